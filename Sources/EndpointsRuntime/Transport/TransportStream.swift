public import Foundation

/// The body of a reply while it comes: pieces of any size, one after the other.
///
///     for try await piece in stream { … }
///
/// It is read once. Whoever reads it no further lets go of it, and ends the transfer by that; so
/// does the cancellation of a task that waits for a piece.
public struct TransportStream: AsyncSequence, Sendable {
    /// A piece of the body.
    public typealias Element = Data

    private let pull: @Sendable () async throws -> Data?

    /// Creates a stream.
    ///
    /// - Parameter pull: Gives the next piece, nil after the last one, or throws as
    ///   `Transport.send(_:)` does. It is called by one task at a time.
    public init(_ pull: @escaping @Sendable () async throws -> Data?) {
        self.pull = pull
    }

    /// A body that is there already, as one piece.
    init(_ body: Data) {
        let rest = Locked<Data?>(body.isEmpty ? nil : body)
        self.init { rest.withLock { $0.take() } }
    }

    /// Begins with the next piece.
    public func makeAsyncIterator() -> Iterator { Iterator(pull: pull) }

    /// A way through the pieces.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        fileprivate let pull: @Sendable () async throws -> Data?

        /// Waits for the next piece; nil after the last one.
        public mutating func next() async throws -> Data? { try await pull() }
    }
}

extension TransportStream {
    /// The body as a whole, or as much of it as a limit allows; the rest is not waited for.
    func collected(upTo limit: Int) async throws -> Data {
        var body = Data()
        while body.count < limit, let piece = try await pull() {
            body.append(piece.prefix(limit - body.count))
        }
        return body
    }

    /// The next piece.
    func first() async throws -> Data? { try await pull() }

    /// The same stream with a piece before it.
    func preceded(by piece: Data?) -> TransportStream {
        let piece = Locked(piece)
        return TransportStream { [pull] in
            if let piece = piece.withLock({ $0.take() }) { return piece }
            return try await pull()
        }
    }

    /// The same stream with other errors.
    func mapErrors(_ transform: @escaping @Sendable (any Error) -> any Error) -> TransportStream {
        TransportStream { [pull] in
            do {
                return try await pull()
            } catch {
                throw transform(error)
            }
        }
    }
}
