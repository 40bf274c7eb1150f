import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.1 §4.8.12: what stands between other texts is text; bytes are base64 there where they are said to be
/// (RFC 4648 §4).
struct ValuesOfNoTextTests {
    @Test func bytesAreText() throws {
        let request = ValuesOfNoText.SendFile(
            name: "a/b",
            hash: "h",
            none: "n",
            base64: Data([1, 2]),
            file: "f g",
            files: ["1", "2"]
        )
        #expect(
            try request.wire()
                == """
                POST https://files.example/files/a%2Fb?hash=h&none=n&base64=AQI%3D
                content-type: application/x-www-form-urlencoded

                file=f+g&files=1&files=2
                """
        )
        #expect(
            try ValuesOfNoText.SendFile.response(204, headers: ["X-Hash": "h"]).xHash == "h"
        )
    }

    @Test func partsAreThoseOfAForm() throws {
        let head = """
            PUT https://files.example/files/n
            content-type: multipart/form-data; boundary=XX


            """
        let body = """
            --XX
            Content-Disposition: form-data; name="a"

            b
            --XX--

            """
        #expect(
            try ValuesOfNoText.SendParts(name: "n", a: "b").wire() == head + body.withCRLF
        )
    }
}
