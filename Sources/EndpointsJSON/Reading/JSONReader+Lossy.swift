/// Arrays and dictionaries that leave out what is wrong in them.
///
/// An element that is not as expected is passed over, and its error, with its path, is kept for
/// ``JSONReader/read(_:limits:omissions:_:)``. What is no JSON is an error all the same.
extension JSONReader {
    /// Takes an array without the elements that are wrong.
    public mutating func lossyArray<T: JSONReadable>() throws(JSONError) -> [T] {
        try lossyArray { json throws(JSONError) in try T(from: &json) }
    }

    /// Takes an array without the elements that are wrong; `null` is nil.
    public mutating func optionalLossyArray<T: JSONReadable>() throws(JSONError) -> [T]? {
        try null() ? nil : lossyArray()
    }

    /// Takes an array without the elements that are wrong, each by `element`.
    public mutating func lossyArray<T>(
        _ element: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [T] {
        try beginArray()
        var elements: [T] = []
        while try nextElement() {
            if let value = try takeUnlessWrong(element) { elements.append(value) }
        }
        return elements
    }

    /// Takes an array without the elements that are wrong, each by `element`; `null` is nil.
    public mutating func optionalLossyArray<T>(
        _ element: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [T]? {
        try null() ? nil : lossyArray(element)
    }

    /// Takes an object whose keys are data without the values that are wrong.
    public mutating func lossyDictionary<T: JSONReadable>() throws(JSONError) -> [String: T] {
        try lossyDictionary { json throws(JSONError) in try T(from: &json) }
    }

    /// Takes an object whose keys are data without the values that are wrong; `null` is nil.
    public mutating func optionalLossyDictionary<T: JSONReadable>() throws(JSONError) -> [String:
        T]?
    {
        try null() ? nil : lossyDictionary()
    }

    /// Takes an object whose keys are data without the values that are wrong, each by `value`.
    public mutating func lossyDictionary<T>(
        _ value: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [String: T] {
        try beginObject()
        var members: [String: T] = [:]
        while let key = try nextKey() {
            if let member = try takeUnlessWrong(value) { members[key] = member }
        }
        return members
    }

    /// Takes an object whose keys are data without the values that are wrong, each by `value`;
    /// `null` is nil.
    public mutating func optionalLossyDictionary<T>(
        _ value: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [String: T]? {
        try null() ? nil : lossyDictionary(value)
    }

    /// Takes a member that no key of a whole round asked for, if one comes next; one that is wrong is
    /// left out.
    public mutating func lossyRest<T: JSONReadable>(
        _ members: inout [String: T]
    ) throws(JSONError) {
        try lossyRest(&members) { json throws(JSONError) in try T(from: &json) }
    }

    /// Takes a member that no key of a whole round asked for, if one comes next, by `value`; one that
    /// is wrong is left out.
    public mutating func lossyRest<T>(
        _ members: inout [String: T],
        _ value: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) {
        while let key = try restKey() {
            if let member = try takeUnlessWrong(value) { members[key] = member }
        }
    }
}

extension JSONReader {
    /// Takes a value; nil for one that is not as expected, which is passed over and kept as an
    /// omission.
    private mutating func takeUnlessWrong<T>(
        _ take: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> T? {
        let place = place
        do throws(JSONError) {
            return try take(&self)
        } catch {
            try passOver(from: place)
            omissions.append(coder == nil ? located(error) : error)
            tellUnknownValue()
            return nil
        }
    }

    /// Goes back to a place, and past the value that stands there.
    private mutating func passOver(from place: JSONPlace) throws(JSONError) {
        goBack(to: place)
        if coder != nil {
            // A container that opened the element is past it already.
            if place.element != place.level?.unkeyed?.currentIndex { return }
            if try null() { return }
        }
        try skip()
    }
}
