import EndpointsJSON
import Foundation
import Testing

/// Members of a union that are tried one after the other.
@Suite(.serialized)
struct AttemptTests {
    @Test func theFirstThatCanBeReadIsTaken() throws {
        let text = #"{"next":{"size":"x"},"all":[true,"y",{"size":2},{"size":[]}],"size":1}"#
        let expected = Figure.one(
            .init(
                next: .two(.init(size: "x")),
                all: [
                    .inner(.flag(true)), .inner(.text("y")), .one(.init(size: 2)),
                    .unrecognized(["size": []]),
                ],
                size: 1
            )
        )
        let data = Data(text.utf8)
        let figure = try Figure(json: data)
        #expect(figure == expected)
        #expect(String(decoding: try figure.json(), as: UTF8.self) == text)
        #expect(try JSONDecoder().decode(Figure.self, from: data) == expected)
        #expect(try JSONDecoder().decode([Figure].self, from: Data("[\(text)]".utf8)) == [expected])
        let encoded = try JSONEncoder().encode(figure)
        #expect(try JSONDecoder().decode(Figure.self, from: encoded) == expected)
    }

    /// A union in a union keeps nothing that a later member takes.
    @Test func aUnionInAUnionRefusesWhatItDoesNotKnow() throws {
        #expect(try Figure(json: Data(#"{"size":"x"}"#.utf8)) == .two(.init(size: "x")))
        #expect(try Figure(json: Data("12".utf8)) == .unrecognized(12))
        #expect(try Figure.Inner(json: Data("12".utf8)) == .unrecognized(12))
    }

    @Test func nothingIsLeftOfAnAttempt() throws {
        let text = #"[{"size":1.5},{"next":{"all":[{}],"size":null}},{"size":7}]"#
        let figures = try [Figure](json: Data(text.utf8))
        #expect(figures[2] == .one(.init(size: 7)))
        #expect(String(decoding: try figures.json(), as: UTF8.self) == text)
        #expect(try JSONDecoder().decode([Figure].self, from: Data(text.utf8)) == figures)
    }

    @Test(arguments: [#"{"size":"x""#, #"{"next":{"size":tru},"size":1}"#, "[1", #""\x""#])
    func brokenTextIsAnErrorAllTheSame(text: String) {
        #expect(throws: JSONError.self) { try Figure(json: Data(text.utf8)) }
    }

    /// Each level of nesting is read for each member in vain; were what is inside tried anew each
    /// time, a hundred levels would cost 2¹⁰⁰ readings.
    @Test func hostileNestingCostsNoMoreThanItsDepth() throws {
        func nested(_ depth: Int) -> Data {
            let text =
                String(repeating: #"{"next":"#, count: depth) + "true"
                + String(repeating: #","size":"x"}"#, count: depth)
            return Data(text.utf8)
        }
        // Three times as deep costs nine times as much where each level costs the text once.
        let (short, long) = (nested(30), nested(90))
        let ratio = ProcessorTime.ratio(
            of: { _ = try? Figure(json: long) },
            to: { _ = try? Figure(json: short) },
            enough: 12
        )
        #expect(ratio <= 20)
        let figure = try Figure(json: long)
        #expect(try figure.json() == long)
        #expect(try JSONDecoder().decode(Figure.self, from: nested(24)) == Figure(json: nested(24)))
    }

    /// Arrays in arrays, where each level tries all elements.
    @Test func hostileArraysCostNoMoreThanTheirDepth() throws {
        func nested(_ depth: Int, _ count: Int) -> Data {
            var text = "true"
            for _ in 0..<depth {
                let others = String(repeating: #",{"size":"y"}"#, count: count)
                text = #"{"all":[\#(text)\#(others)],"size":"x"}"#
            }
            return Data(text.utf8)
        }
        let (short, long) = (nested(20, 10), nested(60, 10))
        let ratio = ProcessorTime.ratio(
            of: { _ = try? Figure(json: long) },
            to: { _ = try? Figure(json: short) },
            enough: 12
        )
        #expect(ratio <= 20)
        #expect(try Figure(json: long).json() == long)
    }

    /// What was tried of one value says nothing of the next one.
    @Test func manyValuesCostWhatTheirLengthCosts() {
        func list(_ count: Int) -> Data {
            let text = Array(repeating: #"{"next":{"size":"x"},"size":"y"}"#, count: count)
            return Data("[\(text.joined(separator: ","))]".utf8)
        }
        let (short, long) = (list(100), list(400))
        let ratio = ProcessorTime.ratio(
            of: { _ = try? [Figure](json: long) },
            to: { _ = try? [Figure](json: short) },
            enough: 8
        )
        #expect(ratio <= 8)
    }
}
