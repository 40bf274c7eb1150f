import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Properties that have a default, or that go one way only.
struct PropertyTests {
    static let defaults =
        #"{"string":"a \"b\"","integer":12,"number":0.5,"boolean":true,"#
        + #""date-time":"2024-05-31T12:00:00.500Z","date":"2024-05-31","time":"08:30:00+02:00","#
        + #""date-time-local":"2024-05-31T08:30:00","duration":"P1DT15M","#
        + #""unixtime":1717156800,"unixtime-ms":1717156800000,"#
        + #""http-date":"Fri, 31 May 2024 12:00:00 GMT","#
        + #""uuid":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","uri":"https://example.com/a?b","#
        + #""byte":"Zm9v","int32":-1,"int64":9007199254740993,"uint32":4294967295,"#
        + #""uint64":18446744073709551615,"float":1.5,"double":-0.002,"decimal":0.1,"#
        + #""any":{"a":[1,null]},"order":"down","level":2,"tags":["a","b"],"none":[],"#
        + #""levels":[1,2],"limits":{"day":5},"times":[0],"title":"new","rest":null,"#
        + #""fallback":"x"}"#

    @Test func whatIsAbsentIsTheDefault() throws {
        let settings = try PropertyDefaults.Settings(text: "{}")
        #expect(settings == PropertyDefaults.Settings())
        #expect(try settings.text == Self.defaults)
    }

    @Test func whatIsThereIsRead() throws {
        let json = Self.defaults.replacing("12,", with: "13,").replacing("[0]", with: "[1]")
            .replacing(#""new""#, with: "null").replacing(#""rest":null"#, with: #""rest":"r""#)
            .replacing(#"{"a":[1,null]}"#, with: "null")
        let settings = try PropertyDefaults.Settings(text: json)
        #expect(settings.integer == 13)
        #expect(settings.title == nil)
        #expect(settings.rest == "r")
        #expect(settings.any == .null)
        #expect(try settings.text == json)
    }

    /// A null that comes is kept where null is a value, also of what is only read.
    @Test(arguments: [
        ("{}", #"{"value":{"a":1}}"#), (#"{"value":null}"#, #"{"value":null}"#),
        (#"{"value":2,"seen":"today"}"#, #"{"value":2,"seen":"today"}"#),
        (#"{"value":[],"seen":null}"#, #"{"value":[],"seen":null}"#),
    ])
    func defaultsOfWhatMayBeNull(json: String, written: String) throws {
        let extras = try PropertyDefaults.Extras(text: json)
        #expect(try extras.text == written)
        let data = try JSONEncoder().encode(extras)
        #expect(try JSONDecoder().decode(PropertyDefaults.Extras.self, from: data) == extras)
    }

    @Test func nullCountsAsAbsent() throws {
        let settings = try PropertyDefaults.Settings(
            text: #"{"string":null,"unixtime":null,"times":null,"order":null}"#
        )
        #expect(settings == PropertyDefaults.Settings())
    }

    @Test func defaultsAreSent() throws {
        let request = try PropertyDefaults.PutTheme(accent: .red).urlRequest()
        #expect(request.httpBody == Data(#"{"name":"light","accent":"red"}"#.utf8))
    }

    @Test func readOnlyIsReadAndKept() throws {
        let json =
            #"{"id":1,"text":"t","created_at":"2024-05-31T12:00:00Z","updated_at":0,"#
            + #""author":{"name":"n","avatar":"https://example.com"}}"#
        let note = try ReadOnly.Note(json: Data(json.utf8))
        #expect(note.id == 1)
        #expect(try note.json() == Data(json.utf8))
        let data = try JSONEncoder().encode(note)
        #expect(try JSONDecoder().decode(ReadOnly.Note.self, from: data) == note)
        let bodies = [
            (try ReadOnly.CreateNote(body: note).urlRequest(), "%"),
            (try ReadOnly.CreateNotes(body: [note, note]).urlRequest(), "[%,%]"),
        ]
        for (request, form) in bodies {
            let text = form.replacing("%", with: #"{"text":"t","author":{"name":"n"}}"#)
            #expect(request.httpBody == Data(text.utf8))
        }
    }

    @Test func readOnlyIsNoParameterOfABody() throws {
        let request = try ReadOnly.CreateLabel(name: "a").urlRequest()
        #expect(request.httpBody == Data(#"{"name":"a"}"#.utf8))
    }

    @Test func writeOnlyIsSentAndMayBeAbsentInAnswers() throws {
        let account = WriteOnly.Account(
            name: "a",
            password: "p",
            born: Date(timeIntervalSince1970: 0)
        )
        let request = try WriteOnly.CreateAccount(body: account).urlRequest()
        #expect(request.httpBody == Data(#"{"name":"a","password":"p","born":0}"#.utf8))
        let answer = try WriteOnly.Account(text: #"{"name":"a"}"#)
        #expect(answer.password == nil)
        #expect(try answer.text == #"{"name":"a"}"#)
        let session = try WriteOnly.SignIn(password: "p").urlRequest()
        #expect(session.httpBody == Data(#"{"password":"p"}"#.utf8))
    }
}
