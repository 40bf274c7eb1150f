/// A schema in the spec's words, in the making.
struct SpecSchema {
    /// The short form of its type: `string`, `[User]`; nil where `words` say what it is.
    var type: String?
    /// Whether null is allowed beside what it is.
    var isNullable = false
    /// Whether the document itself says that values may come which it does not list.
    var isOpen = false
    /// What makes it what it is, beyond `type`.
    var words: [JSONMember] = []
    /// What is told of it: `description`, `deprecated`.
    var notes: [JSONMember] = []
    /// `additionalProperties` of a dictionary whose short form is its type: where objects are merged
    /// only the word says that the rest is kept.
    var dictionary: JSONMember?
    let range: SourceRange

    init(type: String, _ range: SourceRange) {
        self.type = type
        self.range = range
    }

    init(words: [JSONMember], _ range: SourceRange) {
        self.words = words
        self.range = range
    }

    static func any(_ range: SourceRange) -> SpecSchema { SpecSchema(type: "any", range) }

    /// Where a schema stands decides how it says that it may be absent or null.
    enum Place {
        /// A model, a body, an answer.
        case root
        /// An element of an array, a value of a dictionary: `?` means that null is allowed.
        case element
        /// One of `allOf`.
        case part
        case property(isRequired: Bool)

        /// Whether objects may be merged with what stands there.
        var isMerged: Bool {
            switch self {
            case .root, .part: true
            case .element, .property: false
            }
        }
    }

    /// Whether its type, and perhaps a `?`, is all that there is to say.
    var isShort: Bool { words.isEmpty && notes.isEmpty }

    func node(_ place: Place) -> JSONNode {
        if let dictionary, place.isMerged {
            var long = self
            long.type = nil
            long.dictionary = nil
            long.words = [dictionary] + words
            return long.node(place)
        }
        var isOptional = false
        if case .property(let isRequired) = place { isOptional = !isRequired }
        if let type, isShort {
            switch place {
            case .root where !isNullable: return .text(type, range)
            case .element, .part: return .text(isNullable ? type + "?" : type, range)
            case .property where !isNullable: return .text(isOptional ? type + "?" : type, range)
            case .root, .property: break
            }
        }
        var members: [JSONMember] = []
        if let type {
            members.append(JSONMember("type", .text(isOptional ? type + "?" : type, range)))
        }
        members += words
        if type == nil, isOptional { members.append(JSONMember("optional", .flag(true, range))) }
        if isNullable { members.append(JSONMember("nullable", .flag(true, range))) }
        members += notes
        return JSONNode(.object(JSONObject(members: members)), range)
    }

    /// The array of it: `[User]` where that says all.
    func array(_ range: SourceRange) -> SpecSchema {
        if let type, isShort { return SpecSchema(type: "[\(type)\(isNullable ? "?" : "")]", range) }
        return SpecSchema(words: [JSONMember("items", node(.element))], range)
    }

    /// The dictionary with it for values.
    func dictionary(_ range: SourceRange) -> SpecSchema {
        if let type, isShort {
            var short = SpecSchema(type: "[string: \(type)\(isNullable ? "?" : "")]", range)
            short.dictionary = JSONMember("additionalProperties", node(.element))
            return short
        }
        return SpecSchema(words: [JSONMember("additionalProperties", node(.element))], range)
    }

    /// The value of one of its words.
    func word(_ key: String) -> JSONNode? {
        words.first { $0.key.value == key }?.value
    }

    var isAny: Bool { type == "any" }
}

extension JSONNode {
    static func text(_ text: String, _ range: SourceRange) -> JSONNode {
        JSONNode(.string(text), range)
    }

    static func flag(_ flag: Bool, _ range: SourceRange) -> JSONNode {
        JSONNode(.bool(flag), range)
    }

    static func object(_ members: [JSONMember], _ range: SourceRange) -> JSONNode {
        JSONNode(.object(JSONObject(members: members)), range)
    }
}

extension JSONMember {
    /// A word of the spec that stands for what is at the value's place.
    init(_ key: String, _ value: JSONNode) {
        self.init(key: Located(key, value.range), value: value)
    }
}
