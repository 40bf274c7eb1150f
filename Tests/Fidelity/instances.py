"""Values that a document's schemas allow, made from a seed."""

import itertools
import json
import re

from documents import own_examples, tokens
from patterns import matching

DATES = ["2024-03-01T12:30:45Z", "1999-12-31T23:59:59Z", "2021-06-15T08:00:00.250Z", "2030-01-01T00:00:00Z"]
SAMPLES = {
    "date-time": DATES,
    "date": ["2024-02-29", "1999-12-31"],
    "time": ["12:30:45Z", "23:59:59Z"],
    "duration": ["P1DT2H", "PT90S"],
    "http-date": ["Sun, 06 Nov 1994 08:49:37 GMT"],
    "uuid": ["0b9e6c5a-93f4-4a0e-8d5c-1f2a3b4c5d6e", "ffffffff-0000-4000-8000-000000000001"],
    "uri": ["https://example.com/a/b?c=d&e=f#g", "https://user@example.com:8080/%7Ehome"],
    "byte": ["", "aGVsbG8=", "/+8A"],
    "email": ["someone@example.com"],
    "decimal": ["12.5", "-0.001", "1000000000000000"],
}
#: None may be a value that a document lists.
TEXTS = ["some words", "größer 名前 😀", "\"quoted\" \\ / \u2028", "tab\tand\nline", ""]
NUMBERS = {"float": [0.25, -12.5, 1024.0], None: [0.5, -12.25, 3, 1e15, 0.1]}
RANGES = {"int8": (-2 ** 7, 2 ** 7 - 1), "uint8": (0, 2 ** 8 - 1), "int16": (-2 ** 15, 2 ** 15 - 1),
          "uint16": (0, 2 ** 16 - 1), "int32": (-2 ** 31, 2 ** 31 - 1), "uint32": (0, 2 ** 32 - 1),
          "int64": (-2 ** 63, 2 ** 63 - 1), "uint64": (0, 2 ** 64 - 1)}
TIMES = [0, 1700000000, 4102444800]
FREE = ["some words", 7, True, {"any": [1, None]}, [], 0.5, None]
#: How deep required values may be nested, and optional ones.
DEEPEST, DEEP = 14, 2


class Impossible(Exception):
    """A schema that has no value, or none that ends."""


def joined(first, second):
    """The words of two schemas that both hold, of which none is a reference, `allOf` or a union."""
    result = dict(first)
    for key, value in second.items():
        old = result.get(key)
        if old is None or old == value:
            result[key] = value
        elif key in ("properties", "patternProperties"):
            both = {name: {"allOf": [old[name], value[name]]} for name in old.keys() & value.keys()
                    if old[name] != value[name]}
            result[key] = {**old, **value, **both}
        elif key == "required":
            result[key] = old + [name for name in value if name not in old]
        elif key == "type":
            result[key] = common(old, value)
        elif key == "enum":
            result[key] = [one for one in old if one in value]
            if not result[key]:
                raise Impossible("no common value")
        elif key in ("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"):
            result[key] = max(old, value)
        elif key in ("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"):
            result[key] = min(old, value)
        elif key in ("items", "additionalProperties"):
            result[key] = value if old is True else old if value is True else (
                False if value is False or old is False else {"allOf": [old, value]})
    if "const" in result and result["const"] not in result.get("enum", [result["const"]]):
        raise Impossible("no common value")
    if ("nullable" in first or "nullable" in second) and not (is_open(first) and is_open(second)):
        result.pop("nullable", None)
    return result


def is_open(words):
    """Whether null is not excluded."""
    return words.get("nullable") is True or words.get("x-nullable") is True or "type" not in words


def common(first, second):
    first, second = ([one] if isinstance(one, str) else one for one in (first, second))
    types = [one for one in first if one in second]
    if not types and "number" in first + second and "integer" in first + second:
        types = ["integer"]
    if not types:
        raise Impossible("no common type")
    return types


class Instances:
    def __init__(self, document, random):
        self.document, self.random = document, random
        self.turns = {}

    def turn(self, key, choices):
        """Each of the choices in turn."""
        place = self.turns.get(key, 0)
        self.turns[key] = place + 1
        return choices[place % len(choices)]

    # Schemas as plain words

    def flat(self, schema, depth=0, member=None):
        """A schema without references, `allOf` and unions, of which a member is chosen: that with the index `member`,
        else one in turn; deep down the plainest."""
        if depth > 40:
            raise Impossible("a schema within itself")
        if schema is True or schema == {}:
            return {}
        if not isinstance(schema, dict):
            raise Impossible("false")
        if isinstance(schema.get("$ref"), str):
            flat = self.flat(self.document.at(tokens(schema["$ref"])), depth + 1, member)
            beside = {key: value for key, value in schema.items() if key != "$ref"}
            if self.document.is_standard and beside:
                flat = joined(flat, self.flat(beside, depth + 1))
            return {**flat, "from": flat.get("from", []) + [schema["$ref"]]}
        rest = {key: value for key, value in schema.items() if key not in ("allOf", "oneOf", "anyOf", "discriminator")}
        if "properties" in rest and "type" not in rest:
            rest["type"] = "object"
        for part in schema.get("allOf", []):
            rest = joined(rest, self.flat(part, depth + 1, member))
        for word in ("oneOf", "anyOf"):
            constants = [self.document.followed(one) for one in schema.get(word) or []]
            if constants and all(isinstance(one, dict) and "const" in one for one in constants):
                rest = joined(rest, {"enum": [one["const"] for one in constants]})
            elif constants:
                rest = self.joined_member(rest, schema, word, depth, member)
        return rest

    def joined_member(self, rest, schema, word, depth, member):
        members = schema[word]
        if member is None and depth > 4:
            index = min(range(len(members)), key=lambda index: self.weight(members[index]))
        elif member is None:
            index = self.turn(("member", id(members)), range(len(members)))
        else:
            index = member % len(members)
        flat = self.flat(members[index], depth + 1)
        if isinstance(schema.get("discriminator"), dict):
            flat = self.discriminated(flat, members[index], schema["discriminator"])
        return joined(rest, flat)

    def discriminated(self, flat, member, discriminator):
        """With the value that means the member: that of `mapping`, else the schema's name."""
        key = discriminator.get("propertyName")
        known = (flat.get("properties") or {}).get(key, {})
        required = flat.get("required", [])
        required = required if key in required else required + [key]
        if "const" in known or len(known.get("enum", [])) == 1:
            return {**flat, "required": required}
        name, reference = self.document.named(member), member.get("$ref") if isinstance(member, dict) else None
        mapping = discriminator.get("mapping") or {}
        values = [value for value, target in mapping.items() if target in (reference, name)] or ([name] if name else [])
        if not values:
            return flat
        value = self.turn(("mapping", name), values)
        properties = {**(flat.get("properties") or {}), key: {"const": value}}
        return {**flat, "type": "object", "properties": properties, "required": required}

    def weight(self, schema):
        schema = self.document.followed(schema)
        if not isinstance(schema, dict):
            return 1
        if any(word in schema for word in ("oneOf", "anyOf", "allOf")):
            return 2
        if "properties" in schema or schema.get("type") == "object":
            return 3 + len(schema.get("required", []) or [])
        return 1 if schema.get("type") in ("array", None) else 0

    # Values

    def value(self, schema, mode, depth=0, member=None):
        """A value of a schema; `mode` says which optional keys it has: "all", "none", "some"."""
        if depth > DEEPEST:
            raise Impossible("too deep")
        flat = self.flat(schema, depth, member)
        if "const" in flat:
            return flat["const"]
        types = self.types(flat)
        if "null" in types or is_nullable(flat):
            types = [one for one in types if one != "null"]
            if not types and "type" in flat or mode == "some" and self.random.random() < 0.3:
                return None
        if isinstance(flat.get("enum"), list):
            values = [one for one in flat["enum"] if one is not None and fits(one, types)]
            if values:
                return self.turn(("enum", json.dumps(values, sort_keys=True)), values)
        if not types:
            return self.turn("free", FREE[:-1])
        kind = self.turn(("types", tuple(types)), types) if len(types) > 1 else types[0]
        return getattr(self, kind if kind in KINDS else "string")(flat, mode, depth)

    def types(self, flat):
        types = flat.get("type")
        if types is None:
            if "properties" in flat or "patternProperties" in flat or "additionalProperties" in flat:
                return ["object"]
            return ["array"] if "items" in flat or "prefixItems" in flat else []
        return [types] if isinstance(types, str) else list(types)

    def object(self, flat, mode, depth):
        properties = {name: one for name, one in (flat.get("properties") or {}).items() if one is not False}
        required = flat.get("required", []) if isinstance(flat.get("required"), list) else []
        least = flat.get("minProperties", 0)
        result = {}
        for name, schema in properties.items():
            if name in required:
                result[name] = self.value(schema, mode, depth + 1)
            elif len(result) < least or self.takes(mode, depth):
                try:
                    result[name] = self.value(schema, mode if depth < DEEP else "none", depth + 1)
                except Impossible:
                    pass
        for name in required:
            if name not in result:
                result[name] = self.undeclared(name, flat, mode, depth)
        self.extras(result, flat, mode, depth, least)
        return result

    def takes(self, mode, depth):
        if depth > DEEP:
            return False
        return mode == "all" or mode == "some" and self.random.random() < 0.5

    def undeclared(self, name, flat, mode, depth):
        """A value for a key that `required` alone names."""
        for pattern, schema in (flat.get("patternProperties") or {}).items():
            if re.search(pattern, name):
                return self.value(schema, mode, depth + 1)
        rest = flat.get("additionalProperties", True)
        return TEXTS[0] if rest is True else self.value(rest, mode, depth + 1)

    def extras(self, result, flat, mode, depth, least):
        """Keys beyond those that are declared, where the schema says that there may be some."""
        if mode == "none" and len(result) >= least or depth > DEEP + 2 or flat.get("maxProperties") == len(result):
            return
        for pattern, schema in (flat.get("patternProperties") or {}).items():
            result[matching(pattern, self.random)] = self.value(schema, mode, depth + 1)
        rest = flat.get("additionalProperties", "properties" not in flat and "patternProperties" not in flat)
        if rest is False:
            return
        for name in ["key", "another key"][: 2 if mode == "all" else 1]:
            name = self.keyed(name, flat)
            if name not in result:
                result[name] = self.value(rest, mode, depth + 1)

    def keyed(self, name, flat):
        names = flat.get("propertyNames")
        return self.value({"type": "string", **names}, "none", DEEP) if isinstance(names, dict) else name

    def array(self, flat, mode, depth):
        if isinstance(flat.get("prefixItems"), list):
            return [self.value(one, mode, depth + 1) for one in flat["prefixItems"]]
        least = flat.get("minItems", 0)
        count = {"all": 2, "none": 0, "some": 1}[mode] if depth <= DEEP else 0
        count = min(max(count, least), flat.get("maxItems", 10 ** 9))
        result = []
        for _ in range(6 * count):
            if len(result) == count:
                break
            try:
                one = self.value(flat.get("items", True), mode if depth < DEEP else "none", depth + 1)
            except Impossible:
                if least:
                    raise
                break
            if not flat.get("uniqueItems") or one not in result:
                result.append(one)
        return result

    def string(self, flat, mode, depth):
        low, high = flat.get("minLength", 0), flat.get("maxLength", 10 ** 9)
        if isinstance(flat.get("pattern"), str):
            try:
                for _ in range(20):
                    text = matching(flat["pattern"], self.random)
                    if low <= len(text) <= high:
                        return text
            except (re.error, ValueError):
                pass
            return next((one for one in own_examples(flat) if isinstance(one, str)), TEXTS[0])
        choices = SAMPLES.get(flat.get("format"), TEXTS if mode != "none" else TEXTS[:1])
        fitting = [text for text in choices if low <= len(text) <= high]
        if fitting:
            return self.turn(("text", flat.get("format")), fitting)
        return "abcdefghijklmnopqrstuvwxyz"[: min(high, 26)].ljust(low, "x")

    def integer(self, flat, mode, depth):
        if flat.get("format") in ("unixtime", "unix-time", "timestamp"):
            return self.turn("unixtime", TIMES)
        low, high = RANGES.get(flat.get("format"), (-2 ** 53, 2 ** 53))
        low, high = limits(flat, low, high, 1)
        choices = {one for one in (0, 1, 42, low, high) if low <= one <= high}
        step = flat.get("multipleOf", 1)
        choices = sorted(one - one % step for one in choices if low <= one - one % step <= high) or [high - high % step]
        return self.turn(("integer", low, high, step), choices)

    def number(self, flat, mode, depth):
        if flat.get("format") in ("unixtime", "unix-time"):
            return self.turn("unixtime", TIMES)
        if flat.get("format") in RANGES or "multipleOf" in flat:
            return self.integer(flat, mode, depth)
        low, high = limits(flat, float("-inf"), float("inf"), 0.0009765625)
        choices = NUMBERS.get(flat.get("format"), NUMBERS[None])
        choices = [one for one in choices if low <= one <= high] or [low if low > float("-inf") else high]
        return self.turn(("number", low, high, flat.get("format")), choices)

    def boolean(self, flat, mode, depth):
        return self.turn("boolean", [True, False])

    def null(self, flat, mode, depth):
        return None

    # Sets of values

    def of(self, schema):
        """Values with all optional keys, the required ones alone and some, then one for each member of a union, each
        listed value, null where it is allowed."""
        for mode in ("all", "none", "some"):
            yield lambda mode=mode: self.value(schema, mode)
        yield from itertools.islice(self.variants(schema, 0), 400)

    def variants(self, schema, depth):
        """Makers of values that differ at one place."""
        node = self.document.followed(schema) if depth == 0 else schema
        if not isinstance(node, dict):
            return
        for word in ("oneOf", "anyOf"):
            for index in range(len(node.get(word) or [])):
                for mode in ("all", "none"):
                    yield lambda index=index, mode=mode: self.value(node, mode, 0 if depth == 0 else DEEP, index)
        if depth > 2:
            return
        try:
            flat = self.flat(node, depth) if not node.get("oneOf") and not node.get("anyOf") else {}
        except Impossible:
            return
        if isinstance(flat.get("enum"), list) and "$ref" not in node:
            for one in flat["enum"]:
                yield lambda one=one: one
        if is_nullable(flat):
            yield lambda: None
        if isinstance(flat.get("items"), dict):
            for make in self.variants(flat["items"], depth + 1):
                yield lambda make=make: [make()]
        for name, one in (flat.get("properties") or {}).items():
            if isinstance(one, dict):
                for make in self.variants(one, depth + 1):
                    yield lambda name=name, make=make: self.replacing(name, make, node, depth)

    def replacing(self, name, make, schema, depth):
        base = self.value(schema, "none", depth)
        if not isinstance(base, dict):
            raise Impossible("no object")
        return {**base, name: make()}

    # What is shown by examples

    def shown(self, schema, depth=0):
        """An object of the examples of its properties; `Impossible` where none has any."""
        flat = self.flat(schema, depth)
        properties = {name: one for name, one in (flat.get("properties") or {}).items() if isinstance(one, dict)}
        result, found = {}, False
        for name, one in properties.items():
            value, is_shown = self.shown_value(one, depth + 1)
            if is_shown:
                result[name], found = value, True
            elif name in flat.get("required", []):
                result[name] = self.value(one, "none", depth + 1)
        if not found:
            raise Impossible("no example")
        return result

    def shown_value(self, schema, depth):
        if depth > 6:
            return None, False
        try:
            flat = self.flat(schema, depth)
            for example in own_examples(flat):
                return example, True
            if flat.get("properties"):
                return self.shown(schema, depth), True
            if isinstance(flat.get("items"), dict):
                value, is_shown = self.shown_value(flat["items"], depth + 1)
                return [value], is_shown
        except Impossible:
            pass
        return None, False


KINDS = {"object", "array", "string", "integer", "number", "boolean", "null"}


def is_nullable(flat):
    types = flat.get("type")
    return flat.get("nullable") is True or flat.get("x-nullable") is True or isinstance(types, list) and "null" in types


def fits(value, types):
    kinds = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "array": list, "object": dict}
    return not types or any(isinstance(value, kinds.get(one, ())) for one in types)


def limits(flat, low, high, step):
    low, high = max(low, flat.get("minimum", low)), min(high, flat.get("maximum", high))
    for word, isLow in (("exclusiveMinimum", True), ("exclusiveMaximum", False)):
        limit = flat.get(word)
        if limit is True:
            low, high = (low + step, high) if isLow else (low, high - step)
        elif limit is not None and limit is not False:
            low, high = (max(low, limit + step), high) if isLow else (low, min(high, limit - step))
    return (int(low), int(high)) if step == 1 else (low, high)
