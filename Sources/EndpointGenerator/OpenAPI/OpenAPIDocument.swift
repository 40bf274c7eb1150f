/// An OpenAPI or Swagger document, and what its references lead to.
struct OpenAPIDocument {
    enum Version {
        /// Swagger 2.0.
        case swagger
        /// OpenAPI 3.0: schemas of its own, close to JSON Schema's draft 5.
        case openAPI30
        /// OpenAPI 3.1: JSON Schema 2020-12.
        case openAPI31
        /// OpenAPI 3.2: as 3.1, with words for streams.
        case openAPI32

        /// Whether words beside a `$ref` count (OpenAPI 3.1 §4.8.24.1).
        var keepsSiblings: Bool { self == .openAPI31 || self == .openAPI32 }
    }

    let root: JSONNode
    let version: Version
    /// The other files in its folder.
    let files: OpenAPIFiles
    /// The members of the objects that references name most: `components/schemas` and its like.
    private var tables: [String: [String: JSONMember]] = [:]
    /// The schemas that have a name, by the references that lead to them.
    private var schemas: [String: JSONNode] = [:]

    init(root: JSONNode, version: Version, files: OpenAPIFiles) {
        self.root = root
        self.version = version
        self.files = files
        let folders: [[String]] =
            version == .swagger
            ? [["definitions"], ["parameters"], ["responses"]]
            : Self.kinds.map { ["components", $0] }
        for folder in folders {
            guard let object = node(at: folder[...], from: root)?.object else { continue }
            var table: [String: JSONMember] = [:]
            for member in object.members { table[member.key.value] = member }
            tables[folder.joined(separator: "/")] = table
            guard folder == schemasFolder else { continue }
            for member in object.members {
                let tokens = folder + [member.key.value]
                schemas["#" + JSONPointer(tokens: tokens).text] = member.value
            }
        }
    }

    /// The kinds of `components` (OpenAPI 3.2 §4.8).
    private static let kinds = [
        "schemas", "responses", "parameters", "examples", "requestBodies", "headers",
        "securitySchemes", "links", "callbacks", "pathItems", "mediaTypes",
    ]

    /// Where models stand: `components/schemas`, `definitions`.
    var schemasFolder: [String] {
        version == .swagger ? ["definitions"] : ["components", "schemas"]
    }

    /// The schema that a reference names outright; nil for any other reference.
    func schema(_ reference: Located<String>) -> JSONNode? {
        reference.range.file == root.range.file ? schemas[reference.value] : nil
    }

    /// Where a reference leads, seen from the file that it stands in.
    func reference(
        _ reference: Located<String>
    ) throws(OpenAPIReference.Failure) -> OpenAPIReference {
        let base = files.path(of: reference.range.file)
        if base.isEmpty, let anchor = anchor(reference.value) { return anchor }
        do throws(OpenAPIReference.Failure) {
            if let own = try selfReference(reference.value) { return own }
            var result = try OpenAPIReference(reference.value, in: base)
            if !files.isOther(result.path) { result.path = "" }
            if base.isEmpty, node(at: result) == nil { return meant(by: reference) ?? result }
            return result
        } catch {
            if base.isEmpty, let meant = meant(by: reference) { return meant }
            throw error
        }
    }

    /// Where a reference leads that is none from the document's root: to the schema that has it as its
    /// `$id`, into a schema around it with `$defs` of its own (JSON Schema 2020-12 §8.2), or to a name
    /// that is written as it is, without escapes.
    private func meant(by reference: Located<String>) -> OpenAPIReference? {
        let prefix = "#/" + schemasFolder.joined(separator: "/") + "/"
        if reference.value.hasPrefix(prefix) {
            let name = String(reference.value.dropFirst(prefix.count))
            let tokens = schemasFolder + [name]
            let pointer = JSONPointer(tokens: tokens)
            return schemas["#" + pointer.text] == nil ? nil : OpenAPIReference(pointer: pointer)
        }
        if version.keepsSiblings, !reference.value.hasPrefix("#"),
            let tokens = place(of: "$id", reference.value, in: root, at: [])
        {
            return OpenAPIReference(pointer: JSONPointer(tokens: tokens))
        }
        guard isInner(reference.value),
            let inner = try? OpenAPIReference(reference.value, in: "").pointer.tokens
        else { return nil }
        var around: ArraySlice<String> = place(of: reference.range)[...]
        while !around.isEmpty {
            let pointer = JSONPointer(tokens: around + inner)
            if node(at: pointer) != nil { return OpenAPIReference(pointer: pointer) }
            around.removeLast()
        }
        return nil
    }

    /// Whether a reference may lead elsewhere in each schema that it stands in.
    func isInner(_ reference: String) -> Bool {
        reference.hasPrefix("#/$defs/")
            || (version != .swagger && reference.hasPrefix("#/definitions/"))
    }

    /// The way from the root to what stands at a place.
    func place(of range: SourceRange) -> [String] {
        var tokens: [String] = []
        var node = root
        func holds(_ other: JSONNode) -> Bool {
            other.range.start <= range.start && range.end <= other.range.end
        }
        while true {
            if let member = node.object?.members.first(where: { holds($0.value) }) {
                tokens.append(member.key.value)
                node = member.value
            } else if let index = node.array?.firstIndex(where: holds) {
                tokens.append(String(index))
                node = node.array?[index] ?? node
            } else {
                return tokens
            }
        }
    }

    /// Where the schema stands that names itself by `$anchor` (JSON Schema 2020-12 §8.2.2), for a
    /// reference like `#name`.
    private func anchor(_ reference: String) -> OpenAPIReference? {
        guard reference.hasPrefix("#"), !reference.hasPrefix("#/"), reference != "#",
            version.keepsSiblings,
            let tokens = place(of: "$anchor", String(reference.dropFirst()), in: root, at: [])
        else { return nil }
        return OpenAPIReference(pointer: JSONPointer(tokens: tokens))
    }

    /// Where an object stands whose word has a value.
    func place(
        of word: String,
        _ value: String,
        in node: JSONNode,
        at place: [String]
    ) -> [String]? {
        if let object = node.object {
            if object[word]?.string == value { return place }
            for member in object.members {
                let way = place + [member.key.value]
                if let found = self.place(of: word, value, in: member.value, at: way) {
                    return found
                }
            }
        }
        for (index, element) in (node.array ?? []).enumerated() {
            let way = place + [String(index)]
            if let found = self.place(of: word, value, in: element, at: way) { return found }
        }
        return nil
    }

    /// What a reference leads to; nil where nothing stands.
    func node(at reference: OpenAPIReference) -> JSONNode? {
        if reference.path.isEmpty { return node(at: reference.pointer) }
        return files[reference.path].flatMap { node(at: reference.pointer.tokens[...], from: $0) }
    }

    /// What a pointer into the document leads to; nil where nothing stands.
    func node(at pointer: JSONPointer) -> JSONNode? {
        var tokens = pointer.tokens[...]
        for length in [1, 2] where tokens.count > length {
            guard let table = tables[tokens.prefix(length).joined(separator: "/")] else { continue }
            tokens = tokens.dropFirst(length)
            guard let member = table[tokens.removeFirst()] else { return nil }
            return node(at: tokens, from: member.value)
        }
        return node(at: tokens, from: root)
    }

    private func node(at tokens: ArraySlice<String>, from start: JSONNode) -> JSONNode? {
        var node = start
        for token in tokens {
            switch node.value {
            case .object(let object):
                guard let value = object[token] else { return nil }
                node = value
            case .array(let elements):
                guard let index = Int(token), elements.indices.contains(index) else { return nil }
                node = elements[index]
            case .null, .bool, .number, .string: return nil
            }
        }
        return node
    }
}

extension OpenAPIDocument {
    /// The version that a document says it is of; nil for one that is of neither format.
    ///
    /// `openapi` is a string `3.x.y`, `swagger` is `2.0` (also as a number, as YAML may leave it).
    static func version(of root: JSONNode) -> Located<String>? {
        guard let object = root.object else { return nil }
        for member in object.members
        where member.key.value == "openapi" || member.key.value == "swagger" {
            switch member.value.value {
            case .string(let text), .number(let text):
                return Located("\(member.key.value) \(text)", member.value.range)
            case .null, .bool, .array, .object:
                return Located(member.key.value, member.value.range)
            }
        }
        return nil
    }

    /// The version that a text like `openapi 3.0.3` names; nil for one that is not read.
    static func version(_ text: String) -> Version? {
        if text.hasPrefix("swagger 2.0") || text == "swagger 2" { return .swagger }
        if text.hasPrefix("openapi 3.0") { return .openAPI30 }
        if text.hasPrefix("openapi 3.1") { return .openAPI31 }
        if text.hasPrefix("openapi 3.2") { return .openAPI32 }
        return nil
    }
}
