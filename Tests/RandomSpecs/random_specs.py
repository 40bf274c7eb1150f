"""random_specs.py COUNT SEED FOLDER: writes COUNT random specs into FOLDER and prints how often each row occurred.

Fails where a row did not occur at all. The same seed gives the same specs.
"""

import json
import pathlib
import random
import sys

from documents import Documents
from rows import Rows


def main():
    count, seed, folder = int(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3])
    rows = Rows()
    for number in range(count):
        name = f"Random{number}"
        maker = Documents(random.Random(f"{seed}/{number}"), rows)
        text = json.dumps(maker.document(name), indent=2, ensure_ascii=False) + "\n"
        (folder / f"random{number}.endpoints.json").write_text(text, encoding="utf-8")
    print(rows.table())
    if missing := rows.missing():
        sys.exit(f"rows that did not occur, of {count} specs with seed {seed}: {', '.join(missing)}")


main()
