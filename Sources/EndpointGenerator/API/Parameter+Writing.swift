extension Parameter {
    /// The style that counts: the one given, or the default of the place.
    var writtenStyle: Style { style?.value ?? place.styles[0] }

    /// Whether elements and members are parameters of their own (OpenAPI 3.1 §4.8.12.2).
    var isExploded: Bool {
        explode?.value ?? (writtenStyle == .form || writtenStyle == .deepObject)
    }

    /// Whether the value is one JSON text.
    var isJSON: Bool { contentType?.value.isJSONMediaType ?? false }

    var keepsReserved: Bool { allowReserved?.value ?? false }
}

extension String {
    /// `application/json` or a type with the suffix `+json` (RFC 6839 §3.1).
    var isJSONMediaType: Bool {
        let essence = prefix { $0 != ";" && $0 != " " }.lowercased()
        return essence == "application/json" || essence.hasSuffix("+json")
    }
}
