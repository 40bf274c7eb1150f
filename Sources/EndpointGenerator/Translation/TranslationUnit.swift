/// What one endpoint or one model becomes: declarations that stay together in a file.
struct TranslationUnit {
    /// Tells which part of a large document it goes to.
    var name: String
    var kind: Kind
    var declarations: [Declaration]
    /// Whether a type of the runtime's stands in it.
    var usesRuntime = true
    /// Whether a type of Foundation's stands in it.
    var usesFoundation: Bool

    enum Kind {
        case api, request, model
        /// What a document shows, of answers too.
        case fixture(showsReply: Bool)
    }
}
