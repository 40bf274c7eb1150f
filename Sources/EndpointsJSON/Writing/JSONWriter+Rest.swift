/// Further members of an object whose keys are known, sorted by their UTF-8.
extension JSONWriter {
    /// Writes further members of the object that is open.
    @inline(never)
    public mutating func rest<T: JSONWritable>(_ members: [String: T]) {
        rest(members) { json, value in json.write(value) }
    }

    /// Writes further members of the object that is open, each value by `value`.
    @inlinable
    public mutating func rest<T>(
        _ members: [String: T],
        _ value: (inout JSONWriter, T) -> Void
    ) {
        for key in Self.sorted(Array(members.keys)) {
            if let member = members[key] {
                self.key(key)
                value(&self, member)
            }
        }
    }
}
