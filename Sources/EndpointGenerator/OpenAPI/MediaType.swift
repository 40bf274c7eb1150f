/// A media type as a key of `content` has it (RFC 9110 §8.3.1).
struct MediaType {
    /// `application/json`, in lower case, without parameters.
    let essence: String
    let text: String

    init(_ text: String) {
        self.text = text
        essence = text.utf8.allSatisfy(Self.isPlain) ? text : Self.essence(of: text)
    }

    /// Whether it stands so in what is compared: no capital, no space, nothing of parameters.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: ";"): false
        default: byte > 0x20 && byte < 0x7F
        }
    }

    private static func essence(of text: String) -> String {
        let end = text.firstIndex(of: ";") ?? text.endIndex
        var essence = text[..<end].lowercased()
        while essence.last == " " { essence.removeLast() }
        return essence
    }

    /// RFC 8259, and the suffix of RFC 6839 §3.1.
    var isJSON: Bool {
        essence == "application/json" || essence.hasSuffix("+json") || essence == "text/json"
            || essence.hasPrefix("application/json+") || essence == "application/*+json"
    }

    var isForm: Bool { essence == "application/x-www-form-urlencoded" }
    var isMultipart: Bool { essence.hasPrefix("multipart/") }
    var isEvents: Bool { essence == "text/event-stream" }

    var isLines: Bool {
        [
            "application/x-ndjson", "application/ndjson", "application/jsonl",
            "application/x-jsonl",
            "application/json-lines", "application/jsonlines",
        ].contains(essence)
    }

    var isText: Bool { essence.hasPrefix("text/") && !isEvents && !isJSON }

    var isXML: Bool { essence.hasSuffix("/xml") || essence.hasSuffix("+xml") }

    /// Whether it names one type: `image/*` does not.
    var isConcrete: Bool { !essence.contains("*") && essence.contains("/") }
}
