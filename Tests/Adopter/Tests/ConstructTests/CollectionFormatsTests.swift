import EndpointsRuntime
import Foundation
import Testing

/// Swagger 2.0, Parameter Object: `csv`, which is assumed, is `a,b`, `ssv` `a b`, `pipes` `a|b`, and `multi` one of
/// each. What is no delimiter is percent-encoded in a URL, in a form all is (WHATWG URL §5.2).
struct CollectionFormatsTests {
    @Test func listsAreWrittenInTheirFormat() throws {
        let request = CollectionFormats.FindTiles(
            path: ["a", "b/c"],
            assumed: ["a", "b,c"],
            csv: ["a", "b c"],
            ssv: [1, 2],
            pipes: ["a", "b"],
            multi: [.a, .b],
            tsv: ["a", "b"],
            xNames: ["a", "b"],
            xPipes: ["a", "b"],
            body: .init(fields: ["a", "b"], many: ["a", "b"])
        )
        #expect(
            try request.wire()
                == """
                POST https://map.example/tiles/a,b%2Fc?assumed=a,b%2Cc&csv=a,b%20c&ssv=1%202\
                &pipes=a%7Cb&multi=a&multi=b&tsv=a,b
                content-type: application/x-www-form-urlencoded
                x-names: a,b
                x-pipes: a,b

                fields=a%2Cb&many=a&many=b
                """
        )
    }

    @Test func whatIsNotGivenIsNotSent() throws {
        #expect(
            try CollectionFormats.FindTiles(path: ["a"], pipes: ["b"]).wire()
                == "POST https://map.example/tiles/a?pipes=b"
        )
    }

    @Test func partsHaveTheirFormatToo() throws {
        let request = CollectionFormats.AddTiles(
            names: ["a", "b"],
            file: FilePart(Data("tile".utf8), name: "t.bin"),
            tags: ["a", "b"],
            piped: ["a", "b"],
            many: ["a", "b"]
        )
        let head = """
            POST https://map.example/tilesets/a,b
            content-type: multipart/form-data; boundary=XX


            """
        let body = """
            --XX
            Content-Disposition: form-data; name="file"; filename="t.bin"
            Content-Type: application/octet-stream

            tile
            --XX
            Content-Disposition: form-data; name="tags"

            a,b
            --XX
            Content-Disposition: form-data; name="piped"

            a|b
            --XX
            Content-Disposition: form-data; name="many"

            a
            --XX
            Content-Disposition: form-data; name="many"

            b
            --XX--

            """
        #expect(try request.wire() == head + body.withCRLF)
    }

    @Test func headersOfAnswersAreLists() throws {
        let answer = try CollectionFormats.FindTiles.response(204, headers: ["X-Found": "a, b"])
        #expect(answer.xFound == ["a", "b"])
        #expect(try CollectionFormats.FindTiles.response(204).xFound == nil)
    }
}
