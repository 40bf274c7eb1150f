import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Unions whose members say what they are (OpenAPI 3.1 §4.8.25).
struct DiscriminatorTests {
    typealias Shape = DiscriminatedUnions.Shape
    typealias PaymentMethod = MappedDiscriminators.PaymentMethod
    typealias Event = ConstantUnions.Event
    typealias Document = ConstantUnions.Document

    @Test func aConstantTellsTheMember() throws {
        try expectRoundTrip(#"{"kind":"circle","radius":1.5}"#, Shape.circle(.init(radius: 1.5)))
        try expectRoundTrip(#"{"side":2,"kind":"square"}"#, Shape.square(.init(side: 2)))
        #expect(try Shape(text: #"{"side":2,"kind":"square","x":[1]}"#) == .square(.init(side: 2)))
        try expectRoundTrip(#"{"kind":"label","text":"a"}"#, Shape.label(.init(text: "a")))
    }

    @Test func aModelIsToldByItsNameWhereNothingElseIsSaid() throws {
        let text =
            #"{"kind":"Group","shapes":[{"kind":"circle","radius":1},{"kind":"?"}],"#
            + #""first":{"side":2,"kind":"square"},"named":{"a":{"kind":"Group","shapes":[],"#
            + #""named":{}}}}"#
        let inner = Shape.group(.init(shapes: [], named: [:]))
        try expectRoundTrip(
            text,
            Shape.group(
                .init(
                    shapes: [.circle(.init(radius: 1)), .unrecognized(["kind": "?"])],
                    first: .square(.init(side: 2)),
                    named: ["a": inner]
                )
            )
        )
    }

    @Test(
        arguments: [
            #"{"kind":"hexagon","side":1}"#, #"{"radius":1}"#, #"{"kind":null}"#, "[1,2]", "12",
            #""circle""#, #"{"kind":["circle"]}"#,
        ]
    )
    func whatIsNoneOfThemIsKept(text: String) throws {
        try expectRoundTrip(text, Shape.unrecognized(JSONValue(text: text)))
    }

    /// Its own error, with the path, not that there was no member.
    @Test func aMembersErrorIsTold() {
        let error = #expect(throws: JSONError.self) {
            try [Shape](text: #"[{"kind":"Group","shapes":[{"radius":"x","kind":"circle"}]}]"#)
        }
        #expect(
            error?.description
                == "[0].shapes[0].radius: expected a number, found \"x\" (byte 37)"
        )
        let missing = #expect(throws: JSONError.self) {
            try Shape(text: #"{"kind":"square"}"#)
        }
        #expect(missing?.expected == "the key 'side'")
        let decoding = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                [Shape].self,
                from: Data(#"[{"kind":"circle","radius":"x"}]"#.utf8)
            )
        }
        guard case .typeMismatch(_, let context) = decoding else {
            Issue.record("\(String(describing: decoding))")
            return
        }
        #expect(context.codingPath.map(\.stringValue).suffix(1) == ["radius"])
    }

    @Test func aMappingGivesTheValues() throws {
        try expectRoundTrip(
            #"{"object":"card","last4":"4242"}"#,
            PaymentMethod.card(.init(last4: "4242"))
        )
        try expectRoundTrip(
            #"{"object":"bank_account","iban":"DE"}"#,
            PaymentMethod.bankAccount(.init(iban: "DE"))
        )
        #expect(try MappedDiscriminators.Card(last4: "1").text == #"{"object":"card","last4":"1"}"#)
        // OpenAPI's names of models are none where a mapping gives others.
        let name = #"{"last4":"1","object":"Card"}"#
        try expectRoundTrip(name, PaymentMethod.unrecognized(JSONValue(text: name)))
    }

    @Test(arguments: ["apple_pay", "google_pay"])
    func twoValuesMayLeadToOneModel(value: String) throws {
        try expectRoundTrip(
            #"{"object":"\#(value)","email":"a@b.c"}"#,
            PaymentMethod.wallet(.init(object: value, email: "a@b.c"))
        )
    }

    @Test func oneModelTakesAllOtherValues() throws {
        typealias Receipt = MappedDiscriminators.Receipt
        try expectRoundTrip(#"{"via":"printer","copies":2}"#, Receipt.print(.init(copies: 2)))
        try expectRoundTrip(
            #"{"via":"mail","to":"a@b.c"}"#,
            Receipt.message(.init(via: "mail", to: "a@b.c"))
        )
        try expectRoundTrip(#"{"to":"a@b.c"}"#, Receipt.message(.init(to: "a@b.c")))
    }

    @Test func theBodyOfAMappedModelHasItsDiscriminator() throws {
        let request = try MappedDiscriminators.AddCard(body: .init(last4: "1")).urlRequest()
        #expect(request.httpBody == Data(#"{"object":"card","last4":"1"}"#.utf8))
    }

    @Test func constantsTellMembersInTurn() throws {
        try expectRoundTrip(
            #"{"device":"door","action":"opened","by":"Ada"}"#,
            Event.doorOpened(.init(by: "Ada"))
        )
        try expectRoundTrip(
            #"{"device":"door","action":"closed"}"#,
            Event.doorClosed(.init())
        )
        try expectRoundTrip(
            #"{"device":"motion","room":"hall"}"#,
            Event.motion(.init(room: "hall"))
        )
        let other = #"{"action":"locked","device":"door"}"#
        try expectRoundTrip(other, Event.unrecognized(JSONValue(text: other)))
    }

    @Test func constantsMayBeNumbersAndFlags() throws {
        try expectRoundTrip(#"{"version":1,"text":"t"}"#, Document.firstEdition(.init(text: "t")))
        try expectRoundTrip(
            #"{"version":2,"lines":["t"]}"#,
            Document.secondEdition(.init(lines: ["t"]))
        )
        try expectRoundTrip(#"{"version":false,"notes":"n"}"#, Document.draft(.init(notes: "n")))
        #expect(
            try Document(text: #"{"text":"t","version":1.0}"#) == .firstEdition(.init(text: "t"))
        )
        try expectRoundTrip(#"{"version":3}"#, Document.unrecognized(["version": 3]))
    }
}
