import Foundation

/// A parameter's value as styles see it: a text, a list, or members in their order.
///
/// It is read from the JSON that the value writes of itself, so that a model is written in a query
/// under the names and in the forms that it has in JSON.
enum ParameterContent: Sendable, Hashable {
    /// Left out wherever it stands, as RFC 6570 §2.3 has it of undefined values.
    case null
    case text(String)
    case list([ParameterContent])
    case members([Member])

    struct Member: Sendable, Hashable {
        let name: String
        let value: ParameterContent
    }

    /// A value of which two or more levels stand where a style has one.
    struct NestsTooDeep: Error {}

    /// The content of a JSON text; nil for what is none.
    init?(json: Data) {
        do throws(JSONError) {
            self = try JSONReader.read(json) { json throws(JSONError) in
                try ParameterContent(from: &json)
            }
        } catch {
            return nil
        }
    }

    private init(from json: inout JSONReader) throws(JSONError) {
        switch try json.peek() {
        case .object:
            var members: [Member] = []
            try json.beginObject()
            while let name = try json.nextKey() {
                members.append(Member(name: name, value: try ParameterContent(from: &json)))
            }
            self = .members(members)
        case .array:
            self = .list(
                try json.array { json throws(JSONError) in try ParameterContent(from: &json) }
            )
        case .string: self = .text(try json.string())
        case .number: self = .text(try json.numberText())
        case .bool: self = .text(try json.bool() ? "true" : "false")
        case .null:
            _ = try json.null()
            self = .null
        }
    }

    var isNull: Bool { self == .null }

    var isText: Bool {
        if case .text = self { true } else { false }
    }

    /// The text of what is neither a list nor an object.
    func text() throws(NestsTooDeep) -> String {
        guard case .text(let text) = self else { throw NestsTooDeep() }
        return text
    }
}
