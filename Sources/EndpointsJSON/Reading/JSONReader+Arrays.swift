/// Arrays of what most arrays hold, read by code of their own.
extension JSONReader {
    @inline(__always)
    mutating func elements<T>(
        _ element: (inout JSONReader) throws(JSONError) -> T
    ) throws(JSONError) -> [T] {
        try beginArray()
        var elements: [T] = []
        while try nextElement() {
            elements.append(try element(&self))
        }
        return elements
    }
}

extension String {
    public static func array(from json: inout JSONReader) throws(JSONError) -> [String] {
        try json.elements { json throws(JSONError) in try json.string() }
    }
}

extension Int {
    public static func array(from json: inout JSONReader) throws(JSONError) -> [Int] {
        try json.elements { json throws(JSONError) in try json.int() }
    }
}

extension Int64 {
    public static func array(from json: inout JSONReader) throws(JSONError) -> [Int64] {
        try json.elements { json throws(JSONError) in try json.int64() }
    }
}

extension Double {
    public static func array(from json: inout JSONReader) throws(JSONError) -> [Double] {
        try json.elements { json throws(JSONError) in try json.double() }
    }
}
