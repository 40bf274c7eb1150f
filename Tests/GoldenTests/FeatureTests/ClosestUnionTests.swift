import EndpointsRuntime
import Foundation
import Testing

/// Unions whose members enumerations tell apart, or nothing but how much of a value they know.
struct ClosestUnionTests {
    @Test func theListedValuesTell() throws {
        typealias Owner = ListedValueUnions.Owner
        try expectRoundTrip(#"{"id":"1","type":"user"}"#, Owner.user(.init(id: "1", type: .user)))
        try expectRoundTrip(#"{"id":"1","type":"team"}"#, Owner.team(.init(id: "1", type: .team)))
        try expectRoundTrip(#"{"id":"1","type":"group"}"#, Owner.team(.init(id: "1", type: .group)))
        try expectRoundTrip(
            #"{"id":"1","type":"robot"}"#,
            Owner.unrecognized(["id": "1", "type": "robot"])
        )
    }

    /// A member with several values keeps the one that came.
    @Test func theListedValuesAreTheDiscriminators() throws {
        typealias Tool = ListedValueUnions.Tool
        try expectRoundTrip(#"{"type":"shell","depth":1}"#, Tool.shell(.init(depth: 1)))
        try expectRoundTrip(
            #"{"type":"search_2025","depth":1}"#,
            Tool.search(.init(type: .search2025, depth: 1))
        )
        try expectRoundTrip(#"{"type":"search"}"#, Tool.search(.init(type: .search)))
    }

    @Test func theKeysTellThatAreKnown() throws {
        typealias Update = ClosestUnions.Update
        try expectRoundTrip(#"{"name":"a"}"#, Update.channelUpdate(.init(name: "a")))
        try expectRoundTrip(#"{"topic":"b"}"#, Update.channelUpdate(.init(topic: "b")))
        try expectRoundTrip(
            #"{"name":"a","mode":"archived"}"#,
            Update.threadUpdate(.init(name: "a", mode: .archived))
        )
        try expectRoundTrip(#"{"mode":"strict"}"#, Update.ruleUpdate(.init(mode: .strict)))
        try expectRoundTrip(#"{"mode":"x"}"#, Update.threadUpdate(.init(mode: .unrecognized("x"))))
        try expectRoundTrip(
            #"{"tags":{"removed":["x"]}}"#,
            Update.threadUpdate(.init(tags: .init(removed: ["x"])))
        )
        try expectRoundTrip(
            #"{"tags":{"first":"x"}}"#,
            Update.ruleUpdate(.init(tags: .init(first: "x")))
        )
        try expectRoundTrip("{}", Update.channelUpdate(.init()))
        try expectRoundTrip("[]", Update.unrecognized([]))
        // What none of them knows does not decide.
        let update = try Update(text: #"{"new":1,"mode":"open"}"#)
        #expect(update == .threadUpdate(.init(mode: .open)))
    }

    /// Required keys alone would make a person of each entry that has a name.
    @Test func requiredKeysTakeNothingFromAnother() throws {
        typealias Contact = ClosestUnions.Contact
        try expectRoundTrip(#"{"id":"1","name":"a"}"#, Contact.person(.init(id: "1", name: "a")))
        try expectRoundTrip(
            #"{"id":"1","name":"a","email":"e"}"#,
            Contact.entry(.init(id: "1", name: "a", email: "e"))
        )
        try expectRoundTrip(#"{"id":"1"}"#, Contact.entry(.init(id: "1")))
    }

    @Test func theElementsTell() throws {
        typealias People = ClosestUnions.People
        let text =
            #"[{"since":"2024-02-29","contact":{"id":"1"},"size":"large"},"#
            + #"{"since":"2024-03-01","contact":{"id":"2","name":"b"},"size":"huge"}]"#
        try expectRoundTrip(
            text,
            People.followers([
                .init(
                    since: CalendarDate(year: 2024, month: 2, day: 29),
                    contact: .entry(.init(id: "1")),
                    size: .named(.large)
                ),
                .init(
                    since: CalendarDate(year: 2024, month: 3, day: 1),
                    contact: .person(.init(id: "2", name: "b")),
                    size: .string("huge")
                ),
            ])
        )
        try expectRoundTrip(
            #"[{"id":"1","email":"e"}]"#,
            People.contacts([.entry(.init(id: "1", email: "e"))])
        )
    }
}
