import Testing

struct EndpointMistakeTests {
    static let parameters: [Mistake] = [
        // Null is no segment of a path, by whatever way it comes.
        Mistake(
            text:
                ##"{ "name": "A", "endpoints": { "e": { "method": "GET", "path": "/{a}/{b}/{c}", "pathParams": { "a": { "type": "string", 1️⃣"nullable"1️⃣: true }, "b": 2️⃣{ "enum": ["x", null] }2️⃣, "c": 3️⃣"M"3️⃣ } } }, "models": { "M": { "enum": [1], "nullable": true } } }"##,
            messages: [
                "path parameter 'a' may not have 'nullable', as it is required",
                "path parameter 'b' may not have 'null', as it is required",
                "path parameter 'c' may not have 'null', as it is required",
            ]
        ),
        // Through models that are other names of one another.
        Mistake(
            text:
                ##"{ "name": "A", "server": "https://a.example", "endpoints": { "e": { "method": "GET", "path": "/e", "query": { "q": { "$ref": "#/models/B", "default": 1️⃣11️⃣ } } } }, "models": { "B": "C", "C": "D", "D": "string" } }"##,
            messages: ["default 1 must be a string"]
        ),
        .endpoint(
            ##""query": { "a": { "$ref": 1️⃣"#/parameters/pge"1️⃣ }, "b": { "$ref": "#/parameters/page" } }"##,
            "unknown parameter 'pge' in a reference\nnote: did you mean 'page', declared here?"
        ),
        .endpoint(
            ##""query": { "a": { "$ref": "#/parameters/page", 1️⃣"type"1️⃣: "string" } }"##,
            "'type' may not stand beside '$ref'\nnote: '$ref' stands here"
        ),
        .endpoint(
            ##""query": { "a": { "type": "[string]", "style": 1️⃣"matrix"1️⃣ }, "b": { "type": "string", "style": 2️⃣"fom"2️⃣ } }"##,
            "style 'matrix' may not stand in a query parameter\nnote: there it may be 'form', 'spaceDelimited', 'pipeDelimited' or 'deepObject'",
            "'style' of query parameter 'b' must be 'simple', 'label', 'matrix', 'form', 'spaceDelimited', 'pipeDelimited' or 'deepObject', not 'fom'\nnote: did you mean 'form'?"
        ),
        .endpoint(
            ##""query": { "a": { "type": "string", "explode": 1️⃣11️⃣, "contentType": 2️⃣"text/plain"2️⃣ } }"##,
            "'explode' of query parameter 'a' must be true or false, not the number 1",
            "'contentType' of query parameter 'a' must be 'application/json', not 'text/plain'"
        ),
        .endpoint(
            ##""query": { "a": { "type": "string", "required": 1️⃣false1️⃣ }, "b": { "enum": ["c"], "required": 2️⃣false2️⃣ }, "d": { "type": "int32", "required": 3️⃣true3️⃣ } }"##,
            "'required' of query parameter 'a' must be a list of strings, not false\nnote: write 'string?', or 'optional': true",
            "'required' of query parameter 'b' must be a list of strings, not false\nnote: write 'optional': true",
            "'required' of query parameter 'd' must be a list of strings, not true\nnote: what neither ends in '?' nor has 'optional': true is required"
        ),
        .endpoint(
            ##""headers": { "X-B": "string", 1️⃣"x-b"1️⃣: "int32" }"##,
            "header 'x-b' must appear once, whatever the case of its letters\nnote: the first one is here"
        ),
        .endpoint(
            ##""headers": { 1️⃣"X B"1️⃣: "string", "x-a": null, "X-AB": 2️⃣null2️⃣ }"##,
            "header name 'X B' must be of letters, digits and !#$%&'*+-.^_`|~",
            "null must remove something that the API declares, header 'X-AB' is not\nnote: did you mean 'X-A', declared here?"
        ),
        .top(
            ##""headers": { "X-A": 1️⃣null1️⃣ }"##,
            "header 'X-A' must be a type or a schema, not null"
        ),
        .top(
            ##""parameters": { "a": { "$ref": "#/parameters/b" }, "b": { "$ref": 1️⃣"#/parameters/a"1️⃣ } }"##,
            "parameter 'a' may not refer to itself"
        ),
    ]

    static let bodies: [Mistake] = [
        // A file is a part, and nothing in the JSON of one.
        .endpoint(
            ##""body": { "multipart": { "a": "[binary]", "b": { "properties": { "c": 1️⃣"binary"1️⃣ } } } }"##,
            "type 'binary' may not stand in JSON\nnote: 'byte' is bytes as base64 text"
        ),
        .endpoint(
            ##""body": { "json": "User", 1️⃣"text"1️⃣: "text/plain" }"##,
            "'text' may not stand beside 'json'\nnote: 'json' stands here"
        ),
        .endpoint(
            ##""body": { "binary": 1️⃣"png"1️⃣, 2️⃣"contentType"2️⃣: "a/b" }"##,
            "'png' must be a media type such as 'application/json'",
            "'contentType' must stand beside 'json'"
        ),
        .endpoint(
            ##""body": { "form": { "a": 1️⃣"strin"1️⃣, 2️⃣"b"2️⃣: { "optional": true } } }"##,
            "unknown model 'strin' in field 'a' of 'e'\nnote: did you mean 'string'?",
            "field 'b' must have a 'type'"
        ),
        .endpoint(
            ##""body": 1️⃣null1️⃣"##,
            "the body of 'e' must be a type or a schema, not null"
        ),
        Mistake(
            text: ##"""
                { "name": "A", "endpoints": {
                  "a": { "method": "GET", "path": "/a", 1️⃣"body"1️⃣: "any" },
                  "b": { "method": "HEAD", "path": "/b", 2️⃣"body"2️⃣: "any?" },
                  "c": { "method": "trace", "path": "/c", "body": { "json": "any", "optional": true } },
                  "d": { "method": "DELETE", "path": "/d", "body": "any" } } }
                """##,
            messages: [
                "GET carries no body, so the body of 'a' must be optional\nnote: what such a request asks for may stand under 'query'",
                "warning: HEAD carries no body: the optional body of 'b' is left out",
            ]
        ),
    ]

    static let answers: [Mistake] = [
        .endpoint(
            ##""responses": { "202": { "json": "User", "headers": { "A": 1️⃣"any"1️⃣, "B": 2️⃣{ "prefixItems": ["string"], "optional": true }2️⃣, "C": "[3️⃣[string]3️⃣]", "D": "[4️⃣string?4️⃣]", "E": 5️⃣{ "type": "null" }5️⃣, "F": 6️⃣{ "type": "string", "nullable": true }6️⃣, "G": 7️⃣{ "oneOf": ["string", "[string]"] }7️⃣, "H": { "items": 8️⃣{ "oneOf": ["User", "integer"] }8️⃣ }, "I": { "const": 9️⃣[]9️⃣ } } } }"##,
            "any JSON value may not stand in the text of a response header\nnote: 'contentType' 'application/json' can hold it",
            "an array may not stand in the text of a response header\nnote: 'contentType' 'application/json' can hold it",
            "an array in a list may not stand in the text of a response header\nnote: 'contentType' 'application/json' can hold it",
            "null in a list may not stand in the text of a response header\nnote: 'contentType' 'application/json' can hold it",
            "null alone may not stand in the text of a response header\nnote: 'contentType' 'application/json' can hold it",
            "null may not stand in the text of a response header\nnote: 'contentType' 'application/json' can hold it",
            "a union with an array may not stand in the text of a response header\nnote: 'contentType' 'application/json' can hold it",
            "a union with an object in a list may not stand in the text of a response header\nnote: 'contentType' 'application/json' can hold it",
            "'const' of a header must be text, a number, true or false"
        ),
        .schema(
            ##"{ "oneOf": ["string", { "const": 1️⃣[1]1️⃣ }, { "const": null }] }"##,
            "'const' of a schema that is no property must be text, a number, true or false\nnote: 'any' takes whatever stands there"
        ),
        .endpoint(
            ##""responses": { "202": { "headers": { "A": 1️⃣"[string: [string]]"1️⃣, "B": { "type": "string", "contentType": "application/json", "explode": 2️⃣true2️⃣ } } } }"##,
            "style 'simple' may not hold an array in an object\nnote: 'contentType' 'application/json' can hold it",
            "'explode' may not stand beside 'contentType'"
        ),
        .endpoint(
            ##""response": "User", 1️⃣"responses"1️⃣: { "201": "User" }"##,
            "'responses' may not stand beside 'response'\nnote: 'response' stands here"
        ),
        .endpoint(
            ##""responses": { 1️⃣"404"1️⃣: "User", 2️⃣"2xx"2️⃣: "User", "x-y": 1, "2XX": null }"##,
            "status '404' must be '200' to '299' or '2XX'\nnote: other statuses stand under 'errors'",
            "status '2xx' must be '200' to '299' or '2XX'\nnote: did you mean '2XX'?"
        ),
        .endpoint(##""responses": 1️⃣{}1️⃣"##, "'responses' of endpoint 'e' must not be empty"),
        .endpoint(
            ##""errors": { 1️⃣"200"1️⃣: "User", 2️⃣"4xx"2️⃣: "User", "default": "text", "404": null, "500": 3️⃣null3️⃣ }"##,
            "status '200' must be '300' to '599', '4XX', '5XX' or 'default'\nnote: a success stands under 'response' or 'responses'",
            "status '4xx' must be '300' to '599', '4XX', '5XX' or 'default'\nnote: did you mean '4XX'?",
            "null must remove something that the API declares, error '500' is not"
        ),
        .endpoint(
            ##"1️⃣"unwrap"1️⃣: "/data""##,
            "'unwrap' must stand beside 'response' or 'responses'"
        ),
        .endpoint(
            ##""response": "text", "unwrap": 1️⃣"/data"1️⃣"##,
            "'unwrap' must stand beside a response of JSON"
        ),
        .endpoint(
            ##""errors": { "400": 1️⃣{1️⃣ "unwrap": 2️⃣"error"2️⃣ } }"##,
            "error '400' of endpoint 'e' must have 'json'",
            "'error' must be a JSON Pointer such as '/data/0'"
        ),
        .endpoint(
            ##""response": { "events": "text", 1️⃣"eventTypes"1️⃣: {} }"##,
            "'eventTypes' may not stand beside 'events'\nnote: 'events' stands here"
        ),
        .endpoint(
            ##""response": { "lines": "User", 1️⃣"end"1️⃣: "x" }"##,
            "unknown key 'end' in the response of endpoint 'e'"
        ),
        .endpoint(
            ##""response": { 1️⃣"event"1️⃣: "User", "end": "x" }"##,
            "unknown key 'event' in the response of endpoint 'e'\nnote: did you mean 'events'?"
        ),
        .endpoint(
            ##""response": { 1️⃣"line"1️⃣: "User" }"##,
            "unknown key 'line' in the response of endpoint 'e'\nnote: did you mean 'lines'?"
        ),
        .endpoint(
            ##""response": "[User]", "pagination": { "style": "url", "next": 1️⃣"/next"1️⃣ }"##,
            "'/next' leads to nothing in the answer\nnote: is 'unwrap' missing?"
        ),
        .endpoint(
            ##""response": { "properties": { "a": "User", "b": { "oneOf": ["string", "User"] } } }, "pagination": { "style": "url", "next": 1️⃣"/a/id/next"1️⃣ }"##,
            "'/a/id/next' leads to nothing in the answer\nnote: is 'unwrap' missing?"
        ),
        .endpoint(
            ##""response": { "properties": { "b": { "oneOf": ["string", "User"] } } }, "pagination": { "style": "url", "next": "/b/next" }"##
        ),
        .endpoint(
            ##""response": "[any]", "pagination": { "style": "url", "next": "/0/next" }"##
        ),
        .endpoint(
            ##""response": "[User]", "unwrap": "/a", "pagination": { "style": "url", "next": "/next" }"##
        ),
        .endpoint(
            ##""response": "[User]", "unwrap": "/a", "pagination": { "style": "url", "next": 1️⃣"/a/next"1️⃣ }"##,
            "'/a/next' leads to nothing in the answer"
        ),
        .endpoint(
            ##""failure": 1️⃣{1️⃣ "when": { 2️⃣"ok"2️⃣: false } }"##,
            "'failure' of endpoint 'e' must have 'json'",
            "'ok' must be a JSON Pointer such as '/data/0'"
        ),
        .endpoint(
            ##""pagination": 1️⃣{1️⃣ "style": "cursor", 2️⃣"limit"2️⃣: "x", "next": "/n" }"##,
            "'pagination' of endpoint 'e' must have 'parameter'",
            "'limit' must stand beside style 'offset'"
        ),
        .endpoint(
            ##""response": "[User]", "pagination": { "style": "link", 1️⃣"parameter"1️⃣: "p", "items": 2️⃣"a"2️⃣ }"##,
            "'parameter' must stand beside style 'page', 'offset' or 'cursor'",
            "'a' must be a JSON Pointer such as '/data/0'"
        ),
    ]

    static let others: [Mistake] = [
        .endpoint(
            ##""timeout": 1️⃣01️⃣, "idempotent": 2️⃣"no"2️⃣, "tags": ["a", 3️⃣"a"3️⃣], "deprecated": 4️⃣14️⃣"##,
            "'timeout' of endpoint 'e' must be greater than 0",
            "'idempotent' of endpoint 'e' must be true or false, not a string",
            "'a' must appear once in 'tags' of endpoint 'e'\nnote: the first one is here",
            "'deprecated' of endpoint 'e' must be true, or what to use instead, not the number 1"
        ),
        .endpoint(
            ##"1️⃣"requestBody"1️⃣: {}"##,
            "unknown key 'requestBody' in endpoint 'e'\nnote: did you mean 'body'?"
        ),
        .endpoint(
            ##"1️⃣"params"1️⃣: {}, 2️⃣"returns"2️⃣: "User", 3️⃣"payload"3️⃣: "User""##,
            "unknown key 'params' in endpoint 'e'\nnote: did you mean 'query' or 'pathParams'?",
            "unknown key 'returns' in endpoint 'e'\nnote: did you mean 'response'?",
            "unknown key 'payload' in endpoint 'e'\nnote: did you mean 'body'?"
        ),
        .endpoint(
            ##""body": { "form": { "properties": "string", "type": "int32" } }"##
        ),
        .endpoint(
            ##""examples": { "a": { "status": 1️⃣6001️⃣, 2️⃣"resonse"2️⃣: 1 } }"##,
            "'status' of example 'a' must be a whole number, 100 to 599",
            "unknown key 'resonse' in example 'a'\nnote: did you mean 'response'?"
        ),
        Mistake(
            text:
                ##"{ "name": "A", "endpoints": { 1️⃣"e"1️⃣: { "path": "/" }, 2️⃣"f"2️⃣: { "method": "GET" }, 3️⃣""3️⃣: {} } }"##,
            messages: [
                "endpoint 'e' must have 'method'",
                "endpoint 'f' must have 'path'",
                "an endpoint must have a name",
            ]
        ),
        Mistake(
            text:
                ##"{ "name": "A", "endpoints": { "e": 1️⃣"GET /x"1️⃣, "f": { "method": 2️⃣"GTE"2️⃣, "path": "/x" } } }"##,
            messages: [
                "endpoint 'e' must be an object, not a string",
                "'method' of endpoint 'f' must be 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE' or 'CONNECT', not 'GTE'\nnote: did you mean 'GET'?",
            ]
        ),
    ]

    @Test(arguments: parameters + bodies + answers + others)
    func isToldOnceAtItsPlace(_ mistake: Mistake) {
        let (found, expected) = mistake.findings
        #expect(found == expected)
        #expect(expected.count == mistake.messages.count)
    }
}
