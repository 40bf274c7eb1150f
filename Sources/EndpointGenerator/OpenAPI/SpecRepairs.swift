/// Takes out of the spec that a document became what cannot be carried to Swift as it stands.
///
/// Published documents are not always right, and who generates from one can seldom change it. So a
/// default that is none, or a second name that is the first one in Swift, is left out or renamed with
/// a warning; a schema of which nothing better can be made is read as any value.
struct SpecRepairs {
    enum Repair {
        case leaveOut
        case rename(SwiftName)
        case carryAsJSON
        /// Of a model that is another name for itself what it is made of becomes any value.
        case cutCircle
    }

    let order: UnionOrder
    private(set) var repairs: [SourceRange: Repair] = [:]
    /// Places in examples that are none.
    private(set) var wrongExamples: [SourceRange] = []
    /// Places in defaults that are none.
    private(set) var wrongDefaults: [SourceRange] = []
    /// Places in schemas of which nothing better is known.
    var unreadable: [SourceRange] = []
    private var warnings: [Diagnostic] = []

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
        guard let result = repairs.changed(spec, at: .other) else { return nil }
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
        case .schema(.defaultMismatch), .schema(.defaultUnlisted),
            .document(.exclusiveKeys("default", "swiftType")):
            wrongDefaults.append(range)
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
