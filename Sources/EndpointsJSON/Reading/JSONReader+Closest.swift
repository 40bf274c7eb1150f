/// Members of a union that nothing tells apart but how much of a value they know:
///
/// ```swift
/// switch json.closest([Circle.self, Ring.self]) {
/// case let value as Circle: self = .circle(value)
/// case let value as Ring: self = .ring(value)
/// default: self = .unrecognized(try json.unrecognized())
/// }
/// ```
extension JSONReader {
    /// Takes a value as the type that knows the most of it; of several, as the first.
    ///
    /// What is not known are keys that are passed over or kept with no property of their own, nulls
    /// that an optional property does not keep, values that an enumeration does not list, and those
    /// that are no member of their union. The keys of the value itself count before those of the
    /// values in it. A type that knows all is not compared with those after it.
    ///
    /// Within another comparison, what was found once is not looked for again, so that unions in
    /// unions cost no more than their depth times the length of the text.
    ///
    /// - Returns: Nil if it is none of the types'; then nothing was taken.
    @inline(never)
    public mutating func closest(_ types: [any JSONReadable.Type]) -> (any JSONReadable)? {
        let place = valuePlace
        let attempts = openAttempts(at: place)
        attempts.open.append(place)
        defer { attempts.open.removeLast() }
        let comparison = JSONAttempts.Comparison(
            types: types.map { ObjectIdentifier($0) },
            place: place
        )
        if let known = attempts.closest[comparison] {
            return known.flatMap { attempt(any: types[$0]) }
        }
        let start = self.place
        var best: (index: Int, unknowns: JSONUnknowns)?
        for (index, type) in types.enumerated() {
            unknowns = JSONUnknowns(depth: openDepth)
            let value = attempt(any: type)
            let found = unknowns
            unknowns = start.unknowns
            guard let value, let found else { continue }
            if found.isEmpty {
                attempts.closest[comparison] = .some(index)
                return value
            }
            if best.map({ found.isLess(than: $0.unknowns) }) ?? true { best = (index, found) }
            goBack(to: start)
        }
        attempts.closest[comparison] = .some(best?.index)
        return best.flatMap { attempt(any: types[$0.index]) }
    }

    private mutating func attempt(any type: any JSONReadable.Type) -> (any JSONReadable)? {
        func attempt<T: JSONReadable>(_ type: T.Type, _ json: inout JSONReader) -> T? {
            json.attempt(type)
        }
        return attempt(type, &self)
    }
}
