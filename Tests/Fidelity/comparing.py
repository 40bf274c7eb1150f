"""Where what was written differs from what was read, and of what class each difference is."""

import datetime
import decimal
import json
import re
import struct

from documents import tokens

UNNAMED = "key that the schema does not name"
TIME = "time written differently"
NUMBER = "number form"
OTHER = "other"
TIMES = re.compile(r"(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(\.\d+)?([Zz]|[+-]\d\d:?\d\d)?")


class Number(decimal.Decimal):
    """A number that knows how it was written."""

    def __new__(cls, text):
        number = super().__new__(cls, text)
        number.text = text
        return number


def load(text):
    return json.loads(text, parse_float=Number)


def is_number(value):
    return isinstance(value, (int, decimal.Decimal)) and not isinstance(value, bool)


class Comparing:
    def __init__(self, document, validating=None):
        self.document, self.validating = document, validating
        #: Whether of a union's members only those count by which the value is valid, and of what kind the body is.
        self.is_narrow, self.omitted = False, None

    def compare(self, read, written, schema, omitted):
        """Path, class and explanation of each difference.

        A key that was left out is first looked for in all members of the unions around it, then, as that is quick and
        seldom needed, in those by which the value is valid: by others it has no name.
        """
        self.is_narrow, self.omitted = False, omitted
        found = self.differences(read, written, [schema])
        if any(kind == OTHER for _, kind, _ in found):
            self.is_narrow = True
            found = self.differences(read, written, [schema])
        return found

    def differences(self, read, written, schemas, path="$"):
        """As `compare`; `schemas` are those that may say what stands there."""
        if is_number(read) and is_number(written):
            return self.numbers(read, written, path)
        if type(read) is not type(written):
            return [(path, OTHER, f"{text(read)} became {text(written)}")]
        if isinstance(read, dict):
            return self.objects(read, written, self.parts(schemas, read), path)
        if isinstance(read, list):
            if len(read) != len(written):
                return [(path, OTHER, f"{len(read)} elements became {len(written)}")]
            schemas = self.parts(schemas, read)
            found = []
            for index, (before, after) in enumerate(zip(read, written)):
                inner = [one["items"] for one in schemas if isinstance(one.get("items"), dict)]
                inner += [one["prefixItems"][index] for one in schemas if index < len(one.get("prefixItems", []))]
                found += self.differences(before, after, inner, f"{path}[{index}]")
            return found
        if read == written:
            return []
        if isinstance(read, str) and instant(read) is not None and instant(read) == instant(written):
            return [(path, TIME, f"{text(read)} became {text(written)}")]
        return [(path, OTHER, f"{text(read)} became {text(written)}")]

    def numbers(self, read, written, path):
        """Numbers of one value are equal, whatever their form."""
        if read == written:
            return []
        told = f"{getattr(read, 'text', read)} became {getattr(written, 'text', written)}"
        if float(read) == float(written) or single(read) == single(written):
            return [(path, NUMBER, told)]
        return [(path, OTHER, told)]

    def objects(self, read, written, schemas, path):
        found = []
        for key, value in read.items():
            if key not in written:
                if not self.inner(schemas, key):
                    found.append((f"{path}.{key}", UNNAMED, text(value)))
                else:
                    found.append((f"{path}.{key}", OTHER, f"{text(value)} was left out"))
            else:
                found += self.differences(value, written[key], self.inner(schemas, key), f"{path}.{key}")
        for key in written.keys() - read.keys():
            found.append((f"{path}.{key}", OTHER, f"{text(written[key])} was added"))
        return found

    def inner(self, schemas, key):
        """What the schemas say of a key; nothing where they do not name it."""
        named = [one["properties"][key] for one in schemas if key in (one.get("properties") or {})]
        for one in schemas:
            for pattern, schema in (one.get("patternProperties") or {}).items():
                if re.search(pattern, key):
                    named.append(schema)
        if named:
            return named
        rest = [one["additionalProperties"] for one in schemas if "additionalProperties" in one]
        if not any(one.keys() & WORDS for one in schemas):
            rest.append(True)
        return [one for one in rest if one is not False]

    def parts(self, schemas, value=None, depth=0):
        """The schemas with all that they are made of: references, `allOf`, the members of unions.

        Of unions only those by which a value is valid, while that is asked.
        """
        result = []
        for schema in schemas:
            if schema is True or schema == {}:
                result.append({})
            elif isinstance(schema, dict) and depth < 12:
                if isinstance(schema.get("$ref"), str):
                    result += self.parts([self.document.at(tokens(schema["$ref"]))], value, depth + 1)
                else:
                    made = (schema.get("allOf") or []) + self.members(schema, value)
                    result += self.parts(made, value, depth + 1)
                    result.append(schema)
        return result

    def members(self, schema, value):
        members = (schema.get("oneOf") or []) + (schema.get("anyOf") or [])
        if not self.is_narrow:
            return members
        plain = json.loads(json.dumps(value, default=float))
        return [one for one in members if self.validating.allows(plain, one, self.omitted)] or members


#: What says more of an object than that it is one.
WORDS = {"properties", "patternProperties", "additionalProperties", "allOf", "oneOf", "anyOf", "required"}


def instant(value):
    """The moment that a text means; without a zone in UTC."""
    match = TIMES.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        return None
    day, time, fraction, zone = match.groups()
    try:
        moment = datetime.datetime.fromisoformat(f"{day}T{time}{'+00:00' if zone in (None, 'Z', 'z') else zone}")
    except ValueError:
        return None
    return moment.timestamp(), round(float(fraction or 0), 6)


def single(number):
    try:
        return struct.pack("f", float(number))
    except OverflowError:
        return None


def text(value):
    return json.dumps(value, ensure_ascii=False, default=str)[:120]
