/// Reads `$ref`: `#/models/NAME` and `#/parameters/NAME`, a JSON Pointer in a URI fragment
/// (RFC 6901 §6).
enum ReferenceDecoder {
    enum Target {
        case model(String)
        case parameter(String)
    }

    /// A model's name. A shared parameter is reported: it is no schema.
    static func model(_ node: JSONNode, _ context: inout SpecContext) -> Located<String>? {
        guard let target = target(node, &context) else { return nil }
        switch target {
        case .model(let name): return Located(name, node.range)
        case .parameter:
            context.report(.reference(.misplaced(node.string ?? "")), at: node.range)
            return nil
        }
    }

    static func target(_ node: JSONNode, _ context: inout SpecContext) -> Target? {
        guard let text = node.string("'$ref'", &context) else { return nil }
        if let target = parse(text.value) { return target }
        context.report(.reference(.badReference(text.value)), at: text.range, hint(text.value))
        return nil
    }

    private static func hint(_ text: String) -> Diagnostic.Note? {
        if text.hasPrefix("#/components/schemas/") || text.hasPrefix("#/definitions/")
            || text.hasPrefix("#/$defs/")
        {
            return Diagnostic.Note("models stand under 'models' here")
        }
        guard !text.contains("#"), !text.contains("/"), !text.isEmpty else { return nil }
        return Diagnostic.Note("write \("#/models/\(text)".quoted)")
    }

    private static func parse(_ text: String) -> Target? {
        for (prefix, make) in [
            ("#/models/", Target.model), ("#/parameters/", Target.parameter),
        ] where text.hasPrefix(prefix) {
            guard let decoded = text.dropFirst(prefix.count).percentDecoded,
                !decoded.isEmpty, !decoded.contains("/"),
                let name = JSONPointer.unescaped(decoded[...])
            else { return nil }
            return make(name)
        }
        return nil
    }
}

extension Substring {
    /// `%20` as a space (RFC 3986 §2.1); nil where an escape is not one, or its text no UTF-8.
    var percentDecoded: String? {
        guard utf8.contains(UInt8(ascii: "%")) else { return String(self) }
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let digits = String(rest.prefix(2)), digits.utf8.count == 2,
                digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
