public import Foundation

/// Bytes that are sent: from memory, from a file on disk, which is not read as a whole, or from a
/// stream.
public enum BinaryContent: Sendable, Hashable {
    /// Bytes in memory.
    case data(Data)
    /// A file on disk.
    case file(URL)
    /// What a stream gives.
    case stream(BinaryStream)
}
