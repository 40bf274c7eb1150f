"""What an `allOf` means: the one schema that all of its parts make together."""


def target(schema, models):
    """The schema behind a reference or a model's name; itself where it is none."""
    if isinstance(schema, str):
        return models.get(schema, schema)
    if "$ref" in schema:
        return models[schema["$ref"].rsplit("/", 1)[1].replace("~1", "/").replace("~0", "~")]
    return schema


def is_optional(property):
    if isinstance(property, str):
        return property.endswith("?")
    return bool(property.get("optional") or "default" in property or str(property.get("type", "")).endswith("?"))


def required(schema):
    properties = schema.get("properties", {})
    return set(schema.get("required", [name for name, property in properties.items() if not is_optional(property)]))


def both(first, second):
    """A property that two parts have: objects are merged, otherwise the later part says more."""
    if isinstance(first, dict) and isinstance(second, dict) and "properties" in first and "properties" in second:
        return {"allOf": [first, second]}
    return second


def union_word(schema):
    """`oneOf` or `anyOf` where the schema is a union."""
    return next((word for word in ("oneOf", "anyOf") if isinstance(schema, dict) and word in schema), None)


def merged(schema, models):
    """The schema without `allOf`; of a union with properties beside it, one whose members have them too."""
    word = union_word(schema)
    if word and ("properties" in schema or "required" in schema):
        union = {key: schema[key] for key in (word, "discriminator") if key in schema}
        rest = {key: value for key, value in schema.items() if key not in union}
        return merged({**rest, "allOf": [union]}, models)
    if not isinstance(schema, dict) or "allOf" not in schema:
        return schema
    own = {key: value for key, value in schema.items() if key != "allOf"}
    parts = [merged(target(part, models), models) for part in schema["allOf"]] + [own]
    union = next((part for part in parts if union_word(part)), None)
    if union and len(parts) > 1:
        word = union_word(union)
        others = [part for part in parts if part is not union]
        return {word: [merged({"allOf": [*others, target(member, models)]}, models) for member in union[word]]}
    objects = [part for part in parts if isinstance(part, dict) and ("properties" in part or "required" in part)]
    if not objects:
        only = parts[0]
        return {**({"type": only} if isinstance(only, str) else only), **own}
    whole = {**own, "properties": {}, "required": []}
    names = set()
    for part in objects:
        names |= required(part)
        for name, property in part.get("properties", {}).items():
            known = whole["properties"].get(name)
            whole["properties"][name] = property if known is None else both(known, property)
        for key in ("additionalProperties", "patternProperties"):
            if key in part:
                whole[key] = part[key]
    for name in names:
        property = whole["properties"][name]
        if isinstance(property, str):
            whole["properties"][name] = property.rstrip("?")
    whole["required"] = sorted(names)
    return whole


def effective(document):
    """The models with what unions add to them: a member's discriminator is a constant of its own."""
    models = dict(document.get("models", {}))

    def visit(schema):
        if isinstance(schema, dict):
            if "discriminator" in schema:
                settle(schema)
            for value in schema.values():
                visit(value)
        elif isinstance(schema, list):
            for value in schema:
                visit(value)

    def settle(union):
        discriminator = union["discriminator"]
        if isinstance(discriminator, str):
            discriminator = {"propertyName": discriminator}
        key = discriminator["propertyName"]
        for member in union.get("oneOf", union.get("anyOf", [])):
            name = (member if isinstance(member, str) else member.get("$ref", "")).rsplit("/", 1)[-1]
            if name == discriminator.get("defaultMapping", "").rsplit("/", 1)[-1]:
                continue
            wires = [wire for wire, model in discriminator.get("mapping", {}).items() if model.rsplit("/", 1)[-1] == name]
            whole = merged(models.get(name), models)
            if not isinstance(whole, dict) or "properties" not in whole or len(wires) > 1:
                continue
            own = whole["properties"].get(key)
            if isinstance(own, dict) and "const" in own:
                continue
            listed = own.get("enum", []) if isinstance(own, dict) else []
            # Without a mapping it is the only value that the property lists, else the model's name.
            constant = {"const": wires[0] if wires else listed[0] if len(listed) == 1 else name}
            models[name] = {**whole, "properties": {**whole["properties"], key: constant}}

    visit(models)
    return models
