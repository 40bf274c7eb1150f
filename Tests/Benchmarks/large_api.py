"""Specs of any size, made of a seed: like published ones in what their operations and models are made of."""
import random

words = """account actor advisory alert amount archive artifact author balance billing branch build capability
card charge check code comment commit content country coupon credit currency customer deploy device digest
discount domain email event factor failure file filter flow fork group head hook image index invoice issue item
key label language ledger license limit line link location member message method milestone mode network note
number object option order owner package page party path pattern payload payment payout period person phase
plan policy position price priority profile project provider quota rate reason receipt record refund region
release remote report repository resource result review role rule scan schedule scope score section sender
session shipping signature size source stage state status storage subject summary tag target task team term
thread title token topic total transfer tree unit usage user vendor version visibility vote wallet watcher
webhook weight window workflow year zone""".split()
sentences = [
    "What the service had when this was made, or `null` where it had nothing.",
    "Only members with the right `admin:org` may change it; for others it is left out.",
    "See [the guide](https://docs.example.com/overview) for how it is counted.",
    "It is *not* changed by later updates.",
    "In the order in which they were added.",
    "**Note**: this may change without notice.",
]
scalars = ["string"] * 6 + ["integer", "int64", "boolean", "number", "date-time", "date", "uuid", "uri", "[string]"]
verbs = {"get": "GET", "list": "GET", "create": "POST", "update": "PATCH", "replace": "PUT", "delete": "DELETE"}


class LargeAPI:
    """A spec of so many operations and models. The same numbers and seed give the same one."""

    def __init__(self, operations, models, name="Large", seed=7):
        self.random = random.Random(seed)
        self.models = self.titles(models)
        self.objects = self.models[: models * 17 // 20]
        self.spec = {
            "name": name,
            "server": "https://api.example.com",
            "parameters": {
                "per_page": {"type": "int32?", "description": "Results a page."},
                "page": {"type": "int32?", "description": "The page."},
            },
            "endpoints": dict(self.endpoint(index) for index in range(operations)),
            "models": {model: self.model(place) for place, model in enumerate(self.models)},
        }

    def chance(self, part):
        return self.random.random() < part

    def some(self, low, high):
        return range(self.random.randint(low, high))

    def text(self, count=2):
        return " ".join(self.random.choice(sentences) for _ in self.some(1, count))

    def titles(self, count):
        """`AccountEventLimit`: so many, each once."""
        found = {}
        while len(found) < count:
            found["".join(self.random.choice(words).capitalize() for _ in self.some(2, 4)) + "Info"] = None
        return list(found)

    def names(self, count):
        """`account_limit`: so many, each once, also without `_`."""
        found = {}
        while len(found) < count:
            name = "_".join(self.random.choice(words) for _ in self.some(1, 3))
            found.setdefault(name.replace("_", ""), name)
        return list(found.values())

    def listed(self):
        return {"enum": self.names(self.random.randint(2, 8))}

    def object(self, properties, depth=0):
        return {"properties": {name: self.property(depth) for name in self.names(properties)}}

    def property(self, depth):
        """Models are optional wherever they stand, so that every model has an end."""
        kind = self.random.choices(
            ["scalar", "listed", "model", "models", "object", "union"], [66, 12, 10, 4, 4 if depth < 2 else 0, 4]
        )[0]
        described = {"description": self.text()} if self.chance(0.6) else {}
        optional = {"optional": True} if self.chance(0.4) else {}
        model = self.random.choice(self.objects)
        match kind:
            case "scalar":
                return {"type": self.random.choice(scalars), **optional, **described}
            case "listed":
                return {**self.listed(), **optional, **described}
            case "model":
                return {"type": f"{model}?", **described}
            case "models":
                return {"type": f"[{model}]", **optional, **described}
            case "object":
                return {**self.object(self.random.randint(3, 10), depth + 1), **optional, **described}
            case _:
                return {"oneOf": [{"type": "string"}, {"type": model}], "optional": True, **described}

    def model(self, place):
        count = len(self.models)
        if place < len(self.objects):
            long = self.chance(0.25)
            body = self.object(self.random.randint(15, 50) if long else self.random.randint(3, 15))
        elif place < count * 19 // 20:
            body = self.listed()
        else:
            body = {"oneOf": self.random.sample(self.objects, 3)}
        return {"description": self.text(), **body}

    def endpoint(self, index):
        """Its name and itself."""
        verb = self.random.choice(list(verbs))
        noun = self.random.choice(words).capitalize()
        parameters = self.names(self.random.randint(0, 3))
        found = {
            "summary": f"{verb.capitalize()}s the {noun.lower()}.",
            "description": self.text(3),
            "method": verbs[verb],
            "path": f"/{noun.lower()}{index}" + "".join(f"/of/{{{name}}}" for name in parameters),
        }
        if parameters:
            found["pathParams"] = {name: {"type": "string", "description": self.text()} for name in parameters}
        query = {
            name: {**self.listed(), "optional": True} if self.chance(0.3) else self.random.choice(scalars) + "?"
            for name in self.names(self.random.randint(0, 5))
            if name not in parameters
        }
        if verb == "list":
            query.update({name: {"$ref": f"#/parameters/{name}"} for name in self.spec_parameters()})
        if query:
            found["query"] = query
        if verbs[verb] in ("POST", "PATCH", "PUT"):
            inline = self.chance(0.6)
            found["body"] = self.object(self.random.randint(3, 12), 1) if inline else self.random.choice(self.objects)
        if verb == "list":
            found["response"] = f"[{self.random.choice(self.objects)}]"
        elif verb != "delete":
            inline = self.chance(0.3)
            found["response"] = self.object(self.random.randint(3, 10), 1) if inline else self.random.choice(self.objects)
        failures = self.random.sample(["401", "403", "404", "409", "422"], self.random.randint(0, 4))
        if failures:
            found["errors"] = {status: self.random.choice(self.objects[:5]) for status in sorted(failures)}
        return f"{verb}{noun}{index}", found

    @staticmethod
    def spec_parameters():
        return ("per_page", "page")
