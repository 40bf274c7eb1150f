import EndpointsRuntime
import Foundation
import Testing

/// OpenAPI 3.1 §4.8.14: a content is written as its media type has it; what is known to be no JSON is bytes.
struct BinaryMediaTypesTests {
    @Test func bytesAreSentAsTheyAre() throws {
        #expect(
            try BinaryMediaTypes.SendCBOR(body: .data(Data("cbor".utf8))).wire()
                == """
                POST https://maps.example/cbor
                content-type: application/cbor

                cbor
                """
        )
    }

    @Test func bytesComeAsTheyAre() throws {
        let data = Data("\u{1}{}".utf8)
        #expect(try BinaryMediaTypes.SendCBOR.response(200, "\u{1}{}") == data)
        #expect(try BinaryMediaTypes.GetProtobuf.response(200, "\u{1}{}") == data)
        #expect(try BinaryMediaTypes.GetYAML.response(200, "\u{1}{}") == data)
        #expect(try BinaryMediaTypes.GetImage.response(200, "\u{1}{}") == data)
    }

    /// What is wrong is said in words, though not in those of CBOR.
    @Test func anErrorIsJSON() throws {
        let failure = try BinaryMediaTypes.GetImage.failure(400, #"{"x":1.5}"#)
        guard case .clientError(.init(x: 1.5), status: 400) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(try BinaryMediaTypes.GetImage.failure(500, "cbor") == nil)
    }

    @Test func oneContentNeedsNoAsking() throws {
        #expect(try BinaryMediaTypes.GetProtobuf().wire() == "GET https://maps.example/protobuf")
        #expect(try BinaryMediaTypes.GetYAML().wire() == "GET https://maps.example/yaml")
        #expect(try BinaryMediaTypes.GetImage().wire() == "GET https://maps.example/image")
    }

    /// Nothing but JSON carries an object of a vendor's media type that nothing is known of.
    @Test func anObjectOfAVendorIsJSON() throws {
        #expect(
            try BinaryMediaTypes.GetVendor().wire()
                == "GET https://maps.example/vendor\naccept: application/vnd.point"
        )
        #expect(try BinaryMediaTypes.GetVendor.response(200, #"{"x":1.5}"#) == .init(x: 1.5))
    }
}
