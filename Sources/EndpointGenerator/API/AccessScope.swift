/// Where `readOnly` and `writeOnly` mean anything.
///
/// What the server alone sets may be missing from values that are sent, and what is never shown from
/// those that are received. A model that goes only one way holds it like any other property: the `id`
/// of what is only received is there, if it is required.
enum AccessScope {
    /// Takes both words away where nothing is sent, or received.
    static func apply(to api: inout API) {
        let schemas = api.schemas
        guard schemas.contains(where: { $0.schema.holdsAccessWords }) else { return }
        let models = (
            sent: ModelClosure.names(in: schemas.filter(\.use.isSent).map(\.schema), of: api),
            received: ModelClosure.names(
                in: schemas.filter(\.use.isReceived).map(\.schema),
                of: api
            )
        )
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
