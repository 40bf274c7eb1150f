/// Where values are kept apart so that none gets very large.
///
/// A structure has the structures of its properties in itself, and those have theirs. Of a wide model in
/// a model in a union every value, also an absent one, would take kilobytes, and the compiler minutes
/// for copying it word by word. So a property of a type of many words has memory of its own, and so
/// has a union with such a member.
struct StorageBoxes {
    /// The words that a value may take within the one that holds it.
    private static let limit = 32

    /// Types by where they are declared.
    private var types: [[SwiftName]: NamedType] = [:]
    /// The words that each of them takes, as far as that was asked.
    private var sizes: [[SwiftName]: Int] = [:]
    /// Whether all properties of a model, by its wire name, are as they were declared.
    private let isPlain: (String) -> Bool

    /// Decides for all types of an API.
    ///
    /// - Parameter isPlain: Whether a model, by its wire name, has no property that is kept apart but
    ///   where it holds its own kind.
    static func decide(_ api: inout NamedAPI, except isPlain: @escaping (String) -> Bool) {
        var boxes = StorageBoxes(isPlain: isPlain)
        for type in api.models { boxes.take(type) }
        for type in api.endpoints.flatMap(\.ownTypes) { boxes.take(type) }
        for index in api.models.indices { boxes.decide(&api.models[index]) }
        for endpoint in api.endpoints { boxes.decide(endpoint) }
    }

    private init(isPlain: @escaping (String) -> Bool) {
        self.isPlain = isPlain
    }

    private mutating func take(_ type: NamedType) {
        types[type.path] = type
        for nested in type.nested { take(nested) }
    }

    private mutating func decide(_ endpoint: NamedEndpoint) {
        for index in endpoint.nested.indices { decide(&endpoint.nested[index]) }
        // No value holds a request: it may be wider.
        if size(endpoint.fields) <= 4 * Self.limit { return }
        for index in endpoint.fields.indices {
            endpoint.fields[index].isIndirect = isIndirect(endpoint.fields[index])
        }
    }

    private mutating func decide(_ type: inout NamedType) {
        switch type.content {
        case .object(var fields):
            if isPlain(type.model) { break }
            for index in fields.indices { fields[index].isIndirect = isIndirect(fields[index]) }
            type.content = .object(fields)
        case .union(var union):
            union.isIndirect = isIndirect(union)
            type.content = .union(union)
        case .fields, .tuple, .enumeration, .alias, .shared: break
        }
        for index in type.nested.indices { decide(&type.nested[index]) }
    }
}

extension StorageBoxes {
    private mutating func isIndirect(_ field: NamedField) -> Bool {
        field.isIndirect || field.mayBeIndirect && size(field.fullType) > Self.limit
    }

    private mutating func isIndirect(_ union: NamedUnion) -> Bool {
        union.isIndirect || union.members.contains { size($0.type) > Self.limit }
    }

    /// The words of fields beside each other.
    private mutating func size(_ fields: [NamedField], isPlain: Bool = true) -> Int {
        fields.reduce(0) { size, field in
            if field.constant != nil { return size }
            let isIndirect = isPlain ? field.isIndirect : isIndirect(field)
            return size + (isIndirect ? 1 : self.size(field.fullType))
        }
    }

    /// About the words that a value of a type takes: what a compiler saves in some is not counted.
    private mutating func size(_ use: TypeUse) -> Int {
        switch use {
        case .null, .date, .array, .dictionary: 1
        case .any, .custom, .runtime: 3
        case .scalar(let scalar): scalar.isNumber || scalar == .boolean ? 1 : 2
        case .named(let path): size(at: path)
        case .alias(_, let use), .lossy(let use), .optional(let use), .presence(let use): size(use)
        }
    }

    private mutating func size(at path: [SwiftName]) -> Int {
        if let size = sizes[path] { return size }
        guard let type = types[path] else { return 1 }
        // A circle has memory of its own somewhere; which of its types is asked first does not matter.
        sizes[path] = 1
        let size = size(of: type)
        sizes[path] = size
        return size
    }

    private mutating func size(of type: NamedType) -> Int {
        switch type.content {
        case .object(let fields):
            return size(fields + (type.rest.map { [$0] } ?? []), isPlain: isPlain(type.model))
        case .fields(let fields): return size(fields)
        case .tuple(let tuple): return size(tuple.fields)
        case .union(let union):
            if isIndirect(union) { return 1 }
            return union.members.reduce(3) { max($0, size($1.type)) }
        case .enumeration(let enumeration):
            return enumeration.isClosed ? 1 : size(enumeration.value)
        case .alias(let use): return size(use)
        case .shared(let host): return size(at: host)
        }
    }
}

extension NamedField {
    /// Whether there is a wrapper for it: a default would be one of its own kind.
    fileprivate var mayBeIndirect: Bool {
        constant == nil && presence != .defaulted
    }
}

extension NamedEndpoint {
    /// The types that are nested in it.
    fileprivate var ownTypes: [NamedType] { response.structures.flatMap(\.nested) + nested }
}
