/// A path with parameters in braces: `/users/{username}/repos`.
///
/// `/users/:username` has become `/users/{username}`; `{+path}` is a parameter that keeps `/`
/// (RFC 6570 §3.2.3).
package struct PathTemplate: Sendable {
    package var segments: [Segment]
    package var range: SourceRange

    package enum Segment: Sendable {
        /// Text as it is sent, slashes included.
        case text(String)
        case parameter(Located<String>, keepsSlashes: Bool)
    }

    package init(segments: [Segment], range: SourceRange) {
        self.segments = segments
        self.range = range
    }

    /// The template in its one form: `/files/{+path}`.
    package var text: String {
        segments.map { segment in
            switch segment {
            case .text(let text): text
            case .parameter(let name, let keepsSlashes):
                keepsSlashes ? "{+\(name.value)}" : "{\(name.value)}"
            }
        }.joined()
    }

    package var parameterNames: [Located<String>] {
        segments.compactMap { segment in
            if case .parameter(let name, _) = segment { name } else { nil }
        }
    }
}

extension PathTemplate {
    /// Whether a parameter may be called so. RFC 6570's other operators and modifiers have no meaning here.
    static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, !"?&#;./=,!@|+*".utf8.contains(first) else {
            return false
        }
        return !name.utf8.contains { "/?#*,".utf8.contains($0) }
    }
}
