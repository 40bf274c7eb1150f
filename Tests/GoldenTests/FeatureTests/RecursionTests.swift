import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Models that hold their own kind are values like others.
struct RecursionTests {
    @Test func straight() throws {
        typealias Comment = StraightRecursion.Comment
        let answer = Comment(text: "b", answers: [])
        try expectRoundTrip(
            #"{"text":"a","parent":{"text":"b","answers":[]},"answers":[{"text":"b","answers":[]}],"#
                + #""byLanguage":{"de":{"text":"b","answers":[]}},"quote":{"comment":{"text":"b","#
                + #""answers":[]},"from":1}}"#,
            Comment(
                text: "a",
                parent: answer,
                answers: [answer],
                byLanguage: ["de": answer],
                quote: .init(comment: answer, from: 1)
            )
        )
        try expectRoundTrip(
            #"{"next":{"next":null,"value":2},"value":1}"#,
            StraightRecursion.Link(next: .init(next: nil, value: 2), value: 1)
        )
        #expect(throws: JSONError.self) { try StraightRecursion.Link(text: #"{"value":1}"#) }
    }

    /// Absent, null and a value are told apart (RFC 7396 §1).
    @Test func throughWhatMayBeAbsentOrNull() throws {
        typealias Change = StraightRecursion.Change
        try expectRoundTrip(#"{"title":"a"}"#, Change(title: "a"))
        try expectRoundTrip(#"{"title":"a","undoes":null}"#, Change(title: "a", undoes: .null))
        try expectRoundTrip(
            #"{"undoes":{"title":"b","undoes":null}}"#,
            Change(undoes: .value(Change(title: "b", undoes: .null)))
        )
        var change = Change(undoes: .value(Change(title: "b")))
        let copy = change
        change.undoes = .absent
        #expect(copy.undoes == .value(Change(title: "b")))
        #expect(change == Change())
    }

    @Test func throughTuples() throws {
        typealias Cell = StraightRecursion.Cell
        try expectRoundTrip("[1,[2,null]]", Cell(first: 1, second: Cell(first: 2, second: nil)))
        #expect(throws: JSONError.self) { try Cell(text: "[1]") }
    }

    @Test func areValues() {
        let link = StraightRecursion.Link(next: .init(next: nil, value: 2), value: 1)
        var other = link
        other.next?.value = 3
        #expect(link.next?.value == 2)
        #expect(other != link)
        #expect(Set([link, other]).count == 2)
        #expect(
            link.hashValue
                == StraightRecursion.Link(next: .init(next: nil, value: 2), value: 1).hashValue
        )
    }

    /// Only what is part of a circle takes memory of its own.
    @Test func boxesStandOnCirclesOnly() {
        #expect(
            MemoryLayout<MutualRecursion.Address>.size == MemoryLayout<String>.size
                + MemoryLayout<[Int]?>.size
        )
        #expect(MemoryLayout<StraightRecursion.Link>.size == 2 * MemoryLayout<Int>.size)
    }

    @Test func mutual() throws {
        typealias Person = MutualRecursion.Person
        let home = MutualRecursion.Address(city: "B")
        let owner = Person(name: "o", home: home)
        try expectRoundTrip(
            #"{"name":"p","employer":{"name":"c","owner":{"name":"o","home":{"city":"B"}},"#
                + #""address":{"city":"B"}},"home":{"city":"B","residents":[{"name":"o","#
                + #""home":{"city":"B"}}]}}"#,
            Person(
                name: "p",
                employer: .init(name: "c", owner: owner, address: home),
                home: .init(city: "B", residents: [owner])
            )
        )
        try expectRoundTrip(
            #"{"name":"a","entries":[{"name":"b","entries":[]}]}"#,
            MutualRecursion.Folder(name: "a", entries: [.init(name: "b", entries: [])])
        )
    }

    @Test func throughUnions() throws {
        typealias Expression = RecursiveUnions.Expression
        let sum = Expression.sum(.init(left: .number(1), right: .negation(.init(of: .number(2)))))
        try expectRoundTrip(#"{"left":1,"right":{"of":2}}"#, sum)
        try expectRoundTrip(
            #"[1,[],{"of":"?"}]"#,
            Expression.expressions([
                .number(1), .expressions([]), .negation(.init(of: .unrecognized("?"))),
            ])
        )
        let request = try RecursiveUnions.Evaluate(body: sum).urlRequest()
        #expect(request.httpBody == Data(#"{"left":1,"right":{"of":2}}"#.utf8))
        try expectRoundTrip(
            #"{"value":1,"child":{"value":2,"child":"x","other":[]},"other":true}"#,
            RecursiveUnions.Tree(
                value: 1,
                child: .tree(.init(value: 2, child: .string("x"), other: .trees([]))),
                other: .boolean(true)
            )
        )
    }

    @Test func depthIsLimited() {
        let text =
            String(repeating: #"{"of":"#, count: 200) + "1" + String(repeating: "}", count: 200)
        let error = #expect(throws: JSONError.self) { try RecursiveUnions.Expression(text: text) }
        #expect(error?.expected == "at most 128 levels of objects and arrays")
    }
}
