/// What a person meant by a word that is not known.
package enum Suggestion {
    /// The nearest known name, if it is near: `Usr` → `User`; nil for `Cat` among `User`, `Repo`.
    ///
    /// The distance is Damerau and Levenshtein's over bytes without case (one left out, put in,
    /// replaced, or two swapped); a third of the length, and no more than 3, is near.
    package static func nearest(
        to name: String,
        among known: some Sequence<String>
    ) -> String? {
        let word = letters(name)
        guard !word.isEmpty, word.count <= longest else { return nil }
        let limit = min(3, max(1, word.count / 3))
        let kinds = kinds(of: word)
        var best: (name: String, distance: Int)?
        for candidate in known where abs(candidate.utf8.count - word.count) <= limit {
            let other = letters(candidate)
            // An edit changes two kinds of letters at most: this spares the table for most names.
            guard !other.isEmpty, candidate != name,
                (kinds ^ Self.kinds(of: other)).nonzeroBitCount <= 2 * limit
            else { continue }
            let distance = distance(word, other)
            guard distance <= min(limit, max(word.count, other.count) - 1) else { continue }
            if let found = best, found.distance <= distance { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    /// Longer names are not compared.
    private static let longest = 80

    private static func letters(_ text: String) -> [UInt8] {
        text.utf8.map { byte in
            byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        }
    }

    /// A bit for each letter that occurs.
    private static func kinds(of letters: [UInt8]) -> UInt64 {
        letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + [Int](repeating: 0, count: right.count)
            for column in 1...right.count {
                let same = left[row - 1] == right[column - 1]
                var cost = min(
                    last[column] + 1,
                    current[column - 1] + 1,
                    last[column - 1] + (same ? 0 : 1)
                )
                if row > 1, column > 1, left[row - 1] == right[column - 2],
                    left[row - 2] == right[column - 1]
                {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current[column] = cost
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
