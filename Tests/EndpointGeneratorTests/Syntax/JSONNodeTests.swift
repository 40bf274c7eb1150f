import Testing

@testable import EndpointGenerator

struct JSONNodeTests {
    private func parse(_ text: String) throws -> JSONNode {
        try JSONNode.parse(SourceFile(name: "x", bytes: Array(text.utf8)), file: 0).get()
    }

    @Test(
        arguments: [
            #" 1️⃣{ 2️⃣"a"2️⃣ : 3️⃣[ 4️⃣1.504️⃣ , 5️⃣null5️⃣ ]3️⃣ ,6️⃣"b\"\u00fc"6️⃣:7️⃣"\\"7️⃣ }1️⃣ "#,
            "1️⃣{\n\t2️⃣\"ü\"2️⃣: 3️⃣[4️⃣true4️⃣,5️⃣{}5️⃣]3️⃣,\r\n6️⃣\"\"6️⃣\n:\n7️⃣-1e-27️⃣}1️⃣",
        ]
    )
    func everyNodeAndKeyHasItsBytes(_ marked: String) throws {
        let text = MarkedText(marked)
        let node = try parse(text.text)
        let members = try #require(node.object).members
        let elements = try #require(members[0].value.array)
        let found = [
            node.range, members[0].key.range, members[0].value.range, elements[0].range,
            elements[1].range, members[1].key.range, members[1].value.range,
        ]
        #expect(found.map { Int($0.start)..<Int($0.end) } == text.ranges)
    }

    @Test func orderAndDuplicatesAreKept() throws {
        let object = try #require(try parse(#"{"b":1,"a":2,"b":3}"#).object)
        #expect(object.members.map(\.key.value) == ["b", "a", "b"])
        #expect(object["b"]?.kindPhrase == "the number 3")
    }

    @Test func numbersStayAsTheyAreWritten() throws {
        let array = try #require(try parse("[1.50, -0, 1E+2, 12345678901234567890]").array)
        let texts = array.map { node in
            if case .number(let text) = node.value { text } else { "" }
        }
        #expect(texts == ["1.50", "-0", "1E+2", "12345678901234567890"])
    }

    @Test func aByteOrderMarkIsPassedOver() throws {
        let node = try parse("\u{FEFF}{}")
        #expect(node.range == SourceRange(file: 0, 3..<5))
    }

    @Test(
        arguments: [
            (#"{ "a": 1 1️⃣"1️⃣b": 2 }"#, "expected ',' or '}', found \"b\""),
            (
                #"{ "a": 1, 1️⃣}1️⃣"#,
                "expected a key, found '}'\nnote: no comma may stand before the end"
            ),
            (#"{ "a": 1️⃣tru1️⃣ }"#, "expected a boolean, found 'tru'"),
            (
                "{ 1️⃣/1️⃣/ no\n}",
                "expected a key, found '/'\nnote: JSON has no comments; a key '$comment' may hold one"
            ),
            (
                "{ 1️⃣'1️⃣a': 1 }",
                "expected a key, found '''\nnote: JSON's strings stand in double quotes"
            ),
            ("{ 1️⃣name1️⃣: 1 }", "expected a key, found 'name'"),
            (#"{ "a": 1 } 1️⃣x1️⃣"#, "expected the end of the text, found 'x'"),
            (#"{ "a": [1 1️⃣1️⃣"#, "expected ',' or ']', found the end of the text"),
            ("1️⃣1️⃣", "expected a value, found the end of the text"),
        ]
    )
    func aSyntaxErrorIsOneDiagnosticAtItsToken(_ marked: String, _ message: String) throws {
        let text = MarkedText(marked)
        let source = SourceFile(name: "x", bytes: Array(text.text.utf8))
        guard case .failure(let failure) = JSONNode.parse(source, file: 0) else {
            Issue.record("accepted")
            return
        }
        #expect(Finding(failure.diagnostic) == Finding(text.ranges[0], message))
    }

    @Test func depthIsLimited() {
        let deep = String(repeating: "[", count: 100_000)
        let source = SourceFile(name: "x", bytes: Array(deep.utf8))
        guard case .failure(let failure) = JSONNode.parse(source, file: 0) else {
            Issue.record("accepted")
            return
        }
        #expect(
            failure.diagnostic.message.contains("at most 128 levels of objects and arrays")
        )
    }

    @Test func aKeyTwiceIsFoundAtAnyDepth() throws {
        let text = MarkedText(#"{ "x": [{ "a": 1, 1️⃣"\u0061"1️⃣: { "b": 1, "c": 2, 2️⃣"b"2️⃣: 3 } }] }"#)
        var diagnostics: [Diagnostic] = []
        DuplicateKeys.check(try parse(text.text), into: &diagnostics)
        #expect(
            diagnostics.map(Finding.init) == [
                Finding(
                    text.ranges[0],
                    "key 'a' must appear once in an object\nnote: the first one is here"
                ),
                Finding(
                    text.ranges[1],
                    "key 'b' must appear once in an object\nnote: the first one is here"
                ),
            ]
        )
    }
}
