import Testing

@testable import EndpointGenerator

/// Whatever stands at any place of a spec, it is answered, and no place lies outside the document.
struct MisplacedValueTests {
    /// Something of every key.
    static let spec = ##"""
        { "name": "A", "servers": { "a": "https://x.y/{v}", "b": { "scheme": "http", "host": "h", "port": 1, "user": "u", "password": "p", "basePath": "/" } },
          "variables": { "v": { "default": "a", "enum": ["a"], "description": "d" } },
          "authentication": { "anyOf": ["bearer", ["basic", { "apiKey": { "in": "query", "name": "k", "prefix": "p" }, "optional": true }]] },
          "headers": { "X-A": { "const": "1" } }, "parameters": { "p": { "type": "int32?", "style": "form" } },
          "errors": { "default": "E", "4XX": { "json": "E", "unwrap": "/e" } }, "tags": { "t": "d" },
          "endpoints": { "e": { "method": "POST", "path": "/a/:b/{+c}", "pathParams": { "c": { "type": "[string]", "explode": true } },
              "query": { "q": { "$ref": "#/parameters/p", "default": 1 }, "r": { "enum": ["a"], "names": ["b"], "closed": true } },
              "headers": { "x-a": null }, "cookies": { "s": "string" }, "body": { "multipart": { "f": { "type": "binary", "contentType": "a/b" } }, "optional": true },
              "responses": { "200": { "events": "text", "end": "e" }, "2XX": { "json": "E", "headers": { "X-T": "integer" } } },
              "errors": { "404": "text", "default": null }, "failure": { "when": { "/ok": false }, "json": "E" }, "unwrap": "/d",
              "pagination": { "style": "cursor", "parameter": "q", "next": { "lastItem": "/id" }, "items": "/i", "more": "/m" },
              "server": "a", "timeout": 3.5, "idempotent": true, "tags": ["t"], "deprecated": "x", "swiftName": "n", "summary": "s",
              "examples": { "e": { "parameters": {}, "body": {}, "status": 200, "response": null } } } },
          "models": { "E": { "properties": { "a": { "items": "[string: E?]", "uniqueItems": true, "lossy": true, "minItems": 1 }, "b": { "type": "string", "dateFormat": "y", "nullable": true } },
              "required": ["a"], "additionalProperties": { "type": "string", "format": "date", "default": "2024-01-01" }, "patternProperties": { "^x": "any" }, "readOnly": true },
            "U": { "oneOf": ["E", { "$ref": "#/models/E" }], "discriminator": { "propertyName": "k", "mapping": { "x": "#/models/E" } } },
            "V": { "allOf": ["E", { "prefixItems": ["E"], "items": "E" }], "description": "d", "examples": [1], "swiftType": "T" } } }
        """##

    static let values = [
        "null", "true", "-1.5", #""""#, #""x?""#, "[]", "[null]", "{}", ##"{ "$ref": "#/a" }"##,
    ]

    @Test(arguments: values)
    func everyPlaceTakesAnyValue(_ value: String) throws {
        let bytes = Array(Self.spec.utf8)
        var count = 0
        for range in ranges(try parse(Self.spec)) {
            let text = bytes[..<Int(range.start)] + Array(value.utf8) + bytes[Int(range.end)...]
            let node = try parse(String(decoding: text, as: UTF8.self))
            var diagnostics: [Diagnostic] = []
            _ = SpecDecoder.decode(node, into: &diagnostics)
            count += diagnostics.count
            #expect(diagnostics.allSatisfy { $0.range.end <= text.count })
        }
        #expect(count > 0)
    }

    @Test func everyBeginningIsAnswered() {
        let bytes = Array(Self.spec.utf8)
        for end in stride(from: 0, to: bytes.count, by: 7) {
            let source = SourceFile(name: "a", bytes: Array(bytes[..<end]))
            guard case .failure(let failure) = JSONNode.parse(source, file: 0) else {
                Issue.record("\(end) bytes are no document")
                continue
            }
            #expect(Int(failure.diagnostic.range.end) <= end)
        }
    }

    private func parse(_ text: String) throws -> JSONNode {
        try JSONNode.parse(SourceFile(name: "a", bytes: Array(text.utf8)), file: 0).get()
    }

    private func ranges(_ node: JSONNode) -> [SourceRange] {
        switch node.value {
        case .null, .bool, .number, .string: [node.range]
        case .array(let elements): [node.range] + elements.flatMap(ranges)
        case .object(let object): [node.range] + object.members.flatMap { ranges($0.value) }
        }
    }
}
