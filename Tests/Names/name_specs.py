"""Specs in which every wire name of the table stands in every position, and specs of one name each."""

import json
import re

from names_table import borrowed, groups, rows

# Words of the format: no model is called so.
WORDS = set("""string integer number boolean date-time date time date-time-local duration unixtime unixtime-ms http-date
uuid uri byte binary int32 int64 uint32 uint64 float double decimal any text data object array null""".split())


def is_token(name):
    """Whether it may be a header's or a cookie's name (RFC 9110 §5.6.2)."""
    return re.fullmatch(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+", name)


def is_variable(name):
    return re.fullmatch(r"[\w-]+", name)


def reference(name):
    """A JSON Pointer in a fragment: RFC 6901 §6."""
    return {"$ref": "#/models/" + name.replace("~", "~0").replace("/", "~1").replace("%", "%25")}


def model(name, is_enumeration):
    if is_enumeration:
        return {"enum": ["a", "b"]}
    return {"properties": {"a": "integer", "inner": {**reference(name), "optional": True}}}


def nested(number, group, parity):
    """A document with each name of the group in each position that takes it; of the models, every second is an
    enumeration, the others with the other parity."""
    wires = [wire for wire, _, _ in group]
    named = [wire for wire in wires if wire]
    tokens = [wire for wire in named if is_token(wire)]
    path = [wire for wire in named if is_variable(wire)]
    texts = lambda names, schema="string": {name: schema for name in names}
    call = lambda **more: {"method": "POST", "path": "/x", **more}
    endpoints = {name: {"method": "GET", "path": "/x", "response": "string"} for name in named}
    positions = {
        "positionQuery": call(query=texts(named, "string?")), "positionHeaders": call(headers=texts(tokens, "string?")),
        "positionCookies": call(cookies=texts(tokens)), "positionBody": call(body={"properties": texts(named, "integer")}),
        "positionForm": call(body={"form": texts(named, "string?")}),
        "positionMultipart": call(body={"multipart": texts(named)}),
        "positionValues": call(query={"value": {"enum": wires}}), "positionDefault": call(
            query={"value": {"enum": wires, "default": wires[-1]}}),
        "positionObjects": call(body={"properties": texts(named, {"properties": {"a": "integer"}})}),
        "positionEnumerations": call(query=texts(named, {"enum": ["a", "b"]})),
        "positionEvents": {"method": "GET", "path": "/x", "response": {"eventTypes": texts(named)}},
        "positionReplyHeaders": {"method": "GET", "path": "/x", "responses": {
            "200": {"json": "string", "headers": texts(tokens)}}},
    }
    if path:
        positions["positionPath"] = {"method": "GET", "path": "".join(f"/{{{name}}}" for name in path)}
    models = {name: model(name, index % 2 == parity) for index, name in enumerate(named) if name not in WORDS}
    models["PositionProperties"] = {"properties": texts(named)}
    models["PositionOptionals"] = {"properties": texts(named, "string?")}
    models["PositionObjects"] = {"properties": texts(named, {"properties": {"a": "integer"}})}
    models["PositionValues"] = {"enum": wires}
    models["PositionClosed"] = {"enum": wires, "closed": True}
    mapped = {wire: f"Member{index}" for index, wire in enumerate(named)}
    models["PositionMapping"] = {"discriminator": {"propertyName": named[0], "mapping": mapped},
                                 "oneOf": list(mapped.values())}
    models |= {member: {"properties": {named[0]: "string"}} for member in mapped.values()}
    models["PositionUnion"] = {"anyOf": [
        {"title": wire, "properties": {named[0]: {"const": wire}, "a": "integer"}} for wire in named]}
    models["PositionUses"] = {"properties": {
        f"use{index}": reference(name) for index, name in enumerate(named) if name not in WORDS}}
    return {
        "name": f"NameTable{number}",
        "servers": {name: f"https://a{index}.example.com" for index, name in enumerate(named)},
        "endpoints": endpoints | positions, "models": models}


def flat(kind, name):
    """A document in which one model, enumeration or endpoint has the name, and is used in every way."""
    uses = {"one": reference(name), "several": {"items": reference(name)}, "maybe": {**reference(name), "optional": True},
            "day": "date-time?", "link": "uri?", "data": "byte?", "any": "any", "kind": {"enum": ["a", "b"]}}
    call = {"method": "POST", "path": "/x/{id}", "query": {"kind": {"enum": ["a", "b"], "default": "a"}},
            "errors": {"404": "PlainModel"}}
    if kind != "endpoint":
        return {"name": "NameTable", "server": "https://a.example.com",
                "endpoints": {"plainCall": {**call, "body": reference(name), "response": {"items": reference(name)}}},
                "models": {name: model(name, kind == "enumeration"), "PlainModel": {"properties": uses}}}
    return {"name": "NameTable", "server": "https://a.example.com",
            "endpoints": {name: {**call, "body": {"properties": {"day": "date-time", "any": "any"}}, "response": "PlainModel"}},
            "models": {"PlainModel": {"properties": {"id": "uuid"}}}}


def write(path, document):
    path.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def write_nested(folder):
    """The specs that the names of the table stand in, all of them."""
    specs = []
    for number, group in enumerate(groups(rows())):
        for parity in (0, 1):
            specs.append(folder / f"names{number}{'ab'[parity]}.endpoints.json")
            write(specs[-1], nested(number, group, parity))
    return specs


def write_flat(folder):
    """A spec for each name as a model's, an enumeration's and an endpoint's, with the name."""
    specs = []
    for number, name in enumerate(dict.fromkeys([wire for wire, _, _ in rows() if wire] + borrowed())):
        for kind in ("model", "enumeration", "endpoint"):
            if kind == "endpoint" or name not in WORDS:
                specs.append((folder / f"{kind}{number}.endpoints.json", name))
                write(specs[-1][0], flat(kind, name))
    return specs
