/// Gathers the fields of a form, in order.
///
///     request.form { form in
///         form.field("grant_type", "password")
///         form.field("items", items, style: .deepObject)
///     }
///
/// A media type matters in multipart bodies alone.
public struct FormEncoder {
    private let takesFiles: Bool
    private(set) var fields: [FormField] = []
    private(set) var problem: InvalidRequest.Reason?

    init(takesFiles: Bool) {
        self.takesFiles = takesFiles
    }

    /// As `application/x-www-form-urlencoded` (WHATWG URL).
    var urlEncoded: String {
        fields.map { field in
            guard case .text(let text) = field.value else { return "" }
            return PercentEncoding.formValue(field.name) + "=" + PercentEncoding.formValue(text)
        }.joined(separator: "&")
    }

    mutating func add(_ name: String, _ text: String?, _ contentType: String?) {
        guard let text else { return report(.parameter(name)) }
        add(FormField(name: name, value: .text(text), contentType: contentType))
    }

    mutating func add(_ field: FormField) {
        if let type = field.contentType, !HTTPHeaders.Field.isValid(value: type) {
            report(.header("Content-Type"))
        }
        fields.append(field)
    }

    mutating func report(_ reason: InvalidRequest.Reason) {
        if problem == nil { problem = reason }
    }

    /// Adds a file; nil adds nothing. It makes a request invalid that is not multipart.
    ///
    /// - Parameter contentType: The media type where the file has none of its own.
    public mutating func file(_ name: String, _ file: FilePart?, contentType: String? = nil) {
        guard let file else { return }
        if !takesFiles { return report(.file(file.name)) }
        let type = file.contentType ?? contentType ?? "application/octet-stream"
        add(FormField(name: name, value: .file(file), contentType: type))
    }

    /// Adds each file under the same name (RFC 7578 §4.3); none for nil.
    public mutating func file(_ name: String, _ files: [FilePart]?, contentType: String? = nil) {
        for file in files ?? [] { self.file(name, file, contentType: contentType) }
    }
}
