/// What a schema does not know of a value, level by level: keys that no property has, nulls that no
/// property keeps, values that an enumeration does not list or that are no member of their union.
/// What the reader counts, of a value in the document.
struct ValueUnknowns {
    private var counts: [Int] = []
    /// How many of the keys are not kept either.
    private var lost = 0
    private let models: ModelTable

    init(_ value: JSONNode, _ schema: Schema, _ models: ModelTable) {
        self.models = models
        count(value, schema, 0)
    }

    /// Whether less is unknown, the outermost level first; else whether less is lost.
    func isLess(than other: ValueUnknowns) -> Bool {
        for level in 0..<max(counts.count, other.counts.count) {
            let count = level < counts.count ? counts[level] : 0
            let otherCount = level < other.counts.count ? other.counts[level] : 0
            if count != otherCount { return count < otherCount }
        }
        return lost < other.lost
    }

    private mutating func add(at level: Int) {
        while counts.count <= level { counts.append(0) }
        counts[level] += 1
    }

    private mutating func count(_ value: JSONNode, _ schema: Schema, _ level: Int) {
        switch (models.resolved(schema).kind, value.value) {
        case (.object(let object), .object(let members)): count(members, object, level)
        case (.dictionary(let element), .object(let object)):
            for member in object.members {
                if level == 0 { add(at: level) }
                count(member.value, element, level + 1)
            }
        case (.any, .object(let object)) where level == 0:
            for _ in object.members { add(at: level) }
        case (.array(let element, _), .array(let values)):
            for value in values { count(value, element, level + 1) }
        case (.tuple(let elements, let rest), .array(let values)):
            for (index, value) in values.enumerated() {
                guard let element = index < elements.count ? elements[index] : rest else { break }
                count(value, element, level + 1)
            }
        case (.enumeration(let enumeration), _):
            if !enumeration.values.contains(where: { $0.equals(value) }) { add(at: level) }
        case (.union(let union), _):
            if let member = models.member(of: union, for: value) {
                count(value, member.schema, level)
            } else {
                add(at: level)
            }
        default: break
        }
    }

    private mutating func count(_ members: JSONObject, _ object: ObjectSchema, _ level: Int) {
        for member in members.members {
            let name = member.key.value
            if let property = object.properties.first(where: { $0.name.value == name }) {
                if !member.value.isNull {
                    count(member.value, property.schema, level + 1)
                } else if !keepsNull(property) {
                    add(at: level)
                    lost += 1
                }
                continue
            }
            add(at: level)
            if case .kept = object.additional {} else { lost += 1 }
        }
    }

    private func keepsNull(_ property: ObjectSchema.Property) -> Bool {
        if case .null = property.schema.kind { return true }
        return property.isRequired || models.isNullable(property.schema)
    }
}
