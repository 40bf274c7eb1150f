"""What instances are decoded as: a model, or what an operation answers with a status.

A schema whose value is no object with properties gets a holder, an object whose `value` it is: a date, say, is read
by what its property says of it. So do the bodies of requests, which are only written: no type of theirs is read.
Holders are added to the document's schemas before the Swift is made of it.
"""

import copy
import json

from documents import pointer


class Targets:
    def __init__(self, document, instances):
        self.document, self.instances = document, instances
        self.root = copy.deepcopy(document.root)
        self.holders = {}

    def model(self, name):
        """The model's name, and whether it is a holder."""
        schema = self.document.schemas[name]
        if self.is_plain(schema):
            return name, False
        return self.holder({"$ref": "#" + pointer(self.document.folder + [name])}), True

    def request(self, schema):
        name = self.document.named(schema)
        return self.model(name) if name is not None else (self.holder(schema), True)

    def is_plain(self, schema):
        return (isinstance(schema, dict) and isinstance(schema.get("properties"), dict)
                and schema.get("type", "object") == "object"
                and not schema.keys() & {"$ref", "nullable", "x-nullable", "oneOf", "anyOf", "allOf"})

    def holder(self, schema):
        key = json.dumps(schema, sort_keys=True)
        if key not in self.holders:
            self.holders[key] = f"FidelityHolder{len(self.holders) + 1}"
            node = self.root
            for token in self.document.folder:
                node = node.setdefault(token, {})
            node[self.holders[key]] = {"type": "object", "required": ["value"], "properties": {"value": schema}}
        return self.holders[key]

    @property
    def models(self):
        """The names of all models, in their order."""
        return list(self.document.schemas) + list(self.holders.values())

    # Answers

    def status(self, body):
        """A status that the word of an answer means, and that no other one does."""
        word = body.status.upper()
        if word.isdigit():
            return int(word)
        declared = self.document.operation_statuses(body)
        if word == "DEFAULT":
            return 200 if not any(one.startswith("2") for one in declared) else 599
        return next(one for one in range(int(word[0]) * 100 + 99, 99, -1) if str(one) not in declared)

    def headers(self, body):
        """The headers that an answer must have."""
        found = {}
        for name, header in body.headers.items():
            if header.get("required") is not True:
                continue
            if header.get("content"):
                schema = next(iter(header["content"].values())).get("schema", True)
                found[name] = json.dumps(self.instances.value(schema, "none"))
            else:
                value = self.instances.value(header.get("schema", header), "none")
                values = value if isinstance(value, list) else [value]
                found[name] = ",".join(one if isinstance(one, str) else json.dumps(one) for one in values)
        return found
