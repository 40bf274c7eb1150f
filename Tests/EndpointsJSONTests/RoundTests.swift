import EndpointsJSON
import Foundation
import Testing

/// Objects in every order, with keys that are missing, unknown, repeated or escaped, against what a
/// dictionary of the same members gives.
struct RoundTests {
    /// Some fields that must come, some that need not, one that nests.
    struct Node: Equatable {
        var a = 0
        var text = ""
        var note: String?
        var flag: Bool?
        var child: [Node]?
        var longer = 0
    }

    private static func read(_ json: inout JSONReader) throws(JSONError) -> Node {
        var node = Node()
        let outer = try json.enterObject()
        while try json.nextRound() {
            try json.int(&node.a, "a")
            try json.string(&node.text, "text")
            try json.string(&node.note, "note")
            try json.bool(&node.flag, "flag")
            if try json.field("child") {
                node.child = try json.array { json throws(JSONError) in try read(&json) }
            }
            try json.int(&node.longer, "longer_than_eight")
        }
        try json.leaveObject(outer)
        return node
    }

    /// The members of a random object, in the order in which they are written.
    private static func members(
        _ random: inout SystemRandomNumberGenerator,
        depth: Int
    ) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = []
        for key in ["a", "text", "note", "flag", "child", "longer_than_eight", "", "x", "tex", "é"]
        {
            for _ in 0..<[0, 1, 1, 1, 1, 1, 2].randomElement(using: &random)! {
                let number = JSONValue.number(JSONNumber(Int.random(in: 0...9, using: &random)))
                let value: JSONValue =
                    switch key {
                    case "a", "longer_than_eight": number
                    case "text": .string(key)
                    case "note": Bool.random(using: &random) ? .null : .string("n")
                    case "flag": Bool.random(using: &random) ? .null : true
                    case "child":
                        depth == 0 ? [] : [object(Self.members(&random, depth: depth - 1))]
                    default: depth == 0 ? number : .array([number, ["a": number]])
                    }
                members.append((key, value))
            }
        }
        if Bool.random(using: &random) { members.shuffle(using: &random) }
        return members
    }

    private static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
        .object(Dictionary(members.map { ($0.key, $0.value) }) { _, last in last })
    }

    /// What the dictionary gives; nil where something that must come is missing.
    private static func expected(_ value: JSONValue) -> Node? {
        guard case .object(let members) = value,
            case .number(let a) = members["a"],
            case .string(let text) = members["text"],
            case .number(let longer) = members["longer_than_eight"]
        else { return nil }
        var node = Node(a: Int(a.description)!, text: text)
        node.longer = Int(longer.description)!
        if case .string(let note) = members["note"] { node.note = note }
        if case .bool(let flag) = members["flag"] { node.flag = flag }
        if case .array(let children) = members["child"] {
            let nodes = children.map(expected)
            guard !nodes.contains(nil) else { return nil }
            node.child = nodes.compactMap(\.self)
        }
        return node
    }

    private static func text(_ members: [(key: String, value: JSONValue)]) throws -> String {
        let parts = try members.map { member in
            let value = String(decoding: try member.value.json(), as: UTF8.self)
            let scalars = member.key.unicodeScalars.map { scalar in
                let digits = String(scalar.value, radix: 16)
                return Bool.random()
                    ? String(scalar)
                    : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
            return "\"\(scalars.joined())\":\(value)"
        }
        return "{" + parts.joined(separator: ",") + "}"
    }

    @Test func anyOrderIsRead() throws {
        var random = SystemRandomNumberGenerator()
        var whole = 0
        for _ in 0..<2_000 {
            let members = Self.members(&random, depth: 2)
            let text = try Self.text(members)
            let node = try? reading(text) { json throws(JSONError) in try Self.read(&json) }
            // A child that is repeated must be whole each time that it comes.
            let children = members.filter { $0.key == "child" }.map(\.value)
            let areWhole = children.allSatisfy { child in
                Self.expected(["a": 0, "text": "", "longer_than_eight": 0, "child": child]) != nil
            }
            let expected = areWhole ? Self.expected(Self.object(members)) : nil
            #expect(node == expected, "\(text)")
            if expected != nil { whole += 1 }
        }
        #expect(whole > 100)
    }
}
