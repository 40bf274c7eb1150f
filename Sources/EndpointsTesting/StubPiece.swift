import EndpointsRuntime
public import Foundation

/// A part of a stream that a stub gives: bytes, or what happens before the next ones.
///
///     stub.answer(
///         GitHub.WatchDeployments.self,
///         stream: ["data: 1\n\n", .pause(.seconds(5)), .failure(URLError(.networkConnectionLost))]
///     )
public enum StubPiece: Sendable, ExpressibleByStringInterpolation {
    /// Bytes.
    case data(Data)
    /// Nothing for a while, by the stub's clock.
    case pause(Duration)
    /// The end of the stream by an error.
    case failure(any Error)

    /// A text in UTF-8.
    public init(stringLiteral text: String) {
        self = .data(Data(text.utf8))
    }
}

extension TransportStream {
    /// The pieces, one after the other.
    init(_ pieces: [StubPiece], _ clock: any Clock<Duration>) {
        let rest = Locked(pieces[...])
        self.init {
            while let piece = rest.withLock({ $0.popFirst() }) {
                switch piece {
                case .data(let data): return data
                case .pause(let pause): try await clock.sleep(for: pause)
                case .failure(let error):
                    rest.withLock { $0 = [] }
                    throw error
                }
            }
            return nil
        }
    }
}
