/// Where `readOnly` and `writeOnly` mean anything.
///
/// What the server alone sets may be missing from values that are sent, and what is never shown from
/// those that are received. A model that goes only one way holds it like any other property: the `id`
/// of what is only received is there, if it is required.
enum AccessScope {
    /// Takes both words away where nothing is sent, or received.
    static func apply(to api: inout API) {
        guard api.holdsAccessWords else { return }
        let table = ModelTable(api.models).schemas
        var sent: [Schema] = []
        var received: [Schema] = []
        var roots = api
        roots.rewriteSent { schema in
            sent.append(schema)
            return nil
        }
        roots.rewriteReceived { schema in
            received.append(schema)
            return nil
        }
        let models = (sent: names(in: sent, table), received: names(in: received, table))
        api.rewriteSent { $0.freed(of: \.isWriteOnly) }
        api.rewriteReceived { $0.freed(of: \.isReadOnly) }
        for index in api.models.indices {
            let name = api.models[index].name.value
            let isSent = models.sent.contains(name)
            guard isSent != models.received.contains(name) else { continue }
            let word = isSent ? \Schema.isWriteOnly : \Schema.isReadOnly
            if let schema = api.models[index].schema.freed(of: word) {
                api.models[index].schema = schema
            }
        }
    }

    /// The models that schemas name, and those that these name in turn.
    private static func names(in roots: [Schema], _ table: [String: Schema]) -> Set<String> {
        var names: Set<String> = []
        var rest = roots
        while let schema = rest.popLast() {
            for name in schema.modelNames where names.insert(name).inserted {
                if let model = table[name] { rest.append(model) }
            }
        }
        return names
    }
}

extension API {
    fileprivate var holdsAccessWords: Bool {
        var found = false
        var copy = self
        copy.rewriteSchemas { schema in
            found = found || schema.holdsAccessWords
            return nil
        }
        return found
    }
}

extension Schema {
    fileprivate var holdsAccessWords: Bool {
        if isReadOnly || isWriteOnly { return true }
        var found = false
        forEachChild { child, _ in found = found || child.holdsAccessWords }
        return found
    }

    /// The schema without the word at its properties and theirs; nil where it has none.
    fileprivate func freed(of word: WritableKeyPath<Schema, Bool>) -> Schema? {
        changingChildren { child in
            let inside = child.freed(of: word)
            guard child[keyPath: word] else { return inside }
            var child = inside ?? child
            child[keyPath: word] = false
            return child
        }
    }
}
