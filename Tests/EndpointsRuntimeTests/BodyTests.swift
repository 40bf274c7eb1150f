import Foundation
import Testing

@testable import EndpointsRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct BodyTests {
    struct Plain: Encodable {
        var when: Date
        var ratio: Double
    }

    private func body(_ encoding: @escaping @Sendable (inout RequestEncoder) -> Void) throws
        -> String
    {
        let request = try Probe(encoding: encoding).urlRequest()
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
        return String(decoding: request.httpBody ?? Data(), as: UTF8.self)
    }

    @Test func jsonIsWritten() throws {
        #expect(try body { $0.body(Item(id: 1, name: "ü")) } == #"{"id":1,"name":"ü"}"#)
        #expect(try body { $0.body([Item(id: 1)]) } == #"[{"id":1}]"#)
        #expect(try body { $0.body("text") } == #""text""#)
        let inline = try body { request in
            request.json { json in
                json.beginObject()
                json.string("x", "title")
                json.endObject()
            }
        }
        #expect(inline == #"{"title":"x"}"#)
        let plain = try body {
            $0.body(Plain(when: Date(timeIntervalSince1970: 1_714_564_800), ratio: 0.5))
        }
        #expect(plain.contains(#""when":"2024-05-01T12:00:00Z""#))
    }

    @Test func contentTypeIsKeptWhereGiven() throws {
        let request = try Probe { request in
            request.header("content-type", "application/merge-patch+json")
            request.body(Item(id: 1))
        }.urlRequest()
        #expect(
            request.value(forHTTPHeaderField: "Content-Type") == "application/merge-patch+json"
        )
    }

    @Test func whatJSONCannotHoldIsInvalid() throws {
        let writers: [@Sendable (inout RequestEncoder) -> Void] = [
            {
                $0.json { json in
                    json.beginObject()
                    json.double(.nan, "ratio")
                    json.endObject()
                }
            },
            { $0.body(Plain(when: Date(), ratio: .infinity)) },
        ]
        for writer in writers {
            let error = #expect(throws: InvalidRequest.self) {
                try Probe(encoding: writer).urlRequest()
            }
            guard case .body(let problem) = error?.reason else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(problem.path.description == "ratio")
        }
    }

    /// RFC 9110 §9.3.1, §9.3.2 and §9.3.8.
    @Test func getHeadAndTraceTakeNoBody() {
        func refused<Request: Requestable>(_ request: Request) {
            let problem = InvalidRequest(reason: .bodyNotAllowed, endpoint: Request.endpoint)
            #expect(throws: problem) { try request.urlRequest() }
            #expect(
                "\(problem)"
                    == "\(Request.endpoint): a \(Request.endpoint.method) request takes no body"
            )
        }
        refused(GetProbe { $0.body(Item(id: 1)) })
        refused(HeadWithBody())
        refused(TraceWithBody())
    }

    private struct HeadWithBody: Requestable {
        typealias API = Sample
        typealias Response = Void
        static var endpoint: Endpoint { .init(.head, "/probe") }
        func encode(to request: inout RequestEncoder) { request.body(Item(id: 1)) }
    }

    private struct TraceWithBody: Requestable {
        typealias API = Sample
        typealias Response = Void
        static var endpoint: Endpoint { .init(.trace, "/probe") }
        func encode(to request: inout RequestEncoder) {
            request.json {
                $0.beginObject()
                $0.endObject()
            }
        }
    }
}
