/// The first difference between two values of like shape, whatever their types are called.
///
/// Values of one type are compared by `==`, structs field by field in order, arrays and
/// dictionaries element by element, enumerations of text by their text.
package struct Difference: Error, CustomStringConvertible {
    package var path: String
    package var ours: String
    package var theirs: String

    package var description: String { "\(path): \(ours) is not \(theirs)" }

    /// Nil where there is none.
    package static func between(_ ours: Any, _ theirs: Any, at path: String = "$") -> Self? {
        if let isEqual = equality(ours, theirs) {
            return isEqual ? nil : Self(path, ours, theirs)
        }
        if let ours = ours as? any RawRepresentable<String>,
            let theirs = theirs as? any RawRepresentable<String>
        {
            return ours.rawValue == theirs.rawValue ? nil : Self(path, ours, theirs)
        }
        if let ours = ours as? [String: Any], let theirs = theirs as? [String: Any] {
            return between(members: ours, theirs, at: path)
        }
        return between(children: Mirror(reflecting: ours), Mirror(reflecting: theirs), at: path)
            .map { $0.path.isEmpty ? Self(path, ours, theirs) : $0 }
    }

    private init(_ path: String, _ ours: Any, _ theirs: Any) {
        self.path = path
        self.ours = String(String(describing: ours).prefix(80))
        self.theirs = String(String(describing: theirs).prefix(80))
    }

    /// Nil where the types are not one.
    private static func equality(_ ours: Any, _ theirs: Any) -> Bool? {
        func compare<T: Equatable>(_ ours: T) -> Bool? {
            (theirs as? T).map { $0 == ours }
        }
        guard type(of: ours) == type(of: theirs), let ours = ours as? any Equatable else {
            return nil
        }
        return compare(ours)
    }

    private static func between(
        members ours: [String: Any],
        _ theirs: [String: Any],
        at path: String
    ) -> Self? {
        guard ours.count == theirs.count else { return Self(path, ours, theirs) }
        for (key, value) in ours {
            guard let other = theirs[key] else { return Self("\(path).\(key)", value, "nothing") }
            if let difference = between(value, other, at: "\(path).\(key)") { return difference }
        }
        return nil
    }

    /// An empty path stands for the whole.
    private static func between(children ours: Mirror, _ theirs: Mirror, at path: String) -> Self? {
        guard ours.displayStyle == theirs.displayStyle, ours.children.count == theirs.children.count
        else {
            return Self("", ours, theirs)
        }
        if ours.children.isEmpty, ours.displayStyle == nil {
            return Self("", ours, theirs)
        }
        for (index, pair) in zip(ours.children, theirs.children).enumerated() {
            let name = pair.0.label.map { ".\($0)" } ?? "[\(index)]"
            if let difference = between(pair.0.value, pair.1.value, at: path + name) {
                return difference
            }
        }
        return nil
    }
}
