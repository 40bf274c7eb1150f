import EndpointsJSON
import Foundation
import Testing

struct ErrorTests {
    private func accounts(_ text: String) -> JSONError? {
        problem(text) { json throws(JSONError) in
            let accounts: [Account] = try json.array()
            return accounts
        }
    }

    private let date = "\"1970-01-01T00:00:00Z\""

    @Test func pathExpectedFoundAndByte() throws {
        let good = "{\"login\":\"a\",\"id\":1,\"created_at\":\(date)}"
        let text = "[\(good),{\"owner\":[\(good),{\"created_at\":12}]}]"
        let error = try #require(accounts(text))
        let offset = try #require(text.range(of: "12}")).lowerBound.utf16Offset(in: text)
        #expect(error.path == JSONPath([.index(1), .key("owner"), .index(1), .key("created_at")]))
        #expect(error.expected == "a date-time")
        #expect(error.found == "12")
        #expect(error.offset == offset)
        #expect(error.line == 1)
        #expect(error.column == offset + 1)
        #expect(
            error.description
                == "[1].owner[1].created_at: expected a date-time, found 12 (byte \(offset))"
        )
    }

    @Test func missingKeys() {
        #expect(
            accounts("[{\"id\":1,\"created_at\":\(date)}]")?.description
                == "[0]: expected the key 'login', found an object without it (byte 1)"
        )
        #expect(
            accounts("[ {}]")?.description
                == "[0]: expected the keys 'login', 'id', 'created_at', found an object without them (byte 2)"
        )
        #expect(accounts("[{\"x\":{\"id\":1}}]")?.path == JSONPath([.index(0)]))
        #expect(
            accounts("[{\"login\":\"a\",\"id\":1,\"created_at\":\(date),\"owner\":[{\"id\":1}]}]")?
                .path == JSONPath([.index(0), .key("owner"), .index(0)])
        )
    }

    @Test(arguments: [
        ("[{\"login\":null}]", "[0].login: expected a string, found null (byte 10)"),
        ("{\"a\":1}", "expected an array, found an object (byte 0)"),
        ("[{\"id\":\"1\"}]", "[0].id: expected a 64-bit integer, found \"1\" (byte 7)"),
        ("[{\"id\":1.5}]", "[0].id: expected a 64-bit integer, found 1.5 (byte 7)"),
        ("[{\"id\":[]}]", "[0].id: expected a 64-bit integer, found an array (byte 7)"),
        ("[{\"id\":}]", "[0].id: expected a 64-bit integer, found '}' (byte 7)"),
        ("[{\"id\":1 \"x\":2}]", "[0]: expected ',' or '}', found \"x\" (byte 9)"),
        ("[{\"id\" 1}]", "[0]: expected ':', found 1 (byte 7)"),
        ("[{\"id\":1", "[0]: expected ',' or '}', found the end of the text (byte 8)"),
        (
            "[{},",
            "[0]: expected the keys 'login', 'id', 'created_at', "
                + "found an object without them (byte 1)"
        ),
        (
            "[{\"a b\":[{\"\":[1,tru]}]}]",
            "[0][\"a b\"][0][\"\"][1]: expected a value, found tru (byte 16)"
        ),
        ("[{\"x\\u0041\":@}]", "[0].xA: expected a value, found '@' (byte 12)"),
        ("[{\"id\":-}]", "[0].id: expected a digit, found '}' (byte 8)"),
        ("[{\"x\":[0,-1. ]}]", "[0].x[1]: expected a digit, found byte 0x20 (byte 12)"),
        ("[{\"x\":[1E+", "[0].x[0]: expected a digit, found the end of the text (byte 10)"),
        ("[{\"x\":[true\"", "[0].x: expected ',' or ']', found \"\" (byte 11)"),
        ("[{\"owner\":[1]}]", "[0].owner[0]: expected an object, found 1 (byte 11)"),
    ])
    func descriptions(text: String, description: String) {
        #expect(accounts(text)?.description == description)
    }

    @Test func excerptsAreCut() {
        let long = String(repeating: "x", count: 100)
        #expect(
            accounts("[{\"id\":\"\(long)\"}]")?.found
                == "\"" + String(repeating: "x", count: 40) + "…\""
        )
        #expect(
            accounts("[{\"login\":\(String(repeating: "9", count: 100))}]")?.found
                == String(repeating: "9", count: 40) + "…"
        )
        let emoji = String(repeating: "é", count: 39)
        #expect(accounts("[{\"id\":\"\(emoji)\"}]")?.found == "\"\(emoji)\"")
        #expect(
            problem([0x22, 0xFF, 0x22]) { json throws(JSONError) in try json.int() }?.found
                == "\"\u{FFFD}\""
        )
        #expect(problem([0xFF]) { json throws(JSONError) in try json.int() }?.found == "byte 0xFF")
        #expect(problem([0x01]) { json throws(JSONError) in try json.int() }?.found == "byte 0x01")
    }

    @Test func linesAndColumnsCountBytes() {
        let error = problem("{\n  \"é\": 1,\n  \"b\": \"é\", \"c\": tru\n}") {
            json throws(JSONError) in try json.value()
        }
        #expect(error?.line == 3)
        #expect(error?.column == 19)
        #expect(error?.path == JSONPath([.key("c")]))
    }

    @Test func errorsOfOnesOwn() {
        let error = problem("[ 7]") { json throws(JSONError) in
            try json.beginArray()
            _ = try json.nextElement()
            throw json.error(expected: "an even number")
        }
        #expect(error?.description == "[0]: expected an even number, found 7 (byte 2)")
    }

    @Test func anErrorIsOnePointer() {
        #expect(MemoryLayout<JSONError>.size == MemoryLayout<UnsafeRawPointer>.size)
    }

    @Test(
        arguments: [
            ([], ""), ([.key("a"), .index(3), .key("b")], "a[3].b"),
            ([.index(0), .key("a-b")], "[0].a-b"),
            ([.key("a b"), .key("1")], "[\"a b\"][\"1\"]"), ([.key("é")], "[\"é\"]"),
        ] as [([JSONPath.Component], String)]
    )
    func paths(components: [JSONPath.Component], description: String) {
        #expect(JSONPath(components).description == description)
    }
}
