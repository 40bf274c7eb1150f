"""Where a spec says `any` though the document's schema says more."""

from comparing import Comparing
from swift_names import operations_of

STRUCTURE = {"type", "properties", "patternProperties", "items", "prefixItems", "enum", "const", "required"}
EVERY = {"object", "array", "string", "boolean"}


class AnyValues:
    def __init__(self, document, spec):
        """`spec` is what `endpointgen convert` makes of the document."""
        self.parts = Comparing(document).parts
        #: The places, and how many properties there are.
        self.places, self.properties = [], 0
        for (name, schema), (_, said) in zip(document.schemas.items(), spec.get("models", {}).items()):
            self.walk(said, [schema], name)
        operations = [f"{method.upper()} {path}" for method, path, _, _ in document.operations()]
        endpoints = dict(zip(operations, operations_of(listed(spec))))
        for body in document.bodies():
            said = self.said(endpoints[body.operation], body)
            if said is not None:
                self.walk(said, [body.schema], f"{body.operation} {body.status or 'request'}")

    def said(self, endpoint, body):
        """What the spec says of a body; None where it is no JSON there."""
        if body.status is None:
            said = endpoint.get("body")
        else:
            said = {**endpoint.get("errors", {}), **endpoint.get("responses", {})}.get(body.status)
            said = endpoint.get("response") if said is None and body.status.startswith("2") else said
        return said.get("json", said) if isinstance(said, dict) else said

    def walk(self, said, schemas, path):
        if isinstance(said, str):
            return self.short(said, schemas, path)
        if not isinstance(said, dict) or "$ref" in said:
            return
        parts = self.parts(schemas)
        for name, one in said.get("properties", {}).items():
            self.properties += 1
            known = [part["properties"][name] for part in parts if name in (part.get("properties") or {})]
            self.walk(one, known, f"{path}.{name}")
        for name, one in said.get("patternProperties", {}).items():
            known = [part["patternProperties"][name] for part in parts if name in part.get("patternProperties", {})]
            self.walk(one, known, f"{path}.{name}")
        for word, sign in (("items", "[]"), ("additionalProperties", "{}")):
            if word in said:
                self.walk(said[word], [part[word] for part in parts if word in part], path + sign)
        for word in ("oneOf", "anyOf", "allOf"):
            for one in said.get(word, []):
                self.walk(one, schemas, path)
        if isinstance(said.get("type"), str):
            self.short(said["type"], schemas, path)

    def short(self, word, schemas, path):
        word = word.rstrip("?").strip()
        if word.startswith("[string:"):
            inner = [part["additionalProperties"] for part in self.parts(schemas) if "additionalProperties" in part]
            self.short(word[len("[string:"):-1].strip(), inner, path + "{}")
        elif word.startswith("["):
            inner = [part["items"] for part in self.parts(schemas) if "items" in part]
            self.short(word[1:-1].strip(), inner, path + "[]")
        elif word == "any" and self.says_more(schemas):
            self.places.append(path)

    def says_more(self, schemas):
        """Whether the schemas leave out any value: one that says nothing takes all."""
        parts = [part for part in self.parts(schemas) if not part.keys() & {"allOf", "oneOf", "anyOf"}]
        types = set()
        for part in parts:
            if not part.keys() & STRUCTURE:
                return False
            own = part.get("type", [])
            types.update([own] if isinstance(own, str) else own)
        return bool(parts) and not (EVERY <= types and types & {"number", "integer"})


def listed(spec):
    """The endpoints with their names, and whether they read a stream."""
    for name, endpoint in spec["endpoints"].items():
        response = endpoint.get("response")
        yield {**endpoint, "name": name, "stream": isinstance(response, dict) and "events" in response}
