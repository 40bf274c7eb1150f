/// Takes out of the spec that a document became what cannot be carried to Swift as it stands.
///
/// Published documents are not always right, and who generates from one can seldom change it. So a
/// default that is none, or a second name that is the first one in Swift, is left out or renamed with
/// a warning; a schema of which nothing better can be made is read as any value.
struct SpecRepairs {
    enum Repair {
        case leaveOut
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
    /// How many things have one name in Swift, by the place of the first.
    private var namesakes: [Place: Int] = [:]
    private var renames: [Place: SwiftName] = [:]
    /// The endpoint whose parameters are being looked at.
    var owner: String?

    /// A place; what several operations share is another one in each.
    private struct Place: Hashable {
        let range: SourceRange
        var endpoint: String?
    }

    /// The other name of what stands at a place.
    func newName(at range: SourceRange) -> SwiftName? {
        if renames.isEmpty { return nil }
        return renames[Place(range: range)]
            ?? owner.flatMap { renames[Place(range: range, endpoint: $0)] }
    }

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
        repairs.owner = nil
        guard let result = repairs.changed(spec, at: .other) else { return nil }
        diagnostics = repairs.warnings
        return result
    }

    /// Gives the second of two things a number behind its name; the first one where only the second
    /// is written as it is in Swift: `@id` beside `id`.
    private mutating func rename(
        _ first: String,
        _ second: String,
        _ kind: String,
        _ name: String,
        _ diagnostic: Diagnostic
    ) {
        var diagnostic = diagnostic
        let isEndpoint = kind == NamedKind.endpoints.rawValue
        let plain = isEndpoint ? SwiftName.lower(name).text : name
        let other = diagnostic.notes.firstIndex { $0.range != nil }
        let firstPlace = other.flatMap { diagnostic.notes[$0].range } ?? diagnostic.range
        var renamed = second
        if second == plain, first != plain, let other {
            renamed = first
            diagnostic.notes[other].range = diagnostic.range
            diagnostic.range = firstPlace
        }
        // What is shared by several operations is told once for each.
        let place = Place(range: diagnostic.range, endpoint: owner)
        if renames[place] != nil { return }
        let count = (namesakes[Place(range: firstPlace, endpoint: owner)] ?? 1) + 1
        namesakes[Place(range: firstPlace, endpoint: owner)] = count
        let own = "\(plain)\(count)"
        renames[place] = SwiftName(text: own)
        tell(Self.warning(.readAs(renamed.quoted, reading: own.quoted), of: diagnostic))
    }

    /// Adds a warning; what is merged at several places is told once.
    private mutating func tell(_ warning: Diagnostic) {
        let isTold = warnings.contains {
            $0.range == warning.range && $0.message == warning.message
        }
        if !isTold { warnings.append(warning) }
    }

    /// A warning in place of an error, which its note tells.
    private static func warning(
        _ problem: Problem.OpenAPI,
        of diagnostic: Diagnostic
    ) -> Diagnostic {
        var notes = [Diagnostic.Note(diagnostic.message)] + diagnostic.notes
        for index in notes.indices {
            // The word of a spec is this one in a document.
            notes[index].message = notes[index].message
                .replacing("'swiftName'", with: "'x-swift-name'")
        }
        return Diagnostic(.openAPI(problem), at: diagnostic.range, notes: notes)
    }

    private mutating func plan(_ diagnostic: Diagnostic) {
        let range = diagnostic.range
        func warn(_ problem: Problem.OpenAPI) -> Diagnostic {
            Self.warning(problem, of: diagnostic)
        }
        switch diagnostic.problem {
        case .schema(.defaultMismatch), .schema(.defaultUnlisted),
            .document(.exclusiveKeys("default", "swiftType")):
            wrongDefaults.append(range)
            tell(warn(.leftOut("a default")))
        case .example:
            wrongExamples.append(range)
            tell(warn(.leftOut("an example")))
        case .union(.unreachable(before: .some)): break
        case .union(.unreachable(nil)):
            tell(warn(.leftOut("a member of a union that is never read")))
        case .name(.collision(let first, let second, let kind, let name, let endpoint)):
            owner = endpoint
            rename(first, second, kind, name, diagnostic)
        case .name(.reserved(let name, _)):
            renames[Place(range: range)] = SwiftName(text: name + "Value")
            tell(warn(.readAs(name.quoted, reading: "\(name)Value".quoted)))
        case .endpoint(.styleNesting), .endpoint(.valueMismatch):
            repairs[range] = .carryAsJSON
            tell(warn(.readAs("a parameter", reading: "one of JSON")))
        case .reference(.circularModel(let name)):
            repairs[range] = .cutCircle
            tell(warn(.readAs("what \(name.quoted) is made of", reading: "any value")))
        case .document(.duplicateKey(let key)):
            repairs[range] = .leaveOut
            tell(warn(.leftOut("a second \(key.quoted)")))
        case .schema(.requiredUnknown(let name)):
            repairs[range] = .leaveOut
            let what = "required \(name.quoted), which is none of the properties"
            tell(warn(.leftOut(what)))
        case .schema(.mergeConflict):
            unreadable.append(range)
            tell(warn(.leftOut("what contradicts another member of 'allOf'")))
        case .schema(.mergedKind), .union(.mergedTwice):
            unreadable.append(range)
            tell(warn(.leftOut("a member of 'allOf'")))
        case .openAPI, .config: break
        default:
            unreadable.append(range)
            tell(warn(.readAs("a schema", reading: "any value")))
        }
    }
}
