import Foundation

/// Gathers a request's values, each encoded for its place.
///
///     func encode(to request: inout RequestEncoder) {
///         request.path("username", username)
///         request.query("per_page", perPage)
///         request.header("X-Trace", trace)
///         request.body(issue)
///     }
///
/// Nothing throws here: the first problem is kept, and the request is not sent.
public struct RequestEncoder {
    let endpoint: Endpoint
    var pathValues: [PathValue] = []
    var queryText = ""
    var headers = HTTPHeaders()
    var body: RequestBody?
    /// What parts of a multipart body are told apart by; nil for one by chance.
    var boundary: String?
    var problem: InvalidRequest.Reason?

    init(_ endpoint: Endpoint) {
        self.endpoint = endpoint
    }

    /// Leaves a header out that was set before, such as one that every request of the API has.
    public mutating func removeHeader(_ name: String) {
        headers[name] = nil
    }
}

extension RequestEncoder {
    mutating func addPath(_ name: String, _ text: String?) {
        guard let text = checked(name, text) else { return }
        pathValues.append(PathValue(name: name, text))
    }

    mutating func addQuery(_ name: String, _ text: String?) {
        guard let text = checked(name, text) else { return }
        addQuery(name, encoded: PercentEncoding.queryValue(text))
    }

    mutating func addQuery(_ name: String, encoded value: String) {
        if !queryText.isEmpty { queryText += "&" }
        queryText += PercentEncoding.queryValue(name)
        queryText += "="
        queryText += value
    }

    mutating func setHeader(_ name: String, _ text: String?) {
        guard let text = checked(name, text) else { return }
        if !HTTPHeaders.Field(name: name, value: text).isValid {
            report(.header(name))
        }
        headers[name] = text
    }

    mutating func checked(_ name: String, _ text: String?) -> String? {
        if text == nil { report(.parameter(name)) }
        return text
    }

    mutating func setBody(_ contentType: String, _ make: () throws(JSONError) -> Data) {
        do throws(JSONError) {
            setBody(contentType, RequestBody(try make()))
        } catch {
            report(.body(error))
        }
    }

    /// Keeps a content type that was given as a header.
    mutating func setBody(_ contentType: String, _ body: RequestBody) {
        self.body = body
        if headers["Content-Type"] == nil { setHeader("Content-Type", contentType) }
    }

    mutating func report(_ reason: InvalidRequest.Reason) {
        if problem == nil { problem = reason }
    }
}
