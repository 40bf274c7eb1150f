"""Random endpoints of one document."""

from names import Place, folded
from schemas import PLAIN

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]
STYLES = {"path": ["simple", "label", "matrix"], "query": ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
          "header": ["simple"], "cookie": ["form"], "field": ["form", "deepObject"]}


def is_token(name):
    return name.isascii() and all(character.isalnum() or character in "-_.+*#$%" for character in name)


def fits_path(name):
    return not set(name) & set("{}/?#&;.=,!@|+*:")


class Endpoints:
    def __init__(self, random, rows, schemas, document):
        self.random = random
        self.rows = rows
        self.schemas = schemas
        self.document = document
        self.shared = document.get("parameters", {})

    def chance(self, probability):
        return self.random.random() < probability

    def endpoint(self):
        method = self.random.choice(METHODS)
        self.rows(f"method: {method}")
        endpoint = {"method": method, "path": "/" + self.random.choice(["users", "repos", "a-b", "x.json", "ümläut"])}
        if self.chance(0.1):
            self.rows("method: lower case")
            endpoint["method"] = method.lower()
        place = Place(self.random, taken=["body", "server", "client"])
        self.path(endpoint, place)
        self.query(endpoint, place)
        self.headers(endpoint, place)
        self.cookies(endpoint, place)
        self.body(endpoint, place, method)
        if method != "HEAD":
            self.answer(endpoint, method)
        self.errors(endpoint)
        if "failure" in self.document and "failure" not in endpoint and self.chance(0.2):
            self.rows("failure: null")
            endpoint["failure"] = None
        self.others(endpoint)
        return endpoint

    # Parameters

    def path(self, endpoint, place):
        for _ in range(self.random.randint(0, 2)):
            name = place.name(fits_path)
            form = self.random.choice(["{name}", ":name", "{+name}"])
            if form == ":name" and not name.replace("_", "").isascii() or not name.replace("_", "a").isidentifier():
                form = "{name}"
            self.rows(f"path: {form}")
            endpoint["path"] += "/" + form.replace("name", name)
            if self.chance(0.3):
                self.rows("path: undescribed parameter")
                continue
            self.rows("pathParams")
            schema = {"type": self.schemas.scalar(PLAIN), "description": "Where."}
            if form != "{+name}":
                self.style(schema, "path")
            endpoint.setdefault("pathParams", {})[name] = schema

    def query(self, endpoint, place):
        for _ in range(self.random.randint(0, 4)):
            self.rows("query")
            endpoint.setdefault("query", {})[place.name()] = self.parameter("query")

    def headers(self, endpoint, place):
        if self.chance(0.15) and "headers" in self.document:
            self.rows("headers: null")
            endpoint.setdefault("headers", {})["x-api-VERSION"] = None
        elif self.chance(0.15):
            self.rows("headers: replaced")
            endpoint.setdefault("headers", {})["x-api-version"] = "string?"
        for _ in range(self.random.randint(0, 2)):
            name = "X-" + place.name(is_token)
            self.rows("headers")
            endpoint.setdefault("headers", {})[name] = self.parameter("header")

    def cookies(self, endpoint, place):
        if self.chance(0.2):
            self.rows("cookies")
            endpoint["cookies"] = {place.name(is_token): self.parameter("cookie")}

    def parameter(self, where):
        kind = self.random.random()
        if kind < 0.1 and self.shared and where in ("query", "field"):
            self.rows("parameter: $ref")
            return {"$ref": f"#/parameters/{self.random.choice(list(self.shared))}"}
        if kind < 0.2:
            self.rows("parameter: const")
            return {"const": self.random.choice(["fixed", 3, True])}
        if kind < 0.3:
            self.rows("parameter: default")
            return {"type": "string", "default": "some text"}
        if kind < 0.4:
            return {**self.schemas.enumeration(0)}
        if kind < 0.5:
            self.rows("parameter: optional")
            return self.schemas.scalar() + "?"
        schema = self.array_or_object(where) if kind < 0.75 else {"type": self.schemas.scalar()}
        self.extras(schema, where)
        return schema

    def array_or_object(self, where):
        if self.chance(0.5):
            self.rows("array parameter")
            schema = {"type": f"[{self.schemas.scalar(PLAIN)}]"}
        else:
            self.rows("object parameter")
            place = Place(self.random)
            schema = {"type": "object", "properties": {
                place.name(str.isidentifier): self.schemas.scalar(PLAIN) for _ in range(2)}}
        self.style(schema, where)
        return schema

    def style(self, schema, where):
        isArray = schema.get("type", "").startswith("[")
        isObject = "properties" in schema
        styles = [style for style in STYLES[where]
                  if (style != "deepObject" or isObject or where == "field" and isArray)
                  and (style not in ("spaceDelimited", "pipeDelimited") or isArray or isObject)]
        if self.chance(0.2) and where in ("query", "header", "cookie", "field") and (isArray or isObject):
            self.rows("contentType of a parameter")
            schema["contentType"] = "application/json"
            return
        style = self.random.choice(styles)
        self.rows(f"style: {style}")
        schema["style"] = style
        if isObject and style in ("spaceDelimited", "pipeDelimited"):
            schema["explode"] = False
        elif self.chance(0.5) and style != "deepObject":
            explode = self.chance(0.5)
            if style in ("spaceDelimited", "pipeDelimited"):
                explode = False
            self.rows(f"explode: {str(explode).lower()}")
            schema["explode"] = explode

    def extras(self, schema, where):
        if self.chance(0.15) and where == "query" and "style" not in schema and "contentType" not in schema:
            self.rows("allowReserved")
            schema["allowReserved"] = True
        if self.chance(0.1):
            self.rows("parameter: deprecated")
            schema["deprecated"] = True
        if self.chance(0.1):
            self.rows("parameter: swiftName")
            schema["swiftName"] = f"renamed{self.random.randint(1, 10 ** 9)}"

    # Bodies

    def body(self, endpoint, place, method):
        if method in ("GET", "HEAD", "TRACE", "CONNECT") or self.chance(0.3):
            return
        kind = self.random.choice(["inline", "model", "contentType", "form", "multipart", "text", "binary", "optional"])
        self.rows(f"body: {kind}")
        endpoint["body"] = {
            "inline": self.inline_body, "model": self.model_body, "contentType": self.other_body, "form": self.form,
            "multipart": self.multipart, "text": lambda place: {"text": "text/plain"},
            "binary": lambda place: {"binary": "image/png"}, "optional": self.optional_body}[kind](place)

    def inline_body(self, place):
        properties = {place.name(): self.schemas.property(1) for _ in range(self.random.randint(1, 4))}
        if self.chance(0.3):
            self.rows("body: const")
            properties[place.name()] = {"const": "fixed"}
        return {"properties": properties}

    def model_body(self, place):
        return self.random.choice(self.schemas.objects)

    def other_body(self, place):
        return {"json": self.model_body(place), "contentType": "application/merge-patch+json"}

    def optional_body(self, place):
        return {**self.random.choice([
            {"json": self.model_body(place)}, {"text": "text/plain"}, {"binary": "application/pdf"}]), "optional": True}

    def form(self, place):
        return {"form": {place.name(): self.parameter("field") for _ in range(self.random.randint(1, 4))}}

    def multipart(self, place):
        fields = {place.name(): self.schemas.scalar(PLAIN) for _ in range(self.random.randint(0, 2))}
        self.rows("body: file")
        fields[place.name()] = "binary"
        if self.chance(0.5):
            self.rows("body: files")
            fields[place.name()] = "[binary]"
        return {"multipart": fields}

    # Answers

    def content(self):
        """What may stand as an answer that is JSON."""
        model = self.random.choice(self.schemas.objects)
        return self.random.choice([model, f"[{model}]", f"[string: {model}]", self.schemas.scalar(), "any"])

    def answer(self, endpoint, method):
        kind = self.random.choice(["absent", "null", "schema", "schema", "text", "data", "lines", "events", "eventTypes",
                                   "several", "headers", "failure", "unwrap", "pages", "pages", "pages"])
        getattr(self, f"answer_{kind}")(endpoint)

    def answer_absent(self, endpoint):
        self.rows("response: absent")

    def answer_null(self, endpoint):
        self.rows("response: null")
        endpoint["response"] = None

    def answer_schema(self, endpoint):
        self.rows("response: schema")
        endpoint["response"] = self.content() if self.chance(0.6) else self.schemas.object(1)

    def answer_text(self, endpoint):
        self.rows("response: text")
        endpoint["response"] = "text"

    def answer_data(self, endpoint):
        self.rows("response: data")
        endpoint["response"] = "data"

    def answer_lines(self, endpoint):
        self.rows("response: lines")
        endpoint["response"] = {"lines": self.random.choice(self.schemas.objects)}

    def answer_events(self, endpoint):
        self.rows("response: events")
        endpoint["response"] = {"events": self.random.choice(self.schemas.objects + ["text"])}
        self.end(endpoint)

    def answer_eventTypes(self, endpoint):
        self.rows("response: eventTypes")
        endpoint["response"] = {"eventTypes": {"update": self.random.choice(self.schemas.objects), "delete": "text",
                                               "status.update": self.random.choice(self.schemas.objects)}}
        self.end(endpoint)

    def end(self, endpoint):
        if self.chance(0.5):
            self.rows("response: end")
            endpoint["response"]["end"] = "[DONE]"

    def answer_several(self, endpoint):
        self.rows("responses: several")
        model = self.random.choice(self.schemas.objects)
        endpoint["responses"] = {"200": model, "202": self.content(), "204": None}
        if self.chance(0.5):
            self.rows("responses: range")
            endpoint["responses"]["2XX"] = "text"

    def answer_headers(self, endpoint):
        self.rows("responses: headers")
        endpoint["responses"] = {"200": {
            "json": self.content(), "headers": {"X-Total": "integer", "X-Next": "string?", "Last-Modified": "http-date?"}}}

    def answer_failure(self, endpoint):
        self.rows("failure")
        endpoint["response"] = self.random.choice(self.schemas.objects)
        endpoint["failure"] = {"when": {"/ok": False}, "json": self.random.choice(self.schemas.objects)}

    def answer_unwrap(self, endpoint):
        self.rows("unwrap")
        endpoint["response"] = self.content()
        endpoint["unwrap"] = self.random.choice(["/data", "/data/items", "/a~1b"])

    def answer_pages(self, endpoint):
        style = self.random.choice(["link", "page", "offset", "cursor", "lastItem", "url"])
        self.rows(f"pagination: {style}")
        endpoint["method"] = "GET"
        endpoint.pop("body", None)
        item = {"properties": {"id": "string", "note": "string?"}}
        pagination = {"style": "cursor" if style == "lastItem" else style}
        if style == "link":
            endpoint["response"] = {"items": {"title": "Item", **item}}
        else:
            self.rows("pagination: items")
            endpoint["response"] = {"title": "Page", "properties": {
                "entries": {"items": {"title": "Item", **item}}, "more_to_come": "boolean?", "next_mark": "string?"}}
            pagination["items"] = "/entries"
            if self.chance(0.5):
                self.rows("pagination: more")
                pagination["more"] = "/more_to_come"
        if style in ("page", "offset", "cursor", "lastItem"):
            taken = {folded(name) for key in ("pathParams", "query", "headers", "cookies") for name in endpoint.get(key, {})}
            name = next(name for name in ["page", "offset", "start_at", "pagingMark"] if folded(name) not in taken
                        and name not in endpoint["path"])
            endpoint.setdefault("query", {})[name] = "string?" if style in ("cursor", "lastItem") else "integer?"
            pagination["parameter"] = name
        if style == "cursor":
            pagination["next"] = "/next_mark"
        if style == "url":
            pagination["next"] = "/next_mark"
        if style == "lastItem":
            pagination["next"] = {"lastItem": "/id"}
        endpoint["pagination"] = pagination

    def errors(self, endpoint):
        model = lambda: self.random.choice(self.schemas.objects)
        for key, row, value in [("404", "exact", model), ("409", "text", lambda: "text"), ("4XX", "4XX", model),
                                ("5XX", "5XX", lambda: "text"), ("default", "default", model), ("401", "null", lambda: None),
                                ("422", "unwrap", lambda: {"json": model(), "unwrap": "/error"})]:
            if row == "null" and key not in self.document.get("errors", {}):
                continue
            if self.chance(0.15):
                self.rows(f"errors: {row}")
                endpoint.setdefault("errors", {})[key] = value()

    def others(self, endpoint):
        values = {
            "timeout": lambda: self.random.choice([5, 0.5, 60]), "idempotent": lambda: self.chance(0.5),
            "summary": lambda: "Do it.", "description": lambda: "More about it, with */ and `code`.",
            "tags": lambda: ["people"], "deprecated": lambda: self.random.choice([True, "Use another."]),
            "authentication": lambda: self.random.choice(["none", "basic", "bearer"]),
            "server": lambda: self.random.choice(["https://other.example.com/v2", "local"] if "servers" in self.document
                                                 else ["https://other.example.com/v2"]),
            "swiftName": lambda: f"renamed{self.random.randint(1, 10 ** 9)}"}
        for key, value in values.items():
            if self.chance(0.15):
                endpoint[key] = value()
                self.tell(key, endpoint[key])

    def tell(self, key, value):
        row = {"timeout": key, "idempotent": key, "summary": key, "description": "endpoint: description",
               "tags": "endpoint: tags", "authentication": "endpoint: authentication", "swiftName": "endpoint: swiftName"}
        if key == "server":
            self.rows("endpoint: server URL" if "://" in value else "endpoint: server name")
        elif key == "deprecated":
            self.rows("deprecated: true" if value is True else "deprecated: text")
        else:
            self.rows(row[key])
