/// The words of the format by where they may stand; `endpoints.schema.json` lists the same.
enum SpecKeys {
    static let document = [
        "$schema", "name", "description", "server", "servers", "variables", "authentication",
        "headers", "parameters", "errors", "failure", "endpoints", "models", "tags",
    ]
    static let server = ["scheme", "host", "port", "user", "password", "basePath"]
    static let serverVariable = ["default", "enum", "description"]
    static let credential = ["bearer", "basic", "apiKey", "optional"]
    static let apiKey = ["in", "name", "prefix"]

    static let endpoint = [
        "summary", "description", "method", "path", "pathParams", "query", "headers", "cookies",
        "body", "response", "responses", "errors", "failure", "unwrap", "pagination",
        "authentication", "server", "timeout", "idempotent", "deprecated", "tags", "swiftName",
        "examples",
    ]
    static let bodyKinds = ["json", "form", "multipart", "text", "binary"]
    static let body = bodyKinds + ["contentType", "optional"]
    static let lines = ["lines"]
    static let events = ["events", "eventTypes", "end"]
    static let successWithHeaders = ["json", "headers"]
    static let error = ["json", "unwrap"]
    static let rejection = ["when", "json"]
    static let pagination = ["style", "parameter", "first", "limit", "next", "items", "more"]
    static let lastItem = ["lastItem"]
    static let example = ["parameters", "body", "response", "status"]

    static let schema =
        [
            "type", "description", "properties", "items", "$ref", "enum", "optional", "default",
            "required", "format", "nullable", "const", "names", "closed", "additionalProperties",
            "patternProperties", "prefixItems", "uniqueItems", "oneOf", "anyOf", "allOf",
            "discriminator", "lossy", "readOnly", "writeOnly", "dateFormat", "swiftName",
            "swiftType", "title", "deprecated", "examples",
        ] + numberLimits + countLimits + ["pattern"]
    static let numberLimits = [
        "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
    ]
    static let countLimits = [
        "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties",
    ]
    static let discriminator = ["propertyName", "mapping", "defaultMapping"]
    static let parameter = schema + ["style", "explode", "allowReserved", "contentType"]
    static let field = schema + ["style", "explode", "contentType"]

    /// What other formats call it: OpenAPI's `requestBody` is `body`. The first that may stand
    /// there are meant.
    static let meant: [String: [String]] = [
        "schemas": ["models"], "definitions": ["models"], "components": ["models"],
        "types": ["models"], "$defs": ["models"],
        "operations": ["endpoints"], "paths": ["endpoints"], "requests": ["endpoints"],
        "security": ["authentication"], "auth": ["authentication"],
        "url": ["server", "path"], "baseURL": ["server"], "baseUrl": ["server"],
        "basePath": ["server"], "host": ["server"], "route": ["path"], "uri": ["path"],
        "title": ["name"], "requestBody": ["body"], "payload": ["body"], "input": ["body"],
        "data": ["body"], "queryParams": ["query"], "queryParameters": ["query"],
        "parameters": ["query", "pathParams"], "params": ["query", "pathParams"],
        "pathParameters": ["pathParams"], "verb": ["method"], "ref": ["$ref"],
        "returns": ["response"], "return": ["response"], "result": ["response"],
        "output": ["response"], "failures": ["errors"], "exceptions": ["errors"],
        "additionalItems": ["items"], "elements": ["items"], "itemType": ["items"],
        "fields": ["properties"], "attributes": ["properties"], "values": ["enum"],
        "enumValues": ["enum"], "doc": ["description"], "comment": ["description"],
        "constant": ["const"], "union": ["oneOf"], "extends": ["allOf"],
    ]
}
