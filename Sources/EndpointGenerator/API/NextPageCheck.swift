/// The `next` of `pagination` must lead to where the answer can have something: else a list would end
/// after its first page, and nobody be told.
///
/// Beside `unwrap` only what stands inside it is described, and of an object that skips further keys
/// nothing is said about those: what may be there is let pass.
struct NextPageCheck {
    private let models: ModelTable

    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        let check = NextPageCheck(models: ModelTable(api.models))
        for endpoint in api.endpoints {
            guard let next = endpoint.pagination?.next, let success = endpoint.successes.first,
                case .json(let schema) = success.content
            else { continue }
            let unwrapped = endpoint.unwrap?.value.tokens ?? []
            guard next.value.tokens.starts(with: unwrapped) else { continue }
            let inner = next.value.tokens.dropFirst(unwrapped.count)
            if check.canLead(inner, into: schema) { continue }
            diagnostics.report(
                .endpoint(.leadsNowhere(next.value.text)),
                at: next.range,
                endpoint.unwrap == nil ? Diagnostic.Note("is 'unwrap' missing?") : nil
            )
        }
    }

    /// - Parameter met: The models of unions that the token was looked for in already.
    private func canLead(
        _ tokens: ArraySlice<String>,
        into schema: Schema,
        met: Set<String> = []
    ) -> Bool {
        guard let token = tokens.first else { return true }
        let rest = tokens.dropFirst()
        let target = models.resolved(schema)
        switch target.kind {
        case .scalar, .null: return false
        case .any, .reference, .enumeration, .constant: return true
        case .array(let element, _): return token.isIndex && canLead(rest, into: element)
        case .tuple: return token.isIndex
        case .dictionary(let value): return canLead(rest, into: value)
        case .object(let object): return canLead(token, rest, into: object)
        case .union(let union):
            return canLead(tokens, intoAny: union.members, of: schema, met)
        case .all(let members):
            return canLead(tokens, intoAny: members, of: schema, met)
        }
    }

    private func canLead(
        _ token: String,
        _ rest: ArraySlice<String>,
        into object: ObjectSchema
    ) -> Bool {
        if let property = object.properties.first(where: { $0.name.value == token }) {
            return canLead(rest, into: property.schema)
        }
        guard object.patterns.isEmpty else { return true }
        switch object.additional {
        case .ignored: return true
        case .forbidden: return false
        case .kept(let value): return canLead(rest, into: value)
        }
    }

    private func canLead(
        _ tokens: ArraySlice<String>,
        intoAny members: [Schema],
        of schema: Schema,
        _ met: Set<String>
    ) -> Bool {
        var met = met
        if case .reference(let name) = schema.kind, !met.insert(name.value).inserted {
            return false
        }
        return members.contains { canLead(tokens, into: $0, met: met) }
    }
}

extension Pagination {
    /// The pointer into the whole answer that the style follows, if it does.
    fileprivate var next: Located<JSONPointer>? {
        switch style {
        case .url(let next), .cursor(_, .pointer(let next)): next
        case .link, .page, .offset, .cursor(_, .lastItem): nil
        }
    }
}

extension String {
    /// Whether it may be an element's place in an array (RFC 6901 §4).
    fileprivate var isIndex: Bool {
        self == "0" || (first != "0" && !isEmpty && utf8.allSatisfy { 48...57 ~= $0 })
    }
}
