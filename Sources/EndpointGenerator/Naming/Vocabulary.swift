extension SwiftName {
    /// Words that Swift's names write in one case: `id` → `ID`, `urls` → `URLs`.
    static let acronyms: [String: String] = {
        let capitals = [
            "api", "ascii", "cdn", "cpu", "css", "csv", "dns", "eur", "faq", "ftp", "gbp", "gif",
            "gmt", "gpg", "gps", "gpu", "html", "http", "https", "iban", "id", "imap", "ip",
            "isbn", "iso", "json", "jpeg", "jwt", "md5", "mfa", "mime", "mp3", "mp4", "nfc", "os",
            "otp", "pdf", "png", "qr", "ram", "rgb", "rss", "saml", "sdk", "sha", "sku", "sms",
            "smtp", "sql", "ssh", "sso", "ssl", "svg", "tcp", "tls", "totp", "ttl", "tv", "udp",
            "ui", "uri", "url", "usb", "usd", "utc", "utf", "uuid", "vat", "vpn", "xml", "yaml",
        ]
        var table: [String: String] = ["oauth": "OAuth", "ios": "iOS", "ipv": "IPv"]
        for word in capitals {
            table[word] = word.uppercased()
            table[word + "s"] = word.uppercased() + "s"
        }
        // English words that the plural rule would shout.
        for word in ["oss", "uis", "tvs"] { table[word] = nil }
        return table
    }()

    static let longestAcronym = acronyms.keys.map(\.utf8.count).max() ?? 0

    /// Words that cannot stand as an identifier without backticks. `await` is not reserved, but an
    /// expression that begins with it is read as one.
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case",
        "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    /// The words for statuses (RFC 9110 §15, RFC 6585, RFC 7725 and the registry of status codes).
    static let statuses: [Int: String] = [
        200: "ok", 201: "created", 202: "accepted", 203: "nonAuthoritativeInformation",
        204: "noContent", 205: "resetContent", 206: "partialContent", 207: "multiStatus",
        208: "alreadyReported", 226: "imUsed",
        300: "multipleChoices", 301: "movedPermanently", 302: "found", 303: "seeOther",
        304: "notModified", 305: "useProxy", 307: "temporaryRedirect", 308: "permanentRedirect",
        400: "badRequest", 401: "unauthorized", 402: "paymentRequired", 403: "forbidden",
        404: "notFound", 405: "methodNotAllowed", 406: "notAcceptable",
        407: "proxyAuthenticationRequired", 408: "requestTimeout", 409: "conflict", 410: "gone",
        411: "lengthRequired", 412: "preconditionFailed", 413: "contentTooLarge",
        414: "uriTooLong", 415: "unsupportedMediaType", 416: "rangeNotSatisfiable",
        417: "expectationFailed", 421: "misdirectedRequest", 422: "unprocessableContent",
        423: "locked", 424: "failedDependency", 425: "tooEarly", 426: "upgradeRequired",
        428: "preconditionRequired", 429: "tooManyRequests",
        431: "requestHeaderFieldsTooLarge", 451: "unavailableForLegalReasons",
        500: "internalServerError", 501: "notImplemented", 502: "badGateway",
        503: "serviceUnavailable", 504: "gatewayTimeout", 505: "httpVersionNotSupported",
        506: "variantAlsoNegotiates", 507: "insufficientStorage", 508: "loopDetected",
        511: "networkAuthenticationRequired",
    ]
}
