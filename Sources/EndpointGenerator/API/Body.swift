/// What a request carries as content.
package struct Body: Sendable {
    package var content: Content
    package var isRequired: Bool
    package var contentType: Located<String>?
    package var range: SourceRange
    /// Where its keys stand.
    package var places = WordPlaces()

    package indirect enum Content: Sendable {
        case json(Schema)
        case form([Parameter])
        case multipart([Parameter])
        case text
        case binary
    }

    package init(content: Content, isRequired: Bool, range: SourceRange) {
        self.content = content
        self.isRequired = isRequired
        self.range = range
    }
}
