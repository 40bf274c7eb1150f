import EndpointsJSON

/// A union whose members are told apart by how much of a value they know.
indirect enum Parcel: Codable, Hashable, JSONModel {
    case letter(Letter)
    case box(Box)
    case labels([String: Int])
    case unrecognized(JSONValue)

    init(from json: inout JSONReader) throws(JSONError) {
        switch json.closest([Letter.self, Box.self, [String: Int].self]) {
        case let value as Letter: self = .letter(value)
        case let value as Box: self = .box(value)
        case let value as [String: Int]: self = .labels(value)
        default: self = .unrecognized(try json.unrecognized())
        }
    }

    func write(to json: inout JSONWriter) {
        switch self {
        case .letter(let value): json.write(value)
        case .box(let value): json.write(value)
        case .labels(let value): json.dictionary(value)
        case .unrecognized(let value): json.value(value)
        }
    }

    struct Letter: Codable, Hashable, JSONModel {
        var toName: String?
        var grade: Grade?
        var inner: Parcel?

        init(toName: String? = nil, grade: Grade? = nil, inner: Parcel? = nil) {
            self.toName = toName
            self.grade = grade
            self.inner = inner
        }

        init(from json: inout JSONReader) throws(JSONError) {
            let outer = try json.enterObject()
            while try json.nextRound() {
                try json.string(&toName, "to_name")
                try json.read(&grade, "grade")
                try json.read(&inner, "inner")
            }
            try json.leaveObject(outer)
        }

        func write(to json: inout JSONWriter) {
            json.beginObject()
            json.string(toName, "to_name")
            json.write(grade, "grade")
            json.write(inner, "inner")
            json.endObject()
        }
    }

    struct Box: Codable, Hashable, JSONModel {
        var grade: Grade?
        var inner: Parcel?
        var weight: Int?
        var note: Presence<String> = .absent
        var others: [String: Int] = [:]

        init(
            grade: Grade? = nil,
            inner: Parcel? = nil,
            weight: Int? = nil,
            note: Presence<String> = .absent,
            others: [String: Int] = [:]
        ) {
            self.grade = grade
            self.inner = inner
            self.weight = weight
            self.note = note
            self.others = others
        }

        init(from json: inout JSONReader) throws(JSONError) {
            let outer = try json.enterObject()
            while try json.nextRound() {
                try json.read(&grade, "grade")
                try json.read(&inner, "inner")
                try json.int(&weight, "weight")
                try json.read(&note, "note")
                try json.rest(&others)
            }
            try json.leaveObject(outer)
        }

        func write(to json: inout JSONWriter) {
            json.beginObject()
            json.write(grade, "grade")
            json.write(inner, "inner")
            json.int(weight, "weight")
            json.write(note, "note")
            json.rest(others)
            json.endObject()
        }
    }

    enum Grade: OpenEnumeration {
        case first
        case unrecognized(String)

        static let allCases: [Grade] = [.first]

        init(rawValue: String) {
            self = rawValue == "first" ? .first : .unrecognized(rawValue)
        }

        var rawValue: String {
            switch self {
            case .first: "first"
            case .unrecognized(let value): value
            }
        }
    }
}
