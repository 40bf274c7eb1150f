/// Names for what generated code needs beside a type's own fields: where a field has the name, it
/// is the local that gives way.
struct Locals {
    private var names: [String: String] = [:]

    init(_ wanted: [String], avoiding fields: [NamedField]) {
        for name in wanted {
            var free = name
            while fields.contains(where: { $0.local.text == free }) { free += "_" }
            if free != name { names[name] = free }
        }
    }

    subscript(name: String) -> String { names[name] ?? name }
}
