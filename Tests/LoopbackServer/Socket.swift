#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A stream socket on 127.0.0.1. Whoever holds it disposes of it, once.
struct Socket: Sendable {
    let descriptor: Int32

    /// A socket that listens, and the port that the system picked for it.
    static func listening() throws(LoopbackServer.Problem) -> (socket: Socket, port: UInt16) {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let listener = Socket(descriptor: try checked("socket", socket(AF_INET, kind, 0)))
        do {
            listener.keepFromChildProcesses()
            return (listener, try listener.bindAndListen())
        } catch {
            listener.dispose()
            throw error
        }
    }

    private func bindAndListen() throws(LoopbackServer.Problem) -> UInt16 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (bound, listening, named) = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                (
                    bind(descriptor, address, length),
                    listen(descriptor, 512),
                    getsockname(descriptor, address, &length)
                )
            }
        }
        _ = try Self.checked("bind", bound)
        _ = try Self.checked("listen", listening)
        _ = try Self.checked("getsockname", named)
        return UInt16(bigEndian: address.sin_port)
    }

    /// Waits for a connection; nil when `waker` became readable first.
    func accepted(unless waker: Int32) -> Socket? {
        while true {
            var descriptors = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: waker, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&descriptors, 2, -1)
            if count < 0, errno == EINTR { continue }
            if count < 0 || descriptors[1].revents != 0 { return nil }
            let connection = Socket(descriptor: accept(descriptor, nil, nil))
            // The client may have left already, or the process has no descriptor to spare.
            guard connection.descriptor >= 0 else { continue }
            connection.keepFromChildProcesses()
            // Each write of a trickle is to be a segment of its own.
            connection.setOption(Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
            #if canImport(Darwin)
                connection.setOption(SOL_SOCKET, SO_NOSIGPIPE, Int32(1))
            #endif
            return connection
        }
    }

    /// Appends what has come, at least a byte of it; false at the end of the connection.
    func read(into buffer: inout [UInt8]) -> Bool {
        let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { chunk, count in
            repeat {
                count = max(0, recv(descriptor, chunk.baseAddress, chunk.count, 0))
            } while count == 0 && errno == EINTR
        }
        buffer += chunk
        return !chunk.isEmpty
    }

    /// Sends all the bytes; false when the connection has ended. No SIGPIPE then.
    func write(_ bytes: [UInt8]) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = send(
                    descriptor,
                    UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                    rest.count,
                    flags
                )
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Waits; false when the connection broke meanwhile.
    func pause(_ duration: Duration) -> Bool {
        var hangUp = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&hangUp, 1, Int32((duration.timeInterval * 1_000).rounded(.up))) <= 0
    }

    /// Wakes whoever reads from or writes to the connection, and ends it.
    func disconnect() {
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Ends our side, and waits for the client to end its own: closed with bytes unread, the connection
    /// would break, and the client might lose what it was sent.
    func finish() {
        _ = shutdown(descriptor, Int32(SHUT_WR))
        drain()
    }

    /// Reads until the connection ends.
    func drain() {
        var ignored: [UInt8] = []
        while read(into: &ignored) { ignored.removeAll(keepingCapacity: true) }
    }

    /// Makes `dispose` break the connection.
    func breakOnDisposal() {
        setOption(SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    }

    func dispose() {
        _ = close(descriptor)
    }

    private func keepFromChildProcesses() {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    private func setOption<Value: BitwiseCopyable>(
        _ level: Int32,
        _ option: Int32,
        _ value: Value
    ) {
        withUnsafeBytes(of: value) { bytes in
            _ = setsockopt(descriptor, level, option, bytes.baseAddress, socklen_t(bytes.count))
        }
    }

    private static func checked(_ call: String, _ result: Int32) throws(LoopbackServer.Problem)
        -> Int32
    {
        guard result >= 0 else { throw .socket(call: call, code: errno) }
        return result
    }
}
