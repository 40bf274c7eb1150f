import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The session of a transport's streams, apart from that of its other requests, which open streams
/// would keep from their connections.
final class StreamSession: Sendable {
    private let session: URLSession
    private let transfers: SessionTransfers

    /// Creates a session that connects as another does. Streams may be silent for longer than other
    /// answers, and many can be open at once.
    init(like model: URLSession, certificates: (any URLSessionDelegate)?) {
        let given = model.configuration
        let configuration = given.copy() as? URLSessionConfiguration ?? given
        configuration.timeoutIntervalForRequest = max(given.timeoutIntervalForRequest, 300)
        configuration.httpMaximumConnectionsPerHost = 1_000
        transfers = SessionTransfers(certificates: certificates)
        session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends a request, and gives the reply when its head is there, with a stream for the body.
    func send(
        _ request: TransportRequest,
        from source: UploadSource?
    ) async throws -> TransportReply {
        let task = session.task(for: request, from: source)
        let isForFile = !(request.type is any StreamingRequestable.Type)
        let buffer = StreamBuffer(
            Self.flow(of: task),
            endpoint: request.endpoint,
            limit: isForFile ? StreamBuffer.fileLimit : StreamBuffer.limit
        )
        transfers.add(task, source, stream: buffer)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfers.start(task, continuation)
            }
        } onCancel: {
            transfers.cancel(task)
        }
    }

    private static func flow(of task: URLSessionTask) -> StreamFlow {
        #if canImport(FoundationNetworking)
            // There a task that is suspended loses its connection, and sends its request again when it
            // is resumed; and whoever blocks the delegate's queue blocks every session.
            StreamFlow(pause: {}, resume: {}, cancel: { task.cancel() })
        #else
            StreamFlow(
                pause: { task.suspend() },
                resume: { task.resume() },
                cancel: { task.cancel() }
            )
        #endif
    }
}
