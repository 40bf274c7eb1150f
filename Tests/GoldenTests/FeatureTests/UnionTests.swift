import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Unions without a discriminator: by JSON type, by required keys, by reading.
struct UnionTests {
    @Test func theJSONTypeTells() throws {
        typealias Value = TypeUnions.Value
        try expectRoundTrip(#""a""#, Value.string("a"))
        try expectRoundTrip("12", Value.integer(12))
        try expectRoundTrip("1.5", Value.number(1.5))
        try expectRoundTrip("true", Value.boolean(true))
        try expectRoundTrip(#"["a"]"#, Value.strings(["a"]))
        try expectRoundTrip(#"{"x":1,"y":2}"#, Value.point(.init(x: 1, y: 2)))
        try expectRoundTrip("null", Value.unrecognized(.null))
        let error = #expect(throws: JSONError.self) { try [Value](text: #"[1,["a",2]]"#) }
        #expect(error?.path.description == "[1][1]")
    }

    @Test func propertiesMayBeUnions() throws {
        try expectRoundTrip(
            #"{"size":12,"until":1.5,"labels":{"a":"b"},"target":"https://a.b"}"#,
            TypeUnions.Setting(
                size: .integer(12),
                until: .unixtime(Date(timeIntervalSince1970: 1.5)),
                labels: .stringDictionary(["a": "b"]),
                target: .uri(try #require(URL(string: "https://a.b")))
            )
        )
        try expectRoundTrip(
            #"{"size":"auto","until":"2024-02-29T10:20:30Z","labels":["a"],"target":""}"#,
            TypeUnions.Setting(
                size: .auto(.auto),
                until: .dateTime(Date(timeIntervalSince1970: 1_709_202_030)),
                labels: .strings(["a"]),
                target: .string("")
            )
        )
        let date = Date(timeIntervalSince1970: 784_111_777)
        let text =
            #"{"size":"none","until":"Sun, 06 Nov 1994 08:49:37 GMT","labels":null,"target":5}"#
        try expectRoundTrip(
            text,
            TypeUnions.Setting(
                size: .unrecognized("none"),
                until: .httpDate(date),
                labels: .unrecognized(.null),
                target: .unrecognized(5)
            )
        )
    }

    /// What is no UUID, or no whole number of 32 bits, is none of the members.
    @Test func whatIsNotInTheFormOfItsMemberIsKept() throws {
        typealias Key = TypeUnions.Setting.Key
        try expectRoundTrip("-7", Key.int32(-7))
        for other in [#""x""#, "1.5", "2147483648", "true"] {
            let key = try Key(text: other)
            #expect(key == .unrecognized(try JSONValue(text: other)))
            #expect(try key.text == other)
        }
        let uuid = "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"
        #expect(try Key(text: #""\#(uuid)""#) == .uuid(try #require(UUID(uuidString: uuid))))
    }

    @Test func answersMayBeUnions() throws {
        typealias Limit = TypeUnions.GetLimit.Response
        try expectRoundTrip("5", Limit.integer(5))
        try expectRoundTrip(#""none""#, Limit.mode(.none_))
        try expectRoundTrip(#""later""#, Limit.mode(.unrecognized("later")))
    }

    @Test func theFirstElementTellsArrays() throws {
        typealias Batch = ArrayUnions.Batch
        try expectRoundTrip(#"["a","b"]"#, Batch.strings(["a", "b"]))
        try expectRoundTrip("[1.5,2]", Batch.numbers([1.5, 2]))
        try expectRoundTrip("[[1],[]]", Batch.integerArrays([[1], []]))
        try expectRoundTrip(#"[{"id":"a"}]"#, Batch.items([.init(id: "a")]))
        try expectRoundTrip(#"{"id":"a"}"#, Batch.item(.init(id: "a")))
        try expectRoundTrip("[]", Batch.strings([]))
        try expectRoundTrip("[null]", Batch.unrecognized([.null]))
        let error = #expect(throws: JSONError.self) { try Batch(text: #"["a",1]"#) }
        #expect(error?.path.description == "[1]")
        typealias Rows = ArrayUnions.Rows
        try expectRoundTrip(#"[["a"]]"#, Rows.stringArrays([["a"]]))
        try expectRoundTrip("[[1]]", Rows.integerArrays([[1]]))
        try expectRoundTrip("[null,true]", Rows.booleans([nil, true]))
        try expectRoundTrip("[[true]]", Rows.unrecognized([[true]]))
    }

    @Test func requiredKeysTellTheMostFirst() throws {
        typealias Result = RequiredKeyUnions.Result
        try expectRoundTrip(#"{"id":"a"}"#, Result.account(.init(id: "a")))
        try expectRoundTrip(#"{"id":"a","name":"b"}"#, Result.person(.init(id: "a", name: "b")))
        let url = try #require(URL(string: "https://a.b"))
        try expectRoundTrip(
            #"{"url":"https://a.b","title":"t"}"#,
            Result.page(.init(url: url, title: "t"))
        )
        try expectRoundTrip(
            #"{"url":"https://a.b","title":null}"#,
            Result.page(.init(url: url, title: nil))
        )
        let account = try Result(text: #"{"id":"a","name":null}"#)
        #expect(account == .account(.init(id: "a")))
        try expectRoundTrip(#"{"a":1,"b":2}"#, Result.integerDictionary(["a": 1, "b": 2]))
        try expectRoundTrip(
            #"{"id":1,"name":2}"#,
            Result.integerDictionary(["id": 1, "name": 2])
        )
        try expectRoundTrip("[1]", Result.unrecognized([1]))
        let error = #expect(throws: JSONError.self) {
            try Result(text: #"{"id":"a","name":1}"#)
        }
        #expect(error?.path.description == "name")
    }

    @Test func theFirstThatCanBeReadIsTaken() throws {
        typealias Reading = FirstThatDecodes.Reading
        try expectRoundTrip(#"{"value":1}"#, Reading.counter(.init(value: 1)))
        try expectRoundTrip(
            #"{"value":1.5,"next":{"value":"x"}}"#,
            Reading.gauge(.init(value: 1.5, next: .label(.init(value: "x"))))
        )
        try expectRoundTrip(
            #"{"value":{"a":1}}"#,
            Reading.report(.table(.init(value: ["a": 1])))
        )
        try expectRoundTrip(
            #"{"value":[{}]}"#,
            Reading.unrecognized(["value": [[:]]])
        )
        typealias Moment = FirstThatDecodes.Moment
        let day = CalendarDate(year: 2024, month: 2, day: 29)
        try expectRoundTrip(#""2024-02-29""#, Moment.date(day))
        try expectRoundTrip(
            #""2024-02-29T10:20:30Z""#,
            Moment.dateTime(Date(timeIntervalSince1970: 1_709_202_030))
        )
        try expectRoundTrip(#""soon""#, Moment.string("soon"))
    }

    /// Were every level tried anew for each member of the one around it, this would not end.
    @Test func hostileNestingEnds() throws {
        let depth = 100
        let text =
            String(repeating: #"{"next":"#, count: depth) + #"{"value":"x"}"#
            + String(repeating: #","value":"x"}"#, count: depth)
        var reading = FirstThatDecodes.Reading.label(.init(value: "x"))
        for _ in 0..<depth { reading = .label(.init(value: "x", next: reading)) }
        #expect(try FirstThatDecodes.Reading(text: text) == reading)
    }

    @Test func nullIsNil() throws {
        typealias Profile = NullableUnions.Profile
        let url = try #require(URL(string: "https://a.b"))
        let image = NullableUnions.Image(url: url)
        let null =
            #"{"avatar":null,"banner":null,"handle":null,"contact":null,"others":[null],"#
            + #""byName":{"a":null}}"#
        try expectRoundTrip(
            null,
            Profile(
                avatar: nil,
                banner: .null,
                handle: nil,
                contact: nil,
                others: [nil],
                byName: ["a": nil]
            )
        )
        let full =
            #"{"avatar":{"url":"https://a.b"},"handle":5,"contact":{"url":"https://a.b"},"#
            + #""others":["x",{"url":"https://a.b"}],"byName":{"a":"b"}}"#
        try expectRoundTrip(
            full,
            Profile(
                avatar: image,
                handle: .integer(5),
                contact: .image(image),
                others: [.string("x"), .image(image)],
                byName: ["a": .string("b")]
            )
        )
    }

    @Test func unionsStandInUnions() throws {
        typealias Attachment = NestedUnions.Attachment
        try expectRoundTrip(
            #"{"type":"video","seconds":1.5}"#,
            Attachment.media(.video(.init(seconds: 1.5)))
        )
        try expectRoundTrip(#""a""#, Attachment.string("a"))
        try expectRoundTrip(#"{"type":"audio"}"#, Attachment.unrecognized(["type": "audio"]))
        try expectRoundTrip(
            #"{"parts":["a",{"type":"picture","width":1},{"type":"?"}],"byName":{"a":1,"b":[2]}}"#,
            NestedUnions.Message(
                parts: [
                    .string("a"), .media(.picture(.init(width: 1))),
                    .media(.unrecognized(["type": "?"])),
                ],
                byName: ["a": .integer(1), "b": .integers([2])]
            )
        )
    }

    @Test func membersMayStandWhereTheyAreUsed() throws {
        typealias Order = InlineUnions.GetOrder.Response
        try expectRoundTrip(
            #"{"order":"o","total":1.5}"#,
            Order.order(.init(order: "o", total: 1.5))
        )
        try expectRoundTrip(#"{"error":"e"}"#, Order.error(.init(error: "e")))
        let delivery = InlineUnions.PlaceOrder.Delivery.post(.init(address: "A"))
        let request = try InlineUnions.PlaceOrder(item: "i", delivery: delivery).urlRequest()
        let body = #"{"item":"i","delivery":{"kind":"post","address":"A"}}"#
        #expect(request.httpBody == Data(body.utf8))
        let order = InlineUnions.ReplaceOrder.Body.order(.init(items: ["a"]))
        let replaced = try InlineUnions.ReplaceOrder(id: "1", body: order).urlRequest()
        #expect(replaced.httpBody == Data(#"{"items":["a"]}"#.utf8))
    }
}
