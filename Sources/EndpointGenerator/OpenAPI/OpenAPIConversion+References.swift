extension OpenAPIConversion {
    /// What an object that is no schema stands for: itself, or what its `$ref` leads to. Nil, and
    /// reported, where that is nothing.
    func resolved(_ node: JSONNode) -> JSONNode? {
        var current = node
        var beside: [JSONMember] = []
        // A chain that is longer leads back to itself.
        for _ in 0..<Self.maximumChain {
            guard let object = current.object, let reference = object["$ref"],
                let text = reference.string
            else { return current.with(beside) }
            // The outermost one counts (OpenAPI 3.1 §4.8.23).
            for member in object.members where document.version.keepsSiblings {
                let isKnown = beside.contains { $0.key.value == member.key.value }
                if member.isKeptBesideReference, !isKnown { beside.append(member) }
            }
            guard let next = target(Located(text, reference.range)) else { return nil }
            current = next
        }
        report(.brokenReference(node.object?["$ref"]?.string ?? ""), at: node.range)
        return nil
    }

    static let maximumChain = 32

    /// The members of `content`, of which each may be a reference (OpenAPI 3.2, Media Type Object).
    func content(_ node: JSONNode?) -> [JSONMember] {
        var members = node?.object?.members ?? []
        for index in members.indices where members[index].value.object?["$ref"] != nil {
            guard let value = resolved(members[index].value) else { continue }
            members[index].value = value
        }
        return members
    }

    /// What a reference leads to; nil, and reported, where that is nothing.
    func target(_ reference: Located<String>) -> JSONNode? {
        place(reference).flatMap { target($0, of: reference) }
    }

    private func target(
        _ place: OpenAPIReference,
        of reference: Located<String>
    ) -> JSONNode? {
        if let node = document.node(at: place) { return node }
        if !place.path.isEmpty, document.files.isUnknown(place.path) {
            unreadFiles.append(place.path)
        } else if let diagnostic = document.files.fault(of: place.path) {
            report(diagnostic)
        } else if document.files.isOutside(place.path) {
            report(.outsideReference(reference.value), at: reference.range)
        } else {
            let hint =
                hints[reference.value]
                ?? .didYouMean(reference.value, among: neighbours(of: place, reference.value))
            hints[reference.value] = .some(hint)
            report(.brokenReference(reference.value), at: reference.range, hint)
        }
        return nil
    }

    /// References to what stands where a place would be, in the words of the one to it.
    private func neighbours(of place: OpenAPIReference, _ reference: String) -> [String] {
        var folder = place
        guard folder.pointer.tokens.popLast() != nil else { return [] }
        let file = reference.prefix { $0 != "#" }
        return (document.node(at: folder)?.object?.members ?? []).map { member in
            let tokens = folder.pointer.tokens + [member.key.value]
            return "\(file)#\(JSONPointer(tokens: tokens).text)"
        }
    }

    /// Where a reference leads; nil, and reported, where no file of the document's can be.
    private func place(_ reference: Located<String>) -> OpenAPIReference? {
        do throws(OpenAPIReference.Failure) {
            return try document.reference(reference)
        } catch {
            switch error {
            case .outside: report(.outsideReference(reference.value), at: reference.range)
            case .malformed: report(.brokenReference(reference.value), at: reference.range)
            }
            return nil
        }
    }

    /// Gives each schema of `components` its name.
    func nameModels() {
        for member in declaredModels {
            let name = modelNames.take(member.key.value)
            let tokens = document.schemasFolder + [member.key.value]
            modelNames.set(name, for: "#" + JSONPointer(tokens: tokens).text)
            nameFile(of: member.value, name)
        }
        findFamilies()
    }

    /// Gives what stands in another file the name of the schema that is nothing but a reference to it.
    private func nameFile(of schema: JSONNode, _ name: String) {
        var current = schema
        while let reference = current.object?["$ref"], let text = reference.string {
            let isAlone = current.object?.members.count == 1 || !document.version.keepsSiblings
            guard isAlone, let place = try? document.reference(Located(text, reference.range)),
                !place.path.isEmpty, modelNames.name(of: place.text) == nil,
                let next = document.node(at: place)
            else { return }
            modelNames.set(name, for: place.text)
            elsewhere[name] = next
            current = next
        }
    }

    /// The name of a schema of `components`.
    func declaredName(_ member: JSONMember) -> String {
        let tokens = document.schemasFolder + [member.key.value]
        return modelNames.name(of: "#" + JSONPointer(tokens: tokens).text) ?? member.key.value
    }

    var declaredModels: [JSONMember] {
        var node: JSONNode? = document.root
        for token in document.schemasFolder { node = node?.object?[token] }
        return node?.object?.members ?? []
    }

    /// The model that a schema's reference means; what it leads to becomes one if it is none.
    func model(_ reference: Located<String>) -> String? {
        let isOfFile = !document.isInner(reference.value)
        if isOfFile, let name = modelNames.name(of: reference) { return name }
        guard let place = place(reference), let node = target(place, of: reference) else {
            return nil
        }
        if let name = modelNames.name(of: place.text) {
            if isOfFile { modelNames.set(name, for: reference) }
            return name
        }
        let name = modelNames.invent(OpenAPIModelNames.name(for: place))
        modelNames.set(name, for: place.text)
        if isOfFile { modelNames.set(name, for: reference) }
        pending.append((Located(name, reference.range), node))
        return name
    }

    /// Writes the models: the document's own, then what references made of other places.
    func convertModels() {
        var bases: [JSONMember] = []
        for member in declaredModels {
            let key = Located(declaredName(member), member.key.range)
            let source = elsewhere[key.value] ?? member.value
            owner = .model(families[key.value]?.base ?? key.value)
            converted = (key.value, source.range)
            var node = schema(source).node(.root)
            if let family = families[key.value] {
                let base = Located(family.base, key.range)
                bases.append(JSONMember(key: base, value: node))
                node = union(of: family, source)
            }
            models.append(JSONMember(key: key, value: node))
        }
        converted = nil
        models += bases
        while !pending.isEmpty {
            let next = pending.removeFirst()
            owner = .model(next.name.value)
            models.append(JSONMember(key: next.name, value: schema(next.schema).node(.root)))
        }
    }

    /// The schema behind references, for a look at its words; nil, without a report, where there is
    /// none.
    func followed(_ node: JSONNode) -> JSONNode? {
        var current = node
        for _ in 0..<Self.maximumChain {
            guard let reference = current.object?["$ref"], let text = reference.string else {
                return current
            }
            if let schema = document.schema(Located(text, reference.range)) {
                current = schema
                continue
            }
            guard let place = try? document.reference(Located(text, reference.range)),
                let next = document.node(at: place)
            else { return nil }
            current = next
        }
        return nil
    }
}

extension JSONMember {
    /// Whether it says of what a `$ref` leads to something else than that does.
    fileprivate var isKeptBesideReference: Bool {
        key.value == "description" && value.hasText || key.value == "x-swift-name"
    }
}

extension JSONNode {
    /// The object with some of its members said anew.
    fileprivate func with(_ members: [JSONMember]) -> JSONNode {
        guard !members.isEmpty, let object else { return self }
        let others = object.members.filter { old in
            !members.contains { $0.key.value == old.key.value }
        }
        return .object(others + members, range)
    }
}
