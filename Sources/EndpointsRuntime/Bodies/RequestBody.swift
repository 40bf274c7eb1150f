public import Foundation

/// What a request carries: bytes, files from disk and streams, one after the other.
public struct RequestBody: Sendable, Hashable {
    /// The pieces in the order in which they are sent.
    public let pieces: [BinaryContent]

    init(pieces: [BinaryContent]) {
        self.pieces = pieces
    }

    init(_ data: Data) {
        self.init(pieces: [.data(data)])
    }

    /// All bytes; nil where some are not in memory.
    var data: Data? {
        var all = Data()
        for piece in pieces {
            guard case .data(let data) = piece else { return nil }
            all.append(data)
        }
        return all
    }

    /// The first file that is not there or may not be read.
    var unreadableFile: URL? {
        for case .file(let file) in pieces
        where !file.isFileURL || !FileManager.default.isReadableFile(atPath: file.path) {
            return file
        }
        return nil
    }

    /// What tells each file from what it is later.
    var fileVersions: [FileVersion] {
        pieces.compactMap { piece in
            if case .file(let file) = piece { FileVersion(of: file) } else { nil }
        }
    }

    /// Reads all bytes into memory, as a test needs that looks at them.
    ///
    /// - Throws: What Foundation throws where a file or a stream cannot be read.
    public func bytes() throws -> Data {
        var all = Data()
        for piece in pieces {
            switch piece {
            case .data(let data): all.append(data)
            case .file(let file): all.append(try Data(contentsOf: file))
            case .stream(let stream): try stream.read { all.append($0) }
            }
        }
        return all
    }
}
