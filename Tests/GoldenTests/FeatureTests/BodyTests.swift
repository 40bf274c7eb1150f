import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Bodies of the feature specs, byte for byte: WHATWG URL, RFC 7578, RFC 8259.
struct BodyTests {
    private func body(_ request: some Requestable, _ type: String?) throws -> String? {
        let request = try request.urlRequest(boundary: "XX")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == type)
        return request.httpBody.map { String(decoding: $0, as: UTF8.self) }
    }

    private let form = "application/x-www-form-urlencoded"
    private let parts = "multipart/form-data; boundary=XX"
    private let moment = Date(timeIntervalSince1970: 1_714_564_800)

    private func lines(_ text: String) -> String {
        text.replacingOccurrences(of: "\n", with: "\r\n")
    }

    @Test func fieldsOfAFormAreSentInOrder() throws {
        let link = try #require(URL(string: "https://a.example/b?c"))
        #expect(
            try body(
                Form.CreateToken(
                    realm: "r",
                    code: "a b+c&d",
                    redirectURI: link,
                    scope: ["x", "y"],
                    expires: moment,
                    remember: true
                ),
                form
            )
                == "grant_type=authorization_code&code=a+b%2Bc%26d"
                + "&redirect_uri=https%3A%2F%2Fa.example%2Fb%3Fc&scope=x&scope=y"
                + "&expires=1714564800&prompt=login&remember=true"
        )
        #expect(try body(Form.RevokeToken(), form) == "")
    }

    @Test func formsHaveStyles() throws {
        #expect(
            try body(
                FormStyles.CreateOrder(
                    items: [.init(price: 5, tags: ["a"]), .init(price: 6)],
                    metadata: ["k": "v w"],
                    expand: ["x", "y"],
                    codes: ["a", "b"],
                    sizes: [1, 2],
                    colors: ["r", "g"],
                    address: .init(street: "s"),
                    note: .init(price: 7),
                    days: [moment]
                ),
                form
            )?.removingPercentEncoding
                == "items[0][price]=5&items[0][tags][0]=a&items[1][price]=6&metadata[k]=v+w"
                + "&expand[0]=x&expand[1]=y&codes=a,b&sizes=1+2&colors=r|g&street=s"
                + #"&note={"price":7}&days[0]=1714564800"#
        )
        #expect(
            try body(FormStyles.CreateOrder(items: [.init(price: 5)]), form)
                == "items%5B0%5D%5Bprice%5D=5"
        )
    }

    @Test func partsHaveTypes() throws {
        let text = try body(
            Multipart.CreatePost(
                title: "t",
                tags: ["a", "b"],
                expires: moment,
                text: "*x*",
                author: .init(name: "n", id: 1),
                editors: [.init(name: "e"), .init(name: "f")],
                place: .init(name: "p"),
                sizes: [1, 2],
                settings: ["s": 1],
                list: [1, 2]
            ),
            parts
        )
        func part(_ name: String, _ value: String, type: String? = nil) -> String {
            "--XX\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n"
                + (type.map { "Content-Type: \($0)\r\n" } ?? "") + "\r\n\(value)\r\n"
        }
        let expected = [
            part("title", "t"), part("tags", "a"), part("tags", "b"),
            part("expires", "1714564800"), part("text", "*x*", type: "text/markdown"),
            part("author", #"{"name":"n","id":1}"#, type: "application/json"),
            part("editors", #"{"name":"e"}"#, type: "application/json"),
            part("editors", #"{"name":"f"}"#, type: "application/json"),
            part("place[name]", "p"), part("sizes", "1,2"),
            part("settings", #"{"s":1}"#, type: "application/vnd.settings+json"),
            part("list", "[1,2]", type: "application/json"), "--XX--\r\n",
        ]
        #expect(text == expected.joined())
    }

    /// A list is a part for each element, and an element that is no text is JSON, as is a tuple.
    @Test func listsOfListsAndTuplesAreJSON() throws {
        let text = try body(
            Multipart.CreateRoute(
                start: .init(first: 1.5, second: -2),
                legs: [[moment], [moment, moment]],
                guides: [.init(name: "g", id: 7)]
            ),
            parts
        )
        func part(_ name: String, _ json: String) -> String {
            "--XX\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n"
                + "Content-Type: application/json\r\n\r\n\(json)\r\n"
        }
        let expected = [
            part("start", "[1.5,-2]"), part("legs", "[1714564800]"),
            part("legs", "[1714564800,1714564800]"), part("guides", #"{"name":"g","id":7}"#),
        ]
        #expect(text == expected.joined() + "--XX--\r\n")
    }

    @Test func partsAreFiles() throws {
        let text = try body(
            MultipartFiles.Upload(
                picture: FilePart(Data("PNG".utf8), name: "a \"b\".png"),
                attachments: [
                    FilePart(Data("1".utf8), name: "ü.txt", contentType: "text/plain"),
                    FilePart(Data("2".utf8), name: "2"),
                ]
            ),
            parts
        )
        let expected = """
            --XX
            Content-Disposition: form-data; name="picture"; filename="a %22b%22.png"
            Content-Type: image/png

            PNG
            --XX
            Content-Disposition: form-data; name="attachments"; filename="ü.txt"
            Content-Type: text/plain

            1
            --XX
            Content-Disposition: form-data; name="attachments"; filename="2"
            Content-Type: application/octet-stream

            2
            --XX--

            """
        #expect(text == lines(expected))
    }

    @Test func constantsAreFields() throws {
        #expect(
            try body(ParameterConstants.CreateToken(username: "u"), form)
                == "grant_type=password&username=u&ttl=3600&offline=true"
        )
        let text = try body(
            ParameterConstants.CreateImport(file: FilePart(Data(), name: "f")),
            parts
        )
        #expect(text?.contains("name=\"purpose\"\r\n\r\nbatch\r\n") == true)
        #expect(text?.contains("name=\"version\"\r\n\r\n2\r\n") == true)
        #expect(try body(ParameterConstants.CreateSession(), nil) == nil)
        #expect(try body(ParameterConstants.CreateSession(body: .init()), form) == "kind=guest")
        #expect(
            try body(ParameterConstants.CreateMark(), "application/json") == #"{"parent":null}"#
        )
    }

    @Test func textAndBytesAreSentAsTheyAre() throws {
        #expect(try body(TextBody.Render(body: "# ü"), "text/markdown") == "# ü")
        #expect(
            try body(TextBody.Replace(id: "1", body: "a,b\r\n"), "text/csv; charset=utf-8")
                == "a,b\r\n"
        )
        let bytes = Data("\u{1}PNG".utf8)
        #expect(
            try body(BinaryBody.PutPicture(id: "1", body: .data(bytes)), "image/png")
                == "\u{1}PNG"
        )
        let missing = BinaryBody.Append(body: .file(URL(fileURLWithPath: "/nowhere/a")))
        let error = #expect(throws: InvalidRequest.self) { try missing.urlRequest() }
        #expect(error?.reason == .file("a"))
    }

    @Test func jsonHasOtherTypes() throws {
        #expect(
            try body(
                OtherMediaTypes.PatchDocument(id: "1", body: .init(title: "t")),
                "application/merge-patch+json"
            ) == #"{"title":"t"}"#
        )
        #expect(
            try body(
                OtherMediaTypes.CreateDocument(title: "t", pages: 2),
                "application/vnd.document+json; version=2"
            ) == #"{"title":"t","pages":2}"#
        )
    }

    @Test func bodiesMayBeLeftOut() throws {
        #expect(try body(OptionalBodies.SendModel(), nil) == nil)
        #expect(try body(OptionalBodies.SendInline(), nil) == nil)
        #expect(try body(OptionalBodies.SendForm(), nil) == nil)
        #expect(try body(OptionalBodies.SendParts(), nil) == nil)
        #expect(try body(OptionalBodies.SendText(), nil) == nil)
        #expect(try body(OptionalBodies.SendBytes(), nil) == nil)

        #expect(
            try body(OptionalBodies.SendInline(body: .init(a: "x")), "application/x+json")
                == #"{"a":"x"}"#
        )
        #expect(
            try body(OptionalBodies.SendForm(body: .init(name: "n", body: .y)), form)
                == "name=n&kind=k&body=y"
        )
        let file = FilePart(Data("f".utf8), name: "f")
        let text = try body(OptionalBodies.SendParts(body: .init(file: file)), parts)
        #expect(text?.hasSuffix("\r\n\r\nf\r\n--XX--\r\n") == true)
        #expect(try body(OptionalBodies.SendText(body: ""), "text/plain") == "")
        #expect(try body(OptionalBodies.SendBytes(body: .data(Data())), "image/png") == "")
    }
}
