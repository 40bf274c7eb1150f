/// The template of a path in the form that a spec has it, and what became of its parameters.
struct OpenAPIPath {
    /// Without query and fragment.
    private(set) var text = ""
    /// The names that a parameter has in the template, by the one that the document gives it.
    private(set) var names: [String: [String]] = [:]
    /// What was not there to be kept, and how it is read.
    private(set) var changes: [(what: String, reading: String)] = []
    /// Whether there were segments with nothing in them, which are not sent.
    private(set) var hasEmptySegments = false
    private var used: Set<String> = []

    /// Reads `/users/{id}`. A brace without its counterpart is text, a parameter that is there twice
    /// is two, and of `{path*}` the name is `path`.
    init(_ path: String) {
        let bytes = path.utf8
        let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        var rest = path[..<(end ?? bytes.endIndex)].utf8
        if rest.first != UInt8(ascii: "/") { text = "/" }
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "{"):
                let name = rest.dropFirst().prefix { !Self.isBrace($0) }
                let behind = rest[name.endIndex...]
                if behind.first == UInt8(ascii: "}"), add(String(Substring(name))) {
                    rest = behind.dropFirst()
                } else {
                    rest.removeFirst()
                    escape("{", as: "%7B")
                }
            case UInt8(ascii: "}"):
                rest.removeFirst()
                escape("}", as: "%7D")
            case UInt8(ascii: "/"):
                rest.removeFirst()
                if endsInSlash { hasEmptySegments = true } else { text += "/" }
            case UInt8(ascii: ":") where endsInSlash:
                // It is text here and begins a parameter in a spec.
                rest.removeFirst()
                text += "%3A"
            default:
                // At least this byte, also where it is a colon.
                let plain = rest.dropFirst().firstIndex { Self.hasMeaning($0) } ?? rest.endIndex
                text += Substring(rest[..<plain])
                rest = rest[plain...]
            }
        }
    }

    private var endsInSlash: Bool { text.utf8.last == UInt8(ascii: "/") }

    private static func isBrace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
    }

    private static func hasMeaning(_ byte: UInt8) -> Bool {
        isBrace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
    }

    /// Adds a parameter; false for one without a name.
    private mutating func add(_ written: String) -> Bool {
        let keepsSlashes = written.hasPrefix("+")
        let declared = keepsSlashes ? String(written.dropFirst()) : written
        var name = declared
        if !PathTemplate.isName(name) {
            name = declared.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        }
        if name.isEmpty { return false }
        var free = name
        var number = 2
        while !used.insert(free).inserted {
            free = "\(name)\(number)"
            number += 1
        }
        if free != declared { changes.append(("{\(written)}", "{\(free)}")) }
        names[declared, default: []].append(free)
        if name != declared, name == declared.dropLast() { names[name, default: []].append(free) }
        text += keepsSlashes ? "{+\(free)}" : "{\(free)}"
        return true
    }

    private mutating func escape(_ brace: String, as escaped: String) {
        changes.append((brace, escaped))
        text += escaped
    }
}
