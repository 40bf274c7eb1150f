/// The servers of a document, in the spec's words.
struct OpenAPIServers {
    /// Name → URL.
    var servers: [JSONMember] = []
    var variables: [JSONMember] = []
    private var names: [String: String] = [:]

    var members: [JSONMember] {
        var members: [JSONMember] = []
        if servers.count == 1, let only = servers.first {
            members.append(JSONMember("server", only.value))
        } else if let first = servers.first {
            members.append(JSONMember("servers", .object(servers, first.key.range)))
        }
        if let first = variables.first {
            members.append(JSONMember("variables", .object(variables, first.key.range)))
        }
        return members
    }

    /// The name that a URL has already.
    func name(of url: String) -> String? { names[url] }

    /// Adds a server by its name; one that another server has in Swift gets a number.
    mutating func add(_ name: String, _ url: JSONNode) {
        let free = Self.free(name, among: servers, Namer.serverName)
        servers.append(JSONMember(key: Located(free, url.range), value: url))
        if let text = url.string { names[text] = free }
    }

    /// A variable's name, with a number if another variable has it in Swift.
    func freeVariable(_ name: String) -> String {
        Self.free(name, among: variables, SwiftName.lower)
    }

    private static func free(
        _ name: String,
        among members: [JSONMember],
        _ swiftName: (String) -> SwiftName
    ) -> String {
        let taken = Set(members.map { swiftName($0.key.value) })
        var free = name
        var number = 2
        while taken.contains(swiftName(free)) {
            free = "\(name)\(number)"
            number += 1
        }
        return free
    }
}
