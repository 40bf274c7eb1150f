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

    mutating func add(_ name: String, _ url: JSONNode) {
        var free = name
        var number = 2
        while servers.contains(where: { $0.key.value == free }) {
            free = "\(name)\(number)"
            number += 1
        }
        servers.append(JSONMember(key: Located(free, url.range), value: url))
        if let text = url.string { names[text] = free }
    }
}
