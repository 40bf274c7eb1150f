extension JSONNode {
    /// What a pointer leads to (RFC 6901 §4).
    func descendant(_ pointer: JSONPointer) -> JSONNode? {
        var current = self
        for token in pointer.tokens {
            guard let next = current.child(token) else { return nil }
            current = next
        }
        return current
    }

    /// The member of that name, or the element of that index.
    func child(_ token: String) -> JSONNode? {
        switch value {
        case .object(let object): return object[token]
        case .array(let elements):
            guard let index = Int(token), String(index) == token, elements.indices.contains(index)
            else { return nil }
            return elements[index]
        case .null, .bool, .number, .string: return nil
        }
    }
}
