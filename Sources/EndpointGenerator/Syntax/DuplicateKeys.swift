/// Finds keys that an object has twice (RFC 8259 §4: names should be unique).
package enum DuplicateKeys {
    package static func check(_ node: JSONNode, into diagnostics: inout [Diagnostic]) {
        switch node.value {
        case .null, .bool, .number, .string: break
        case .array(let elements):
            for element in elements { check(element, into: &diagnostics) }
        case .object(let object):
            if object.members.count > 8 || hasTwice(object.members) {
                check(object.members, into: &diagnostics)
            }
            for member in object.members { check(member.value, into: &diagnostics) }
        }
    }

    /// For the few keys of most objects comparing is quicker than hashing.
    private static func hasTwice(_ members: [JSONMember]) -> Bool {
        var index = 1
        while index < members.count {
            var other = 0
            while other < index {
                if members[index].key.value == members[other].key.value { return true }
                other += 1
            }
            index += 1
        }
        return false
    }

    private static func check(_ members: [JSONMember], into diagnostics: inout [Diagnostic]) {
        var seen: Set<String> = []
        seen.reserveCapacity(members.count)
        for member in members where !seen.insert(member.key.value).inserted {
            guard let first = members.first(where: { $0.key.value == member.key.value }) else {
                continue
            }
            diagnostics.report(
                .document(.duplicateKey(member.key.value)),
                at: member.key.range,
                .firstHere(first.key.range)
            )
        }
    }
}
