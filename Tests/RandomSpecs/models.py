"""Random models of one document: objects, unions of every kind, recursion, and types that are another's name."""

from schemas import Schemas


class Models(Schemas):
    def add_models(self):
        for number in range(self.random.randint(3, 7)):
            name = f"{self.prefix}Model{number}"
            kind = self.random.random()
            maker = self.model_object
            if self.objects and kind > 0.45:
                maker = self.random.choice([
                    self.union_by_mapping, self.union_by_kind, self.union_by_const, self.union_by_type,
                    self.union_by_keys, self.union_by_order, self.all_of, self.model_alias, self.model_array,
                    self.model_dictionary, self.model_enumeration, self.recursive, self.recursive_pair,
                    self.recursive_union, self.patterned])
            schema = maker(name)
            if schema is not None:
                self.models[name] = schema

    def keep(self, name, schema):
        self.models[name] = schema
        self.objects.append(name)

    def model_object(self, name):
        self.keep(name, self.object())

    def member(self, name, properties):
        self.models[name] = {"properties": properties}
        return name

    def union_by_mapping(self, name):
        self.rows("union: mapping")
        self.rows("oneOf")
        a = self.member(name + "A", {"kind": "string", "left": self.scalar()})
        b = self.member(name + "B", {"kind": "string", "right": self.short() + "?"} if self.chance(0.5)
                        else {"kind": "string", "right": self.scalar()})
        union = {"discriminator": {"propertyName": "kind", "mapping": {"first": a, "second-one": b}}, "oneOf": [a, b]}
        if self.chance(0.4):
            self.rows("union: defaultMapping")
            c = self.member(name + "C", {"kind": self.random.choice(["string", "string?"]), "rest": self.scalar()})
            union["discriminator"]["defaultMapping"] = self.random.choice([c, f"#/models/{c}"])
            union["oneOf"].append(c)
        return union

    def union_by_kind(self, name):
        self.rows("union: discriminator")
        self.rows("oneOf")
        a = self.member(name + "A", {"kind": {"const": "a"}, "left": self.scalar()})
        b = self.member(name + "B", {"kind": {"const": "b"}, "left": self.scalar()})
        return {"discriminator": "kind", "oneOf": [a, b]}

    def union_by_const(self, name):
        self.rows("union: const")
        self.rows("anyOf")
        return {"anyOf": [
            {"title": "Left", "properties": {"type": {"const": "left"}, "value": self.scalar()}},
            {"title": "Right", "properties": {"type": {"const": "right"}, "value": self.scalar()}}]}

    def union_by_type(self, name):
        self.rows("union: JSON type")
        self.rows("oneOf")
        members = ["string", "integer", "boolean", "[string]", "[integer]"]
        self.random.shuffle(members)
        members = members[: self.random.randint(2, 4)]
        if self.objects and self.chance(0.5):
            members.append(self.random.choice(self.objects))
        return {"oneOf": members}

    def union_by_keys(self, name):
        self.rows("union: required keys")
        self.rows("anyOf")
        return {"anyOf": [
            {"title": "Alone", "properties": {"alpha": self.scalar()}},
            {"title": "Other", "properties": {"beta": self.scalar(), "gamma": self.scalar() + "?"}}]}

    def union_by_order(self, name):
        self.rows("union: first")
        self.rows("anyOf")
        return {"anyOf": ["uuid", "string"]}

    def all_of(self, name):
        self.rows("allOf")
        base = self.member(name + "Base", {"base_id": self.scalar(), "base_note": "string?"})
        return {"allOf": [base, {"properties": {"extra_value": self.scalar()}}]}

    def model_alias(self, name):
        self.rows("model: alias")
        return {"type": self.scalar(), "description": "Another name."}

    def model_array(self, name):
        self.rows("model: array")
        return {"items": self.random.choice(self.objects)}

    def model_dictionary(self, name):
        self.rows("model: dictionary")
        return {"additionalProperties": self.random.choice(self.objects)}

    def model_enumeration(self, name):
        self.rows("model: enumeration")
        return self.enumeration(0)

    def patterned(self, name):
        self.rows("patternProperties")
        return {"properties": {"fixed": "string"}, "patternProperties": {"^x-": "string"}}

    def recursive(self, name):
        kind = self.random.choice(["straight", "array", "dictionary"])
        self.rows(f"recursion: {kind}")
        inner = {"straight": f"{name}?", "array": f"[{name}]", "dictionary": f"[string: {name}]"}[kind]
        self.keep(name, {"properties": {"label": "string", "inner": inner}})

    def recursive_pair(self, name):
        self.rows("recursion: mutual")
        other = name + "Other"
        there, back = self.random.choice([(f"{other}?", f"{name}?"), (f"[{other}]", f"{name}?"),
                                          (f"{other}?", f"[string: {name}]"), (other, f"[{name}]")])
        self.keep(other, {"properties": {"back": back, "number": self.scalar()}})
        self.keep(name, {"properties": {"there": there, "label": "string?"}})

    def recursive_union(self, name):
        self.rows("recursion: union")
        self.rows("oneOf")
        inner = self.random.choice([f"{name}?", f"[{name}]", f"[string: {name}]"])
        node = self.member(name + "Node", {"inner": inner, "number": self.scalar()})
        return {"oneOf": self.random.sample(["string", "boolean", node], 3)}
