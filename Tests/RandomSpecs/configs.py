"""Random configs of one document: what stands in `endpoints.config.json` beside it."""

import re

from schemas import OWN_FORMAT


def pointer(*keys):
    """RFC 6901: `~` and `/` of a key are escaped."""
    return "".join("/" + str(key).replace("~", "~0").replace("/", "~1") for key in keys)


class Configs:
    def __init__(self, random, rows):
        self.random = random
        self.rows = rows

    def chance(self, probability):
        return self.random.random() < probability

    def config(self, document, is_flat):
        """A flat document's types stand at top level. What selects endpoints may leave out what others point at."""
        config = {}
        self.document = document["name"]
        if is_flat:
            self.rows("config: namespace null")
            config["namespace"] = None
        elif self.chance(0.5):
            self.rows("config: namespace")
            config["namespace"] = document["name"] + "Space"
        if self.chance(0.4):
            self.rows("config: access")
            config["access"] = self.random.choice(["public", "package"])
        if self.chance(0.4):
            self.rows("config: examples")
            config["examples"] = True
        if OWN_FORMAT in str(document):
            self.rows("config: types")
            config["types"] = {OWN_FORMAT: "Marked"}
        if self.chance(0.5):
            self.selection(document["endpoints"], config)
        else:
            self.names(document, config)
            self.conformances(document["models"], config)
        return config

    # Which endpoints

    def selection(self, endpoints, config):
        """What is selected is found, and some endpoint remains."""
        remaining = set(endpoints)
        for word in ("include", "exclude"):
            choices = [(key, value, kept) for key, value, kept in self.choices(endpoints, word, remaining) if kept]
            if choices and self.chance(0.8):
                key = self.random.choice(sorted({choice[0] for choice in choices}))
                key, value, remaining = self.random.choice([choice for choice in choices if choice[0] == key])
                self.rows(f"config: {word} {key}")
                config[word] = {key: value}

    @staticmethod
    def choices(endpoints, word, among):
        """Each entry of the filter that leads to some endpoints, and what remains by it."""
        names = lambda test: {name for name, endpoint in endpoints.items() if test(endpoint)}
        groups = [("endpoints", [name], {name}) for name in endpoints]
        groups.append(("tags", ["people"], names(lambda endpoint: "people" in endpoint.get("tags", []))))
        for path in sorted({endpoint["path"] for endpoint in endpoints.values() if re.fullmatch(r"[/\w.-]+", endpoint["path"])}):
            groups.append(("paths", [path], names(lambda endpoint: endpoint["path"] == path)))
        for key, value, found in groups:
            if found & among:
                yield key, value, found & among if word == "include" else among - found
        deprecated = names(lambda endpoint: endpoint.get("deprecated"))
        if deprecated & among:
            yield "deprecated", word == "exclude", among - deprecated

    # What is called otherwise

    def names(self, document, config):
        self.count = 0
        names = {}
        for name, model in document["models"].items():
            if self.chance(0.2):
                names[pointer("models", name)] = self.given("Given")
            for property, schema in model.get("properties", {}).items():
                if self.chance(0.1):
                    names[pointer("models", name, "properties", property)] = self.given("given")
                if isinstance(schema, dict) and "enum" in schema and "names" not in schema and self.chance(0.3):
                    place = pointer("models", name, "properties", property, "enum", 0)
                    names[place] = self.given("given")
        for name, endpoint in document["endpoints"].items():
            if self.chance(0.2):
                names[pointer("endpoints", name)] = self.given("givenCall")
            for parameter, schema in endpoint.get("query", {}).items():
                if self.chance(0.2) and "const" not in schema and "$ref" not in schema:
                    names[pointer("endpoints", name, "query", parameter)] = self.given("given")
        if names:
            self.rows("config: names")
            config["names"] = names

    def given(self, word):
        """A name that no other document's config gives: two of them may stand at top level."""
        self.count += 1
        return f"{word}{self.count}In{self.document}"

    # What models are

    def conformances(self, models, config):
        conformances = {}
        if self.chance(0.5):
            self.rows("config: conformances")
            conformances["*"] = self.random.choice([["Hashable"], ["Hashable", "Sendable"]])
        objects = [name for name, model in models.items() if self.is_plain(model)]
        if objects:
            self.rows("config: synthesized")
            conformances[self.random.choice(objects)] = {"Codable": "synthesized"}
        if conformances:
            config["conformances"] = conformances

    @staticmethod
    def is_plain(model):
        """Whether its properties are such that the compiler's `Codable` can be asked for."""
        return set(model) == {"properties"} and all(
            isinstance(schema, str) and schema.rstrip("?") in ("string", "integer", "boolean", "uuid", "double")
            for schema in model["properties"].values())
