"""random_values.py make SEED FOLDER SPECS: writes a Swift program's table of models, and lines of JSON for each.
random_values.py compare SEED FOLDER SPECS: tells where what the program wrote differs from what it read.

Models whose Swift name is not plainly their own are left out: the table needs the name.
"""

import decimal
import json
import pathlib
import random
import re
import sys

from comparing import Comparing
from values import Values, text

LINES = 40
# Their models are called so that their names in Swift differ.
NAME_FEATURES = {"Keywords", "StandardNames", "RuntimeNames", "CodeNames", "TypeNames", "AwkwardNames"}


def tables(specs):
    for path in sorted(pathlib.Path(specs).glob("**/*.endpoints.json")):
        document = json.loads(path.read_text(encoding="utf-8"))
        if not re.fullmatch("[A-Z][A-Za-z0-9]*", document["name"]) or document["name"] in NAME_FEATURES:
            continue
        config = path.parent / "endpoints.config.json"
        config = json.loads(config.read_text(encoding="utf-8")) if config.exists() else {}
        if "include" in config or "exclude" in config:
            # Which models remain is the filter's to say.
            continue
        space = config.get("namespace", document["name"])
        for name, schema in document.get("models", {}).items():
            plain = re.fullmatch("[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*", name)
            if plain and name != document["name"] and is_type(schema) and not is_synthesized(name, config):
                swift = config.get("names", {}).get(f"/models/{name}", name)
                yield document, name, f"{space}.{swift}" if space else swift


def is_synthesized(name, config):
    """Whether the compiler writes its `Codable`, which knows nothing of the wire's forms."""
    return "Codable" in config.get("conformances", {}).get(name, [])


def is_type(schema):
    """Whether a model is a type of its own. One that is another name alone does not say how it is read."""
    words = {"properties", "enum", "oneOf", "anyOf", "allOf", "prefixItems", "patternProperties"}
    return isinstance(schema, dict) and "swiftName" not in schema and bool(words & schema.keys())


def make(seed, folder, specs):
    calls = []
    for document, name, swift in tables(specs):
        values = Values(random.Random(f"{seed}/{swift}"), document)
        lines = [text(values.model(name)) for _ in range(LINES)]
        (folder / f"{swift}.read").write_text("\n".join(lines) + "\n", encoding="utf-8")
        calls.append(f'    check({swift}.self, "{swift}")')
    return "func checkAll() {\n" + "\n".join(calls) + "\n}\n"


def compare(folder, specs):
    found = compared = 0
    load = lambda line: json.loads(line, parse_float=decimal.Decimal)
    for document, name, swift in tables(specs):
        read = (folder / f"{swift}.read").read_text(encoding="utf-8").split("\n")[:-1]
        path = folder / f"{swift}.written"
        written = path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
        if len(read) != len(written):
            print(f"{swift}: {len(read)} lines read, {len(written)} written")
            found += 1
            continue
        comparing = Comparing(document)
        for before, after in zip(read, written):
            compared += 1
            lines = comparing.differences(comparing.models[name], load(before), load(after))
            found += bool(lines)
            if lines and found < 20:
                print(f"{swift}: {lines[0]}\n    read    {before[:300]}\n    written {after[:300]}")
    print(f"{compared} values compared, {found} differ")
    return found == 0


def main():
    mode, seed, folder, specs = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), sys.argv[4]
    if mode == "make":
        print(make(seed, folder, specs), end="")
    elif not compare(folder, specs):
        sys.exit(1)


main()
