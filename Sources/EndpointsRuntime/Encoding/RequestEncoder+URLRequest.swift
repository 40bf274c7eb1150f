import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension RequestEncoder {
    /// The request to a server; a body that has files from disk is not in it.
    ///
    /// - Throws: The first problem that was met.
    func urlRequest(to server: EndpointServer) throws(InvalidRequest.Reason) -> URLRequest {
        if let problem { throw problem }
        if let problem = server.problem { throw .server(problem) }
        if let file = body?.unreadableFile { throw .file(file.lastPathComponent) }
        if body != nil && endpoint.method.refusesBody { throw .bodyNotAllowed }
        let path = try PathTemplate.expand(endpoint.path, values: pathValues)
        let text = server.url(path: path, query: queryText)
        // The text is encoded: a URL that differs from it was encoded twice.
        guard let url = URL(string: text, encodingInvalidCharacters: false),
            url.absoluteString == text
        else { throw .url }
        var request = URLRequest(url: url)
        // It is GET already, and setting it takes longer than one would think.
        if endpoint.method != .get { request.httpMethod = endpoint.method.rawValue }
        for field in headers.fields {
            request.setValue(field.value, forHTTPHeaderField: field.name)
        }
        request.httpBody = body?.data
        return request
    }
}
