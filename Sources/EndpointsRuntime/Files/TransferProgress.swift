public import Foundation

/// How far a download or an upload has come.
///
///     try await files.download(.getArchive(), to: url) { progress in
///         print(progress.fraction.map { "\(Int($0 * 100)) %" } ?? "\(progress.completed) bytes")
///     }
public struct TransferProgress: Sendable, Hashable {
    /// How many bytes have come, or were sent.
    public let completed: Int64
    /// How many bytes there are; nil where nobody says.
    public let total: Int64?

    /// Creates a progress.
    public init(completed: Int64, total: Int64?) {
        self.completed = completed
        self.total = total
    }

    /// The part that is done, from 0 to 1; nil where nobody says how much there is.
    public var fraction: Double? {
        guard let total else { return nil }
        return total > 0 ? min(Double(completed) / Double(total), 1) : 1
    }
}

extension Progress {
    /// Takes over how far a transfer has come, with bytes as units.
    ///
    ///     let progress = Progress(totalUnitCount: -1)
    ///     try await files.download(.getArchive(), to: url) { progress.update(to: $0) }
    public func update(to transfer: TransferProgress) {
        totalUnitCount = transfer.total ?? -1
        completedUnitCount = transfer.completed
    }
}
