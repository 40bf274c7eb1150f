"""Random schemas of one document."""

from names import Place

NUMBERS = ["integer", "number", "int32", "int64", "uint32", "uint64", "float", "double", "decimal"]
TEXTS = ["string", "date-time", "date", "time", "date-time-local", "duration", "http-date", "uuid", "uri", "byte"]
SCALARS = NUMBERS + TEXTS + ["boolean", "unixtime", "unixtime-ms"]
# Whose values are one word of letters, so that every style of a parameter can carry them.
PLAIN = ["string", "integer", "number", "boolean", "date", "uuid", "int64"]

DEFAULTS = {"string": "some text", "integer": 7, "number": 1.5, "boolean": True, "int32": -3, "int64": 9007199254740993,
            "uint32": 4294967295, "uint64": 18446744073709551615, "float": 0.25, "double": 1e-7, "decimal": 19.99}

# A format that a config gives a type of the app's own.
OWN_FORMAT = "random-mark"

# Types that may be named by a format beside the type that JSON has.
FORMATS = [("string", "date"), ("string", "uuid"), ("string", "byte"), ("integer", "int32"), ("integer", "uint64"),
           ("number", "float"), ("number", "decimal")]

LIMITS = {"integer": [("minimum", 1), ("maximum", 100), ("exclusiveMinimum", 0), ("exclusiveMaximum", 9),
                      ("multipleOf", 5)],
          "string": [("minLength", 1), ("maxLength", 80), ("pattern", "^[a-z]+$")]}


class Schemas:
    def __init__(self, random, rows, models, prefix="", has_own_format=False):
        self.random = random
        self.rows = rows
        # Of the names of models, and whether a config says what the app's own format is.
        self.prefix = prefix
        self.has_own_format = has_own_format
        # Objects that exist already: references to them cannot recurse.
        self.objects = []
        self.models = models

    def chance(self, probability):
        return self.random.random() < probability

    def scalar(self, among=SCALARS):
        word = self.random.choice(among)
        self.rows(word)
        return word

    # Short forms

    def short(self, depth=0):
        """A type in its short form, never optional itself."""
        kind = self.random.random()
        if depth < 2 and kind < 0.18:
            self.rows("short: nested" if depth else "short: array")
            return f"[{self.element(depth)}]"
        if depth < 2 and kind < 0.3:
            self.rows("short: nested" if depth else "short: dictionary")
            return f"[string: {self.element(depth)}]"
        if self.objects and kind < 0.45:
            self.rows("short: model")
            return self.random.choice(self.objects)
        if kind < 0.5:
            self.rows("any")
            return "any"
        return self.scalar()

    def element(self, depth):
        inner = self.short(depth + 1)
        if self.chance(0.15) and inner != "any":
            self.rows("short: null element")
            return inner + "?"
        return inner

    # Properties

    def object(self, depth=0, count=None):
        self.rows("properties")
        place = Place(self.random)
        count = count or self.random.randint(1, 7)
        schema = {"properties": {place.name(): self.property(depth) for _ in range(count)}}
        if self.chance(0.15):
            self.require_by_list(schema)
        if self.chance(0.25):
            self.rest(schema)
        return schema

    def require_by_list(self, schema):
        """A `required` list decides alone, so nothing beside it may say optional."""
        for name, value in list(schema["properties"].items()):
            if isinstance(value, str):
                schema["properties"][name] = value.rstrip("?")
            elif "optional" in value:
                del value["optional"]
        self.rows("required")
        schema["required"] = [name for name, value in schema["properties"].items()
                              if self.chance(0.5) and not (isinstance(value, dict) and "default" in value)]

    def rest(self, schema):
        kind = self.random.choice(["false", "true", "schema"])
        self.rows(f"additionalProperties: {kind}")
        schema["additionalProperties"] = {"false": False, "true": True}.get(kind, None)
        if kind == "schema":
            schema["additionalProperties"] = self.scalar()

    def property(self, depth):
        kind = self.random.random()
        if kind < 0.5:
            word = self.short()
            if self.chance(0.35) and word != "any":
                self.rows("short: optional")
                return word + "?"
            return word
        schema = self.long(depth)
        self.presence(schema)
        self.annotate(schema)
        return schema

    def long(self, depth):
        makers = [self.described_scalar, self.enumeration, self.constant, self.array, self.dated, self.defaulted,
                  self.formatted, self.own_type]
        if depth < 2:
            makers += [self.nested_object]
        if self.objects:
            makers += [self.reference]
        return self.random.choice(makers)(depth)

    def described_scalar(self, depth):
        word = self.scalar(SCALARS + ["string", "integer"] * 8)
        schema = {"type": word}
        for key, value in LIMITS.get(word, []):
            if self.chance(0.4):
                self.rows(key)
                schema[key] = value
        return schema

    def enumeration(self, depth):
        kind = self.random.choice(["string", "integer", "number", "mixed"])
        self.rows(f"enum: {kind}")
        values = {"string": ["red", "GREEN", "light-blue", "", "none", "1st"], "integer": [0, 1, -1, 200],
                  "number": [0.5, 1.5, -2.25], "mixed": ["auto", 1, 2.5]}[kind]
        values = values[: self.random.randint(2, len(values))]
        schema = {"enum": values}
        if self.chance(0.3):
            self.rows("names")
            schema["names"] = [f"value{'ABCDEF'[index]}" for index in range(len(values))]
        if self.chance(0.3):
            self.rows("closed")
            schema["closed"] = True
        return schema

    def constant(self, depth):
        self.rows("const")
        return {"const": self.random.choice(["fixed", 3, True, 2.5])}

    def array(self, depth):
        self.rows("items")
        schema = {"items": self.short(1)}
        kind = self.random.random()
        if kind < 0.2:
            self.rows("uniqueItems")
            schema = {"items": self.scalar(["string", "integer", "uuid"]), "uniqueItems": True}
        elif kind < 0.35:
            self.rows("lossy")
            schema["lossy"] = True
        elif kind < 0.5:
            self.rows("prefixItems")
            return {"prefixItems": [self.scalar(PLAIN) for _ in range(self.random.randint(2, 3))]}
        for key, value in [("minItems", 0), ("maxItems", 50)]:
            if self.chance(0.3):
                self.rows(key)
                schema[key] = value
        return schema

    def dated(self, depth):
        self.rows("dateFormat")
        return {"type": "string", "dateFormat": self.random.choice(
            ["yyyy-MM-dd HH:mm:ss", "dd.MM.yyyy", "yyyy-MM-dd'T'HH:mm", "yyyyMMdd"])}

    def formatted(self, depth):
        self.rows("format")
        word, form = self.random.choice(FORMATS)
        return {"type": word, "format": form}

    def own_type(self, depth):
        if self.has_own_format and self.chance(0.5):
            return {"type": "string", "format": OWN_FORMAT}
        self.rows("swiftType")
        return {"type": "string", "swiftType": "Marked"}

    def defaulted(self, depth):
        word = self.scalar(list(DEFAULTS))
        self.rows("default")
        return {"type": word, "default": DEFAULTS[word]}

    def nested_object(self, depth):
        self.rows("nested object")
        schema = self.object(depth + 1, self.random.randint(1, 3))
        for key, value in [("minProperties", 1), ("maxProperties", 20)]:
            if self.chance(0.2):
                self.rows(key)
                schema[key] = value
        return schema

    def reference(self, depth):
        self.rows("$ref")
        return {"$ref": f"#/models/{self.random.choice(self.objects)}"}

    def presence(self, schema):
        if "default" in schema or "const" in schema:
            return
        kind = self.random.random()
        if kind < 0.2:
            self.rows("optional")
            schema["optional"] = True
        elif kind < 0.35:
            self.rows("nullable")
            schema["nullable"] = True
        elif kind < 0.45:
            self.rows("nullable and optional")
            schema.update(nullable=True, optional=True)
        elif kind < 0.55:
            self.rows("readOnly")
            schema["readOnly"] = True
        elif kind < 0.6:
            self.rows("writeOnly")
            schema["writeOnly"] = True

    def annotate(self, schema):
        if self.chance(0.2):
            self.rows("schema: description")
            schema["description"] = self.random.choice(
                ["What it is.", "Two\nlines, */ and \\(code) and \"\"\".", "`code`, *emphasis* and [a link](https://example.com)."])
        if self.chance(0.08):
            self.rows("schema: deprecated")
            schema["deprecated"] = True
        if self.chance(0.3) and schema.get("type") == "string" and not {"dateFormat", "format", "swiftType"} & schema.keys():
            self.rows("schema: examples")
            schema["examples"] = ["one", "two"]
        if self.chance(0.05):
            self.rows("schema: swiftName")
            schema["swiftName"] = f"renamed{self.random.randint(1, 10 ** 9)}"
        if self.chance(0.08) and ("enum" in schema or "properties" in schema):
            self.rows("title")
            schema["title"] = self.random.choice(["Some title", "Detail", "Choice"])
