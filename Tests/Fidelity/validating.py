"""Whether a value is valid by a document's schemas, in the eyes of Python's `jsonschema` (draft 2020-12).

The schemas of OpenAPI 3.0 and Swagger 2.0 are said in the words of 2020-12, each at its place, so that every `$ref`
leads where it led; those of 3.1 and 3.2 stay as they are, but for what is said of all versions.

- `nullable: true` (also `x-nullable`): `type: T` becomes `type: [T, "null"]`, and null is among the values of `enum`.
  Where no `type` stands beside it, it becomes `anyOf` of the rest and null: strictly it says nothing there, but it is
  meant so.
- `exclusiveMinimum: true` beside `minimum: m` becomes `exclusiveMinimum: m`, and so at the other end.
- What stands beside `$ref` is left out (3.0 Reference Object: it "SHALL be ignored").
- `readOnly` properties are not required of requests, `writeOnly` ones not of answers; of a schema that is looked at on
  its own all are.
- A union's `discriminator` asks for its property, and a value that is mapped, or that is a member's name, for that
  member (3.0 and 3.1 Discriminator Object).
- All versions: `properties` without `type` means an object; a `type` that JSON Schema does not know, a `required` that
  is no list and a `pattern` that Python cannot read are left out; `items` that is a list is `prefixItems`.
- `format` is checked for those that have a Swift type of their own, and where the range of integers is said.
"""

import base64
import datetime
import re
import uuid
from urllib.parse import quote, urlsplit

from jsonschema import Draft202012Validator, FormatChecker
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from documents import pointer

TYPES = {"object", "array", "string", "integer", "number", "boolean", "null"}
LISTS = {"allOf", "oneOf", "anyOf", "prefixItems"}
MAPS = {"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"}
SINGLE = {"items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames",
          "unevaluatedProperties", "unevaluatedItems"}
DROPPED = {"example", "examples", "default", "discriminator", "xml", "externalDocs", "nullable", "x-nullable",
           "readOnly", "writeOnly", "deprecated", "$id", "$schema", "$anchor", "id"}
URI = "urn:document"


class Translating:
    def __init__(self, document, omitted):
        """`omitted` is the word, readOnly or writeOnly, whose properties are not required; None for neither."""
        self.document, self.omitted = document, omitted

    def other(self, node):
        """What is no schema, but may hold some."""
        if isinstance(node, list):
            return [self.other(one) for one in node]
        if not isinstance(node, dict):
            return node
        result = {}
        for key, value in node.items():
            if key in ("schema", "itemSchema"):
                result[key] = self.schema(value)
            elif key in ("schemas", "definitions") and isinstance(value, dict):
                result[key] = {name: self.schema(one) for name, one in value.items()}
            elif key not in ("example", "examples"):
                result[key] = self.other(value)
        return result

    def schema(self, node):
        if not isinstance(node, dict):
            return node if isinstance(node, bool) else {}
        if isinstance(node.get("$ref"), str):
            reference = {"$ref": URI + "#" + node["$ref"].partition("#")[2]}
            if not self.document.is_standard:
                return reference
            node = {key: value for key, value in node.items() if key != "$ref"}
            return {**self.words(node), **reference}
        return self.words(node)

    def words(self, node):
        result = {}
        for key, value in node.items():
            if key in LISTS and isinstance(value, list):
                result[key] = [self.schema(one) for one in value]
            elif key in MAPS and isinstance(value, dict):
                result[key] = {name: self.schema(one) for name, one in value.items()}
            elif key == "items" and isinstance(value, list):
                result["prefixItems"] = [self.schema(one) for one in value]
            elif key in SINGLE:
                result[key] = self.schema(value)
            elif key not in DROPPED and not key.startswith("x-"):
                result[key] = value
        self.mend(result, node)
        self.discriminate(result, node)
        return self.nullable(result) if node.get("nullable") is True or node.get("x-nullable") is True else result

    def mend(self, result, node):
        types = result.get("type")
        listed = [one for one in (types if isinstance(types, list) else [types]) if one in TYPES]
        if types == "file":
            listed = ["string"]
        result.pop("type", None)
        if listed:
            result["type"] = listed if len(listed) > 1 else listed[0]
        elif types is None and isinstance(node.get("properties"), dict):
            result["type"] = "object"
        for word, plain in (("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")):
            flag = result.get(word)
            if isinstance(flag, bool):
                del result[word]
                if flag and plain in result:
                    result[word] = result.pop(plain)
        if isinstance(result.get("required"), list):
            result["required"] = [name for name in result["required"] if not self.is_omitted(node, name)]
        else:
            result.pop("required", None)
        if "pattern" in result and not compiles(result["pattern"]):
            del result["pattern"]
        if "patternProperties" in result:
            kept = {key: value for key, value in result["patternProperties"].items() if compiles(key)}
            result["patternProperties"] = kept

    def discriminate(self, result, node):
        discriminator, members = node.get("discriminator"), node.get("oneOf") or node.get("anyOf")
        if not isinstance(discriminator, dict) or not isinstance(members, list):
            return
        key = discriminator["propertyName"]
        names = {self.document.named(one): one["$ref"] for one in members if self.document.named(one)}
        mapped = {value: names.get(target, target) for value, target in (discriminator.get("mapping") or {}).items()}
        implied = {name: reference for name, reference in names.items() if reference not in mapped.values()}
        result["required"] = [*result.get("required", []), key]
        result["allOf"] = result.get("allOf", []) + [
            {"if": {"required": [key], "properties": {key: {"const": value}}}, "then": self.schema({"$ref": reference})}
            for value, reference in {**implied, **mapped}.items() if reference.startswith("#/")
        ]

    def is_omitted(self, node, name):
        schema = (node.get("properties") or {}).get(name)
        return bool(self.omitted and isinstance(schema, dict) and schema.get(self.omitted) is True)

    def nullable(self, result):
        if "type" not in result:
            return {"anyOf": [result, {"type": "null"}]}
        types = result["type"] if isinstance(result["type"], list) else [result["type"]]
        result["type"] = types if "null" in types else types + ["null"]
        if "enum" in result and None not in result["enum"]:
            result["enum"] = result["enum"] + [None]
        for word in ("oneOf", "anyOf", "allOf"):
            if word in result:
                result[word] = [{"anyOf": [one, {"type": "null"}]} for one in result[word]]
        return result


def compiles(pattern):
    try:
        re.compile(pattern)
        return True
    except (re.error, TypeError):
        return False


class Validating:
    """Validators of the places of a document."""

    def __init__(self, document):
        self.document = document
        self.registries = {}
        self.validators = {}

    def registry(self, omitted):
        if omitted not in self.registries:
            contents = Translating(self.document, omitted).other(self.document.root)
            resource = Resource(contents=contents, specification=DRAFT202012)
            self.registries[omitted] = Registry().with_resource(URI, resource)
        return self.registries[omitted]

    def validator(self, key, schema, omitted):
        if (key, omitted) not in self.validators:
            registry = self.registry(omitted)
            self.validators[key, omitted] = Draft202012Validator(schema(), registry=registry, format_checker=FORMATS)
        return self.validators[key, omitted]

    def problem(self, value, tokens, omitted=None):
        """The first thing that is wrong; None for a valid value."""
        place = {"$ref": URI + "#" + quote(pointer(tokens), safe="/~")}
        error = next(self.validator(tuple(tokens), lambda: place, omitted).iter_errors(value), None)
        return None if error is None else f"{error.json_path}: {error.message[:160]}"

    def allows(self, value, node, omitted=None):
        """Whether a value is valid by a schema of the document that has no place of its own."""
        return self.validator(id(node), lambda: Translating(self.document, omitted).schema(node), omitted).is_valid(value)


FORMATS = FormatChecker(formats=())
DATE_TIME = re.compile(r"\d{4}-\d\d-\d\d[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?"
                       r"(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)")


def checks(name, kind):
    def decorate(function):
        def check(value):
            return not isinstance(value, kind) or isinstance(value, bool) or function(value)

        FORMATS.checks(name, raises=ValueError)(check)
        return function

    return decorate


@checks("date-time", str)
def is_date_time(text):
    """RFC 3339 §5.6."""
    return bool(DATE_TIME.fullmatch(text)) and is_date(text[:10])


@checks("date", str)
def is_date(text):
    return bool(re.fullmatch(r"\d{4}-\d\d-\d\d", text)) and bool(datetime.date.fromisoformat(text))


@checks("uuid", str)
def is_uuid(text):
    return str(uuid.UUID(text)) == text.lower()


@checks("uri", str)
def is_uri(text):
    """An absolute URI of RFC 3986's letters."""
    return bool(re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z0-9:/?#\[\]@!$&'()*+,;=._~%-]*", text)
                and urlsplit(text).scheme)


@checks("byte", str)
def is_base64(text):
    return base64.b64decode(text, validate=True) is not None


def between(low, high):
    return lambda value: low <= value <= high


for names, low, high in [
    (["int8"], -2 ** 7, 2 ** 7 - 1), (["uint8", "u-int8"], 0, 2 ** 8 - 1), (["int16"], -2 ** 15, 2 ** 15 - 1),
    (["uint16", "u-int16"], 0, 2 ** 16 - 1), (["int32"], -2 ** 31, 2 ** 31 - 1), (["uint32", "u-int32"], 0, 2 ** 32 - 1),
    (["int64"], -2 ** 63, 2 ** 63 - 1), (["uint64", "u-int64"], 0, 2 ** 64 - 1),
]:
    for one in names:
        checks(one, (int, float))(between(low, high))
