/// Every type of the runtime that generated code names.
///
/// All are written with their module, as an app may have types of the same names. A test compiles
/// the list, so that the runtime cannot lose one.
package enum RuntimeName: String, CaseIterable, Sendable {
    case authenticationRequirement = "AuthenticationRequirement"
    case binaryContent = "BinaryContent"
    case calendarDate = "CalendarDate"
    case calendarDateTime = "CalendarDateTime"
    case calendarDuration = "CalendarDuration"
    case calendarTime = "CalendarTime"
    case closedEnumeration = "ClosedEnumeration"
    case endpoint = "Endpoint"
    case endpointAPI = "EndpointAPI"
    case endpointServer = "EndpointServer"
    case enumerationTable = "EnumerationTable"
    case eventStreamRequestable = "EventStreamRequestable"
    case failureResponse = "FailureResponse"
    case filePart = "FilePart"
    case hashableModel = "HashableModel"
    case indirect = "Indirect"
    case indirectPresence = "IndirectPresence"
    case indirectValue = "IndirectValue"
    case jsonError = "JSONError"
    case jsonLine = "JSONLine"
    case jsonModel = "JSONModel"
    case jsonReadable = "JSONReadable"
    case jsonNull = "JSONNull"
    case jsonReader = "JSONReader"
    case jsonValue = "JSONValue"
    case jsonWritable = "JSONWritable"
    case jsonWriter = "JSONWriter"
    case lineStreamRequestable = "LineStreamRequestable"
    case openEnumeration = "OpenEnumeration"
    case paginatedRequestable = "PaginatedRequestable"
    case pagination = "Pagination"
    case presence = "Presence"
    case propertyPairs = "PropertyPairs"
    case reply = "Reply"
    case requestEncoder = "RequestEncoder"
    case requestable = "Requestable"
    case serverSentEvent = "ServerSentEvent"
    case streamingRequestable = "StreamingRequestable"
    case transportReply = "TransportReply"
    case writtenJSON = "WrittenJSON"

    package static let module = "EndpointsRuntime"

    package var text: String { "\(Self.module).\(rawValue)" }
}

extension RuntimeName {
    /// `throws(EndpointsRuntime.JSONError)`.
    static let throwsJSONError = "throws(\(jsonError.text))"
}
