import Foundation

/// The pieces of a body, each with its length before any of them is read.
struct UploadPieces: Sendable {
    /// Bytes, files and streams, each with as many bytes as it has; nil for a stream that does not say.
    let pieces: [(content: BinaryContent, size: Int?)]
    /// How many bytes there are; nil where a stream does not say.
    let size: Int64?
    private let met = Locked<(any Error)?>(nil)

    /// Asks each file for its length; nil where one has none, as a pipe.
    init?(_ body: RequestBody) {
        var pieces: [(BinaryContent, Int?)] = []
        for piece in body.pieces {
            switch piece {
            case .data(let data): pieces.append((piece, data.count))
            case .file(let file):
                guard let size = file.sizeOfRegularFile else { return nil }
                pieces.append((piece, size))
            case .stream(let stream):
                pieces.append((piece, stream.length.map(Int.init(clamping:))))
            }
        }
        self.pieces = pieces
        size = pieces.reduce(0) { sum, piece in
            sum.flatMap { sum in piece.1.map { sum + Int64($0) } }
        }
    }

    /// The body from its beginning; nil where there is none to be had.
    var stream: InputStream? {
        #if canImport(FoundationNetworking)
            return UploadStream(self)
        #else
            // There it is a stream alone.
            guard case .stream(let stream)? = pieces.first?.content else { return nil }
            return stream.open()
        #endif
    }

    /// Why a piece could not be read; nil where none failed.
    var problem: (any Error)? { met.withLock { $0 } }

    /// Remembers why a piece could not be read.
    func fail(_ problem: any Error) {
        met.withLock { $0 = $0 ?? problem }
    }
}

extension URL {
    /// The length of the file, or of the one that a symbolic link leads to; nil for a pipe and others
    /// that have none.
    fileprivate var sizeOfRegularFile: Int? {
        let path = resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        return (attributes[.size] as? NSNumber)?.intValue
    }
}
