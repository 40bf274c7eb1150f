/// The words of a JSON Schema that this tool reads, sorted by what they are for.
///
/// There are many, so that a copy of all of them would cost more than one more object.
final class SchemaWords {
    private let node: JSONNode
    var type: JSONMember?
    var format: Located<String>?
    var properties: JSONNode?
    var required: JSONNode?
    var additionalProperties: JSONNode?
    var patternProperties: JSONNode?
    var items: JSONNode?
    var prefixItems: JSONNode?
    var enumeration: JSONMember?
    var constant: JSONNode?
    var oneOf: JSONMember?
    var anyOf: JSONMember?
    var allOf: JSONMember?
    var discriminator: JSONNode?
    var defaultValue: JSONNode?
    var enumerationNames: JSONNode?
    var description: JSONMember?
    var title: JSONMember?
    var swiftName: JSONNode?
    var contentEncoding: String?
    var contentMediaType: String?
    var isNullable = false
    var isUnique = false
    var isDeprecated: JSONMember?
    /// `readOnly`, `writeOnly` where they are true.
    var access: JSONMember?
    var examples: JSONNode?
    /// `minimum`, `maxLength` and their like.
    var limits: [JSONMember] = []
    var exclusives: [JSONMember] = []

    init(_ node: JSONNode) {
        self.node = node
        for member in node.object?.members ?? [] { read(member) }
        readExclusiveLimits()
    }

    private func read(_ member: JSONMember) {
        let value = member.value
        switch member.key.value {
        case "type": type = member
        case "description": if value.hasText { description = member }
        case "properties": properties = value
        case "items": items = value
        case "enum": enumeration = member
        case "format": format = value.string.map { Located($0, value.range) }
        case "nullable", "x-nullable": if value.bool == true { isNullable = true }
        case "required": if value.array != nil { required = value }
        case "anyOf": anyOf = member
        case "oneOf": oneOf = member
        case "allOf": allOf = member
        case "additionalProperties": additionalProperties = value
        case "default": defaultValue = value
        case "title": if value.hasText { title = member }
        case "example": if examples == nil { examples = JSONNode(.array([value]), value.range) }
        case "examples": if value.array != nil { examples = value }
        case "maxLength", "minLength", "maximum", "minimum", "maxItems", "minItems", "pattern",
            "multipleOf", "maxProperties", "minProperties":
            limits.append(member)
        case "exclusiveMinimum", "exclusiveMaximum": exclusives.append(member)
        case "const": constant = value
        case "deprecated": if value.bool == true { isDeprecated = member }
        case "readOnly", "writeOnly": if value.bool == true { access = member }
        case "uniqueItems": isUnique = value.bool == true
        case "discriminator": discriminator = value
        case "prefixItems": prefixItems = value
        case "patternProperties": patternProperties = value
        case "contentEncoding": contentEncoding = value.string
        case "contentMediaType": contentMediaType = value.string
        case "x-enum-varnames", "x-enumNames", "x-enum-names", "x-enumnames":
            enumerationNames = value
        case "x-swift-name": swiftName = value
        default: break
        }
    }

    /// In OpenAPI 3.0 `exclusiveMinimum` is a flag beside `minimum` (JSON Schema draft 5).
    private func readExclusiveLimits() {
        for member in exclusives {
            guard let flag = member.value.bool else {
                limits.append(member)
                continue
            }
            let plain = member.key.value == "exclusiveMinimum" ? "minimum" : "maximum"
            guard flag, let index = limits.firstIndex(where: { $0.key.value == plain }) else {
                continue
            }
            limits[index].key.value = member.key.value
        }
    }

    var range: SourceRange { node.range }

    /// The same schema without some of its words, with another one in their place.
    func without(_ keywords: String..., saying member: JSONMember? = nil) -> SchemaWords {
        SchemaWords(node.without(keywords, saying: member))
    }

    /// Whether it says that values are objects, beside `type`.
    var hasObjectWords: Bool {
        properties != nil || additionalProperties != nil || patternProperties != nil
    }

    /// Whether it says that keys beside those with a name are kept.
    var keepsRest: Bool {
        additionalProperties?.object != nil || additionalProperties?.bool == true
    }

    /// Whether `type` says that null is none of its values.
    var refusesNull: Bool {
        guard let type = type?.value, !isNullable else { return false }
        return !(type.array ?? [type]).contains { $0.string == "null" }
    }

    var hasUnion: Bool { oneOf != nil || anyOf != nil }

    /// Whether anything says what its values are.
    var hasStructure: Bool {
        type != nil || hasObjectWords || required != nil || items != nil || prefixItems != nil
            || enumeration != nil || constant != nil || hasUnion || allOf != nil
    }
}

extension JSONNode {
    /// The same object without some of its members, with another one in their place.
    func without(_ keys: [String], saying member: JSONMember? = nil) -> JSONNode {
        let rest = object?.members.filter { !keys.contains($0.key.value) } ?? []
        return .object(rest + [member].compactMap(\.self), range)
    }
}
