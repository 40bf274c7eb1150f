"""Random documents: what stands at the top, around models and endpoints."""

from endpoints import Endpoints
from models import Models
from names import Place

AUTHENTICATIONS = {
    "none": "none", "bearer": "bearer", "basic": "basic",
    "apiKey in header": {"apiKey": {"in": "header", "name": "X-API-Key"}},
    "apiKey in query": {"apiKey": {"in": "query", "name": "api_key"}},
    "apiKey in cookie": {"apiKey": {"in": "cookie", "name": "session"}},
    "prefix": {"apiKey": {"in": "header", "name": "Authorization", "prefix": "Bot "}},
    "optional": {"bearer": True, "optional": True},
    "list": ["bearer", {"apiKey": {"in": "query", "name": "api_key"}}],
    "anyOf": {"anyOf": ["bearer", "basic"]}}


class Documents:
    def __init__(self, random, rows):
        self.random = random
        self.rows = rows

    def document(self, name, prefix="", has_own_format=False):
        """Names of models and endpoints begin with the prefix, for types that stand at top level."""
        self.prefix = prefix
        self.rows("name")
        self.rows("endpoints")
        self.rows("models")
        document = {"name": name}
        self.optional(document, "$schema", "../endpoints.schema.json")
        self.optional(document, "description", "An API made at random: `*/` is no end of it.")
        self.server(document)
        self.authentication(document)
        self.headers(document)
        models = {}
        schemas = Models(self.random, self.rows, models, prefix, has_own_format)
        schemas.add_models()
        self.parameters(document, schemas)
        self.errors(document, schemas)
        self.failure(document, schemas)
        endpoints = Endpoints(self.random, self.rows, schemas, document)
        place = Place(self.random, taken=models)
        document["endpoints"] = {self.endpoint_name(place): endpoints.endpoint()
                                 for _ in range(self.random.randint(2, 6))}
        document["models"] = models
        if any("tags" in endpoint for endpoint in document["endpoints"].values()) and self.random.random() < 0.7:
            self.rows("tags")
            document["tags"] = {"people": "Those whom it is about."}
        self.example(document)
        return document

    def endpoint_name(self, place):
        name = place.name(self.is_endpoint_name)
        return f"{self.prefix}_{name}" if self.prefix else name

    @staticmethod
    def is_endpoint_name(name):
        """Names that types of the API's own namespace do not have."""
        return name.isascii() and name[0].isalpha() and len(name) > 5

    def optional(self, document, key, value):
        if self.random.random() < 0.3:
            self.rows(key)
            document[key] = value
        if key == "description" and self.random.random() < 0.2:
            self.rows("x- key")
            document["x-owner"] = {"team": "core"}
            self.rows("$comment")
            document["$comment"] = "For readers of the document only."

    def server(self, document):
        kind = self.random.choice(["server: URL", "server: parts", "servers", "variables"])
        if kind == "server: URL":
            document["server"] = "https://api.example.com/v1"
        elif kind == "server: parts":
            document["server"] = {"scheme": "http", "host": "127.0.0.1", "port": 9000, "basePath": "/v1"}
        elif kind == "servers":
            document["servers"] = {"production": "https://api.example.com", "local": "http://127.0.0.1:9000"}
        else:
            document["server"] = "https://{region}.example.com/{tenant}"
            region = {"default": "eu"}
            self.rows("variables: default")
            if self.random.random() < 0.6:
                self.rows("variables: enum")
                region["enum"] = ["eu", "us-1"]
            self.rows("variables: required")
            document["variables"] = {"region": region, "tenant": {"description": "Whose."}}
        if kind != "variables":
            self.rows(kind)

    def authentication(self, document):
        if self.random.random() < 0.7:
            kind = self.random.choice(list(AUTHENTICATIONS))
            self.rows(f"authentication: {kind}")
            document["authentication"] = AUTHENTICATIONS[kind]

    def headers(self, document):
        if self.random.random() < 0.6:
            self.rows("headers: const")
            document["headers"] = {"X-Api-Version": {"const": "2026-01-01"}}
            if self.random.random() < 0.4:
                self.rows("headers: parameter")
                document["headers"]["X-Tenant-Mark"] = "string?"

    def parameters(self, document, schemas):
        if self.random.random() < 0.5:
            self.rows("parameters")
            document["parameters"] = {"shared_limit": "integer?", "shared_order": {"enum": ["up", "down"], "default": "up"}}

    def errors(self, document, schemas):
        if self.random.random() < 0.4:
            self.rows("errors")
            document["errors"] = {"401": self.random.choice(schemas.objects), "default": "text"}

    def failure(self, document, schemas):
        if self.random.random() < 0.3:
            self.rows("failure: API")
            document["failure"] = {"when": {"/ok": False}, "json": self.random.choice(schemas.objects)}

    def example(self, document):
        """Examples of endpoints whose parameters and bodies are all known here."""
        answer = self.prefix + "ExampleAnswer"
        if self.random.random() < 0.3:
            self.rows("examples")
            document["models"][answer] = {"properties": {"id": "integer", "note": "string?"}}
            document["endpoints"][self.prefix + "getTheExample"] = {
                "method": "GET", "path": "/examples/{example_id}", "pathParams": {"example_id": "integer"},
                "response": answer,
                "examples": {"found": {"parameters": {"example_id": 7}, "response": {"id": 7, "note": "seven"}}}}
        if answer in document["models"] and self.random.random() < 0.7:
            self.rows("examples: body")
            self.rows("examples: status")
            document["endpoints"][self.prefix + "putTheExample"] = {
                "method": "PUT", "path": "/examples", "body": {"properties": {"note": "string", "size": "integer?"}},
                "responses": {"200": answer, "204": None}, "errors": {"409": answer},
                "examples": {"kept": {"body": {"note": "n"}, "status": 204},
                             "made": {"body": {"note": "n", "size": 1}, "status": 200, "response": {"id": 1}},
                             "refused": {"body": {"note": ""}, "status": 409, "response": {"id": 2}}}}
