/// One connection, from its first request to its end.
struct Connection {
    let socket: Socket
    let number: Int
    let log: Log
    /// Whether requests have their bodies.
    let keepsBodies: Bool

    /// Reads requests and answers them, one after the other.
    func serve(_ handler: LoopbackServer.Handler) {
        var reader = RequestReader(
            socket: socket,
            connection: number,
            keepsBodies: keepsBodies
        )
        do throws(RequestReader.Ending) {
            while true {
                let request = log.requestReceived(try reader.next())
                guard perform(handler(request)) else { return }
                if request.endsConnection { return socket.finish() }
            }
        } catch {
            guard case .malformed(let reason) = error else { return }
            _ = perform(.text(400, reason, headers: ["Connection": "close"]))
        }
    }

    /// Goes through an answer's steps; false when the connection is over.
    private func perform(_ answer: LoopbackServer.Answer) -> Bool {
        for step in answer.steps {
            switch step {
            case .write(let bytes):
                guard socket.write(bytes) else { return false }
            case .pause(let duration):
                guard socket.pause(duration) else { return false }
            case .close:
                socket.finish()
                return false
            case .reset:
                socket.breakOnDisposal()
                return false
            case .hang:
                socket.drain()
                return false
            }
        }
        return true
    }
}
