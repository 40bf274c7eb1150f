/// Where a reference leads: a file, and a place in it.
struct OpenAPIReference: Hashable {
    /// From the document's folder; empty for the document itself.
    var path: String
    var pointer: JSONPointer

    /// `#/components/schemas/User`, `schemas/user.json#`: one text for all that lead to one place.
    var text: String { "\(path)#\(pointer.text)" }

    enum Failure: Error {
        /// It leads to the network or out of the document's folder.
        case outside
        /// It is no reference, or its fragment no JSON Pointer.
        case malformed
    }

    init(path: String = "", pointer: JSONPointer) {
        self.path = path
        self.pointer = pointer
    }

    /// Reads the text of a reference (RFC 3986 §4.2, RFC 6901 §6).
    ///
    /// - Parameter base: The path of the file that holds it.
    init(_ text: String, in base: String) throws(Failure) {
        let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        guard let fragment = Substring(text.utf8[hash...].dropFirst()).percentDecoded,
            let pointer = JSONPointer(fragment)
        else { throw .malformed }
        self.pointer = pointer
        path = hash == text.startIndex ? base : try Self.path(text[..<hash], from: base)
    }

    /// `../user.json` in `paths/users.json` is `user.json`.
    private static func path(_ text: Substring, from base: String) throws(Failure) -> String {
        let first = text.prefix { $0 != "/" }
        if text.hasPrefix("/") || first.contains(":") || text.contains("\\") { throw .outside }
        guard let plain = text.percentDecoded, plain.utf8.allSatisfy({ $0 >= 0x20 }) else {
            throw .malformed
        }
        var folders = base.split(separator: "/").dropLast().map(String.init)
        for name in plain.split(separator: "/") {
            switch name {
            case ".": break
            case "..": if folders.popLast() == nil { throw .outside }
            default: folders.append(String(name))
            }
        }
        return folders.joined(separator: "/")
    }
}
