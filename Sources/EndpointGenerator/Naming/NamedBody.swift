/// A request's body.
struct NamedBody {
    var content: Content
    /// Nil for what is usual with the content.
    var contentType: String?

    indirect enum Content {
        /// One parameter `body:`, sent as JSON.
        case json(NamedField)
        /// An inline object's properties as parameters, sent as JSON.
        case jsonFields([NamedField])
        /// Fields of a form, those that are not constant as parameters.
        case form([NamedParameter], isMultipart: Bool)
        /// The same where all may be left out: one parameter `body:` that holds them.
        case optionalForm(NamedField, [NamedParameter], isMultipart: Bool)
        case text(NamedField)
        case binary(NamedField)
    }
}
