/// Types that a type at top level may not be called as.
enum StandardTypes {
    static let all = swift.union(foundation).union(runtime)

    /// Of Swift and its concurrency.
    static let swift: Set<String> = [
        "Actor", "AnyClass", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncSequence",
        "AsyncStream", "AsyncThrowingStream", "Bool", "CaseIterable", "Character", "Codable",
        "CodingKey", "Collection", "Comparable", "CustomStringConvertible", "Decodable", "Decoder",
        "Dictionary", "Double",
        "Duration", "Encodable", "Encoder", "Equatable", "Error", "Float", "Float16", "Hashable",
        "Hasher", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "IteratorProtocol",
        "KeyPath", "MainActor", "Mirror", "Never", "Optional", "Range", "RawRepresentable", "Regex",
        "Result", "Sendable", "Sequence", "Set", "StaticString", "String", "Substring", "Task",
        "TaskGroup", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "Void",
    ]

    /// Of Foundation, those that code of apps names most.
    private static let foundation: Set<String> = [
        "AttributedString", "Bundle", "Calendar", "Data", "Date", "DateComponents", "DateFormatter",
        "DateInterval", "Decimal", "Dimension", "FileManager", "Formatter", "HTTPURLResponse",
        "IndexPath", "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder", "Locale",
        "LocalizedError", "Measurement", "Notification", "NotificationCenter", "NumberFormatter",
        "Operation", "OperationQueue", "OutputStream", "Process", "ProcessInfo", "Progress",
        "RunLoop", "Scanner", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "URL",
        "URLCache", "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse",
        "URLSession", "UUID", "Unit", "UserDefaults",
    ]

    /// Of the runtime: a test compares them with its sources.
    static let runtime: Set<String> = [
        "Authentication", "AuthenticationProblem", "AuthenticationRequirement", "BearerToken",
        "BearerTokenProvider", "BinaryContent", "BinaryStream", "CalendarDate", "CalendarDateTime",
        "CalendarDuration", "CalendarTime", "ClosedEnumeration", "ConditionalRequests",
        "Connectivity", "CurlLogger",
        "DateForm", "DeadlineExceeded", "DecodedReply", "Endpoint", "EndpointAPI",
        "EndpointAttempt", "EndpointClient", "EndpointError", "EndpointFailure",
        "EndpointInterceptor", "EndpointItems", "EndpointLoader", "EndpointPage", "EndpointPages",
        "EndpointRequest", "EndpointSentence", "EndpointServer", "EndpointStream",
        "EnumerationTable",
        "EnumerationValue", "EventStreamRequestable", "FailureResponse", "FilePart", "FormEncoder",
        "HTTPHeaders", "HTTPMethod", "HashableModel", "Indirect", "IndirectPresence",
        "IndirectValue",
        "InvalidRequest", "JSONError",
        "JSONFields", "JSONKind", "JSONLimits", "JSONLine", "JSONModel", "JSONNull", "JSONNumber",
        "JSONPath", "JSONReadable", "JSONReader", "JSONValue", "JSONWritable", "JSONWriter",
        "LineStreamRequestable", "OpenEnumeration", "PagePosition", "PaginatedRequestable",
        "Pagination", "ParameterValue", "PathStyle", "PositionedPages", "Presence", "PropertyPairs",
        "QueryStyle",
        "ReconnectionPolicy",
        "RedirectPolicy", "Reply", "RequestBody", "RequestEncoder", "RequestLogger", "Requestable",
        "RetryPolicy", "ServerSentEvent", "StreamOverflow", "StreamingRequestable",
        "TransferProgress", "Transport",
        "TransportProblem", "TransportReply", "TransportRequest", "TransportStream",
        "URLSessionTransport", "WrittenJSON",
    ]
}
