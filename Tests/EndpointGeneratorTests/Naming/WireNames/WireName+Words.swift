extension WireName {
    /// Separators, capitals, and what is between words.
    static let words = [
        WireName("name", "name", "Name", "one word"),
        WireName("created_at", "createdAt", "CreatedAt", "an underscore parts words"),
        WireName("created-at", "createdAt", "CreatedAt", "so does a hyphen"),
        WireName("created at", "createdAt", "CreatedAt", "so does a space"),
        WireName("created.at", "createdAt", "CreatedAt", "so does a full stop"),
        WireName("created/at", "createdAt", "CreatedAt", "so does a slash"),
        WireName("created:at", "createdAt", "CreatedAt", "so does a colon"),
        WireName("createdAt", "createdAt", "CreatedAt", "so does a capital after a small letter"),
        WireName("CreatedAt", "createdAt", "CreatedAt", "the first word of a member is small"),
        WireName("CREATED_AT", "createdAt", "CreatedAt", "words all in capitals are no acronyms"),
        WireName("created__at", "createdAt", "CreatedAt", "two separators part as one"),
        WireName("_created_at_", "createdAt", "CreatedAt", "separators at the ends are dropped"),
        WireName("__typename", "typename", "Typename", "GraphQL's leading underscores"),
        WireName("page[size]", "pageSize", "PageSize", "brackets of JSON:API"),
        WireName(
            "filter[created_at][gte]",
            "filterCreatedAtGte",
            "FilterCreatedAtGte",
            "brackets at any depth"
        ),
        WireName("items[]", "items", "Items", "PHP's brackets"),
        WireName("$ref", "ref", "Ref", "a leading sign that separates"),
        WireName(
            "@type",
            "type",
            "Type",
            "a sign that separates; written in backticks, as `Type` is a metatype"
        ),
        WireName("@odata.type", "odataType", "OdataType", "OData's annotations"),
        WireName("#text", "text", "Text", "XML as JSON"),
        WireName("hal:curies", "halCuries", "HalCuries", "a prefix with a colon"),
        WireName(
            "application/vnd.github+json",
            "applicationVndGithubJSON",
            "ApplicationVndGithubJSON",
            "a plus between words separates"
        ),
        WireName("image/svg+xml", "imageSVGXML", "ImageSVGXML", "a plus between words separates"),
        WireName(
            "X-RateLimit-Limit",
            "xRateLimitLimit",
            "XRateLimitLimit",
            "a header's field name"
        ),
        WireName("If-None-Match", "ifNoneMatch", "IfNoneMatch", "a header's field name"),
        WireName(
            "content-type",
            "contentType",
            "ContentType",
            "a header's field name in small letters"
        ),
        WireName("ETag", "eTag", "ETag", "capital, then a word"),
        WireName(
            "WWW-Authenticate",
            "wwwAuthenticate",
            "WWWAuthenticate",
            "capitals in a name that has small letters are kept"
        ),
        WireName("a", "a", "A", "one letter"),
        WireName("x_y", "xY", "XY", "words of one letter"),
        WireName("aB", "aB", "AB", "words of one letter"),
        WireName("isPrivate", "isPrivate", "IsPrivate", "a capital after a small letter"),
        WireName("foo bar's", "fooBarS", "FooBarS", "an apostrophe separates"),
        WireName("\"quoted\"", "quoted", "Quoted", "quotation marks are dropped"),
        WireName("a\\b", "aB", "AB", "a backslash separates"),
        WireName("a, b", "aB", "AB", "punctuation separates"),
        WireName("Done!", "done", "Done", "an exclamation mark is dropped"),
        WireName("Are you sure?", "areYouSure", "AreYouSure", "a question mark is dropped"),
        WireName("(none)", "none", "None", "parentheses are dropped"),
        WireName("tab\tstop", "tabStop", "TabStop", "a control character separates"),
        WireName("line\nbreak", "lineBreak", "LineBreak", "a newline separates"),
        WireName("GitHub", "gitHub", "GitHub", "a capital after a small letter"),
        WireName("iPhone", "iPhone", "IPhone", "a type begins with a capital"),
        WireName("iOSVersion", "iOSVersion", "IOSVersion", "capitals inside a mixed name are kept"),
        WireName("macOS", "macOS", "MacOS", "capitals inside a mixed name are kept"),
        WireName("mRNA", "mRNA", "MRNA", "capitals inside a mixed name are kept"),
    ]
}
