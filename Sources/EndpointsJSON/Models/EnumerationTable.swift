/// The listed cases of a long enumeration by their raw values: a `switch` over many hundred texts
/// takes compilers minutes, and is a comparison for each at run time.
public struct EnumerationTable<Case: OpenEnumeration>: Sendable {
    private let cases: [Case.RawValue: Case]

    /// Of two cases that have equal values the first is kept, as a `switch` would choose it.
    public init(_ cases: [Case]) {
        self.cases = Dictionary(cases.map { ($0.rawValue, $0) }) { first, _ in first }
    }

    /// The case of a value, or nil where none is listed.
    public subscript(rawValue: Case.RawValue) -> Case? { cases[rawValue] }
}
