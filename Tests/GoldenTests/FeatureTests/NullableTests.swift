import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Null against absent: `nullable` keys must be there, optional ones may be absent, and where a
/// property is both the three are told apart.
struct NullableTests {
    static let keys = [
        "name", "age", "height", "active", "born", "seen", "since", "id", "page", "photo",
        "wealth", "kind", "tags", "scores", "days", "home", "boss", "nickname",
    ]
    static let nulls =
        "{" + keys.map { "\"\($0)\":null" }.joined(separator: ",")
        + #","friends":[null,"b"],"rows":[[1,null],null],"named":{"a":null},"extra":null}"#

    @Test func nullIsReadAndWritten() throws {
        let person = try Nullable.Person(text: Self.nulls)
        #expect(person.name == nil)
        #expect(person.friends == [nil, "b"])
        #expect(person.rows == [[1, nil], nil])
        #expect(person.named == ["a": nil])
        #expect(person.extra == .null)
        #expect(try person.text == Self.nulls)
        let data = try JSONEncoder().encode(person)
        #expect(try JSONDecoder().decode(Nullable.Person.self, from: data) == person)
    }

    @Test func valuesAreReadAndWritten() throws {
        let json =
            #"{"name":"Ada","age":36,"height":1.6,"active":true,"born":"1815-12-10","#
            + #""seen":"1852-11-27T00:00:00Z","since":0,"#
            + #""id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","page":"https://example.com","#
            + #""photo":"Zm9v","wealth":0.1,"kind":"cat","tags":["a"],"scores":{"a":1},"#
            + #""days":[0,1],"home":{"city":"London"},"boss":{"name":"B"},"nickname":"A","#
            + #""friends":[],"rows":[],"named":{},"extra":{"x":1}}"#
        let person = try Nullable.Person(text: json)
        #expect(person.kind == .cat)
        #expect(person.days == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1)])
        #expect(try person.text == json)
    }

    @Test(arguments: keys + ["extra"])
    func theKeyMustBeThere(_ key: String) {
        let error = #expect(throws: JSONError.self) {
            try Nullable.Person(text: Self.nulls.replacing("\"\(key)\":", with: "\"x\":"))
        }
        #expect(error?.description.contains("'\(key)'") == true)
    }

    @Test func aBodyThatMayBeNullIsSent() throws {
        func body(_ request: some Requestable, _ type: String) throws -> String? {
            let request = try request.urlRequest()
            #expect(request.value(forHTTPHeaderField: "Content-Type") == type)
            return request.httpBody.map { String(decoding: $0, as: UTF8.self) }
        }
        let json = "application/json"
        #expect(try body(Nullable.PutNickname(body: nil), json) == "null")
        #expect(try body(Nullable.PutNickname(body: "Al"), json) == #""Al""#)
        let boss = "application/vnd.boss+json"
        #expect(try body(Nullable.PutBoss(body: nil), boss) == "null")
        #expect(try body(Nullable.PutBoss(body: .init(name: "Bo")), boss) == #"{"name":"Bo"}"#)
    }

    @Test func aBodyHasNullForNil() throws {
        let request = try Nullable.PutPerson(name: "a", email: nil, birthday: nil).urlRequest()
        #expect(
            request.httpBody.map { String(decoding: $0, as: UTF8.self) }
                == #"{"name":"a","email":null,"birthday":null}"#
        )
    }

    @Test func absentNullAndValueAreToldApart() throws {
        typealias Profile = OptionalNullable.Profile
        #expect(try Profile(text: #"{"name":"a"}"#) == Profile(name: "a"))
        let json =
            #"{"name":"a","bio":null,"age":null,"tags":null,"mood":null,"address":null,"#
            + #""until":null,"days":null,"extra":null,"nick":null}"#
        let nulls = try Profile(text: json)
        #expect(nulls.bio == .null)
        #expect(nulls.days == .null)
        #expect(nulls.extra == .null)
        #expect(try nulls.text == json)
        let full =
            #"{"name":"a","bio":"b","age":3,"tags":["x"],"mood":"good","address":{"city":"c"},"#
            + #""until":0,"days":[1],"extra":[],"nick":"n"}"#
        let profile = try Profile(text: full)
        #expect(
            profile
                == Profile(
                    name: "a",
                    bio: "b",
                    age: 3,
                    tags: ["x"],
                    mood: .value(.good),
                    address: .value(.init(city: "c")),
                    until: .value(Date(timeIntervalSince1970: 0)),
                    days: [Date(timeIntervalSince1970: 1)],
                    extra: .value([]),
                    nick: "n"
                )
        )
        #expect(try profile.text == full)
        for value in [profile, nulls, Profile(name: "a")] {
            let data = try JSONEncoder().encode(value)
            #expect(try JSONDecoder().decode(Profile.self, from: data) == value)
        }
    }

    @Test func aPatchSendsWhatChanges() throws {
        let request = try OptionalNullable.ChangeProfile(bio: .null, age: 4).urlRequest()
        #expect(
            request.httpBody.map { String(decoding: $0, as: UTF8.self) }
                == #"{"bio":null,"age":4}"#
        )
        let empty = try OptionalNullable.ChangeProfile().urlRequest()
        #expect(empty.httpBody == Data("{}".utf8))
    }
}
