import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.1 §4.8.12 and §4.8.24: a parameter's schema may be any; nothing but a text is sent of it, and null is
/// absent. RFC 7578 §4.2 for the parts.
struct SchemasOfParametersTests {
    @Test func unionsAreTheTextOfTheirValue() throws {
        let request = SchemasOfParameters.FindBooks(
            bookID: .integer(7),
            partNumber: 2,
            q: "a+b",
            sort: .age,
            kinds: [.title, .age],
            any: "x",
            since: .date(CalendarDate(year: 2024, month: 5, day: 6)),
            list: ["a", "b"],
            unsaid: "u"
        )
        #expect(
            try request.wire()
                == "GET https://library.example/books/7/2?q=a%2Bb&sort=age&kinds=title&kinds=age"
                + "&any=x&since=2024-05-06&list%5B%5D=a&list%5B%5D=b&fixed=yes&unsaid=u"
        )
    }

    @Test func whatIsNotGivenHasItsDefault() throws {
        let url = "GET https://library.example/books"
        #expect(
            try SchemasOfParameters.FindBooks(bookID: .string("a/b"), partNumber: 1).wire()
                == "\(url)/a%2Fb/1?sort=title&fixed=yes"
        )
        #expect(
            try SchemasOfParameters.FindBooks(
                bookID: .string("a"),
                partNumber: 1,
                since: .integer(5)
            ).wire() == "\(url)/a/1?sort=title&since=5&fixed=yes"
        )
    }

    @Test func aFileMayBeNull() throws {
        let head = """
            POST https://library.example/uploads
            content-type: multipart/form-data; boundary=XX


            """
        let body = """
            --XX
            Content-Disposition: form-data; name="file"; filename="f"
            Content-Type: application/octet-stream

            b
            --XX
            Content-Disposition: form-data; name="note"

            n
            --XX--

            """
        let file = FilePart(Data("b".utf8), name: "f")
        #expect(
            try SchemasOfParameters.Upload(file: file, note: "n").wire() == head + body.withCRLF
        )
        let empty = try SchemasOfParameters.Upload(file: nil).wire()
        #expect(empty == head + "--XX--\r\n")
    }
}
