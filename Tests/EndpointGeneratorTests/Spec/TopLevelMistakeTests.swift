import Testing

struct TopLevelMistakeTests {
    static let servers: [Mistake] = [
        .top(
            ##""server": 1️⃣"api.example.com"1️⃣"##,
            "'server' of the spec must begin with 'https://' or 'http://'"
        ),
        .top(
            ##""server": 1️⃣"ftp://example.com"1️⃣"##,
            "'server' of the spec must begin with 'https://' or 'http://'"
        ),
        .top(##""server": 1️⃣"https:///v1"1️⃣"##, "'server' of the spec must name a host"),
        .top(
            ##""server": 1️⃣"https://a.b:99999/"1️⃣"##,
            "'server' of the spec must have a port of 1 to 65535"
        ),
        .top(##""server": 1️⃣"https://a.b/#x"1️⃣"##, "'server' of the spec must have no '#'"),
        .top(
            ##""server": 1️⃣"https://a b"1️⃣"##,
            "'server' of the spec must have no white space"
        ),
        .top(
            ##""server": 1️⃣"https://{a.b"1️⃣"##,
            "'server' of the spec must have a '}' for each '{'"
        ),
        .top(
            ##""server": 1️⃣81️⃣"##,
            "'server' of the spec must be a URL or an object, not the number 8"
        ),
        .top(
            ##""server": "https://1️⃣{regon}1️⃣.a.b", "variables": { "region": { "default": 2️⃣"us"2️⃣, "enum": ["eu"] }, 3️⃣"tier"3️⃣: {} }"##,
            "server variable 'regon' must stand in 'variables'\nnote: did you mean 'region', declared here?",
            "default 'us' must be a value of its 'enum'",
            "server variable 'tier' must appear in a server's URL"
        ),
        .top(
            ##""server": "https://1️⃣me:secret1️⃣@api.example.com""##,
            "warning: a server's user and password can be read in the app's binary"
        ),
        .top(
            ##""server": { "scheme": "https", "host": "a.b", "user": "me", "password": 1️⃣"x"1️⃣ }"##,
            "warning: a server's user and password can be read in the app's binary"
        ),
        .top(
            ##""server": 1️⃣"{url}/v1"1️⃣, "variables": { "url": {} }"##,
            "'server' of the spec must begin with 'https://' or 'http://'"
        ),
        .top(
            ##""server": "{s}://{u}:{p}@a.b:{n}/", "variables": { "s": { "enum": ["https", 1️⃣"ftp"1️⃣] }, "u": {}, "p": {}, "n": { "default": 2️⃣"0"2️⃣ } }"##,
            "with 'ftp' for '{s}', 'server' of the spec must begin with 'https://' or 'http://'",
            "with '0' for '{n}', 'server' of the spec must have a port of 1 to 65535"
        ),
        .top(
            ##""server": "https://{a}/{b}", "variables": { "a": { "default": 1️⃣"x/y"1️⃣ }, "b": { "enum": ["c", 2️⃣""2️⃣, 3️⃣"d:e"3️⃣] } }"##,
            "value 'x/y' of server variable 'a' must not be empty and have none of '/', '?', '#', '@' and ':'",
            "value '' of server variable 'b' must not be empty and have none of '/', '?', '#', '@' and ':'",
            "value 'd:e' of server variable 'b' must not be empty and have none of '/', '?', '#', '@' and ':'"
        ),
        .top(
            ##""server": { "scheme": "http", "host": "{a}", "basePath": "/{b}" }, "variables": { "a": { "default": 1️⃣"ä"1️⃣ }, "b": { "default": "ä" } }"##,
            "with 'ä' for '{a}', 'server' of the spec must name a host of letters, digits, '-' and '.'"
        ),
        Mistake(
            text: ##"""
                { "name": "A", "servers": { "p": "https://a.b", "q": "https://{v}.b" }, "variables": { "v": {} }, "endpoints": {
                  "e": { "method": "GET", "path": "/", "server": 1️⃣"https://{v}.c"1️⃣ },
                  "f": { "method": "GET", "path": "/", "server": 2️⃣"q"2️⃣ } } }
                """##,
            messages: [
                "'server' of endpoint 'e' must have no variables; a name in 'servers' may have some",
                "'server' of endpoint 'f' must be one whose variables all have a default\nnote: 'v' has none",
            ]
        ),
        .top(
            ##""servers": { "a": "http://me:x@127.0.0.1:80", "b": "http://me:x@localhost", "c": "http://me:x@[::1]:8080/", "d": { "scheme": "http", "host": "127.1.2.3", "user": "me" } }"##
        ),
        .top(
            ##""server": { "scheme": 1️⃣"htps"1️⃣, "host": 2️⃣"a/b"2️⃣, "port": 3️⃣03️⃣, "basePath": 4️⃣"v1"4️⃣, 5️⃣"bsePath"5️⃣: "/" }"##,
            "'scheme' of 'server' of the spec must be 'https' or 'http', not 'htps'\nnote: did you mean 'https'?",
            "'host' of 'server' of the spec must be a host alone, such as 'api.example.com'",
            "'port' of 'server' of the spec must be a whole number, 1 to 65535",
            "'basePath' of 'server' of the spec must begin with '/' and have no '?' or '#'",
            "unknown key 'bsePath' in 'server' of the spec\nnote: did you mean 'basePath'?"
        ),
        .top(
            ##""server": "https://a.b", 1️⃣"servers"1️⃣: { "x": "https://c.d" }"##,
            "'servers' may not stand beside 'server'\nnote: 'server' stands here"
        ),
        Mistake(
            text: ##"""
                { "name": "A", "servers": { "production": "https://a.b" }, "endpoints": {
                  "e": { "method": "GET", "path": "/", "server": 1️⃣"prodution"1️⃣ },
                  "f": { "method": "GET", "path": "/", "server": 2️⃣"ws://a.b"2️⃣ },
                  "g": { "method": "GET", "path": "/", "server": "production" },
                  "h": { "method": "GET", "path": "/", "server": "http://c.d/v1" } } }
                """##,
            messages: [
                "unknown server 'prodution' in endpoint 'e'\nnote: did you mean 'production', declared here?",
                "'server' of endpoint 'f' must begin with 'https://' or 'http://'",
            ]
        ),
    ]

    static let authentication: [Mistake] = [
        .top(
            ##""authentication": 1️⃣"beaer"1️⃣"##,
            "'authentication' of the spec must be 'none', 'bearer' or 'basic', not 'beaer'\nnote: did you mean 'bearer'?"
        ),
        .top(
            ##""authentication": 1️⃣"apiKey"1️⃣"##,
            "'authentication' of the spec must be 'none', 'bearer' or 'basic', not 'apiKey'\nnote: write { \"apiKey\": { \"in\": \"header\", \"name\": \"X-API-Key\" } }"
        ),
        .top(
            ##""authentication": { "bearer": true, 1️⃣"basic"1️⃣: true }"##,
            "'basic' may not stand beside 'bearer'\nnote: 'bearer' stands here"
        ),
        .top(
            ##""authentication": 1️⃣{1️⃣ "optional": true }"##,
            "'authentication' of the spec must have 'bearer', 'basic' or 'apiKey'"
        ),
        .top(
            ##""authentication": { "bearer": 1️⃣false1️⃣ }"##,
            "'bearer' of 'authentication' of the spec must be true, not false"
        ),
        .top(
            ##""authentication": { "apiKey": 1️⃣{1️⃣ "in": 2️⃣"headr"2️⃣ } }"##,
            "'apiKey' must have 'name'",
            "'in' of 'apiKey' must be 'header', 'query' or 'cookie', not 'headr'\nnote: did you mean 'header'?"
        ),
        .top(
            ##""authentication": { "apiKey": { "in": "header", "name": 1️⃣"X Key"1️⃣ } }"##,
            "header name 'X Key' must be of letters, digits and !#$%&'*+-.^_`|~"
        ),
        .top(
            ##""authentication": ["bearer", 1️⃣"none"1️⃣]"##,
            "each of 'authentication' of the spec must be 'bearer' or 'basic', not 'none'"
        ),
        .top(
            ##""authentication": 1️⃣["bearer", "basic"]1️⃣"##,
            "credentials that are sent together must not both be in header 'Authorization'"
        ),
        .top(
            ##""authentication": 1️⃣{ "anyOf": ["bearer", [{ "apiKey": { "in": "query", "name": "k" } }, { "apiKey": { "in": "query", "name": "k" } }]] }1️⃣"##,
            "credentials that are sent together must not both be in query parameter 'k'"
        ),
        .top(
            ##""authentication": [{ "apiKey": { "in": "query", "name": "k" } }, { "apiKey": { "in": "cookie", "name": "k" } }, { "apiKey": { "in": "query", "name": "K" } }, "bearer"]"##
        ),
        .top(
            ##""authentication": { "anyOf": 1️⃣[]1️⃣ }"##,
            "'anyOf' of 'authentication' of the spec must not be empty"
        ),
    ]

    static let document: [Mistake] = [
        Mistake(text: "1️⃣[]1️⃣", messages: ["the spec must be an object, not an array"]),
        Mistake(
            text: ##"1️⃣{1️⃣ "endpoints": {} }"##,
            messages: ["the spec must have 'name'"]
        ),
        Mistake(
            text:
                ##"{ "name": 1️⃣""1️⃣, "endpoints": 2️⃣[]2️⃣, 3️⃣"shemas"3️⃣: {}, 4️⃣"schemas"4️⃣: {}, "x-a": 1 }"##,
            messages: [
                "'name' of the spec must not be empty",
                "'endpoints' of the spec must be an object, not an array",
                "unknown key 'shemas' in the spec",
                "unknown key 'schemas' in the spec\nnote: did you mean 'models'?",
            ]
        ),
        .top(
            ##""tags": { "a": 1️⃣11️⃣ }, "description": 2️⃣null2️⃣, "errors": { 3️⃣"404X"3️⃣: "User" }"##,
            "tag 'a' must be a string, not the number 1",
            "'description' of the spec must be a string, not null",
            "status '404X' must be '300' to '599', '4XX', '5XX' or 'default'"
        ),
        Mistake(
            text: ##"""
                { "name": "A", "errors": { "default": 1️⃣"Eror"1️⃣ }, "endpoints": {
                  "a": { "method": "GET", "path": "/a" },
                  "b": { "method": "GET", "path": "/b", "errors": { "404": 2️⃣"Eror"2️⃣ } } },
                  "models": { "Error": { "properties": {} } } }
                """##,
            messages: [
                "unknown model 'Eror' in an error of the API\nnote: did you mean 'Error', declared here?",
                "unknown model 'Eror' in an error of 'b'\nnote: did you mean 'Error', declared here?",
            ]
        ),
        Mistake(
            text: "{ \"name\": \"A\", 1️⃣}1️⃣",
            messages: [
                "expected a key, found '}'\nnote: no comma may stand before the end"
            ]
        ),
    ]

    @Test(arguments: servers + authentication + document)
    func isToldOnceAtItsPlace(_ mistake: Mistake) {
        let (found, expected) = mistake.findings
        #expect(found == expected)
        #expect(expected.count == mistake.messages.count)
    }
}
