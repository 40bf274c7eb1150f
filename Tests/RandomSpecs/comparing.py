"""Whether what a model writes is what it has read, by the format's description alone.

Keys that no property has are dropped, an optional null is left out, a default is written, and texts of one
instant or one number may differ.
"""

import datetime
import decimal
import re
from urllib.parse import unquote

from merging import effective, merged
from values import ABSENT, scalar_word


class Comparing:
    def __init__(self, document):
        self.models = effective(document)

    def differences(self, schema, read, written, path="$"):
        """Every difference as one line; none where both mean the same."""
        if isinstance(schema, str):
            return self.short(schema, read, written, path)
        if read is None and (schema.get("nullable") or None in schema.get("enum", [])):
            return [] if written is None else [f"{path}: null became {written!r}"]
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1].replace("~1", "/").replace("~0", "~")
            return self.differences(self.models[name], read, written, path)
        for word in ("oneOf", "anyOf"):
            if word in schema and "properties" in schema:
                return self.differences(merged(schema, self.models), read, written, path)
            if word in schema:
                # What matches no member is kept as it came.
                if read == written:
                    return []
                every = [self.differences(member, read, written, path) for member in schema[word]]
                return min(every, key=len)
        if "allOf" in schema:
            return self.differences(merged(schema, self.models), read, written, path)
        if "enum" in schema or "const" in schema:
            return self.same(read, written, path)
        if "dateFormat" in schema:
            return self.same(read, written, path)
        if ("prefixItems" in schema or "items" in schema) and not isinstance(read, list):
            return [f"{path}: {read!r} is no list"]
        if "prefixItems" in schema:
            return self.items(schema["prefixItems"], read, written, path)
        if "items" in schema:
            return self.items([schema["items"]] * len(read), read, written, path)
        if "properties" in schema or "additionalProperties" in schema or "patternProperties" in schema:
            return self.object(schema, read, written, path)
        return self.short(scalar_word(schema), read, written, path)

    def short(self, word, read, written, path):
        """A type in its short form; a member of a union may meet a value of another type."""
        if word.endswith("?"):
            if read is None or written is None:
                return [] if read is written else [f"{path}: {read!r} became {written!r}"]
            word = word[:-1]
        if word.startswith("[string:"):
            return self.object({"additionalProperties": word[len("[string:"):-1].strip()}, read, written, path)
        if word.startswith("[") and not isinstance(read, list):
            return [f"{path}: {read!r} is no list"]
        if word.startswith("["):
            return self.items([word[1:-1].strip()] * len(read), read, written, path)
        if word in self.models:
            return self.differences(self.models[word], read, written, path)
        if word in ("date-time", "duration", "uuid") and not (isinstance(read, str) and isinstance(written, str)):
            return [f"{path}: {read!r} became {written!r}"]
        if word == "date-time":
            return self.same(instant(read), instant(written), path)
        if word == "duration":
            return self.same(amounts(read), amounts(written), path)
        if word == "uuid":
            return self.same(read.lower(), written.lower(), path)
        if word == "uri" and isinstance(read, str) and isinstance(written, str):
            # What RFC 3986 has no place for is percent-encoded.
            return self.same(unquote(read), unquote(written), path)
        return self.same(read, written, path)

    def same(self, read, written, path):
        if type(read) is bool or type(written) is bool:
            equal = read is written
        elif isinstance(read, float) and isinstance(written, decimal.Decimal):
            equal = read == float(written)
        else:
            equal = read == written
        return [] if equal else [f"{path}: {read!r} became {written!r}"]

    def items(self, schemas, read, written, path):
        if not isinstance(written, list) or len(read) != len(written):
            return [f"{path}: {read!r} became {written!r}"]
        every = [self.differences(*pair, f"{path}[{index}]") for index, pair in enumerate(zip(schemas, read, written))]
        return [line for lines in every for line in lines]

    def object(self, schema, read, written, path):
        if not isinstance(written, dict) or not isinstance(read, dict):
            return [f"{path}: {read!r} became {written!r}"]
        found = []
        properties = schema.get("properties", {})
        for name, property in properties.items():
            found += self.member(name, property, schema, read, written, f"{path}.{name}")
        rest = schema.get("additionalProperties")
        for name in read:
            if name in properties:
                continue
            kept = rest not in (None, False)
            inner = "any" if rest is True else rest
            if patterns := list(schema.get("patternProperties", {}).values()):
                # Patterns are documentation: keys that match none are kept likewise.
                kept, inner = True, patterns[0] if len(patterns) == 1 and rest in (None, False) else "any"
            if kept and name in written:
                found += self.differences(inner, read[name], written[name], f"{path}.{name}")
            elif kept or name in written:
                found.append(f"{path}.{name}: {'lost' if kept else 'kept'}")
        found += [f"{path}.{name}: made up" for name in written if name not in read and name not in properties]
        return found

    def member(self, name, property, schema, read, written, path):
        was, now = read.get(name, ABSENT), written.get(name, ABSENT)
        if (was is ABSENT or was is None) and isinstance(property, dict):
            if "const" in property:
                return self.same(property["const"], now, path)
            takes_null = property.get("nullable") or property.get("type") == "any"
            one_way = property.get("readOnly") or property.get("writeOnly")
            if one_way and now is ABSENT and property.get("default", ABSENT) is None:
                return []
            if "default" in property and not (was is None and takes_null):
                return self.differences(property, property["default"], now, path)
        if was is ABSENT:
            return [] if now is ABSENT else [f"{path}: made up: {now!r}"]
        if was is None and now is ABSENT:
            # One that may be left out is nil in Swift for both.
            nullable = isinstance(property, dict) and property.get("nullable")
            nullable = nullable and not (property.get("readOnly") or property.get("writeOnly"))
            return [f"{path}: null was lost"] if nullable else []
        if now is ABSENT:
            return [f"{path}: {was!r} was lost"]
        return self.differences(property, was, now, path)


def instant(text):
    """The moment of a date-time; the text itself where it is none."""
    try:
        return datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError:
        return text


def amounts(text):
    """The parts of an ISO 8601 duration by unit, months and minutes told apart."""
    if not text.startswith("P"):
        return text
    days, _, times = text[1:].partition("T")
    parts = re.findall(r"([\d.]+)([YMWD])", days) + [(value, "T" + unit) for value, unit in re.findall(r"([\d.]+)([HMS])", times)]
    return {unit: float(value) for value, unit in parts if float(value)}
