/// Members of a union that nothing but reading tells apart: the first one that can be read is it.
///
/// ```swift
/// if let value = json.attempt(Circle.self) {
///     self = .circle(value)
/// } else if let value = json.attempt(Square.self) {
///     self = .square(value)
/// } else {
///     self = .unrecognized(try json.unrecognized())
/// }
/// ```
extension JSONReader {
    /// Takes a value if it is the type's.
    ///
    /// What failed once within another attempt is not tried there again, so that unions in unions
    /// cost no more than their depth times the length of the text.
    ///
    /// - Returns: Nil if it is not; then nothing was taken.
    @inline(never)
    public mutating func attempt<T: JSONReadable>(_ type: T.Type) -> T? {
        let place = valuePlace
        let attempts = openAttempts(at: place)
        let failure = JSONAttempts.Failure(type: ObjectIdentifier(type), place: place)
        if attempts.failures.contains(failure) {
            return nil
        }
        attempts.open.append(place)
        defer { attempts.open.removeLast() }
        if let value = attempt({ json throws(JSONError) in try T(from: &json) }) {
            return value
        }
        attempts.failures.insert(failure)
        return nil
    }

    /// Takes what `value` takes, if it can.
    ///
    /// - Parameter value: Takes a value that holds no union.
    /// - Returns: Nil if it throws; then nothing was taken.
    public mutating func attempt<T>(_ value: (inout JSONReader) throws(JSONError) -> T) -> T? {
        _ = coder?.valueLevel()
        let place = place
        do throws(JSONError) {
            return try value(&self)
        } catch {
            goBack(to: place)
            return nil
        }
    }

    /// The attempts; those of an earlier value are forgotten.
    mutating func openAttempts(at place: JSONAttempts.Place) -> JSONAttempts {
        guard let attempts else {
            let attempts = JSONAttempts(at: place)
            self.attempts = attempts
            return attempts
        }
        attempts.begin(at: place)
        return attempts
    }

    /// Where the value that comes next begins.
    var valuePlace: JSONAttempts.Place {
        mutating get {
            if let coder { return .path(coder.valueLevel().codingPath.map(\.stringValue)) }
            return .offset(offset)
        }
    }
}
