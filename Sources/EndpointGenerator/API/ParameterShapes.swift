/// What the values of parameters look like when they are written: references are followed.
struct ParameterShapes {
    private let models: ModelTable

    init(_ models: ModelTable) {
        self.models = models
    }

    indirect enum Shape: Equatable {
        /// One text: a string, a number, a boolean, a date.
        case text
        /// `binary`.
        case bytes
        case null
        case list(Shape, isNullable: Bool)
        case object
        /// Known only when there is a value: any JSON, a union.
        case unknown

        /// Whether a part of a multipart body holds it only as JSON.
        var needsJSON: Bool {
            switch self {
            case .text, .bytes, .null: false
            case .list(let element, _): element != .text && element != .bytes
            case .object, .unknown: true
            }
        }
    }

    /// The schema that a reference means in the end; itself if there is none.
    func resolved(_ schema: Schema) -> Schema { models.resolved(schema) }

    /// Whether null may stand for it, by itself or by the model that it names.
    func isNullable(_ schema: Schema) -> Bool { models.isNullable(schema) }

    func shape(of schema: Schema) -> Shape {
        let schema = resolved(schema)
        switch schema.kind {
        case .scalar(.binary): return .bytes
        case .scalar, .enumeration, .constant: return .text
        case .null: return .null
        case .array(let element, _):
            let isNullable = element.isNullable || element.isOptional
            return .list(
                isRecursive(element) ? .unknown : shape(of: element),
                isNullable: isNullable
            )
        case .tuple: return .list(.unknown, isNullable: false)
        case .dictionary, .object: return .object
        case .any, .union, .all, .reference: return .unknown
        }
    }

    enum Nesting {
        case flat
        case nested(inner: String, outer: String)
    }

    /// Whether an array or object stands in the schema's value, as far as the document says it.
    func nesting(of schema: Schema) -> Nesting {
        switch resolved(schema).kind {
        case .array(let element, _):
            return phrase(element).map { .nested(inner: $0, outer: "array") } ?? .flat
        case .dictionary(let value):
            return phrase(value).map { .nested(inner: $0, outer: "object") } ?? .flat
        case .object(let object):
            let inner = object.properties.lazy.compactMap { phrase($0.schema) }.first
            return inner.map { .nested(inner: $0, outer: "object") } ?? .flat
        case .any, .scalar, .null, .reference, .tuple, .enumeration, .constant, .union, .all:
            return .flat
        }
    }

    private func phrase(_ schema: Schema) -> String? {
        switch resolved(schema).kind {
        case .array, .tuple: "an array"
        case .dictionary, .object: "an object"
        case .any, .scalar, .null, .reference, .enumeration, .constant, .union, .all: nil
        }
    }

    /// An array whose elements lead to itself through names alone.
    private func isRecursive(_ schema: Schema) -> Bool {
        var schema = schema
        var seen: Set<String> = []
        while true {
            if case .reference(let name) = schema.kind {
                guard seen.insert(name.value).inserted, let model = models.schemas[name.value]
                else {
                    return true
                }
                schema = model
            } else if case .array(let element, _) = schema.kind {
                schema = element
            } else {
                return false
            }
        }
    }
}
