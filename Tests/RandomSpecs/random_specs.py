"""random_specs.py COUNT SEED FOLDER: writes COUNT random specs into FOLDER and prints how often each row occurred.

Fails where a row did not occur at all. The same seed gives the same specs.
"""

import json
import pathlib
import random
import sys

from configs import Configs
from documents import Documents
from rows import Rows


def write(path, value):
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


# Of so many documents that which shows most of what has not been seen is kept, until all has been.
CANDIDATES = 120


def candidate(number, seed):
    """A document, its config if it has one, and the rows in it. Every second has a config, every fourth is flat."""
    chance, rows = random.Random(seed), Rows()
    has_config, is_flat = number % 2 == 0, number % 4 == 0
    maker = Documents(chance, rows)
    document = maker.document(f"Random{number}", f"Flat{number}" if is_flat else "", has_config)
    config = Configs(chance, rows).config(document, is_flat) if has_config else None
    return document, config, rows


def main():
    count, seed, folder = int(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3])
    rows = Rows()
    for number in range(count):
        tries = range(CANDIDATES if rows.missing() else 1)
        candidates = [candidate(number, f"{seed}/{number}/{each}") for each in tries]
        document, config, found = max(candidates, key=lambda each: len(each[2].seen() & set(rows.missing())))
        rows.add(found)
        place = folder
        if config is not None:
            # The nearest config upwards is a spec's: it has a folder of its own.
            place = folder / document["name"]
            place.mkdir()
            write(place / "endpoints.config.json", config)
        write(place / f"random{number}.endpoints.json", document)
    print(rows.table())
    if missing := rows.missing():
        sys.exit(f"rows that did not occur, of {count} specs with seed {seed}: {', '.join(missing)}")


main()
