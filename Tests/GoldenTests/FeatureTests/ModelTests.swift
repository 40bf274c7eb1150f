import EndpointsRuntime
import Foundation
import Testing

/// Models of the feature specs, decoded from JSON as a server may send it.
struct ModelTests {
    @Test func enumerationsKeepWhatTheyDoNotKnow() throws {
        let text = try JSONReader.read(Data(#""dreaming""#.utf8)) { json throws(JSONError) in
            try Enumerations.Forecast.Sky(from: &json)
        }
        #expect(text == .unrecognized("dreaming"))
        #expect(text.rawValue == "dreaming")
        #expect(Enumerations.Forecast.Sky(rawValue: "clear") == .clear)
        #expect(Enumerations.Forecast.Sky.unrecognized("clear") == .clear)
    }

    @Test func wireNoneAndSomeAreNoOptionals() {
        let warning: Enumerations.Forecast.Warning? = .none_
        #expect(warning != nil)
        #expect(warning?.rawValue == "none")
    }

    @Test func dictionariesHoldEverything() throws {
        let json =
            #"{"name":"B","branches":{"a":{"city":"C"}},"closed":{"x":"2024-12-24"},"#
            + #""rates":{"d":{"EUR":1.5}},"services":{"a":["s"]},"notes":{"n":null},"#
            + #""managers":{"m":null},"history":{"h":[{"city":"C"}]},"settings":{"k":[1]}}"#
        let bank = try Dictionaries.Bank(json: Data(json.utf8))
        #expect(bank.branches["a"]?.city == "C")
        #expect(bank.closed?["x"] == CalendarDate(year: 2024, month: 12, day: 24))
        #expect(bank.rates["d"]?["EUR"] == Decimal(string: "1.5"))
        #expect(bank.notes == ["n": nil])
        #expect(bank.managers == ["m": nil])
        #expect(bank.settings == ["k": [1]])
        #expect(String(decoding: try bank.json(), as: UTF8.self) == json)
    }

    @Test func whatIsOptionalMayBeAbsent() throws {
        let book = try Optionals.Book(json: Data(#"{"title":"T","author":null}"#.utf8))
        #expect(book == Optionals.Book(title: "T"))
        #expect(String(decoding: try book.json(), as: UTF8.self) == #"{"title":"T"}"#)
    }

    @Test func typesOfOneNameAreToldApart() throws {
        let json =
            #"{"label":{"text":"a"},"labels":[{"text":"b","color":"c"}],"type":"robot","#
            + #""kind":"new","id":{"value":"v"},"account":{"owner":{"user":{"name":"n"}}}}"#
        let user = try TypeNames.User(json: Data(json.utf8))
        #expect(user.account.owner.user.name == "n")
        #expect(user.type == .robot)
        #expect(String(decoding: try user.json(), as: UTF8.self) == json)
    }

    @Test func problemsHaveTheirPath() {
        let json =
            #"{"label":{"text":"a"},"labels":[{"text":"b","color":"c"},{"text":1,"color":""}]}"#
        let error = #expect(throws: JSONError.self) {
            try TypeNames.User(json: Data(json.utf8))
        }
        #expect(error?.description == "labels[1].text: expected a string, found 1 (byte 65)")
    }
}
