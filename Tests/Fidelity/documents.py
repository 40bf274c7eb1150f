"""An OpenAPI or Swagger document: what its references lead to, its schemas and the JSON bodies of its operations."""

import json
import pathlib
from dataclasses import dataclass, field
from urllib.parse import unquote

METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]


def pointer(tokens):
    """A JSON Pointer (RFC 6901 §3)."""
    return "".join("/" + str(token).replace("~", "~0").replace("/", "~1") for token in tokens)


def tokens(reference):
    """The tokens of a reference's fragment."""
    parts = unquote(reference.partition("#")[2]).split("/")[1:]
    return [part.replace("~1", "/").replace("~0", "~") for part in parts]


@dataclass
class Body:
    """A JSON body of an operation: of its request, or of the answer with a status."""

    method: str
    path: str
    #: None for the request.
    status: str
    #: Where its schema stands.
    tokens: list
    schema: object
    #: Names and values.
    examples: list = field(default_factory=list)
    #: The header objects of an answer by name.
    headers: dict = field(default_factory=dict)

    @property
    def operation(self):
        return f"{self.method.upper()} {self.path}"


class Document:
    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.root = json.loads(self.path.read_text(encoding="utf-8"))
        self.version = str(self.root.get("openapi") or self.root.get("swagger"))
        self.is_swagger = self.version.startswith("2")
        #: Whether its schemas are those of JSON Schema 2020-12.
        self.is_standard = self.version.startswith(("3.1", "3.2"))
        self.folder = ["definitions"] if self.is_swagger else ["components", "schemas"]

    @property
    def schemas(self):
        node = self.root
        for token in self.folder:
            node = node.get(token, {})
        return node

    def at(self, tokens):
        node = self.root
        for token in tokens:
            node = node[int(token)] if isinstance(node, list) else node[token]
        return node

    def resolved(self, node, place):
        """What an object or its reference stands for, and where that is."""
        for _ in range(32):
            if not (isinstance(node, dict) and isinstance(node.get("$ref"), str)):
                return node, place
            place = tokens(node["$ref"])
            node = self.at(place)
        return node, place

    def followed(self, schema):
        return self.resolved(schema, [])[0]

    def named(self, schema):
        """The name of the schema that a reference leads to; None where it is no such reference."""
        if isinstance(schema, dict) and isinstance(schema.get("$ref"), str):
            place = tokens(schema["$ref"])
            if place[:-1] == self.folder:
                return place[-1]
        return None

    # Operations

    def operations(self):
        for path, item in self.root.get("paths", {}).items():
            if path.startswith("x-") or not isinstance(item, dict):
                continue
            item, place = self.resolved(item, ["paths", path])
            for method in item:
                if method in METHODS:
                    yield method, path, item[method], place + [method]

    def bodies(self):
        for method, path, operation, place in self.operations():
            yield from self.swagger_request(method, path, operation, place)
            if isinstance(operation.get("requestBody"), dict):
                node, at = self.resolved(operation["requestBody"], place + ["requestBody"])
                yield from self.content(Body(method, path, None, at, None), node)
            for status, node in operation.get("responses", {}).items():
                if status.startswith("x-"):
                    continue
                node, at = self.resolved(node, place + ["responses", status])
                body = Body(method, path, status, at, None, headers=self.headers(node))
                yield from self.swagger_answer(operation, body, node) if self.is_swagger else self.content(body, node)

    def operation_statuses(self, body):
        """The statuses that an operation declares."""
        item, _ = self.resolved(self.root["paths"][body.path], [])
        return [status for status in item[body.method].get("responses", {}) if not status.startswith("x-")]

    def headers(self, node):
        headers = node.get("headers") or {}
        return {name: self.followed(header) for name, header in headers.items() if name.lower() != "content-type"}

    def content(self, body, node):
        """The JSON among the media types: `application/json` first, as the generator chooses."""
        content = node.get("content") or {}
        plain = {key: key.partition(";")[0].strip().lower() for key in content}
        chosen = next((key for key in content if plain[key] == "application/json"), None)
        chosen = chosen or next((key for key in content if plain[key].endswith("+json")), None)
        if chosen is None or not isinstance(content[chosen].get("schema"), (dict, bool)):
            return
        body.tokens = body.tokens + ["content", chosen, "schema"]
        body.schema = content[chosen]["schema"]
        body.examples = list(self.examples(content[chosen]))
        yield body

    def examples(self, media):
        if "example" in media:
            yield "example", media["example"]
        if isinstance(media.get("examples"), dict):
            for name, example in media["examples"].items():
                example = self.followed(example)
                if isinstance(example, dict) and "value" in example:
                    yield name, example["value"]

    def media_types(self, operation, word):
        types = operation.get(word) or self.root.get(word) or ["application/json"]
        return [one.partition(";")[0].strip().lower() for one in types]

    def swagger_request(self, method, path, operation, place):
        if not self.is_swagger:
            return
        own = [(node, place + ["parameters", index]) for index, node in enumerate(operation.get("parameters", []))]
        for node, at in (self.resolved(*one) for one in own):
            if node.get("in") == "body" and "schema" in node:
                yield Body(method, path, None, at + ["schema"], node["schema"])

    def swagger_answer(self, operation, body, node):
        types = self.media_types(operation, "produces")
        if "schema" in node and any("json" in one for one in types):
            body.tokens, body.schema = body.tokens + ["schema"], node["schema"]
            examples = node.get("examples") or {}
            body.examples = [(key, value) for key, value in examples.items() if "json" in key]
            yield body


def own_examples(schema):
    """The examples that a schema has of its own."""
    if isinstance(schema, dict) and "$ref" not in schema:
        if "example" in schema:
            yield schema["example"]
        if isinstance(schema.get("examples"), list):
            yield from schema["examples"]
