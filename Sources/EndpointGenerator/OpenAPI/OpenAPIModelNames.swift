/// The models' names in the spec, by the references that lead to them.
struct OpenAPIModelNames {
    /// The one text of a place → the model.
    private var byPlace: [String: String] = [:]
    /// The text of a reference → the model, a table for each source file.
    private var byReference: [[String: String]] = []
    private var taken: Set<String> = []
    /// The same without what is lost in Swift: `user_name` is `username`.
    private var spelled: Set<String> = []

    func name(of place: String) -> String? { byPlace[place] }

    mutating func set(_ name: String, for place: String) {
        byPlace[place] = name
    }

    /// The model of a reference that was met before.
    func name(of reference: Located<String>) -> String? {
        let file = Int(reference.range.file)
        return file < byReference.count ? byReference[file][reference.value] : nil
    }

    mutating func set(_ name: String, for reference: Located<String>) {
        let file = Int(reference.range.file)
        while byReference.count <= file { byReference.append([:]) }
        byReference[file][reference.value] = name
    }

    /// A name that no model has, as near to the wanted one as can be. What is a word of the spec's
    /// format gets `Model` behind it.
    mutating func take(_ wanted: String) -> String {
        take(wanted, isSpelledOnce: false)
    }

    /// The same for a model that the document does not name: also in Swift no other one has it, where
    /// `user` is `User`.
    mutating func invent(_ wanted: String) -> String {
        take(wanted, isSpelledOnce: true)
    }

    private mutating func take(_ wanted: String, isSpelledOnce: Bool) -> String {
        var base = wanted.isEmpty ? "Model" : wanted
        if TypeWord.isReserved(base) { base += "Model" }
        var name = base
        var number = 2
        while isSpelledOnce ? spelled.contains(Self.letters(name)) : taken.contains(name) {
            name = "\(base)\(number)"
            number += 1
        }
        taken.insert(name)
        spelled.insert(Self.letters(name))
        return name
    }

    private static func letters(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// The name for what a reference leads to: `#/components/schemas/User/properties/address` is
    /// `User_address`, `#/paths/~1users/get/responses/200/content/…` is `users_get_200`,
    /// `schemas/user.json` is `user`, and with `#/properties/address` behind it `user_address`.
    static func name(for reference: OpenAPIReference) -> String {
        let tokens = reference.pointer.tokens
        var words = tokens.filter { !structure.contains($0) && !$0.contains("application/") }
        let isNamed = tokens.count == 1 || folders.contains(tokens.dropLast().last ?? "")
        if !reference.path.isEmpty, !isNamed { words.insert(reference.stem, at: 0) }
        return words.flatMap { $0.utf8.split { !isPlain($0) } }
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "_")
    }

    /// Letters, digits, `_` and `-`: what else stands in a path, such as the braces of `/books/{id}`, parts words.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Where schemas stand by name.
    private static let folders: Set<String> = ["schemas", "definitions", "$defs"]

    private static let structure: Set<String> = [
        "components", "schemas", "definitions", "paths", "properties", "items", "content", "schema",
        "responses", "requestBody", "requestBodies", "parameters", "headers", "$defs",
        "additionalProperties", "allOf", "oneOf", "anyOf",
    ]
}

extension OpenAPIReference {
    /// `schemas/user.v1.json` → `user.v1`
    fileprivate var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}
