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
        let keys: JSONKeys = ["login", "id", "name", "created_at", "kind", "owner"]
        var login: String?
        var id: Int64?
        var name: String?
        var createdAt: Date?
        var kind: Kind?
        var owner: [Account]?
        var fields = try json.object(keys)
        while let key = try json.key(&fields) {
            switch key {
            case 0: login = try json.string()
            case 1: id = try json.int64()
            case 2: name = try json.optionalString()
            case 3: createdAt = try json.date()
            case 4: kind = try json.optional()
            case 5: owner = try json.optionalArray()
            default: try json.skip()
            }
        }
        guard let login, let id, let createdAt else {
            throw json.missing(fields, [0, 1, 3])
        }
        self.init(
            login: login,
            id: id,
            name: name,
            createdAt: createdAt,
            kind: kind,
            owner: owner
        )
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
