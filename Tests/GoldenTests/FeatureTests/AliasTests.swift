import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Models that are another name for a scalar, an array, a dictionary.
struct AliasTests {
    private func reply(_ json: String, to endpoint: Endpoint) -> Reply {
        Reply(status: 200, body: Data(json.utf8), endpoint: endpoint)
    }

    @Test func namesOfScalarsReadAsTheScalars() throws {
        let json =
            #"{"id":9007199254740993,"title":"t","time":1,"changed":2,"times":[3],"#
            + #""amount":0.1,"payload":[null],"nothing":null,"twin":{"name":"n"},"limit":5,"#
            + #""expires":null}"#
        let entry = try AliasModels.Entry(text: json)
        #expect(entry.time == Date(timeIntervalSince1970: 1))
        #expect(entry.times == [Date(timeIntervalSince1970: 3)])
        #expect(entry.twin == AliasModels.Other(name: "n"))
        #expect(try entry.text == json)
        let identifier: AliasModels.EntryID = entry.id
        #expect(identifier == 9_007_199_254_740_993)
    }

    @Test func namesOfScalarsStandInRequests() throws {
        let request = try AliasModels.GetEntry(id: 1, since: Date(timeIntervalSince1970: 60))
            .urlRequest()
        #expect(
            request.url?.absoluteString == "https://ledger.example.com/entries/1?since=60"
        )
    }

    @Test func namesOfScalarsAreAnswers() throws {
        let title = try AliasModels.GetTitle.decode(
            reply(#""a""#, to: AliasModels.GetTitle.endpoint)
        )
        #expect(title == "a")
        let time = try AliasModels.GetTime.decode(reply("60", to: AliasModels.GetTime.endpoint))
        #expect(time == Date(timeIntervalSince1970: 60))
    }

    @Test func namesOfArraysReadAsArrays() throws {
        let json =
            #"{"tags":["a"],"route":[{"lat":1,"lon":2}],"grid":[[[1],[]],[]],"days":[0],"#
            + #""colors":[["red"],["pink"]],"stops":[{"name":"s"}],"#
            + #""corners":[[[0.5],null]],"boxes":[[{"x":1}]]}"#
        let map = try ArrayModels.Map(text: json)
        #expect(map.former == nil)
        #expect(map.colors == [[.red], [.unrecognized("pink")]])
        #expect(map.stops == [.init(name: "s")])
        #expect(try map.text == json)
        let days = try ArrayModels.GetDays.decode(
            reply("[0,60]", to: ArrayModels.GetDays.endpoint)
        )
        #expect(days.last == Date(timeIntervalSince1970: 60))
        let request = try ArrayModels.PutRoute(body: [.init(lat: 1, lon: 2)]).urlRequest()
        #expect(request.httpBody == Data(#"[{"lat":1,"lon":2}]"#.utf8))
    }

    @Test func namesOfDictionariesReadAsDictionaries() throws {
        let json =
            #"{"rates":{"EUR":0.1},"stock":{"a":{"count":1}},"free":{"x":[1]},"#
            + #""texts":{"a":"b"},"flags":{"a":true},"days":{"a":"2024-02-29"},"#
            + #""times":{"a":0},"stamps":{"a":"Thu, 01 Jan 1970 00:00:00 GMT"},"#
            + #""keys":{"a":"6ba7b810-9dad-11d1-80b4-00c04fd430c8"},"lists":{"a":[1]},"#
            + #""deep":{"a":{"b":{"EUR":2}}},"kinds":{"a":"b","c":"d"},"#
            + #""maybe":{"a":null},"others":{"a":{}}}"#
        let store = try DictionaryModels.Store(text: json)
        #expect(store.deep["a"]?["b"] == ["EUR": 2])
        #expect(store.kinds == ["a": .b, "c": .unrecognized("d")])
        #expect(try store.text == json)
        let data = try JSONEncoder().encode(store)
        #expect(try JSONDecoder().decode(DictionaryModels.Store.self, from: data) == store)
        let request = try DictionaryModels.PutStock(body: ["a": .init(count: 2)]).urlRequest()
        #expect(request.httpBody == Data(#"{"a":{"count":2}}"#.utf8))
    }

    /// The order on the wire is kept, as `uniqueItems` says nothing of it.
    @Test func uniqueItemsKeepTheirOrder() throws {
        let json = #"{"tags":["b","a"],"ids":[2,1]}"#
        #expect(try UniqueItems.Club(text: json).text == json)
    }
}
