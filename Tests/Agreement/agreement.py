"""Judges by Python's json module what Tests/Agreement's program says of JSON texts.

    python3 agreement.py PROGRAM COUNT [SEED]

See Tests/check-agreement.
"""

import decimal
import json
import os
import re
import struct
import subprocess
import sys
import unicodedata
from collections import Counter
from pathlib import Path

EXACT = decimal.Context(prec=decimal.MAX_PREC, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN)
ROUNDING = decimal.Context(
    prec=38, rounding=decimal.ROUND_HALF_EVEN, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN
)
NUMBER = re.compile(r"-?([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?")


class Number(str):
    """The text of a number."""


class Members(list):
    """Keys and values of an object, in order, of equal keys all."""


class Refused(Exception):
    """A text that Python takes and that by a rule of differences.md is refused."""


def number(text):
    return Number(text)


def constant(name):
    raise Refused("constants")


DECODER = json.JSONDecoder(
    parse_int=number, parse_float=number, parse_constant=constant, object_pairs_hook=Members
)


def number_form(text):
    """The text, then the value as Int64, UInt64, bits of a double and decimal; - where it does not fit."""
    double = float(text)
    bits = "-" if double in (float("inf"), float("-inf")) else "%x" % struct.unpack("<Q", struct.pack("<d", double))
    whole, fraction, power = NUMBER.fullmatch(text).groups()
    digits = (whole + (fraction or "")).lstrip("0")
    significant = digits.rstrip("0")
    exponent = int(power or 0) - len(fraction or "") + len(digits) - len(significant)
    sign = "-" if text.startswith("-") else ""
    if not significant:
        return f"#{text};0;0;{bits};0E0;"
    signed = unsigned = "-"
    if 0 <= exponent <= 20:
        integer = int(sign + significant) * 10**exponent
        if -(2**63) <= integer < 2**63:
            signed = integer
        if 0 <= integer < 2**64:
            unsigned = integer
    return f"#{text};{signed};{unsigned};{bits};{decimal_form(sign, significant, exponent)};"


def decimal_form(sign, significant, exponent):
    """The value at 38 digits, as a decimal with powers from -128 to 127 has it; see differences.md."""
    if len(significant) + exponent > 170:
        return "-"
    if len(significant) + exponent < -128:
        return "0E0"
    value = EXACT.create_decimal(f"{significant}E{exponent}")
    _, digits, power = (
        value.quantize(decimal.Decimal("1E-128"), decimal.ROUND_HALF_EVEN, EXACT)
        if exponent < -128 and len(significant) + exponent + 128 <= 38
        else ROUNDING.plus(value)
    ).as_tuple()
    text = "".join(map(str, digits)).lstrip("0")
    stripped = text.rstrip("0")
    if power + len(text) - len(stripped) > 127:
        return "-"
    return f"{sign}{stripped}E{power + len(text) - len(stripped)}" if stripped else "0E0"


def string_form(text):
    try:
        encoded = text.encode("utf-8")
    except UnicodeEncodeError:
        raise Refused("lone-surrogates") from None
    return b"$%d:%s" % (len(encoded), encoded)


class Judge:
    def __init__(self):
        self.applied = Counter()
        self.counts = Counter()
        self.problems = 0

    def value_form(self, value, depth=0):
        """The plain form that the program prints for this value."""
        if value is None:
            return b"n"
        if value is True:
            return b"t"
        if value is False:
            return b"f"
        if type(value) is Number:
            return number_form(value).encode()
        if type(value) is str:
            return string_form(value)
        if depth == 128:
            raise Refused("depth")
        if type(value) is list:
            return b"[%s]" % b"".join([self.value_form(one, depth + 1) for one in value])
        return self.object_form(value, depth)

    def object_form(self, pairs, depth):
        forms = [(string_form(key), key, self.value_form(one, depth + 1)) for key, one in pairs]
        members = {}
        for encoded, key, form in forms:
            same = unicodedata.normalize("NFC", key)
            first = members.setdefault(same, [encoded, key, form])
            first[2] = form
            if first[1] != key:
                self.applied["equivalent-keys"] += 1
        ordered = sorted(members.values(), key=lambda member: member[1].encode("utf-8"))
        return b"{%s}" % b"".join([encoded + form for encoded, _, form in ordered])

    def expected(self, text):
        try:
            return self.value_form(DECODER.decode(text.decode("utf-8")))
        except Refused as refusal:
            self.applied[refusal.args[0]] += 1
        except RecursionError:
            self.applied["depth"] += 1
        except ValueError:
            pass
        return b""

    def judge(self, text, form):
        expected = self.expected(text)
        self.counts["accepted" if expected else "refused"] += 1
        if expected != form:
            self.problems += 1
            if self.problems <= 20:
                print(f"differ on {text!r}\n  ours:   {form!r}\n  Python: {expected!r}")

    def run(self, program, *arguments):
        self.counts.clear()
        with subprocess.Popen([program, *arguments], stdout=subprocess.PIPE) as process:
            read = process.stdout.read
            while head := read(4):
                text = read(int.from_bytes(head, "little"))
                form = read(int.from_bytes(read(4), "little"))
                self.judge(text, form)
        if process.returncode != 0:
            self.problems += 1
            print(f"{program} ended with {process.returncode}")
        return self.counts["accepted"], self.counts["refused"]


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    here = Path(__file__).resolve().parent
    listed = re.findall(r"^## (\S+)$", (here / "differences.md").read_text(encoding="utf-8"), re.M)
    judge = Judge()

    corpus = Path(os.environ.get("ENDPOINTS_CORPUS", here / "../../../shared/corpus"))
    files = sorted((corpus / "json-test-suite/test_parsing").glob("*.json"))
    if files:
        accepted, refused = judge.run(program, "files", *map(str, files))
        print(f"JSONTestSuite: {len(files)} files, {accepted} accepted, {refused} refused")
    else:
        print(f"JSONTestSuite: left out, as there is no {corpus}/json-test-suite")
    accepted, refused = judge.run(program, "documents", str(seed), str(count))
    print(f"random texts, seed {seed}: {accepted} accepted, {refused} refused")
    total = accepted + refused
    accepted, refused = judge.run(program, "values", str(seed), str(count))
    print(f"written values, seed {seed}: {accepted} accepted, {refused} refused")
    if total != count or accepted != count:
        judge.problems += 1
        print("not every text was judged, or not every written one was accepted")

    for name, times in sorted(judge.applied.items()):
        print(f"difference {name}: {times} times")
        if name not in listed:
            judge.problems += 1
            print(f"difference {name} is not listed in differences.md")
    print(f"{judge.problems} disagreements")
    sys.exit(1 if judge.problems else 0)


main()
