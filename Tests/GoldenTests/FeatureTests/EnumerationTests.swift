import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Enumerations of each kind of value (JSON Schema 2020-12 Validation §6.1.2): open ones keep what
/// they do not list, closed ones refuse it.
struct EnumerationTests {
    @Test func integersAreReadAndWritten() throws {
        let json = #"{"id":1,"priority":3,"zone":-1,"history":[100,200,300]}"#
        let ticket = try IntegerEnumerations.Ticket(text: json)
        #expect(ticket.priority == .high)
        #expect(ticket.zone == .minus1)
        #expect(ticket.zone.rawValue == Int32(-1))
        #expect(ticket.history == [._100, ._200, .unrecognized(300)])
        #expect(try ticket.text == json)
        #expect(IntegerEnumerations.Priority.unrecognized(3) == .high)
        #expect(IntegerEnumerations.Priority.allCases.map(\.rawValue) == [1, 2, 3])
    }

    @Test func integersStandInAQuery() throws {
        let url = try IntegerEnumerations.ListTickets(states: [._10, .unrecognized(7)])
            .urlRequest().url
        #expect(
            url?.absoluteString
                == "https://tickets.example.com/tickets?priority=2&states=10&states=7"
        )
    }

    @Test func numbersAreReadAndWritten() throws {
        let radio = try NumberEnumerations.Radio(text: #"{"speed":1.50,"gain":-0.5}"#)
        #expect(radio.speed == ._1Point5)
        #expect(radio.gain == .softer)
        #expect(try radio.text == #"{"speed":1.5,"gain":-0.5}"#)
        let other = try NumberEnumerations.Radio(text: #"{"speed":2.25,"gain":0}"#)
        #expect(other.speed == .unrecognized(2.25))
        #expect(try other.text == #"{"speed":2.25,"gain":0}"#)
    }

    @Test func numbersStandInAPath() throws {
        let url = try NumberEnumerations.GetRadio(channel: ._106Point25).urlRequest().url
        #expect(url?.absoluteString == "https://radio.example.com/radio/106.25")
    }

    @Test func mixedValuesAreReadAndWritten() throws {
        let json = #"{"width":640,"scale":true,"on":true,"sizes":["small",10,"huge",[null]]}"#
        let screen = try MixedEnumerations.Screen(text: json)
        #expect(screen.width == ._640)
        #expect(screen.scale == .fill)
        #expect(screen.on == .true)
        #expect(screen.sizes.prefix(3) == [.small, ._10, .unrecognized("huge")])
        #expect(try screen.text == json)
    }

    @Test func aClosedMixedEnumerationRefusesOthers() {
        let error = #expect(throws: JSONError.self) {
            try MixedEnumerations.Screen(
                text: #"{"width":"auto","scale":2,"on":true,"sizes":[]}"#
            )
        }
        #expect(
            error?.description == #"scale: expected one of "fit", 1, true, found 2 (byte 24)"#
        )
    }

    @Test func closedValuesAreReadAndWritten() throws {
        let json =
            #"{"state":"open","side":"none","floor":-1,"width":0.8,"#
            + #""colors":["red","white"],"former":"blue"}"#
        let door = try ClosedEnumerations.Door(text: json)
        #expect(door.state == .open)
        #expect(door.side == .none_)
        #expect(door.floor == .cellar)
        #expect(door.width == ._0Point8)
        #expect(door.colors == [.red, .white])
        #expect(door.former == .blue)
        #expect(try door.text == json)
    }

    @Test(
        arguments: [
            (#""ajar""#, #"expected one of "red", "green", "blue" and 1 more, found "ajar""#),
            ("12", "expected a string, found 12"),
        ]
    )
    func closedValuesRefuseOthers(_ value: String, _ message: String) {
        let json =
            #"{"state":"open","side":"LEFT","floor":0,"width":1,"colors":["red",\#(value)]}"#
        let error = #expect(throws: JSONError.self) {
            try ClosedEnumerations.Door(text: json)
        }
        #expect(error?.description == "colors[1]: \(message) (byte 66)")
    }

    @Test func aCoderRefusesOthersToo() throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                [ClosedEnumerations.Color].self,
                from: Data(#"["red","pink"]"#.utf8)
            )
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.intValue) == [1])
        let data = try JSONEncoder().encode([ClosedEnumerations.Color.red])
        #expect(String(decoding: data, as: UTF8.self) == #"["red"]"#)
    }

    @Test func namesStandForValues() throws {
        let json = #"{"class":"A+","unit":"m²","grade":2}"#
        let item = try EnumerationNames.Item(text: json)
        #expect(item.class == .better)
        #expect(item.unit == .squareMeters)
        #expect(item.grade == ._2)
        #expect(try item.text == json)
        let url = try EnumerationNames.ListItems().urlRequest().url
        #expect(url?.absoluteString == "https://shop.example.com/items?sort=-price")
    }

    @Test func nullAmongTheValuesIsNil() throws {
        let json = #"{"class":"","unit":null,"grade":null}"#
        let item = try EnumerationNames.Item(text: json)
        #expect(item.class == .unrated)
        #expect(item.unit == nil)
        #expect(item.grade == nil)
        #expect(item.formerly == .absent)
        #expect(try item.text == json)
    }
}
