import EndpointsJSON
import Foundation

/// A model as the generator prints it.
struct Account: Codable, Hashable, JSONModel {
    var login: String
    var id: Int64
    var name: String?
    var createdAt: Date
    var kind: Kind?
    var owner: [Account]?

    enum Kind: OpenEnumeration {
        case user, organization
        case unrecognized(String)

        static let allCases: [Self] = [.user, .organization]

        init(rawValue: String) {
            switch rawValue {
            case "user": self = .user
            case "organization": self = .organization
            default: self = .unrecognized(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .user: "user"
            case .organization: "organization"
            case .unrecognized(let value): value
            }
        }
    }
}

extension Account {
    init(from json: inout JSONReader) throws(JSONError) {
        login = ""
        id = 0
        var createdAt: Date?
        let outer = try json.enterObject()
        while try json.nextRound() {
            try json.string(&login, "login")
            try json.int64(&id, "id")
            try json.string(&name, "name")
            try json.date(&createdAt, required: "created_at")
            try json.read(&kind, "kind")
            try json.array(&owner, "owner")
        }
        guard let createdAt else { throw json.missing() }
        self.createdAt = createdAt
        try json.leaveObject(outer)
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.string(login, "login")
        json.int64(id, "id")
        json.string(name, "name")
        json.date(createdAt, "created_at")
        json.write(kind, "kind")
        json.array(owner, "owner")
        json.endObject()
    }
}
