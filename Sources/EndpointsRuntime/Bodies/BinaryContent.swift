public import Foundation

/// Bytes that are sent: from memory, or from a file on disk, which is not read as a whole.
public enum BinaryContent: Sendable, Hashable {
    /// Bytes in memory.
    case data(Data)
    /// A file on disk.
    case file(URL)
}
