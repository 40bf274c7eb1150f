/// The links of a header `Link` (RFC 8288 §3): `<https://a.b/?page=2>; rel="next"`.
struct LinkHeader {
    private var rest: Substring.UnicodeScalarView
    private let text: String

    init(_ text: String) {
        self.text = text
        rest = text.unicodeScalars[...]
    }

    /// The target of the first link that has a relation, as it stands; nil for none, or an empty one.
    ///
    /// A link with an `anchor` is one of another resource (§3.2), and does not count.
    func target(of relation: String) -> String? {
        var parser = self
        while let link = parser.nextLink() {
            let names = link.relations.split(separator: " ").map { $0.lowercased() }
            if names.contains(relation), !link.hasAnchor, !link.target.isEmpty {
                return link.target
            }
        }
        return nil
    }

    private struct Link {
        var target: String
        var relations = ""
        var hasAnchor = false
    }

    private mutating func nextLink() -> Link? {
        skip { $0 == "," || $0.isSpace }
        guard rest.popFirst() == "<" else { return nil }
        var link = Link(target: take { $0 != ">" })
        guard rest.popFirst() == ">" else { return nil }
        var hasRelation = false
        while let (name, value) = nextParameter() {
            // Of several, the first one counts (§3.3).
            if name == "rel", !hasRelation {
                link.relations = value
                hasRelation = true
            }
            if name == "anchor" { link.hasAnchor = true }
        }
        return link
    }

    /// `; rel="next"` as `rel` and `next`; nil at the end of the link.
    private mutating func nextParameter() -> (name: String, value: String)? {
        skip { $0.isSpace }
        guard rest.first == ";" else { return nil }
        skip { $0 == ";" || $0.isSpace }
        let name = take { $0 != "=" && $0 != ";" && $0 != "," && !$0.isSpace }
        skip { $0.isSpace }
        guard rest.first == "=" else { return (name.lowercased(), "") }
        rest.removeFirst()
        skip { $0.isSpace }
        if rest.first == "\"" { return (name.lowercased(), quotedString()) }
        return (name.lowercased(), take { $0 != ";" && $0 != "," && !$0.isSpace })
    }

    /// A quoted string (RFC 9110 §5.6.4), without its quotes and escapes.
    private mutating func quotedString() -> String {
        rest.removeFirst()
        var value = String.UnicodeScalarView()
        while let scalar = rest.popFirst(), scalar != "\"" {
            if scalar == "\\", let escaped = rest.popFirst() {
                value.append(escaped)
            } else {
                value.append(scalar)
            }
        }
        return String(value)
    }

    private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
        rest = rest.drop(while: condition)
    }

    private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
        let taken = rest.prefix(while: condition)
        rest = rest[taken.endIndex...]
        return String(taken)
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool { self == " " || self == "\t" }
}
