/// The models' names in the spec, by the references that lead to them.
struct OpenAPIModelNames {
    /// The text of a reference → the model.
    private var byReference: [String: String] = [:]
    private var taken: Set<String> = []

    func name(of reference: String) -> String? { byReference[reference] }

    mutating func set(_ name: String, for reference: String) {
        byReference[reference] = name
    }

    /// A name that no model has, as near to the wanted one as can be. What is a word of the spec's
    /// format gets `Model` behind it.
    mutating func take(_ wanted: String) -> String {
        var base = wanted.isEmpty ? "Model" : wanted
        if TypeWord.isReserved(base) { base += "Model" }
        var name = base
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }

    /// The name for what a pointer leads to: `/components/schemas/User/properties/address` is
    /// `User_address`, `/paths/~1users/get/responses/200/content/…` is `users_get_200`.
    static func name(for pointer: JSONPointer) -> String {
        let words = pointer.tokens.filter {
            !structure.contains($0) && !$0.contains("application/")
        }
        return words.map { token in
            String(
                decoding: token.utf8.filter { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"),
                        UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                        true
                    default: false
                    }
                },
                as: UTF8.self
            )
        }
        .filter { !$0.isEmpty }.joined(separator: "_")
    }

    private static let structure: Set<String> = [
        "components", "schemas", "definitions", "paths", "properties", "items", "content", "schema",
        "responses", "requestBody", "requestBodies", "parameters", "headers", "$defs",
        "additionalProperties", "allOf", "oneOf", "anyOf",
    ]
}
