import EndpointsRuntime
import Foundation
import Testing

/// What is all of an object and one of a union is one of several objects (JSON Schema 2020-12 Core
/// §10.2.1: every keyword of a schema holds).
struct MergedUnionsTests {
    private typealias Payment = MergedUnions.Payment
    private typealias Contact = MergedUnions.Contact

    @Test func aMemberHasTheCommonProperties() throws {
        try expectRoundTrip(
            #"{"id":"1","amount":2.5,"last4":"4242","method":"card"}"#,
            Payment.card(.init(id: "1", amount: Decimal(25) / 10, last4: "4242"))
        )
    }

    @Test func aConstantOfItsOwnTellsAMember() throws {
        try expectRoundTrip(
            #"{"id":"1","note":"n","amount":1,"method":"sepa","iban":"DE"}"#,
            Payment.transfer(.init(id: "1", note: "n", amount: 1, iban: "DE"))
        )
    }

    /// `note` is optional in general, and required of transfers.
    @Test func whatBothDescribeIsTheNarrowerOne() {
        let json = #"{"id":"1","amount":1,"method":"sepa","iban":"DE"}"#
        #expect(throws: JSONError.self) { try Payment(text: json) }
    }

    @Test func whatMatchesNoneIsKept() throws {
        try expectRoundTrip(
            #"{"amount":1,"id":"1","method":"cash"}"#,
            Payment.unrecognized(["id": "1", "amount": 1, "method": "cash"])
        )
    }

    @Test func theModelsAloneAreWhatTheyWere() throws {
        try expectRoundTrip(
            #"{"method":"card","last4":"4242"}"#,
            MergedUnions.Means.card(.init(last4: "4242"))
        )
    }

    @Test func listsOfRequiredKeysAreMembersToo() throws {
        try expectRoundTrip(
            #"{"name":"n","email":"e"}"#,
            Contact.email(.init(name: "n", email: "e"))
        )
        try expectRoundTrip(
            #"{"name":"n","phone":"p"}"#,
            Contact.phone(.init(name: "n", phone: "p"))
        )
        try expectRoundTrip(
            #"{"name":"n","email":"e","phone":"p"}"#,
            Contact.emailPhone(.init(name: "n", email: "e", phone: "p"))
        )
        try expectRoundTrip(#"{"name":"n"}"#, Contact.unrecognized(["name": "n"]))
    }

    /// Null counts as absent where it is no value of the property.
    @Test func aKeyWithNullIsNotThere() throws {
        let contact = try Contact(text: #"{"phone":"p","email":null,"name":"n"}"#)
        #expect(contact == .phone(.init(name: "n", phone: "p")))
        #expect(try contact.text == #"{"name":"n","phone":"p"}"#)
        let json = #"{"email":null,"name":"n"}"#
        try expectRoundTrip(json, Contact.unrecognized(["name": "n", "email": .null]))
    }
}
