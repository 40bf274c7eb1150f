#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Each type reads and writes by the method of its name; a date is RFC 3339 text, data is base64.

extension String: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.string() }
    public func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.int() }
    public func write(to json: inout JSONWriter) { json.int(self) }
}

extension Int32: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.int32() }
    public func write(to json: inout JSONWriter) { json.int32(self) }
}

extension Int64: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.int64() }
    public func write(to json: inout JSONWriter) { json.int64(self) }
}

extension UInt32: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.uint32() }
    public func write(to json: inout JSONWriter) { json.uint32(self) }
}

extension UInt64: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.uint64() }
    public func write(to json: inout JSONWriter) { json.uint64(self) }
}

extension Bool: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.bool() }
    public func write(to json: inout JSONWriter) { json.bool(self) }
}

extension Double: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.double() }
    public func write(to json: inout JSONWriter) { json.double(self) }
}

extension Float: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.float() }
    public func write(to json: inout JSONWriter) { json.float(self) }
}

extension Decimal: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.decimal() }
    public func write(to json: inout JSONWriter) { json.decimal(self) }
}

extension Date: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.date() }
    public func write(to json: inout JSONWriter) { json.date(self) }
}

extension UUID: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.uuid() }
    public func write(to json: inout JSONWriter) { json.uuid(self) }
}

extension URL: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.url() }
    public func write(to json: inout JSONWriter) { json.url(self) }
}

extension Data: JSONReadable, JSONWritable {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.data() }
    public func write(to json: inout JSONWriter) { json.data(self) }
}

extension CalendarDate: JSONModel {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.calendarDate() }
    public func write(to json: inout JSONWriter) { json.calendarDate(self) }
}

extension CalendarTime: JSONModel {
    public init(from json: inout JSONReader) throws(JSONError) { self = try json.calendarTime() }
    public func write(to json: inout JSONWriter) { json.calendarTime(self) }
}

extension CalendarDateTime: JSONModel {
    public init(from json: inout JSONReader) throws(JSONError) {
        self = try json.calendarDateTime()
    }
    public func write(to json: inout JSONWriter) { json.calendarDateTime(self) }
}

extension CalendarDuration: JSONModel {
    public init(from json: inout JSONReader) throws(JSONError) {
        self = try json.calendarDuration()
    }
    public func write(to json: inout JSONWriter) { json.calendarDuration(self) }
}
