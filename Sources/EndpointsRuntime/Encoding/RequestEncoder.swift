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
    var pathValues: [(name: String, text: String)] = []
    var queryText = ""
    var headers = HTTPHeaders()
    var body: Data?
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
        pathValues.append((name, text))
    }

    mutating func addQuery(_ name: String, _ text: String?) {
        guard let text = checked(name, text) else { return }
        if !queryText.isEmpty { queryText += "&" }
        queryText += PercentEncoding.queryValue(name)
        queryText += "="
        queryText += PercentEncoding.queryValue(text)
    }

    mutating func setHeader(_ name: String, _ text: String?) {
        guard let text = checked(name, text) else { return }
        if !HTTPHeaders.Field(name: name, value: text).isValid {
            report(.header(name))
        }
        headers[name] = text
    }

    private mutating func checked(_ name: String, _ text: String?) -> String? {
        if text == nil { report(.parameter(name)) }
        return text
    }

    mutating func setBody(_ contentType: String, _ make: () throws(JSONError) -> Data) {
        do throws(JSONError) {
            body = try make()
            if headers["Content-Type"] == nil { headers["Content-Type"] = contentType }
        } catch {
            report(.body(error))
        }
    }

    private mutating func report(_ reason: InvalidRequest.Reason) {
        if problem == nil { problem = reason }
    }
}
