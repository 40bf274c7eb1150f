/// Takes out of the spec that a document became what cannot be carried to Swift as it stands.
///
/// Published documents are not always right, and who generates from one can seldom change it. So a
/// default that is none, or a second name that is the first one in Swift, is left out or renamed with
/// a warning; a schema of which nothing better can be made is read as any value.
struct SpecRepairs {
    private enum Repair {
        case leaveOut
        case rename(SwiftName)
        case carryAsJSON
        /// Of a model that is another name for itself what it is made of becomes any value.
        case cutCircle
    }

    private let order: UnionOrder
    private var repairs: [SourceRange: Repair] = [:]
    /// Places in examples that are none.
    private var wrongExamples: [SourceRange] = []
    /// Places in schemas of which nothing better is known.
    private var unreadable: [SourceRange] = []
    private var warnings: [Diagnostic] = []
    private var isChanged = false

    /// How often a spec is looked at again: one repair may show what another one hides.
    static let maximumRounds = 6

    /// The spec without what the errors are about; nil where none of them can be repaired.
    ///
    /// - Parameter diagnostics: The errors go, warnings of what was done come in their place.
    static func repaired(_ spec: JSONNode, _ diagnostics: inout [Diagnostic]) -> JSONNode? {
        var repairs = SpecRepairs(order: UnionOrder(diagnostics))
        for diagnostic in diagnostics where diagnostic.severity == .error {
            repairs.plan(diagnostic)
        }
        let result = repairs.apply(to: spec, at: .other)
        guard repairs.isChanged else { return nil }
        diagnostics = repairs.warnings
        return result
    }

    private mutating func plan(_ diagnostic: Diagnostic) {
        let range = diagnostic.range
        func warn(_ problem: Problem.OpenAPI) -> Diagnostic {
            var notes = [Diagnostic.Note(diagnostic.message)] + diagnostic.notes
            for index in notes.indices {
                // The word of a spec is this one in a document.
                notes[index].message = notes[index].message
                    .replacing("'swiftName'", with: "'x-swift-name'")
            }
            return Diagnostic(.openAPI(problem), at: range, notes: notes)
        }
        switch diagnostic.problem {
        case .schema(.defaultMismatch), .schema(.defaultUnlisted):
            repairs[range] = .leaveOut
            warnings.append(warn(.leftOut("a default")))
        case .example:
            wrongExamples.append(range)
            warnings.append(warn(.leftOut("an example")))
        case .union(.unreachable(before: .some)): break
        case .union(.unreachable(nil)):
            warnings.append(warn(.leftOut("a member of a union that is never read")))
        case .name(.collision(_, let second, let kind, let name)):
            if case .leaveOut = repairs[range] { return }
            let isEndpoint = kind == NamedKind.endpoints.rawValue
            let plain = isEndpoint ? SwiftName.lower(name).text : name
            repairs[range] = .rename(SwiftName(text: plain + "2"))
            warnings.append(warn(.readAs(second.quoted, reading: "\(plain)2".quoted)))
        case .name(.reserved(let name, _)):
            repairs[range] = .rename(SwiftName(text: name + "Value"))
            warnings.append(warn(.readAs(name.quoted, reading: "\(name)Value".quoted)))
        case .endpoint(.styleNesting), .endpoint(.valueMismatch):
            repairs[range] = .carryAsJSON
            warnings.append(warn(.readAs("a parameter", reading: "one of JSON")))
        case .reference(.circularModel(let name)):
            repairs[range] = .cutCircle
            warnings.append(warn(.readAs("what \(name.quoted) is made of", reading: "any value")))
        case .document(.duplicateKey(let key)):
            repairs[range] = .leaveOut
            warnings.append(warn(.leftOut("a second \(key.quoted)")))
        case .schema(.mergedKind), .schema(.requiredUnknown), .union(.mergedTwice):
            unreadable.append(range)
            warnings.append(warn(.leftOut("a member of 'allOf'")))
        case .openAPI, .config: break
        default:
            unreadable.append(range)
            warnings.append(warn(.readAs("a schema", reading: "any value")))
        }
    }
}

extension SpecRepairs {
    /// What a node is, by where it stands.
    private enum Position {
        case schema
        /// A schema with the words of parameters beside its own.
        case parameter
        case pathParameter
        /// Schemas by name, or by status.
        case schemas
        case parameters
        case pathParameters
        /// A list of schemas.
        case list
        /// The schemas of which an object is made.
        case parts
        case part
        case endpoints
        /// Examples, by name or in a list.
        case examples
        case other

        /// Where the value of a key stands.
        func position(of key: String) -> Position {
            switch self {
            case .schemas: return .schema
            case .parameters: return .parameter
            case .pathParameters: return .pathParameter
            case .endpoints, .examples: return .other
            case .list, .parts, .part, .schema, .parameter, .pathParameter, .other: break
            }
            switch key {
            case "properties", "models", "patternProperties", "eventTypes", "responses", "errors":
                return .schemas
            case "query", "headers", "cookies", "form", "multipart": return .parameters
            case "pathParams": return .pathParameters
            case "items", "additionalProperties", "json", "response", "lines", "events", "body":
                return .schema
            case "oneOf", "anyOf", "prefixItems": return .list
            case "allOf": return .parts
            case "endpoints": return .endpoints
            case "examples": return .examples
            default: return .other
            }
        }

        /// Whether keys are the document's own names.
        var holdsNames: Bool {
            switch self {
            case .schemas, .parameters, .pathParameters, .endpoints: true
            case .schema, .parameter, .pathParameter, .list, .parts, .part, .examples, .other: false
            }
        }

        /// What is taken for a schema of which nothing can be made.
        var anything: String? {
            switch self {
            case .schema: "any"
            case .parameter: "string?"
            case .pathParameter: "string"
            case .schemas, .parameters, .pathParameters, .list, .parts, .part, .endpoints,
                .examples,
                .other:
                nil
            }
        }
    }

    private mutating func apply(to node: JSONNode, at position: Position) -> JSONNode {
        var result = node
        switch node.value {
        case .object(let object):
            var members: [JSONMember] = []
            members.reserveCapacity(object.members.count)
            for member in object.members {
                if let kept = apply(to: member, at: position) { members.append(kept) }
            }
            result.value = .object(JSONObject(members: members))
        case .array(let elements):
            let kept = elements.compactMap { apply(toElement: $0, at: position) }
            let ordered = position == .list ? order.ordered(kept, at: \.range) : nil
            isChanged = isChanged || ordered != nil
            result.value = .array(ordered ?? kept)
        case .null, .bool, .number, .string: break
        }
        guard let anything = position.anything else { return result }
        if case .carryAsJSON = repairs[node.range], position != .schema {
            isChanged = true
            result = result.carriedAsJSON
        }
        // What is inside was looked at first: the innermost schema around the place is the one.
        guard unreadable.contains(where: { node.range.contains($0) }) else { return result }
        isChanged = true
        unreadable.removeAll { node.range.contains($0) }
        return .text(anything, node.range)
    }

    private mutating func apply(toElement element: JSONNode, at position: Position) -> JSONNode? {
        if position == .examples, isWrongExample(element) { return nil }
        if position == .parts {
            let part = apply(to: element, at: .part)
            guard unreadable.contains(where: { element.range.contains($0) }) else { return part }
            isChanged = true
            unreadable.removeAll { element.range.contains($0) }
            return nil
        }
        guard position == .list else { return apply(to: element, at: .other) }
        let schema = apply(to: element, at: .schema)
        guard case .rename(let name) = repairs[element.range] else { return schema }
        isChanged = true
        return schema.named(name)
    }

    /// Whether a place that was found wrong is in an example.
    private mutating func isWrongExample(_ example: JSONNode) -> Bool {
        guard wrongExamples.contains(where: { example.holds($0) }) else { return false }
        isChanged = true
        return true
    }

    private mutating func apply(to member: JSONMember, at position: Position) -> JSONMember? {
        if case .leaveOut = repairs[member.value.range], member.key.value == "default" {
            isChanged = true
            return nil
        }
        if position == .examples, isWrongExample(member.value) { return nil }
        if position.holdsNames, case .leaveOut = repairs[member.key.range] {
            isChanged = true
            return nil
        }
        let inner = position.position(of: member.key.value)
        var result = member
        result.value = apply(to: member.value, at: inner)
        // What is wrong with a model as a whole is told at its name.
        if let anything = inner.anything, let index = unreadable.firstIndex(of: member.key.range) {
            isChanged = true
            unreadable.remove(at: index)
            result.value = .text(anything, member.value.range)
        }
        if case .cutCircle = repairs[member.key.range], position == .schemas {
            isChanged = true
            result.value = result.value.ofAnything
        }
        if case .rename(let name) = repairs[member.key.range],
            inner.anything != nil || position == .endpoints
        {
            isChanged = true
            result.value = result.value.named(name)
        }
        return result
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }
}

extension JSONNode {
    /// Whether a place is in it; what it was put together of may stand at several.
    fileprivate func holds(_ place: SourceRange) -> Bool {
        if range.contains(place) { return true }
        switch value {
        case .object(let object):
            return object.members.contains { $0.key.range == place || $0.value.holds(place) }
        case .array(let elements): return elements.contains { $0.holds(place) }
        case .null, .bool, .number, .string: return false
        }
    }

    /// The schema with a name in Swift.
    fileprivate func named(_ name: SwiftName) -> JSONNode {
        let word = JSONMember("swiftName", .text(name.text, range))
        guard let object else {
            return .object([JSONMember("type", self), word], range)
        }
        let others = object.members.filter { $0.key.value != "swiftName" }
        return .object(others + [word], range)
    }

    /// The parameter as one JSON text.
    fileprivate var carriedAsJSON: JSONNode {
        let word = JSONMember("contentType", .text("application/json", range))
        guard let object else { return .object([JSONMember("type", self), word], range) }
        let others = object.members.filter {
            !["style", "explode", "allowReserved", "contentType"].contains($0.key.value)
        }
        return .object(others + [word], range)
    }

    /// The array or dictionary with any value in it; any value for all else.
    fileprivate var ofAnything: JSONNode {
        if let text = string {
            if text.hasPrefix("[string:") { return .text("[string: any]", range) }
            return .text(text.hasPrefix("[") ? "[any]" : "any", range)
        }
        guard let object else { return .text("any", range) }
        if let type = object["type"]?.string, type.hasPrefix("[") {
            return JSONNode.text(type, range).ofAnything
        }
        let inner = object.members.first {
            $0.key.value == "items" || $0.key.value == "additionalProperties"
        }
        guard let inner else { return .text("any", range) }
        return .text(inner.key.value == "items" ? "[any]" : "[string: any]", range)
    }
}
