import Foundation

extension RequestEncoder {
    /// Sends a value as JSON; nil sends no body.
    ///
    /// A value that JSON cannot hold, such as NaN, makes the request invalid; the reason has its
    /// path.
    public mutating func body<Value: JSONWritable>(
        _ value: Value?,
        contentType: String = "application/json"
    ) {
        guard let value else { return }
        setBody(contentType) { () throws(JSONError) in try value.bodyJSON() }
    }

    /// Sends a value as JSON, by `JSONEncoder` with dates of RFC 3339; nil sends no body.
    @_disfavoredOverload
    public mutating func body<Value: Encodable>(
        _ value: Value?,
        contentType: String = "application/json"
    ) {
        guard let value else { return }
        setBody(contentType) { () throws(JSONError) in try JSONCoding.encode(value) }
    }

    /// Sends the JSON that the closure writes.
    public mutating func json(
        contentType: String = "application/json",
        _ write: (inout JSONWriter) -> Void
    ) {
        setBody(contentType) { () throws(JSONError) in
            try JSONWriter.write(writesReadOnly: false, write)
        }
    }

    /// Sends text in UTF-8; nil sends no body.
    public mutating func text(_ value: String?, contentType: String = "text/plain") {
        if let value { setBody(contentType, RequestBody(Data(value.utf8))) }
    }

    /// Sends bytes, or a file from disk; nil sends no body.
    ///
    /// A file that cannot be read makes the request invalid.
    public mutating func binary(
        _ value: BinaryContent?,
        contentType: String = "application/octet-stream"
    ) {
        guard let value else { return }
        setBody(contentType, RequestBody(pieces: [value]))
    }

    /// Sends the fields that the closure adds as `application/x-www-form-urlencoded`, encoded as the
    /// WHATWG URL Standard says: a space is `+`.
    public mutating func form(_ write: (inout FormEncoder) -> Void) {
        var form = FormEncoder(takesFiles: false)
        write(&form)
        if let problem = form.problem { report(problem) }
        setBody("application/x-www-form-urlencoded", RequestBody(Data(form.urlEncoded.utf8)))
    }

    /// Sends the fields that the closure adds as the parts of a `multipart/form-data` body
    /// (RFC 7578). A file from disk is sent from there and not read as a whole.
    public mutating func multipart(_ write: (inout FormEncoder) -> Void) {
        var form = FormEncoder(takesFiles: true)
        write(&form)
        if let problem = form.problem { report(problem) }
        let boundary = boundary ?? MultipartBody.newBoundary()
        headers["Content-Type"] = nil
        setBody(
            "multipart/form-data; boundary=\(boundary)",
            MultipartBody.encode(form.fields, boundary: boundary)
        )
    }
}
