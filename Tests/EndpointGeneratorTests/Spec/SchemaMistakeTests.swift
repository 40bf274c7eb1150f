import Testing

@testable import EndpointGenerator

struct SchemaMistakeTests {
    static let types: [Mistake] = [
        .schema(
            ##"{ "properties": { "a": 1️⃣"Usr"1️⃣ } }"##,
            "unknown model 'Usr' in property 'a' of model 'M'\nnote: did you mean 'User', declared here?"
        ),
        .schema(
            ##"{ "properties": { "a": "[string: [1️⃣Usr1️⃣?]]?" } }"##,
            "unknown model 'Usr' in property 'a' of model 'M'\nnote: did you mean 'User', declared here?"
        ),
        .schema(
            ##"{ "properties": { "a": 1️⃣"int"1️⃣, "b": 2️⃣"strng"2️⃣, "c": 3️⃣"Cat"3️⃣ } }"##,
            "unknown model 'int' in property 'a' of model 'M'\nnote: did you mean 'integer'?",
            "unknown model 'strng' in property 'b' of model 'M'\nnote: did you mean 'string'?",
            "unknown model 'Cat' in property 'c' of model 'M'"
        ),
        .schema(
            ##"{ "properties": { "a": 1️⃣"Data"1️⃣, "b": "[2️⃣Date2️⃣]", "c": 3️⃣"Int64"3️⃣, "d": 4️⃣"Dictionary"4️⃣, "e": 5️⃣"timestamp"5️⃣ } }"##,
            "unknown model 'Data' in property 'a' of model 'M'\nnote: did you mean 'byte' or 'binary'?",
            "unknown model 'Date' in property 'b' of model 'M'\nnote: did you mean 'date' or 'date-time'?",
            "unknown model 'Int64' in property 'c' of model 'M'\nnote: did you mean 'int64'?",
            "unknown model 'Dictionary' in property 'd' of model 'M'\nnote: did you mean '[string: any]'?",
            "unknown model 'timestamp' in property 'e' of model 'M'\nnote: did you mean 'date-time' or 'unixtime'?"
        ),
        .schema(
            ##"{ "properties": { "a": 1️⃣"[int32"1️⃣, "b": 2️⃣"a b"2️⃣, "c": 3️⃣""3️⃣, "d": 4️⃣"int32??"4️⃣ } }"##,
            "'[int32' must be a type such as 'string', 'User?' or '[User]'",
            "'a b' must be a type such as 'string', 'User?' or '[User]'",
            "'' must be a type such as 'string', 'User?' or '[User]'",
            "'int32??' must be a type such as 'string', 'User?' or '[User]'"
        ),
        .schema(
            ##"{ "properties": { "a": 1️⃣"object"1️⃣, "b": 2️⃣"text"2️⃣ } }"##,
            "'object' must be a type such as 'string', 'User?' or '[User]'\nnote: '[string: any]' is any object",
            "'text' must be a type such as 'string', 'User?' or '[User]'\nnote: 'text' is an answer's content; 'string' and 'byte' are types"
        ),
        .schema(
            ##"{ "properties": { "a": 1️⃣121️⃣, "b": 2️⃣null2️⃣, 3️⃣""3️⃣: "int32" } }"##,
            "property 'a' must be a type or a schema, not the number 12",
            "property 'b' must be a type or a schema, not null",
            "a property must have a name"
        ),
        .schema(
            ##"{ "properties": { "a": 1️⃣{1️⃣ "description": "x" }, "b": 2️⃣{2️⃣ "uniqueItems": true }, "c": 3️⃣{3️⃣ "required": [] } } }"##,
            "property 'a' must have a 'type'",
            "property 'b' must have a 'type'",
            "property 'c' must have a 'type'"
        ),
        .schema(
            ##"{ "type": "string", 1️⃣"items"1️⃣: "string" }"##,
            "'items' may not stand beside type 'string'"
        ),
        .schema(
            ##"{ "properties": { "a": { "type": 1️⃣["string", "null"]1️⃣ }, "b": { "type": 2️⃣["string", "integer"]2️⃣ }, "c": { "type": 3️⃣[]3️⃣ }, "d": { "type": 4️⃣["date"]4️⃣ } } }"##,
            "'type' of property 'a' must be a string, not an array\nnote: write 'string?', or 'nullable': true",
            "'type' of property 'b' must be a string, not an array\nnote: 'oneOf' is one of several",
            "'type' of property 'c' must be a string, not an array",
            "'type' of property 'd' must be a string, not an array\nnote: write 'date'"
        ),
        .schema(
            ##"{ "properties": {}, 1️⃣"items"1️⃣: "string" }"##,
            "'items' may not stand beside 'properties'\nnote: 'properties' stands here"
        ),
        .schema(
            ##"{ "$ref": "#/models/User", 1️⃣"properties"1️⃣: {}, 2️⃣"type"2️⃣: "object" }"##,
            "'properties' may not stand beside '$ref'\nnote: '$ref' stands here",
            "'type' may not stand beside '$ref'\nnote: '$ref' stands here"
        ),
        .schema(
            ##"{ "oneOf": ["User"], 1️⃣"anyOf"1️⃣: ["User"] }"##,
            "'anyOf' may not stand beside 'oneOf'\nnote: 'oneOf' stands here"
        ),
        .schema(
            ##"{ "$ref": 1️⃣"#/models/Us%65r~2"1️⃣ }"##,
            "a reference must be '#/models/NAME' or '#/parameters/NAME', not '#/models/Us%65r~2'"
        ),
        .schema(
            ##"{ "$ref": 1️⃣"#/components/schemas/User"1️⃣ }"##,
            "a reference must be '#/models/NAME' or '#/parameters/NAME', not '#/components/schemas/User'\nnote: models stand under 'models' here"
        ),
        .schema(
            ##"{ "$ref": 1️⃣"User"1️⃣ }"##,
            "a reference must be '#/models/NAME' or '#/parameters/NAME', not 'User'\nnote: write '#/models/User'"
        ),
        .schema(
            ##"{ "$ref": 1️⃣"#/parameters/page"1️⃣ }"##,
            "'#/parameters/page' may only stand where a parameter is described"
        ),
    ]

    static let words: [Mistake] = [
        .schema(
            ##"{ "properties": { "id": { "type": "string", 1️⃣"optionl"1️⃣: true, "x-y": 1, "$comment": "" } } }"##,
            "unknown key 'optionl' in property 'id'\nnote: did you mean 'optional'?"
        ),
        .schema(
            ##"{ "properties": { "id": "string" }, "required": [1️⃣"ids"1️⃣, "id", 2️⃣"id"2️⃣, 3️⃣13️⃣] }"##,
            "'required' must name properties, 'ids' is none\nnote: did you mean 'id', declared here?",
            "'id' must appear once in 'required' of model 'M'\nnote: the first one is here",
            "each element of 'required' of model 'M' must be a string, not the number 1"
        ),
        .schema(
            ##"{ "properties": { "a": 1️⃣"string?"1️⃣, "b": { "type": "string", "optional": 2️⃣true2️⃣ } }, "required": ["a", "b"] }"##,
            "property 'a' may not be optional, as 'required' names it",
            "property 'b' may not be optional, as 'required' names it"
        ),
        .schema(
            ##"{ "enum": ["a", null, 1️⃣"a"1️⃣, 2️⃣null2️⃣, 3️⃣[]3️⃣] }"##,
            "'a' must appear once in 'enum' of model 'M'\nnote: the first one is here",
            "null must appear once in 'enum' of model 'M'\nnote: the first one is here",
            "enumeration value an array must be a string or a number"
        ),
        .schema(##"{ "enum": 1️⃣[]1️⃣ }"##, "'enum' of model 'M' must not be empty"),
        .schema(
            ##"{ "type": "string", "enum": ["a", 1️⃣11️⃣] }"##,
            "enumeration value 1 must be a string"
        ),
        .schema(
            ##"{ "enum": ["a", "b"], "names": 1️⃣["x"]1️⃣ }"##,
            "'names' must be as many as the values of 'enum': 1 for 2"
        ),
        .schema(
            ##"{ "type": "string", 1️⃣"names"1️⃣: ["x"], 2️⃣"closed"2️⃣: true }"##,
            "'names' must stand beside 'enum'",
            "'closed' must stand beside 'enum'"
        ),
        .schema(
            ##"{ "properties": { "a": { "type": "string", "format": 1️⃣"int64"1️⃣ } } }"##,
            "format 'int64' may not stand beside type 'string'"
        ),
        .schema(
            ##"{ "properties": { "a": { "type": "string", "format": 1️⃣"date-tiem"1️⃣ }, "b": { "type": "string", "format": "email" } } }"##,
            "warning: unknown format 'date-tiem', read as if it were not there\nnote: did you mean 'date-time'?"
        ),
        .schema(
            ##"{ "properties": { "a": { "type": "int32", 1️⃣"lossy"1️⃣: true } } }"##,
            "'lossy' may not stand beside type 'int32'"
        ),
        .schema(
            ##"{ "properties": { "a": { "type": "int32", "minimum": 1️⃣"1"1️⃣, "minLength": 2️⃣-12️⃣, "multipleOf": 3️⃣03️⃣, "optional": 4️⃣"yes"4️⃣ } } }"##,
            "'minimum' of property 'a' must be a number, not a string",
            "'minLength' of property 'a' must be a whole number, 0 or more",
            "'multipleOf' of property 'a' must be greater than 0",
            "'optional' of property 'a' must be true or false, not a string"
        ),
        .schema(
            ##"{ "properties": { "a": { "type": "string", "swiftName": 1️⃣"a-b"1️⃣, "swiftType": 2️⃣"A; B"2️⃣ } } }"##,
            "'swiftName' of property 'a' must be a Swift identifier, not 'a-b'",
            "'swiftType' of property 'a' must be a Swift type, not 'A; B'"
        ),
        .schema(
            ##"{ "properties": { "a": 1️⃣["string"]1️⃣ }, 2️⃣"discriminator"2️⃣: "x" }"##,
            "property 'a' must be a type or a schema, not an array",
            "'discriminator' must stand beside 'oneOf' or 'anyOf'"
        ),
        .top(
            ##""models": { 1️⃣"date"1️⃣: { "properties": {} }, 2️⃣"text"2️⃣: { "properties": {} }, "dates": { "properties": {} } }"##,
            "a model may not be called 'date', a word of the format",
            "a model may not be called 'text', a word of the format"
        ),
        .top(
            ##""models": { "A": { "properties": {} }, 1️⃣"A"1️⃣: { "properties": {} } }"##,
            "key 'A' must appear once in an object\nnote: the first one is here"
        ),
    ]

    @Test(arguments: types + words)
    func isToldOnceAtItsPlace(_ mistake: Mistake) {
        let (found, expected) = mistake.findings
        #expect(found == expected)
        #expect(expected.count == mistake.messages.count)
    }

    static let defaults: [(schema: String, message: String?)] = [
        (##"{ "type": "int32", "default": 1 }"##, nil),
        (
            ##"{ "type": "int32", "default": 1️⃣2147483648 }"##,
            "2147483648 must be a whole number that int32 holds"
        ),
        (##"{ "type": "integer", "default": 1️⃣1.5 }"##, "1.5 must be a whole number"),
        (##"{ "type": "integer", "default": 2.0 }"##, nil),
        (##"{ "type": "uint32", "default": 1️⃣-1 }"##, "-1 must be a whole number that uint32 holds"),
        (##"{ "type": "string", "default": 1️⃣1 }"##, "1 must be a string"),
        (##"{ "type": "boolean", "default": 1️⃣"true" }"##, "'true' must be true or false"),
        (##"{ "type": "uuid", "default": 1️⃣"x" }"##, "'x' must be a UUID"),
        (
            ##"{ "type": "date", "default": 1️⃣"2024-02-30" }"##,
            "'2024-02-30' must be a date such as '2024-05-31'"
        ),
        (##"{ "type": "date", "default": "2024-02-29" }"##, nil),
        (
            ##"{ "type": "date-time", "default": 1️⃣"2024" }"##,
            "'2024' must be a date-time such as '2024-05-31T12:00:00Z'"
        ),
        (##"{ "type": "date-time", "default": "2024-05-31T12:00:00.5+02:00" }"##, nil),
        (
            ##"{ "type": "[int32]", "default": [1, 1️⃣"a"] }"##,
            "'a' must be a whole number that int32 holds"
        ),
        (##"{ "type": "[int32]", "default": 1️⃣3 }"##, "3 must be an array"),
        (##"{ "enum": ["a", "b"], "default": 1️⃣"c" }"##, "'c' must be a value of its 'enum'"),
        (##"{ "type": "Color", "default": 1️⃣"grene" }"##, "'grene' must be a value of its 'enum'"),
        (##"{ "type": "Color", "default": "green" }"##, nil),
        (
            ##"{ "type": "int32", "default": 1️⃣null }"##,
            "null must be a whole number that int32 holds"
        ),
    ]

    @Test(arguments: defaults)
    func aDefaultIsAValueOfItsSchema(_ schema: String, _ message: String?) throws {
        let parts = schema.components(separatedByMark: "1️⃣")
        let text = """
            { "name": "A", "endpoints": { "e": { "method": "GET", "path": "/x", "query": { "q": \(parts.joined()) } } },
              "models": { "Color": { "enum": ["green", "red"] } } }
            """
        let (found, _) = Mistake(text: text, messages: []).findings
        #expect(
            found.map { $0.text.prefix { $0 != "\n" } } == message.map { ["default \($0)"] } ?? []
        )
        if parts.count > 1, let finding = found.first {
            let place = text.utf8.count - text[text.range(after: parts[0])...].utf8.count
            #expect(finding.range.lowerBound == place)
        }
    }
}

extension String {
    fileprivate func components(separatedByMark mark: String) -> [String] {
        split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    }

    /// The index behind the first occurrence of a text.
    fileprivate func range(after text: String) -> Index {
        var start = startIndex
        while start < endIndex, !self[start...].hasPrefix(text) { start = index(after: start) }
        return index(start, offsetBy: text.count)
    }
}
