"""Packages that use this one, as an app would."""
import json
import pathlib
import shutil

import processes

head = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "{name}",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-endpoints", path: {project})],
    targets: [
"""
target = """        .executableTarget(
            name: "{name}",
            dependencies: [.product(name: "EndpointsRuntime", package: "swift-endpoints")]{plugins}
        ),
"""
plugins = """,
            plugins: [.plugin(name: "EndpointsPlugin", package: "swift-endpoints")]"""


class Consumer:
    """A package of executable targets, by name, with the text of their files by name."""

    def __init__(self, name, targets, plugin=True):
        self.folder = processes.scratch / "consumers" / name
        self.log = processes.scratch / "consumers" / f"{name}.log"
        shutil.rmtree(self.folder, ignore_errors=True)
        manifest = head.format(name=name, project=json.dumps(str(processes.project)))
        for title, files in targets.items():
            manifest += target.format(name=title, plugins=plugins if plugin else "")
            for file, text in files.items():
                self.write(title, file, text)
        (self.folder / "Package.swift").write_text(manifest + "    ]\n)\n")

    def write(self, title, file, text):
        path = self.folder / "Sources" / title / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def build(self, configuration="debug", product=None):
        """What a build costs."""
        wanted = ["--product", product] if product else []
        return processes.run(
            "swift", "build", "--package-path", self.folder, "-c", configuration, *wanted, log=self.log
        )

    def clean(self):
        shutil.rmtree(self.folder / ".build", ignore_errors=True)

    def clean_target(self, title, configuration="debug"):
        """Takes away what was compiled of one target."""
        products = self.products(configuration)
        shutil.rmtree(products / f"{title}.build", ignore_errors=True)
        for path in products.glob(f"Modules/{title}.*"):
            path.unlink()

    def products(self, configuration="debug"):
        return pathlib.Path(self.folder / ".build" / configuration).resolve()

    def generated(self, title):
        """The files that the plugin had written for a target."""
        outputs = self.folder / ".build" / "plugins" / "outputs"
        return sorted(path for path in outputs.rglob("*.swift") if f"/{title}/" in str(path))
