import EndpointsRuntime

// Every type of the runtime that generated code names; written by `RECORD=1 swift test`.
private typealias NameAuthenticationRequirement = EndpointsRuntime.AuthenticationRequirement
private typealias NameCalendarDate = EndpointsRuntime.CalendarDate
private typealias NameCalendarDateTime = EndpointsRuntime.CalendarDateTime
private typealias NameCalendarDuration = EndpointsRuntime.CalendarDuration
private typealias NameCalendarTime = EndpointsRuntime.CalendarTime
private typealias NameEndpoint = EndpointsRuntime.Endpoint
private typealias NameEndpointAPI = EndpointsRuntime.EndpointAPI
private typealias NameEndpointServer = EndpointsRuntime.EndpointServer
private typealias NameEventStreamRequestable = EndpointsRuntime.EventStreamRequestable
private typealias NameFailureResponse = EndpointsRuntime.FailureResponse
private typealias NameJSONError = EndpointsRuntime.JSONError
private typealias NameJSONLine = EndpointsRuntime.JSONLine
private typealias NameJSONModel = EndpointsRuntime.JSONModel
private typealias NameJSONReader = EndpointsRuntime.JSONReader
private typealias NameJSONValue = EndpointsRuntime.JSONValue
private typealias NameJSONWriter = EndpointsRuntime.JSONWriter
private typealias NameLineStreamRequestable = EndpointsRuntime.LineStreamRequestable
private typealias NameOpenEnumeration = EndpointsRuntime.OpenEnumeration
private typealias NamePaginatedRequestable = EndpointsRuntime.PaginatedRequestable
private typealias NamePagination = EndpointsRuntime.Pagination
private typealias NameReply = EndpointsRuntime.Reply
private typealias NameRequestEncoder = EndpointsRuntime.RequestEncoder
private typealias NameRequestable = EndpointsRuntime.Requestable
private typealias NameServerSentEvent = EndpointsRuntime.ServerSentEvent
private typealias NameStreamingRequestable = EndpointsRuntime.StreamingRequestable
