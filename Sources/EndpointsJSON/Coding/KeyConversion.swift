/// What the key strategies of Foundation's coders make of a key.
enum KeyConversion {
    /// The keys as which a decoder that converts from snake case may present a model's key, whether
    /// or not an encoder has converted it to snake case before.
    ///
    /// `created_at` → `createdAt`; `htmlURL` → `htmlURL` and `htmlUrl`.
    static func presented(_ key: String) -> [JSONCodingKey] {
        [key, snakeCase(key)].flatMap { key in
            // Whether a letter after a digit begins a word is not the same everywhere.
            [true, false].map {
                JSONCodingKey(stringValue: camelCase(key, capitalizesAfterDigits: $0))
            }
        }
    }

    /// `_created_at` → `_createdAt`: what stands between `_` is capitalized, but for the first.
    private static func camelCase(_ key: String, capitalizesAfterDigits: Bool) -> String {
        let start = key.prefix { $0 == "_" }
        let words = key.split(separator: "_")
        guard words.count > 1, let first = words.first else {
            return key
        }
        let end = key.reversed().prefix { $0 == "_" }
        let others = words.dropFirst().map { word in
            var isInWord = false
            let letters = word.map { letter in
                defer { isInWord = letter.isLetter || isInWord && !capitalizesAfterDigits }
                return isInWord ? letter.lowercased() : letter.uppercased()
            }
            return letters.joined()
        }
        return start + first.lowercased() + others.joined() + end
    }

    /// `myURLPath` → `my_url_path`: a `_` comes before each upper case letter but the first of the
    /// key, and of several in a row before the first and, where lower case follows, the last one.
    private static func snakeCase(_ key: String) -> String {
        var rest = key.dropFirst()
        var result = key.prefix(1)
        while let upper = rest.firstIndex(where: \.isUppercase) {
            result += rest[..<upper] + "_"
            rest = rest[upper...]
            guard let lower = rest.firstIndex(where: \.isLowercase) else {
                break
            }
            let last = rest.index(before: lower)
            if last > upper {
                result += rest[..<last] + "_"
            }
            result += rest[last..<lower]
            rest = rest[lower...]
        }
        return (result + rest).lowercased()
    }
}
