/// The members of an object whose keys are the format's own words.
///
/// Making one reports every key that is not among them, except those that begin with `x-` or
/// `$comment`; reading a value of another type than asked for reports that.
struct Keywords {
    /// Whose keys they are, as a message names it: `endpoint 'getUser'`.
    let owner: String
    let range: SourceRange
    /// Where a missing key is reported.
    let place: SourceRange
    let members: [JSONMember]

    /// Nil when the node is no object, which is reported.
    init?(
        _ node: JSONNode,
        of owner: String,
        at place: SourceRange? = nil,
        keys: [String],
        _ context: inout SpecContext
    ) {
        guard let object = node.object else {
            context.reportType(of: owner, expected: "an object", found: node)
            return nil
        }
        self.owner = owner
        self.range = node.range
        self.place = place ?? node.range.prefix(1)
        var members: [JSONMember] = []
        members.reserveCapacity(object.members.count)
        for member in object.members {
            let key = member.key
            if Self.index(of: key.value, in: keys) != nil {
                if Self.index(of: key.value, in: members) == nil { members.append(member) }
            } else if !key.value.hasPrefix("x-") && !key.value.hasPrefix("$comment") {
                context.report(
                    .document(.unknownKey(key.value, owner: owner)),
                    at: key.range,
                    Self.suggestion(for: key.value, among: keys)
                )
            }
        }
        self.members = members
    }

    private static func suggestion(
        for key: String,
        among keys: [String]
    ) -> Diagnostic.Note? {
        let meant = (SpecKeys.meant[key] ?? []).filter(keys.contains)
        if !meant.isEmpty { return Diagnostic.Note("did you mean \(meant.quotedChoice)?") }
        return .didYouMean(key, among: keys)
    }

    subscript(key: String) -> JSONNode? {
        member(key)?.value
    }

    func member(_ key: String) -> JSONMember? {
        Self.index(of: key, in: members).map { members[$0] }
    }

    /// The first of these keys in the document's order.
    func first(of keys: [String]) -> JSONMember? {
        var index = 0
        while index < members.count {
            if Self.index(of: members[index].key.value, in: keys) != nil { return members[index] }
            index += 1
        }
        return nil
    }

    var places: WordPlaces {
        WordPlaces(members.map(\.key))
    }

    // Written out, as every schema asks for some fifty keys and the standard library's generic
    // search is slow where nothing is optimized.

    private static func index(of key: String, in members: [JSONMember]) -> Int? {
        var index = 0
        while index < members.count {
            if members[index].key.value == key { return index }
            index += 1
        }
        return nil
    }

    private static func index(of key: String, in keys: [String]) -> Int? {
        var index = 0
        while index < keys.count {
            if keys[index] == key { return index }
            index += 1
        }
        return nil
    }

    func phrase(_ key: String) -> String {
        "'\(key)' of \(owner)"
    }
}

extension Keywords {
    /// Reports the key's absence.
    func required(_ key: String, _ context: inout SpecContext) -> JSONNode? {
        if let value = self[key] { return value }
        context.report(.document(.missingKey([key], owner: owner)), at: place)
        return nil
    }

    func string(_ key: String, _ context: inout SpecContext) -> Located<String>? {
        guard let node = self[key] else { return nil }
        // A phrase is made where it is told.
        if case .string(let text) = node.value { return Located(text, node.range) }
        return node.string(phrase(key), &context)
    }

    func bool(_ key: String, _ context: inout SpecContext) -> Located<Bool>? {
        guard let node = self[key] else { return nil }
        if let flag = node.bool { return Located(flag, node.range) }
        context.reportType(of: phrase(key), expected: "true or false", found: node)
        return nil
    }

    /// A whole number of the given bounds.
    func integer(
        _ key: String,
        in bounds: ClosedRange<Int>,
        _ context: inout SpecContext
    ) -> Located<Int>? {
        guard let node = self[key] else { return nil }
        guard case .number(let text) = node.value else {
            context.reportType(of: phrase(key), expected: "a number", found: node)
            return nil
        }
        if let number = Int(text), bounds.contains(number) { return Located(number, node.range) }
        let upper = bounds.upperBound == .max ? "or more" : "to \(bounds.upperBound)"
        let rule = "a whole number, \(bounds.lowerBound) \(upper)"
        context.report(.document(.badNumber(phrase(key), rule: rule)), at: node.range)
        return nil
    }

    /// One word of a list.
    func word<Word: RawRepresentable & CaseIterable>(
        _ key: String,
        _ type: Word.Type,
        _ context: inout SpecContext
    ) -> Located<Word>? where Word.RawValue == String {
        guard let text = string(key, &context) else { return nil }
        if let word = Word(rawValue: text.value) { return Located(word, text.range) }
        let known = Word.allCases.map(\.rawValue)
        context.report(
            .document(.unknownWord(text.value, of: phrase(key), known: known)),
            at: text.range,
            .didYouMean(text.value, among: known)
        )
        return nil
    }

    /// Reports the later of two keys that exclude each other, with the earlier in a note.
    func exclusive(_ keys: [String], _ context: inout SpecContext) -> Bool {
        guard let first = first(of: keys) else { return false }
        let present = members.filter { Self.index(of: $0.key.value, in: keys) != nil }
        guard present.count > 1 else { return false }
        for other in present.dropFirst() {
            context.report(
                .document(.exclusiveKeys(other.key.value, first.key.value)),
                at: other.key.range,
                Diagnostic.Note("\(first.key.value.quoted) stands here", at: first.key.range)
            )
        }
        return true
    }

    /// Reports a key that says something only beside others.
    func dependent(_ key: String, on needs: [String], _ context: inout SpecContext) {
        guard let member = member(key), !needs.contains(where: { self[$0] != nil }) else { return }
        context.report(
            .document(.dependentKey(key, needs: needs.quotedChoice)),
            at: member.key.range
        )
    }
}
