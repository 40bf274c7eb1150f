import EndpointsJSON
import Foundation
import Testing

struct TextScalarTests {
    /// The test vectors of RFC 4648 §10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
    func base64(text: String, encoded: String) throws {
        let data = Data(text.utf8)
        let unpadded = encoded.replacingOccurrences(of: "=", with: "")
        for form in [encoded, unpadded] {
            let read = try reading("\"\(form)\"") { json throws(JSONError) in try json.data() }
            #expect(read == data)
        }
        #expect(try writing { $0.data(data) } == "\"\(encoded)\"")
    }

    @Test func base64Alphabets() throws {
        let data = Data([0xFB, 0xFF, 0xBF])
        for text in ["+/+/", "-_-_", #"+\/+\/"#] {
            #expect(
                try reading("\"\(text)\"") { json throws(JSONError) in try json.data() } == data
            )
        }
        let all = Data((0...255).map { UInt8($0) })
        let written = try JSONWriter.write { $0.data(all) }
        #expect(try JSONReader.read(written) { json throws(JSONError) in try json.data() } == all)
        #expect(String(decoding: written, as: UTF8.self) == "\"\(all.base64EncodedString())\"")
    }

    /// Bytes of each length that a loop over words may begin and end with.
    @Test func base64OfEachLength() throws {
        for count in 0..<40 {
            let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 61) })
            let text = data.base64EncodedString()
            #expect(try writing { $0.data(data) } == "\"\(text)\"")
            #expect(try writing { $0.data((Data([1]) + data).dropFirst()) } == "\"\(text)\"")
            let read = try reading("\"\(text)\"") { json throws(JSONError) in try json.data() }
            #expect(read == data)
        }
    }

    /// Each byte of ASCII that is in neither alphabet, at each place of two words.
    @Test func base64OfAlphabetsOnly() {
        let alphabets = Set(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_".utf8
        )
        for byte in UInt8(0x20)..<0x80 where byte != 0x22 && byte != 0x5C {
            for place in 0..<16 {
                var text = [UInt8](repeating: 0x41, count: 16)
                text[place] = byte
                let error = problem([0x22] + text + [0x22]) { json throws(JSONError) in
                    try json.data()
                }
                // One `=` at the end is padding.
                let isRead = alphabets.contains(byte) || (byte == 0x3D && place == 15)
                #expect((error == nil) == isRead, "\(byte) at \(place)")
            }
        }
    }

    @Test(arguments: [
        "Z", "Zg=", "Zg===", "Zm8==", "Zm9v=", "Zm9v\\nYg==", "Zg==Zg==", "Z*==", "====", "Zm9vY",
    ])
    func noBase64(text: String) {
        let error = problem("\"\(text)\"") { json throws(JSONError) in try json.data() }
        #expect(error?.expected == "base64 text")
    }

    /// The example of RFC 9562 §4.
    @Test func uuids() throws {
        let text = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
        let uuid = try #require(UUID(uuidString: text))
        for form in [text, text.uppercased()] {
            #expect(
                try reading("\"\(form)\"") { json throws(JSONError) in try json.uuid() } == uuid
            )
        }
        #expect(try writing { $0.uuid(uuid) } == "\"\(text)\"")
        let broken = [
            "", "f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
            "f81d4fae-7dec-11d0-a765-00a0c91e6bfg", "f81d4fae-7dec-11d0-a765-00a0c91e6bf",
            text + "0",
        ]
        for form in broken {
            let error = problem("\"\(form)\"") { json throws(JSONError) in try json.uuid() }
            #expect(error?.expected == "a UUID")
        }
    }

    /// Each byte of ASCII at each place: hexadecimal digits, and hyphens at four places.
    @Test func uuidsOfDigitsAndHyphensOnly() {
        let digits = Set("0123456789abcdefABCDEF".utf8)
        for byte in UInt8(0)..<0x80 {
            for place in 0..<36 {
                var text = [UInt8]("f81d4fae-7dec-11d0-a765-00a0c91e6bf6".utf8)
                let isHyphen = text[place] == 0x2D
                text[place] = byte
                let string = JSONValue.string(String(decoding: text, as: UTF8.self))
                let uuid = try? JSONReader.read(string.json()) { json throws(JSONError) in
                    try json.uuid()
                }
                let isRead = isHyphen ? byte == 0x2D : digits.contains(byte)
                #expect((uuid != nil) == isRead, "\(byte) at \(place)")
                // `UUID(uuidString:)` also takes some of what is no UUID.
                #expect(!isRead || uuid == UUID(uuidString: String(decoding: text, as: UTF8.self)))
            }
        }
    }

    @Test(arguments: [
        ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
        (#"https:\/\/example.com\/"#, "https://example.com/"), ("/relative", "/relative"),
        ("mailto:a@example.com", "mailto:a@example.com"),
        ("https://example.com/M%C3%BC", "https://example.com/M%C3%BC"),
        ("https://example.com/Mü", "https://example.com/M%C3%BC"),
        // The URL Standard's path percent-encode set (§1.3) holds a space; Foundation encodes `|` too.
        ("https://example.com/a b", "https://example.com/a%20b"),
        ("https://example.com/a|b", "https://example.com/a%7Cb"),
    ])
    func urls(text: String, url: String) throws {
        let read = try reading("\"\(text)\"") { json throws(JSONError) in try json.url() }
        #expect(read.absoluteString == url)
        #expect(try writing { $0.url(read) } == "\"\(url)\"")
    }

    @Test(arguments: [
        "", "not a URL", "https://exa mple.com/", "a b/c", "http://[", "http://example.com:x",
        "a{b}",
    ])
    func noURLs(text: String) throws {
        let error = problem("\"\(text)\"") { json throws(JSONError) in try json.url() }
        #expect(error?.expected == "a URL")
        let url = try reading("\"\(text)\"") { json throws(JSONError) in try json.optionalURL() }
        #expect(url == nil)
        #expect(problem("12") { json throws(JSONError) in try json.optionalURL() } != nil)
    }

    @Test func booleans() throws {
        #expect(try reading("true") { json throws(JSONError) in try json.bool() })
        #expect(try !reading(" false ") { json throws(JSONError) in try json.bool() })
        #expect(try reading("null") { json throws(JSONError) in try json.optionalBool() } == nil)
        for text in ["tru", "True", "1", "\"true\"", "null", "truee", "falsy"] {
            #expect(problem(text) { json throws(JSONError) in try json.bool() } != nil)
        }
    }

    @Test func nullIsNilForEachScalar() throws {
        let count = try reading("[\(Array(repeating: "null", count: 22).joined(separator: ","))]") {
            json throws(JSONError) in
            try json.beginArray()
            func next(_ json: inout JSONReader) throws(JSONError) {
                guard try json.nextElement() else {
                    throw json.error(expected: "an element")
                }
            }
            var values: [Any?] = []
            try next(&json)
            values.append(try json.optionalString())
            try next(&json)
            values.append(try json.optionalInt())
            try next(&json)
            values.append(try json.optionalInt32())
            try next(&json)
            values.append(try json.optionalInt64())
            try next(&json)
            values.append(try json.optionalUInt32())
            try next(&json)
            values.append(try json.optionalUInt64())
            try next(&json)
            values.append(try json.optionalBool())
            try next(&json)
            values.append(try json.optionalDouble())
            try next(&json)
            values.append(try json.optionalFloat())
            try next(&json)
            values.append(try json.optionalDecimal())
            try next(&json)
            values.append(try json.optionalDate())
            try next(&json)
            values.append(try json.optionalUnixTime())
            try next(&json)
            values.append(try json.optionalUnixTimeMilliseconds())
            try next(&json)
            values.append(try json.optionalHTTPDate())
            try next(&json)
            values.append(try json.optionalUUID())
            try next(&json)
            values.append(try json.optionalURL())
            try next(&json)
            values.append(try json.optionalData())
            try next(&json)
            values.append(try json.optionalCalendarDate())
            try next(&json)
            values.append(try json.optionalCalendarTime())
            try next(&json)
            values.append(try json.optionalCalendarDateTime())
            try next(&json)
            values.append(try json.optionalCalendarDuration())
            try next(&json)
            values.append(try json.optionalValue())
            _ = try json.nextElement()
            return values.filter { $0 == nil }.count
        }
        #expect(count == 22)
    }
}
