import EndpointsJSON

extension JSONNode {
    /// Whether both are the same JSON value: numbers by their value, objects whatever the order of
    /// their keys (JSON Schema 2020-12 Core §4.2.2).
    func equals(_ other: JSONNode) -> Bool {
        switch (value, other.value) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.number(let left), .number(let right)):
            left == right || (JSONNumber(left).map { $0 == JSONNumber(right) } ?? false)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
        case (.object(let left), .object(let right)):
            left.members.count == right.members.count
                && left.members.allSatisfy { member in
                    right[member.key.value].map { member.value.equals($0) } ?? false
                }
        case (.null, _), (.bool, _), (.string, _), (.number, _), (.array, _), (.object, _): false
        }
    }
}
