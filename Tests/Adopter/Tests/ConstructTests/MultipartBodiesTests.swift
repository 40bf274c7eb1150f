import EndpointsRuntime
import Foundation
import Testing

/// RFC 7578, and OpenAPI 3.1 §4.8.15: a part has the media type that its encoding says; else an object is JSON, what
/// stands for bytes `application/octet-stream`, and other values are text, which is what is assumed (RFC 7578 §4.4).
/// Of several media types the file says which it is.
struct MultipartBodiesTests {
    static let head = """
        POST https://photos.example/photos
        content-type: multipart/form-data; boundary=XX


        """

    @Test func partsHaveTheTypesOfTheirSchemas() throws {
        let file = Data("bytes".utf8)
        let request = MultipartBodies.AddPhoto(
            file: FilePart(file, name: "f.jpg", contentType: "image/jpeg"),
            title: "# a",
            count: 2,
            place: .init(name: "p"),
            places: [.init(name: "q"), .init()],
            thumbnail: FilePart(file, name: "t.jpg", contentType: "image/jpeg"),
            more: [FilePart(file, name: "m")],
            old: FilePart(file, name: "o.gif"),
            olds: [FilePart(file, name: "1"), FilePart(file, name: "2")],
            signature: Data([1, 2]),
            marks: [Data([1]), Data([2])]
        )
        let body = """
            --XX
            Content-Disposition: form-data; name="file"; filename="f.jpg"
            Content-Type: image/jpeg

            bytes
            --XX
            Content-Disposition: form-data; name="title"
            Content-Type: text/markdown

            # a
            --XX
            Content-Disposition: form-data; name="count"

            2
            --XX
            Content-Disposition: form-data; name="place"
            Content-Type: application/json

            {"name":"p"}
            --XX
            Content-Disposition: form-data; name="places"
            Content-Type: application/json

            {"name":"q"}
            --XX
            Content-Disposition: form-data; name="places"
            Content-Type: application/json

            {}
            --XX
            Content-Disposition: form-data; name="thumbnail"; filename="t.jpg"
            Content-Type: image/jpeg

            bytes
            --XX
            Content-Disposition: form-data; name="more"; filename="m"
            Content-Type: application/octet-stream

            bytes
            --XX
            Content-Disposition: form-data; name="old"; filename="o.gif"
            Content-Type: image/gif

            bytes
            --XX
            Content-Disposition: form-data; name="olds"; filename="1"
            Content-Type: application/octet-stream

            bytes
            --XX
            Content-Disposition: form-data; name="olds"; filename="2"
            Content-Type: application/octet-stream

            bytes
            --XX
            Content-Disposition: form-data; name="signature"
            Content-Type: application/octet-stream

            AQI=
            --XX
            Content-Disposition: form-data; name="marks"
            Content-Type: application/octet-stream

            AQ==
            --XX
            Content-Disposition: form-data; name="marks"
            Content-Type: application/octet-stream

            Ag==
            --XX--

            """
        #expect(try request.wire() == Self.head + body.withCRLF)
    }

    /// Neither what is not given nor what is `readOnly`.
    @Test func otherPartsAreNotSent() throws {
        let request = MultipartBodies.AddPhoto(
            file: FilePart(Data("a".utf8), name: "a"),
            title: "t"
        )
        let body = """
            --XX
            Content-Disposition: form-data; name="file"; filename="a"
            Content-Type: application/octet-stream

            a
            --XX
            Content-Disposition: form-data; name="title"
            Content-Type: text/markdown

            t
            --XX--

            """
        #expect(try request.wire() == Self.head + body.withCRLF)
    }
}
