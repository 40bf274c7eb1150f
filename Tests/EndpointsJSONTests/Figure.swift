import EndpointsJSON

/// Unions as the generator prints them, whose members nothing but reading tells apart.
indirect enum Figure: Codable, Hashable, JSONModel {
    case one(One)
    case two(Two)
    case inner(Inner)
    case unrecognized(JSONValue)

    /// `next` comes before what can be wrong, so that the whole of it is read for nothing.
    struct One: Codable, Hashable, JSONModel {
        var next: Figure?
        var all: [Figure]?
        var size: Int
    }

    struct Two: Codable, Hashable, JSONModel {
        var next: Figure?
        var all: [Figure]?
        var size: String
    }

    /// A union in the union.
    enum Inner: Codable, Hashable, JSONModel {
        case flag(Bool)
        case text(String)
        case unrecognized(JSONValue)
    }
}

extension Figure {
    init(from json: inout JSONReader) throws(JSONError) {
        if let value = json.attempt(One.self) {
            self = .one(value)
        } else if let value = json.attempt(Inner.self) {
            self = .inner(value)
        } else if let value = json.attempt(Two.self) {
            self = .two(value)
        } else {
            self = .unrecognized(try json.unrecognized())
        }
    }

    func write(to json: inout JSONWriter) {
        switch self {
        case .one(let value): json.write(value)
        case .two(let value): json.write(value)
        case .inner(let value): json.write(value)
        case .unrecognized(let value): json.value(value)
        }
    }
}

extension Figure.One {
    init(from json: inout JSONReader) throws(JSONError) {
        size = 0
        let outer = try json.enterObject()
        while try json.nextRound() {
            try json.read(&next, "next")
            try json.array(&all, "all")
            try json.int(&size, "size")
        }
        try json.leaveObject(outer)
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.write(next, "next")
        json.array(all, "all")
        json.int(size, "size")
        json.endObject()
    }
}

extension Figure.Two {
    init(from json: inout JSONReader) throws(JSONError) {
        size = ""
        let outer = try json.enterObject()
        while try json.nextRound() {
            try json.read(&next, "next")
            try json.array(&all, "all")
            try json.string(&size, "size")
        }
        try json.leaveObject(outer)
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.write(next, "next")
        json.array(all, "all")
        json.string(size, "size")
        json.endObject()
    }
}

extension Figure.Inner {
    init(from json: inout JSONReader) throws(JSONError) {
        switch try json.kind() {
        case .bool: self = .flag(try json.bool())
        case .string: self = .text(try json.string())
        default: self = .unrecognized(try json.unrecognized())
        }
    }

    func write(to json: inout JSONWriter) {
        switch self {
        case .flag(let value): json.bool(value)
        case .text(let value): json.string(value)
        case .unrecognized(let value): json.value(value)
        }
    }
}
