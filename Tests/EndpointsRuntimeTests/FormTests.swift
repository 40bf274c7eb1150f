import Foundation
import Testing

@testable import EndpointsRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Bodies that are no JSON, byte for byte.
struct FormTests {
    private func body(
        _ type: String,
        _ encoding: @escaping @Sendable (inout RequestEncoder) -> Void
    ) throws -> String? {
        let request = try Probe(encoding: encoding).urlRequest(boundary: "XX")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == type)
        return request.httpBody.map { String(decoding: $0, as: UTF8.self) }
    }

    /// WHATWG URL, application/x-www-form-urlencoded serializing: a space is `+`; `*-._`, letters and
    /// digits are kept.
    @Test func formIsURLEncoded() throws {
        let text = try body("application/x-www-form-urlencoded") { request in
            request.form { form in
                form.field("a b", "c d+e&f=g%ü~*-._\r\n")
                form.field("n", [1, 2])
                form.field("absent", nil as String?)
                form.field("when", Date(timeIntervalSince1970: 0), as: .unixTime)
                form.field("list", ["x", "y"], style: .form, explode: false)
                form.field("items", [["price": 1], ["price": 2]], style: .deepObject)
                form.field("meta", json: ["k": "v w"])
                form.field("each", eachJSON: [["k": 1], ["k": 2]])
            }
        }
        #expect(
            text == "a+b=c+d%2Be%26f%3Dg%25%C3%BC%7E*-._%0D%0A&n=1&n=2&when=0&list=x%2Cy"
                + "&items%5B0%5D%5Bprice%5D=1&items%5B1%5D%5Bprice%5D=2"
                + "&meta=%7B%22k%22%3A%22v+w%22%7D&each=%7B%22k%22%3A1%7D&each=%7B%22k%22%3A2%7D"
        )
    }

    @Test func anEmptyFormIsABodyAllTheSame() throws {
        #expect(try body("application/x-www-form-urlencoded") { $0.form { _ in } } == "")
        #expect(
            try body("multipart/form-data; boundary=XX") { $0.multipart { _ in } } == "--XX--\r\n"
        )
    }

    /// RFC 7578 §4.2–4.4, §5.1; names as the multipart/form-data encoding algorithm of HTML has them.
    @Test func partsAreWritten() throws {
        let text = try body("multipart/form-data; boundary=XX") { request in
            request.multipart { form in
                form.field("title", "a\r\nb\"ü")
                form.field("tags", ["x", "y"])
                form.field("note", "*hi*", contentType: "text/markdown")
                form.field("meta", json: ["k": 1])
                form.field("user", ["name": "n"], style: .deepObject)
                form.file(
                    "pictures",
                    [
                        FilePart(Data("PNG".utf8), name: "a.png", contentType: "image/png"),
                        FilePart(Data("?".utf8), name: "\"ü\r\n\".bin"),
                    ]
                )
                form.file("q\"", FilePart(Data(), name: ""), contentType: "text/csv")
                form.file("absent", nil as FilePart?)
            }
        }
        let expected = """
            --XX
            Content-Disposition: form-data; name="title"

            a
            b"ü
            --XX
            Content-Disposition: form-data; name="tags"

            x
            --XX
            Content-Disposition: form-data; name="tags"

            y
            --XX
            Content-Disposition: form-data; name="note"
            Content-Type: text/markdown

            *hi*
            --XX
            Content-Disposition: form-data; name="meta"
            Content-Type: application/json

            {"k":1}
            --XX
            Content-Disposition: form-data; name="user[name]"

            n
            --XX
            Content-Disposition: form-data; name="pictures"; filename="a.png"
            Content-Type: image/png

            PNG
            --XX
            Content-Disposition: form-data; name="pictures"; filename="%22ü%0D%0A%22.bin"
            Content-Type: application/octet-stream

            ?
            --XX
            Content-Disposition: form-data; name="q%22"; filename=""
            Content-Type: text/csv


            --XX--

            """
        #expect(text == expected.replacingOccurrences(of: "\n", with: "\r\n"))
    }

    @Test func everyBoundaryIsAnother() throws {
        let request = Probe { $0.multipart { $0.field("a", 1) } }
        let types = try (0..<100).map { _ in
            try request.urlRequest().value(forHTTPHeaderField: "Content-Type")
        }
        #expect(Set(types).count == 100)
        for type in types {
            let boundary = try #require(type?.split(separator: "=").last)
            #expect(
                boundary.count <= 70
                    && boundary.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
            )
        }
    }

    @Test func textAndBytesAreSentAsTheyAre() throws {
        #expect(try body("text/plain") { $0.text("ü\r\n") } == "ü\r\n")
        #expect(
            try body("text/csv; header=present") {
                $0.text("a,b", contentType: "text/csv; header=present")
            } == "a,b"
        )
        #expect(try body("application/octet-stream") { $0.binary(.data(Data("x".utf8))) } == "x")
        #expect(try body("image/png") { $0.binary(.data(Data()), contentType: "image/png") } == "")
        #expect(
            try body("application/merge-patch+json") {
                $0.body(Item(id: 1), contentType: "application/merge-patch+json")
            } == #"{"id":1}"#
        )
        let empty = try Probe { request in
            request.text(nil)
            request.binary(nil)
        }.urlRequest()
        #expect(empty.httpBody == nil && empty.allHTTPHeaderFields ?? [:] == [:])
    }

    @Test func whatCannotBeSentIsInvalid() {
        let missing = URL(fileURLWithPath: "/nowhere/a.bin")
        let cases: [(InvalidRequest.Reason, @Sendable (inout RequestEncoder) -> Void)] = [
            (.file("a.bin"), { $0.binary(.file(missing)) }),
            (.file("a.bin"), { $0.multipart { $0.file("f", FilePart(contentsOf: missing)) } }),
            (.file("b"), { $0.form { $0.file("f", FilePart(Data(), name: "b")) } }),
            (.parameter("n"), { $0.form { $0.field("n", Double.nan) } }),
            (.parameter("n"), { $0.multipart { $0.field("n", json: Double.nan) } }),
            (.nesting("n"), { $0.form { $0.field("n", [[1]], style: .form) } }),
            (
                .header("Content-Type"),
                { $0.multipart { $0.field("n", 1, contentType: "a/b\r\nX: y") } }
            ),
            (.header("Content-Type"), { $0.text("a", contentType: "a/b\r\nX: y") }),
        ]
        for (reason, encoding) in cases {
            let error = #expect(throws: InvalidRequest.self) {
                try Probe(encoding: encoding).urlRequest()
            }
            #expect(error?.reason == reason)
        }
    }
}
