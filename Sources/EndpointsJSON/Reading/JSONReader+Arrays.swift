// Arrays of what most arrays hold are read by code of their own, specialized in this module.

extension String {
    public static func array(from json: inout JSONReader) throws(JSONError) -> [String] {
        try json.array { json throws(JSONError) in try json.string() }
    }
}

extension Int {
    public static func array(from json: inout JSONReader) throws(JSONError) -> [Int] {
        try json.array { json throws(JSONError) in try json.int() }
    }
}

extension Int64 {
    public static func array(from json: inout JSONReader) throws(JSONError) -> [Int64] {
        try json.array { json throws(JSONError) in try json.int64() }
    }
}

extension Double {
    public static func array(from json: inout JSONReader) throws(JSONError) -> [Double] {
        try json.array { json throws(JSONError) in try json.double() }
    }
}
