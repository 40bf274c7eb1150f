"""corpus.py FOLDER TOOL PRODUCTS [--no-compile] [--verbose] DOC…: a table of what becomes of documents.

TOOL is `endpointgen`, PRODUCTS the folder of the runtime's modules. What is made stands in FOLDER.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import time

from any_values import AnyValues
from documents import Document
from swift_names import operations_of

WIDEST = 100
TOKEN = re.compile(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|[A-Za-z_]\w*|\d[\w.]*|`\w+`|->|\.\.\.|[^\sA-Za-z_0-9]')
COMMENT = re.compile(r'("""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*")|//[^\n]*|/\*(?:.|\n)*?\*/')


class Measured:
    """What a command cost: seconds of processor time and of the clock, MB of the largest process, what it told."""

    def __init__(self, command, output=None):
        start = time.monotonic()
        with open(output or os.devnull, "wb") as out:
            process = subprocess.Popen([str(one) for one in command], stdout=out, stderr=subprocess.PIPE)
            self.told = process.stderr.read().decode()
            _, status, usage = os.wait4(process.pid, 0)
        self.code = process.returncode = os.waitstatus_to_exitcode(status)
        self.clock = time.monotonic() - start
        self.processor = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024)

    def problems(self, word):
        return [line for line in self.told.splitlines() if f"{word}: " in line]


class Row:
    def __init__(self, path, folder, tool, products):
        self.document = Document(path)
        self.folder, self.tool, self.products = folder / path.stem, tool, products
        self.faults, self.notes = [], []
        self.cells = [path.stem, self.document.version]

    def make(self, compiles):
        (self.folder / "Generated").mkdir(parents=True, exist_ok=True)
        flags = ["--output", self.folder / "Generated", "--access", "public"]
        run = Measured([self.tool, "generate", self.document.path, *flags])
        if run.code != 0:
            errors = run.problems("error")
            self.faults += errors[:20] or [run.told[:300]]
            self.cells.append(f"{len(errors)} errors")
            return
        self.contents(len(run.problems("warning")))
        self.notes += run.problems("warning")
        self.cells += [f"{run.clock:.2f}", f"{run.processor:.2f}", f"{run.memory:.0f}"]
        self.size()
        if compiles:
            self.compile("debug", ["-Onone", "-enable-batch-mode", "-j", "2"])
            self.compile("optimized", ["-O", "-wmo", "-num-threads", "2"])

    def contents(self, warnings):
        listed = json.loads(self.output("list", "--json", self.document.path))[0]
        own = len(list(self.document.operations()))
        endpoints = operations_of(listed["endpoints"])
        self.count("operations", own, len(endpoints), len(listed["endpoints"]) - len(endpoints))
        models = [model["name"] for model in listed["models"]]
        named = list(self.document.schemas)
        self.count("models", len(named), len(models[: len(named)]), len(models) - len(named))
        spec = json.loads(self.output("convert", self.document.path))
        values = AnyValues(self.document, spec)
        share = len(values.places) / max(values.properties, 1)
        self.cells += [f"{len(values.places)} of {values.properties}", warnings]
        self.notes += [f"any: {place}" for place in values.places]
        if share > 0.01:
            self.faults.append(f"{100 * share:.1f} % of the properties are any")

    def count(self, what, own, found, more=0):
        self.cells.append(f"{own} → {found}" + (f" + {more}" if more > 0 else ""))
        if own != found:
            self.faults.append(f"{own} {what} became {found}")

    def output(self, *arguments):
        return subprocess.run([self.tool, *arguments], check=True, capture_output=True, text=True).stdout

    def size(self):
        texts = [file.read_text(encoding="utf-8") for file in self.sources]
        lines = [line for text in texts for line in text.split("\n")[:-1]]
        tokens = sum(len(TOKEN.findall(COMMENT.sub(lambda match: match[1] or " ", text))) for text in texts)
        wide = [line for line in lines if len(line) > WIDEST]
        self.cells += [f"{len(lines):,}", f"{len(wide):,}", f"{tokens:,}"]
        self.notes += [f"more than {WIDEST} columns: {line}" for line in wide]
        code = {line for text in texts for line in code_of_comments(text)}
        wide = [line for line in wide if line not in code and is_divisible(line)]
        if wide:
            self.faults.append(f"{len(wide)} lines have more than {WIDEST} columns, as {wide[0].strip()}")

    @property
    def sources(self):
        return sorted((self.folder / "Generated").glob("*.swift"))

    def compile(self, name, flags):
        objects = self.folder / name
        objects.mkdir(exist_ok=True)
        here = os.getcwd()
        os.chdir(objects)
        run = Measured(
            ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "Generated",
             *flags, "-I", self.products / "Modules", "-emit-module", "-emit-module-path", "Generated.swiftmodule",
             "-c", *self.sources], output="told")
        told = pathlib.Path("told").read_text(encoding="utf-8") + run.told
        os.chdir(here)
        if run.code != 0:
            errors = [line for line in told.splitlines() if "error: " in line]
            self.faults += [f"{name}: {one}" for one in errors[:10] or [told[:300]]]
            self.cells.append(f"{len(errors)} errors")
        else:
            self.cells.append(f"{run.processor:.1f} s, {run.memory:.0f} MB")


def code_of_comments(text):
    """The lines of code blocks in comments; one that nothing closes goes to the comment's end (CommonMark §4.5)."""
    is_code = False
    for line in text.split("\n"):
        words = line.strip()
        if not words.startswith("///"):
            is_code = False
        elif is_code:
            yield line
            is_code = not re.fullmatch(r"/// *(`{3,}|~{3,}) *", words)
        else:
            is_code = re.match(r"/// *(`{3,}[^`]*|~{3,}.*)$", words) is not None


def is_divisible(line):
    """Whether a line need not be as wide as it is, as a word of a comment, a row of a table or a name must be."""
    code, _, comment = line.partition("///")
    if code.strip():
        return ", " in line
    words = re.sub(r"^([-*]|\d+\.) ", "", comment.strip())
    return not words.startswith("|") and "  " not in words and " " in words[: WIDEST - len(code) - 4]



TITLES = ["document", "version", "operations", "models", "any", "warnings", "clock s", "CPU s", "MB", "lines", "wide", "tokens",
          "debug: CPU, largest", "optimized: CPU, largest"]
WIDTHS = [18, 7, 12, 16, 12, 8, 7, 6, 4, 9, 4, 11, 19, 23]


def told(cells):
    print("| " + " | ".join(str(cell).ljust(width) for cell, width in zip(cells, WIDTHS)) + " |", flush=True)


def main():
    flags = [one for one in sys.argv[1:] if one.startswith("--")]
    folder, tool, products, *documents = (pathlib.Path(one).resolve() for one in sys.argv[1:] if one not in flags)
    told(TITLES)
    told(["-" * width for width in WIDTHS])
    failed = 0
    for path in documents:
        row = Row(path, folder, tool, products)
        row.make("--no-compile" not in flags)
        told(row.cells)
        for line in row.faults:
            print(f"    FAULT: {line}")
        if "--verbose" in flags:
            for line in row.notes:
                print(f"    {line}")
        failed += bool(row.faults)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
