import EndpointsJSON

/// What `body` reads from the whole of a text.
func reading<T>(
    _ text: String,
    limits: JSONLimits = .standard,
    _ body: (inout JSONReader) throws(JSONError) -> T
) throws(JSONError) -> T {
    try JSONReader.read(Array(text.utf8), limits: limits, body)
}

/// The error that reading ends with, nil when it succeeds.
func problem<T>(
    _ text: String,
    limits: JSONLimits = .standard,
    _ body: (inout JSONReader) throws(JSONError) -> T
) -> JSONError? {
    problem(Array(text.utf8), limits: limits, body)
}

/// The error that reading ends with, nil when it succeeds.
func problem<T>(
    _ bytes: [UInt8],
    limits: JSONLimits = .standard,
    _ body: (inout JSONReader) throws(JSONError) -> T
) -> JSONError? {
    do throws(JSONError) {
        _ = try JSONReader.read(bytes, limits: limits, body)
        return nil
    } catch {
        return error
    }
}

/// The JSON text that `body` writes.
func writing(
    limits: JSONLimits = .standard,
    _ body: (inout JSONWriter) -> Void
) throws(JSONError) -> String {
    String(decoding: try JSONWriter.write(limits: limits, body), as: UTF8.self)
}
