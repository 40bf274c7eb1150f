/// The names of a union's cases.
///
/// A model gives its name, a type its word (`string`, `[User]` → `users`), an inline object its
/// title, else its constant text, else the first required key that no other member has, else all that
/// not every member has, required or not. Members that come to one name all take their next one, so
/// that the order of members decides nothing.
struct MemberNames {
    let names: [SwiftName]

    init(_ union: UnionSchema, models: [String: SwiftName]) {
        let candidates = union.members.indices.map { index in
            Self.candidates(union.members[index], among: union, models).map(Self.caseName)
        }
        var chosen = candidates.map { _ in 0 }
        while true {
            var uses: [SwiftName: Int] = [:]
            for (index, names) in zip(chosen, candidates) { uses[names[index], default: 0] += 1 }
            var isChanged = false
            for index in chosen.indices where uses[candidates[index][chosen[index]]] ?? 0 > 1 {
                if chosen[index] + 1 < candidates[index].count {
                    chosen[index] += 1
                    isChanged = true
                }
            }
            if !isChanged { break }
        }
        names = zip(chosen, candidates).map { $1[$0] }
    }

    /// `none` and `some` would be taken for an optional's; the others are members already.
    private static func caseName(_ word: String) -> SwiftName {
        let name = SwiftName.lower(word)
        let taken = ["hash", "hashValue", "init", "none", "self", "some", "unrecognized"]
        return taken.contains(name.text) ? SwiftName(text: name.text + "_") : name
    }

    private static func candidates(
        _ member: Schema,
        among union: UnionSchema,
        _ models: [String: SwiftName]
    ) -> [String] {
        if let chosen = member.swiftName { return [chosen.value] }
        let word = member.caseWord(models)
        if case .reference = member.kind { return [word] + [member.title].compactMap(\.self) }
        if case .enumeration(let enumeration) = member.kind, let first = enumeration.values.first {
            let only = enumeration.values.count == 1 ? first.wireName : nil
            return [member.title, word, only].compactMap(\.self)
        }
        var names = [member.title].compactMap(\.self)
        if case .object(let object) = member.kind {
            names += [
                object.text(of: union.discriminator?.property.value), object.ownKey(in: union),
                object.furtherKeys(in: union), object.ownOptionalKey(in: union),
            ]
            .compactMap(\.self)
        }
        return names + [word]
    }
}

extension Schema {
    /// A word for values of it: `string`, `users`.
    fileprivate func caseWord(_ models: [String: SwiftName]) -> String {
        switch kind {
        case .any: "anything"
        case .null: "null"
        case .scalar(let scalar): scalar.rawValue
        case .reference(let name): models[name.value]?.text ?? name.value
        case .array(let element, _): Self.plural(element.elementWord(models))
        case .tuple: "tuple"
        case .dictionary(let value):
            if case .any = value.kind {
                "dictionary"
            } else {
                value.caseWord(models) + "Dictionary"
            }
        case .object, .all: title ?? "object"
        case .enumeration: title ?? "enumeration"
        case .constant(let value): value.string ?? value.jsonText
        case .union: title ?? "union"
        }
    }

    /// The word for one of several; of arrays it says what they are.
    private func elementWord(_ models: [String: SwiftName]) -> String {
        if case .array(let element, _) = kind { return element.elementWord(models) + "Array" }
        return caseWord(models)
    }

    /// `User` → `Users`, `Category` → `Categories`, `Box` → `Boxes`.
    private static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        let hisses = ["s", "x", "ch", "sh", "z"].contains { lower.hasSuffix($0) }
        return word + (hisses ? "es" : "s")
    }
}

extension Schema {
    /// The one text that its enumeration lists.
    fileprivate var onlyText: String? {
        guard case .enumeration(let enumeration) = kind, enumeration.values.count == 1 else {
            return nil
        }
        return enumeration.values[0].string
    }
}

extension ObjectSchema {
    /// The text that a key always has: the discriminator, else the first such key.
    fileprivate func text(of discriminator: String?) -> String? {
        let constants = constants
        if let discriminator, let text = constants[discriminator]?.string { return text }
        return properties.lazy.compactMap { constants[$0.name.value]?.string }.first
            ?? properties.lazy.compactMap { $0.isRequired ? $0.schema.onlyText : nil }.first
    }

    /// The required keys that not every member requires: `email phone`.
    fileprivate func furtherKeys(in union: UnionSchema) -> String? {
        let objects = union.members.compactMap { member in
            if case .object(let object) = member.kind { object.requiredKeys } else { nil }
        }
        let keys = requiredKeys.filter { key in !objects.allSatisfy { $0.contains(key) } }
        return keys.isEmpty ? nil : keys.joined(separator: " ")
    }

    /// The first of its keys that no other member has.
    fileprivate func ownOptionalKey(in union: UnionSchema) -> String? {
        let objects = union.members.compactMap { member in
            if case .object(let object) = member.kind {
                Set(object.properties.map(\.name.value))
            } else {
                nil
            }
        }
        return properties.map(\.name.value).first { key in
            objects.count { $0.contains(key) } == 1
        }
    }

    /// The first of its required keys that no other member requires.
    fileprivate func ownKey(in union: UnionSchema) -> String? {
        requiredKeys.first { key in
            union.members.count { member in
                if case .object(let object) = member.kind {
                    object.requiredKeys.contains(key)
                } else {
                    false
                }
            } == 1
        }
    }
}
