/// A media type as a key of `content` has it (RFC 9110 §8.3.1).
struct MediaType {
    /// `application/json`, in lower case, without parameters.
    let essence: String
    let text: String

    init(_ text: String) {
        self.text = text
        let end = text.firstIndex(of: ";") ?? text.endIndex
        var essence = text[..<end].lowercased()
        while essence.last == " " { essence.removeLast() }
        self.essence = essence
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
