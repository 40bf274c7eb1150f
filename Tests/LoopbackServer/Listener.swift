import Dispatch
import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The server's threads: one that accepts, and one for each connection. They hold this object and not
/// the server, so that the server's end can be theirs.
final class Listener: Sendable {
    private struct State {
        var connections: [Int: Socket] = [:]
        var isStopped = false
    }

    let port: UInt16
    let log: Log

    private let handler: LoopbackServer.Handler
    private let keepsBodies: Bool
    private let socket: Socket
    /// Closing the second end wakes the thread that accepts: it waits on the first.
    private let waker: (read: Int32, write: Int32)
    private let state = Locked(State())
    private let threads = DispatchGroup()

    init(
        recording: Bool,
        keepsBodies: Bool,
        handler: @escaping LoopbackServer.Handler
    ) throws(LoopbackServer.Problem) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .socket(call: "pipe", code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        waker = (ends[0], ends[1])
        log = Log(recording: recording)
        self.handler = handler
        self.keepsBodies = keepsBodies
        do {
            (socket, port) = try Socket.listening()
        } catch {
            for end in ends { _ = close(end) }
            throw error
        }
    }

    func start() {
        run { listener in
            while let connection = listener.socket.accepted(unless: listener.waker.read) {
                listener.serve(connection)
            }
            listener.socket.dispose()
            _ = close(listener.waker.read)
        }
    }

    func stop() {
        let isFirst = state.withLock { state in
            defer { state.isStopped = true }
            for connection in state.connections.values { connection.disconnect() }
            return !state.isStopped
        }
        guard isFirst else { return }
        _ = close(waker.write)
        log.close()
        _ = threads.wait(timeout: .now() + 5)
    }

    private func serve(_ socket: Socket) {
        let number = log.connectionAccepted()
        let isWelcome = state.withLock { state in
            if !state.isStopped { state.connections[number] = socket }
            return !state.isStopped
        }
        guard isWelcome else { return socket.dispose() }
        run { listener in
            let connection = Connection(
                socket: socket,
                number: number,
                log: listener.log,
                keepsBodies: listener.keepsBodies
            )
            connection.serve(listener.handler)
            // Out of the table first: a descriptor that is closed may be another's at once.
            _ = listener.state.withLock { $0.connections.removeValue(forKey: number) }
            socket.dispose()
            listener.log.connectionEnded()
        }
    }

    private func run(_ body: @escaping @Sendable (Listener) -> Void) {
        threads.enter()
        let thread = Thread { [self] in
            body(self)
            threads.leave()
        }
        thread.start()
    }
}
