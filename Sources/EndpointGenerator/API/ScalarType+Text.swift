import EndpointsJSON

extension ScalarType {
    /// Whether a string's text is one of this type, as the runtime's reader sees it.
    func admits(text: String) -> Bool {
        switch self {
        case .dateTime: reads(text) { json throws(JSONError) in _ = try json.date() }
        case .date: reads(text) { json throws(JSONError) in _ = try json.calendarDate() }
        case .time: reads(text) { json throws(JSONError) in _ = try json.calendarTime() }
        case .dateTimeLocal:
            reads(text) { json throws(JSONError) in _ = try json.calendarDateTime() }
        case .duration: reads(text) { json throws(JSONError) in _ = try json.calendarDuration() }
        case .httpDate: reads(text) { json throws(JSONError) in _ = try json.httpDate() }
        case .uuid: reads(text) { json throws(JSONError) in _ = try json.uuid() }
        case .uri: reads(text) { json throws(JSONError) in _ = try json.url() }
        case .byte, .binary: reads(text) { json throws(JSONError) in _ = try json.data() }
        case .string, .integer, .number, .boolean, .unixtime, .unixtimeMilliseconds, .int32,
            .int64, .uint32, .uint64, .float, .double, .decimal:
            true
        }
    }

    private func reads(
        _ text: String,
        _ read: (inout JSONReader) throws(JSONError) -> Void
    ) -> Bool {
        do throws(JSONError) {
            let json = try JSONWriter.write { $0.string(text) }
            try JSONReader.read(json, read)
            return true
        } catch {
            return false
        }
    }
}
