/// A value that a request carries outside its body, or a field of a form.
package struct Parameter: Sendable {
    package var name: Located<String>
    package var place: Place
    package var schema: Schema
    package var isRequired: Bool
    package var style: Located<Style>?
    package var explode: Located<Bool>?
    package var allowReserved: Located<Bool>?
    package var contentType: Located<String>?

    package enum Place: String, Sendable {
        case path, query, header, cookie, field
    }

    package enum Style: String, Sendable, CaseIterable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject
    }

    package init(name: Located<String>, place: Place, schema: Schema, isRequired: Bool) {
        self.name = name
        self.place = place
        self.schema = schema
        self.isRequired = isRequired
    }
}
