/// What a request sends outside its body, or a field of a form: where, what, and how it is written.
struct NamedParameter {
    var parameter: Parameter
    var value: Value
    var writing: Writing

    indirect enum Value {
        /// What a caller gives.
        case field(NamedField)
        /// Sent as it stands.
        case constant(String)
    }

    /// The runtime's ways to write a value.
    enum Writing {
        /// A text or a list of texts in the usual style of the place.
        case plain
        /// In a style that is said, with the value's JSON as its content.
        case styled
        case json
        /// A part of a multipart body for each element, each a JSON text.
        case eachJSON
        case file
    }

    var place: Parameter.Place { parameter.place }
}
