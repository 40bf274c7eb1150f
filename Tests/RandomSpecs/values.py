"""Random JSON values that a schema of a document allows, by the format's description alone."""

import base64
import datetime
import decimal
import json
import re
import uuid

from merging import effective, is_optional, merged

RANGES = {"integer": (-2 ** 63, 2 ** 63 - 1), "int32": (-2 ** 31, 2 ** 31 - 1), "int64": (-2 ** 63, 2 ** 63 - 1),
          "uint32": (0, 2 ** 32 - 1), "uint64": (0, 2 ** 64 - 1)}
SCALARS = {"date-time", "date", "time", "date-time-local", "duration", "unixtime", "unixtime-ms", "http-date", "uuid",
           "uri", "byte", "int32", "int64", "uint32", "uint64", "float", "double", "decimal"}
TEXTS = ["", "text", "größer", "名前", "😀", "\"quoted\" \\ / \u2028", "tab\tnew\nline", "a\u0000b", "null"]
ABSENT = object()


def scalar_word(schema):
    """The type that `type` and `format` name together: `integer` with `uint64` is the latter."""
    word, form = schema.get("type", "any"), schema.get("format")
    if form in SCALARS:
        return form + ("?" if word.endswith("?") else "")
    return word


class Values:
    def __init__(self, random, document):
        self.random = random
        self.models = effective(document)

    def chance(self, probability):
        return self.random.random() < probability

    def model(self, name):
        """A value of a model; never null, which is for places where a nullable model is used."""
        while (value := self.value(self.models[name], 0)) is None:
            pass
        return value

    # Any schema

    def value(self, schema, depth):
        if isinstance(schema, str):
            return self.short(schema, depth)
        if schema.get("nullable") and self.chance(0.2):
            return None
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.enumerated(schema)
        if "dateFormat" in schema:
            return self.dated(schema["dateFormat"])
        if "$ref" in schema:
            return self.value(self.models[schema["$ref"].rsplit("/", 1)[1].replace("~1", "/").replace("~0", "~")], depth + 1)
        for word in ("oneOf", "anyOf"):
            if word in schema and "properties" in schema:
                return self.value(merged(schema, self.models), depth)
            if word in schema:
                return self.member(schema, schema[word], depth)
        if "allOf" in schema:
            return self.value(merged(schema, self.models), depth)
        if "prefixItems" in schema:
            return [self.value(item, depth + 1) for item in schema["prefixItems"]]
        if "items" in schema:
            return self.items(schema, depth)
        if "properties" in schema or "additionalProperties" in schema or "patternProperties" in schema:
            return self.object(schema, depth)
        word = scalar_word(schema)
        return {} if word == "object" else [] if word == "array" else self.short(word, depth)

    def short(self, word, depth):
        if word.endswith("?"):
            return None if self.chance(0.3) else self.short(word[:-1], depth)
        if word.startswith("[string:"):
            inner = word[len("[string:"):-1].strip()
            return {key: self.short(inner, depth + 1) for key in self.random.sample(TEXTS, self.count(depth))}
        if word.startswith("["):
            return [self.short(word[1:-1].strip(), depth + 1) for _ in range(self.count(depth))]
        if word in self.models:
            return self.value(self.models[word], depth + 1)
        return self.scalar(word)

    def count(self, depth):
        return 0 if depth > 5 else self.random.randint(0, 3)

    # Scalars

    def scalar(self, word):
        if word in RANGES:
            low, high = RANGES[word]
            return self.random.choice([low, high, 0, 1, self.random.randint(low, high)])
        makers = {
            "string": lambda: self.random.choice(TEXTS), "boolean": lambda: self.chance(0.5), "null": lambda: None,
            "number": self.number, "double": self.number, "float": lambda: self.random.randint(-1000, 1000) / 8,
            "decimal": lambda: decimal.Decimal(self.random.randint(-10 ** 12, 10 ** 12)).scaleb(-self.random.randint(0, 6)),
            "any": lambda: self.random.choice([None, True, 1, -2.5, "text", [1, "a", None], {"a": {"b": []}}]),
            "uuid": lambda: str(uuid.UUID(int=self.random.getrandbits(128))),
            "uri": lambda: self.random.choice(["https://example.com/a?b=c#d", "mailto:a@example.com", "/relative"]),
            "byte": lambda: base64.b64encode(self.random.randbytes(self.random.randint(0, 20))).decode(),
            "date": lambda: self.moment().strftime("%Y-%m-%d"),
            "time": lambda: self.moment().strftime("%H:%M:%S"),
            "date-time": lambda: self.moment().strftime("%Y-%m-%dT%H:%M:%S") + self.random.choice(["Z", ".5Z", "+02:00"]),
            "date-time-local": lambda: self.moment().strftime("%Y-%m-%dT%H:%M:%S"),
            "duration": lambda: self.random.choice(["P1D", "PT36H", "P1Y2M3DT4H5M6S", "PT0.5S", "P2W"]),
            "unixtime": lambda: self.random.randint(-2 ** 31, 2 ** 33),
            "unixtime-ms": lambda: self.random.randint(-2 ** 41, 2 ** 43),
            "http-date": lambda: self.moment().strftime("%a, %d %b %Y %H:%M:%S GMT")}
        return makers[word]()

    def number(self):
        return self.random.choice([0.0, -1.5, 1e300, 5e-324, self.random.uniform(-1e6, 1e6)])

    def moment(self):
        start = datetime.datetime(1970, 1, 1)
        return start + datetime.timedelta(seconds=self.random.randint(0, 4 * 10 ** 9))

    def dated(self, pattern):
        """A text of a pattern of Unicode TR35; its years are those that two digits can tell."""
        moment = datetime.datetime(2001, 1, 1) + datetime.timedelta(seconds=self.random.randint(0, 7 * 10 ** 8))
        forms = {"yyyy": "%Y", "yy": "%y", "MMMM": "%B", "MMM": "%b", "MM": "%m", "M": str(moment.month), "dd": "%d",
                 "d": str(moment.day), "EEE": "%a", "HH": "%H", "h": str(moment.hour % 12 or 12), "mm": "%M",
                 "ss": "%S", "SSS": "250", "a": "%p", "Z": "+0000", "XXX": "Z", "z": "GMT"}

        def replaced(match):
            piece = match[0]
            return piece[1:-1] if piece.startswith("'") else forms[piece] if piece[0].isalpha() else piece
        return moment.strftime(re.sub(r"'[^']*'|([A-Za-z])\1*|.", replaced, pattern))

    def enumerated(self, schema):
        if not schema.get("closed") and self.chance(0.2):
            known = [value for value in schema["enum"] if value is not None]
            if all(isinstance(value, str) for value in known):
                return "not listed"
            if all(isinstance(value, (int, float)) for value in known):
                return 424242
        return self.random.choice(schema["enum"])

    # Arrays, objects, unions

    def items(self, schema, depth):
        values = [self.value(schema["items"], depth + 1) for _ in range(self.count(depth))]
        if schema.get("uniqueItems"):
            return list(dict.fromkeys(values))
        return values

    def object(self, schema, depth):
        pairs = []
        for name, property in schema.get("properties", {}).items():
            value = self.property(name, property, schema, depth)
            if value is not ABSENT:
                pairs.append((name, value))
        rest = schema.get("additionalProperties", schema.get("patternProperties", True))
        if rest is True:
            rest = "any"
        elif isinstance(rest, dict) and "patternProperties" in schema:
            pattern, rest = next(iter(rest.items()))
            pairs += [("x-" + key, self.value(rest, depth + 1)) for key in ("a", "b") if self.chance(0.5)]
            rest = False
        if rest is not False:
            pairs += [(key, self.value(rest, depth + 1)) for key in ("unlisted key", "größe")
                      if key not in schema.get("properties", {}) and self.chance(0.3)]
        self.random.shuffle(pairs)
        return dict(pairs)

    def property(self, name, property, schema, depth):
        optional = is_optional(property)
        if isinstance(property, dict):
            optional = optional or property.get("writeOnly", False)
        if "required" in schema:
            optional = name not in schema["required"]
        if optional and (depth > 4 or self.chance(0.4)):
            return ABSENT
        return self.value(property, depth + 1)

    def member(self, schema, members, depth):
        member = self.random.choice(members)
        return self.value(member, depth + 1)


def text(value):
    """JSON text; a decimal is written digit by digit."""
    if isinstance(value, decimal.Decimal):
        return format(value, "f")
    if isinstance(value, list):
        return "[" + ", ".join(map(text, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key, ensure_ascii=False)}: {text(item)}" for key, item in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False)
