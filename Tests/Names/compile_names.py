"""compile_names.py TOOL MODULES FOLDER: generates and compiles every spec of names, and tells what is wrong.

Nested types take every name. At top level a reserved one is an error at its place that proposes `swiftName`; any
other compiles, a module of its own each, so that none hides what is wrong with another.
"""

import json
import os
import pathlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from name_specs import write_flat, write_nested


class Compiling:
    def __init__(self, tool, modules, folder):
        self.tool, self.modules, self.folder = tool, modules, folder

    def generate(self, spec, *flags):
        """The folder of the Swift, or the problems that were told."""
        output = spec.parent / spec.name.split(".")[0]
        run = subprocess.run([self.tool, "generate", spec, "--output", output, "--diagnostics", "json", *flags],
                             capture_output=True, text=True)
        return (output, []) if run.returncode == 0 else (None, json.loads(run.stderr))

    def compile(self, output, *mode):
        """The first error or warning, None where there is none."""
        run = subprocess.run(
            ["swiftc", *mode, "-swift-version", "6", "-warnings-as-errors", "-module-name", "Names", "-I", self.modules,
             *sorted(output.glob("*.swift"))], capture_output=True, text=True)
        lines = [line for line in run.stderr.splitlines() if "error:" in line]
        return None if run.returncode == 0 else (lines or [run.stderr[-300:]])[0]

    def nested(self, spec):
        output, problems = self.generate(spec)
        problem = problems[0]["message"] if problems else self.compile(output, "-wmo", "-emit-sil", "-o", os.devnull)
        return f"{spec.name}: {problem}" if problem else None

    def flat(self, spec, name):
        """What is wrong, and whether the name is reserved."""
        output, problems = self.generate(spec, "--namespace", "null")
        if output:
            problem = self.compile(output, "-typecheck")
            return f"{name!r}, {spec.name}: {problem}" if problem else None, False
        [problem, *more] = problems
        line = spec.read_text(encoding="utf-8").split("\n")[problem["line"] - 1]
        at = line.encode()[problem["column"] - 1:].decode()
        told = problem["code"] == "reserved-name" and any("'swiftName'" in note["message"] for note in problem["notes"])
        right = told and not more and at.startswith(json.dumps(name, ensure_ascii=False))
        return None if right else f"{name!r}, {spec.name}: {problem['message']}", True


def main():
    folder = pathlib.Path(sys.argv[3])
    compiling = Compiling(sys.argv[1], sys.argv[2], folder)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        nested = list(pool.map(compiling.nested, write_nested(folder)))
        flat = list(pool.map(lambda pair: compiling.flat(*pair), write_flat(folder)))
    problems = [problem for problem in nested + [problem for problem, _ in flat] if problem]
    reserved = sum(is_reserved for _, is_reserved in flat)
    print(f"{len(nested)} specs of all names nested")
    print(f"{len(flat)} types of one name at top level, of which {reserved} are reserved there")
    print(f"{len(problems)} problems")
    sys.exit("\n".join(problems) or 0)


main()
