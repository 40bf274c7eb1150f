/// The template of a path in the form that a spec has it, and what became of its parameters.
struct OpenAPIPath {
    /// Without query and fragment.
    private(set) var text = ""
    /// The names that a parameter has in the template, by the one that the document gives it.
    private(set) var names: [String: [String]] = [:]
    /// What was not there to be kept, and how it is read.
    private(set) var changes: [(what: String, reading: String)] = []
    private var used: Set<String> = []

    /// Reads `/users/{id}`. A brace without its counterpart is text, a parameter that is there twice
    /// is two, and of `{path*}` the name is `path`.
    init(_ path: String) {
        var rest = path.prefix { $0 != "?" && $0 != "#" }
        if !rest.hasPrefix("/") { text = "/" }
        while let character = rest.first {
            switch character {
            case "{":
                let name = rest.dropFirst().prefix { $0 != "}" && $0 != "{" }
                if rest[name.endIndex...].first == "}", add(String(name)) {
                    rest = rest[name.endIndex...].dropFirst()
                } else {
                    escape(rest.removeFirst())
                }
            case "}": escape(rest.removeFirst())
            case "/":
                rest.removeFirst()
                if text.last != "/" { text += "/" }
            case ":" where text.last == "/":
                // It is text here and begins a parameter in a spec.
                rest.removeFirst()
                text += "%3A"
            default: text.append(rest.removeFirst())
            }
        }
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

    private mutating func escape(_ brace: Character) {
        let escaped = brace == "{" ? "%7B" : "%7D"
        changes.append((String(brace), escaped))
        text += escaped
    }
}
