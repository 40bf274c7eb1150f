"""The wire names of the table that tests hold, and those of specs which are called as Swift's own things."""

import json
import pathlib
import re

PROJECT = pathlib.Path(__file__).resolve().parents[2]
TABLE = PROJECT / "Tests/EndpointGeneratorTests/Naming/WireNames"
FEATURES = ["Keywords", "StandardNames", "RuntimeNames", "CodeNames", "TypeNames", "AwkwardNames"]
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "\\": "\\", "'": "'"}


def literal(text):
    """The text of a Swift string literal without its quotes."""
    return re.sub(r"\\(?:u\{([0-9a-fA-F]+)\}|(.))",
                  lambda match: chr(int(match[1], 16)) if match[1] else ESCAPES[match[2]], text)


def rows():
    """(wire name, name of a member, name of a type), each once."""
    string = r'"((?:[^"\\]|\\.)*)"'
    found = {}
    for path in sorted(TABLE.glob("WireName+*.swift")):
        for match in re.finditer(rf"WireName\(\s*{string},\s*{string},\s*{string}", path.read_text(encoding="utf-8")):
            wire, member, name = map(literal, match.groups())
            found[wire] = (member, name)
    return [(wire, member, name) for wire, (member, name) in found.items()]


def borrowed():
    """The names of models and endpoints in the specs whose names are Swift's, Foundation's and the runtime's."""
    names = {}
    for feature in FEATURES:
        for path in sorted((PROJECT / "Specs/Features" / feature).glob("*.endpoints.json")):
            document = json.loads(path.read_text(encoding="utf-8"))
            names.update(dict.fromkeys(list(document.get("models", {})) + list(document["endpoints"])))
    return list(names)


def groups(rows):
    """The rows in as few groups as keep apart what Swift, or a file system without case, would take for one."""
    found = []
    for row in rows:
        for group in found:
            if all(row[1].casefold() != other[1].casefold() and row[2].casefold() != other[2].casefold()
                   for other in group):
                group.append(row)
                break
        else:
            found.append([row])
    return found
