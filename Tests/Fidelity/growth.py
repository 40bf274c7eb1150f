"""growth.py DOC FOLDER TOOL [ROUNDS]: the cost of generating from a document, and from one with all of it twice and
four times under other names.

In each copy every component, path and `operationId` has a name of its own, and references lead within the copy. Prints
the least of ROUNDS (3 unless told) runs of the whole process. Fails where four times the document costs more than five
times the processor time.
"""

import copy
import json
import pathlib
import sys

from corpus import Measured
from documents import Document, pointer, tokens


class Copies:
    def __init__(self, document):
        self.document, self.root = document, document.root
        self.kinds = ["definitions", "parameters", "responses"] if document.is_swagger else ["components"]

    def times(self, count):
        root = copy.deepcopy(self.root)
        for number in range(2, count + 1):
            self.number = number
            for kind in self.kinds:
                for name, one in self.root.get(kind, {}).items():
                    if kind == "components":
                        for own, part in one.items():
                            if name != "securitySchemes":
                                root[kind][name][self.named(own)] = self.renamed(part)
                    else:
                        root[kind][self.named(name)] = self.renamed(one)
            for path, item in self.root["paths"].items():
                root["paths"][f"/copy{number}{path}"] = self.renamed(item)
        return root

    def named(self, name):
        return f"{name}Copy{self.number}"

    def renamed(self, node, is_data=False):
        if isinstance(node, list):
            return [self.renamed(one, is_data) for one in node]
        if not isinstance(node, dict):
            return node
        result = {}
        for key, value in node.items():
            if not is_data and key in ("$ref", "operationId") and isinstance(value, str):
                value = self.reference(value) if key == "$ref" else self.named(value)
            elif not is_data and key == "mapping" and isinstance(value, dict):
                value = {one: self.reference(target) for one, target in value.items()}
            else:
                value = self.renamed(value, is_data or key in ("example", "examples") and not self.is_reference(value))
            result[key] = value
        return result

    def is_reference(self, examples):
        """Whether examples may be components."""
        return isinstance(examples, dict) and any(
            isinstance(one, dict) and str(one.get("$ref", "")).startswith("#/components/") for one in examples.values())

    def reference(self, text):
        place = tokens(text) if text.startswith("#/") else []
        if not place or place[0] not in self.kinds + ["paths"]:
            return text if place or text not in self.document.schemas else self.named(text)
        index = 2 if place[0] == "components" else 1
        place[index] = f"/copy{self.number}{place[index]}" if place[0] == "paths" else self.named(place[index])
        return "#" + pointer(place)


def main():
    document, folder, tool = (pathlib.Path(one).resolve() for one in sys.argv[1:4])
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 3
    copies = Copies(Document(document))
    folder.mkdir(parents=True, exist_ok=True)
    print(f"{document.stem:>12} {'bytes':>12} {'CPU s':>8} {'clock s':>8} {'MB':>6} {'CPU, times':>10}")
    first = times = None
    for count in (1, 2, 4):
        file = folder / f"times{count}.openapi.json"
        file.write_text(json.dumps(copies.times(count), ensure_ascii=False, indent=2), encoding="utf-8")
        command = [tool, "generate", file, "--output", folder / f"times{count}"]
        runs = [Measured(command) for _ in range(rounds)]
        if any(run.code != 0 for run in runs):
            sys.exit("\n".join(runs[0].problems("error")[:10]) or runs[0].told[:500])
        best = min(runs, key=lambda run: run.processor)
        first = first or best.processor
        times = best.processor / first
        print(f"{count:>10} × {file.stat().st_size:>12,} {best.processor:>8.2f} {best.clock:>8.2f} {best.memory:>6.0f}"
              f" {times:>10.2f}", flush=True)
    sys.exit(0 if times <= 5 else "more than linear")


if __name__ == "__main__":
    main()
