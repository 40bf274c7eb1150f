"""The Swift names of a document's models and operations, from the generated text."""

import re

DECLARATION = re.compile(r"    public (?:indirect )?(?:struct|enum|typealias) `?(\w+)`?")
NAMESPACE = re.compile(r"^nonisolated public enum (\w+)", re.MULTILINE)
OPERATION = re.compile(
    r"^    public struct `?(\w+)`?:\s+EndpointsRuntime\.(Streaming)?Requestable\b(.*?)^    }$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^    /// `([A-Z]+) (/\S*)`$", re.MULTILINE)


class SwiftNames:
    def __init__(self, folder):
        models, requests = [], []
        for file in sorted(folder.glob("*.swift")):
            (models if "+Models" in file.name else requests).append(file.read_text(encoding="utf-8"))
        self.namespace = next(match[1] for match in map(NAMESPACE.search, requests) if match)
        self.declared = [name for file in models for name in self.top_level(file)]
        self.operations = {}
        for file in requests:
            self.read_operations(file)

    def top_level(self, text):
        head = f"extension {self.namespace} {{"
        lines = text.split("\n")
        for index, line in enumerate(lines):
            if line.endswith(head):
                for inner in lines[index + 1:]:
                    match = DECLARATION.match(inner)
                    if match:
                        yield match[1]
                        break

    def read_operations(self, text):
        """Operations by method and path, with what they have: a stream, answers, failures."""
        end = 0
        for match in OPERATION.finditer(text):
            headings = HEADING.findall(text, end, match.start())
            end = match.end()
            if headings:
                self.operations[" ".join(headings[-1])] = (match[1], bool(match[2]), "enum Failure" in match[3])

    def models(self, names):
        """The Swift types by the names of the document, which stand in the same order."""
        pairs = dict(zip(names, self.declared))
        for name, swift in pairs.items():
            if plain(name)[:3] != plain(swift)[:3] and plain(name) not in plain(swift):
                print(f"    is {name} called {swift} in Swift?")
        return {name: f"{self.namespace}.{swift}" for name, swift in pairs.items()}


def plain(name):
    return re.sub("[^a-z0-9]", "", name.lower())
