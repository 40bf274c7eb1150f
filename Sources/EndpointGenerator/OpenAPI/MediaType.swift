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

    /// Records of RFC 7464, between which stands a control character.
    var isSequence: Bool { essence == "application/json-seq" || essence.hasSuffix("+json-seq") }

    /// Whether it is known to be something else than JSON, whatever a schema says of it.
    var isNoJSON: Bool {
        isSequence || Self.noJSON.contains(essence)
            || isMedia || Self.noJSONSuffixes.contains(where: essence.hasSuffix)
    }

    /// Whether it names what is kept in a file, without a word on what is in it.
    var isFile: Bool {
        isMedia
            || [
                "application/octet-stream", "application/pdf", "application/zip",
                "application/gzip", "application/x-gzip", "application/x-tar",
            ].contains(essence)
    }

    private var isMedia: Bool {
        ["image/", "audio/", "video/", "font/"].contains(where: essence.hasPrefix)
    }

    private static let noJSON: Set<String> = [
        "application/avro", "application/cbor", "application/cbor-seq", "application/grpc",
        "application/gzip", "application/msgpack", "application/msword",
        "application/octet-stream", "application/pdf", "application/protobuf",
        "application/vnd.apache.parquet", "application/vnd.google.protobuf",
        "application/vnd.ms-excel", "application/vnd.msgpack", "application/wasm",
        "application/x-gzip", "application/x-msgpack", "application/x-protobuf",
        "application/x-tar", "application/x-yaml", "application/yaml", "application/zip",
        "application/zstd",
    ]

    /// RFC 6838 §4.2.8 and its registry.
    private static let noJSONSuffixes = [
        "+cbor", "+cbor-seq", "+gzip", "+protobuf", "+wbxml", "+yaml", "+zip", "+zstd",
    ]

    /// Whether there are parameters beyond `charset`, which JSON has not (RFC 8259 §11).
    var hasParameters: Bool {
        text.split(separator: ";").dropFirst().contains { part in
            !part.drop { $0 == " " }.lowercased().hasPrefix("charset")
        }
    }

    /// Whether it names one type: `image/*` does not.
    var isConcrete: Bool { !essence.contains("*") && essence.contains("/") }
}
