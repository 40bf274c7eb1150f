import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportReply {
    init(_ response: HTTPURLResponse, body: Data) {
        let fields = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
        var headers = HTTPHeaders()
        for (name, value) in fields.sorted(by: { $0.0 < $1.0 }) { headers[name] = value }
        self.init(
            status: response.statusCode,
            headers: headers,
            body: body,
            url: response.url
        )
    }
}
