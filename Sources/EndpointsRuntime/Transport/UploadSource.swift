import Foundation

/// A request's body that has files, as `URLSession` sends it piece by piece.
enum UploadSource: Sendable {
    /// One file, alone or with the other pieces in it.
    case file(UploadFile)
    /// The pieces themselves, one after the other.
    case pieces(UploadPieces)

    /// A body's pieces, or a file that has them all.
    ///
    /// Foundation on Linux takes a stream that is ours. That of Apple's systems does not, so that there,
    /// and where a file's length is not known, as that of a pipe, a body's pieces are copied to a
    /// temporary file; one that is a file or a stream alone is sent from there.
    ///
    /// - Throws: What Foundation throws where a file cannot be read or written.
    static func make(_ body: RequestBody) async throws -> UploadSource {
        #if canImport(FoundationNetworking)
            if let pieces = UploadPieces(body) { return .pieces(pieces) }
        #else
            if body.pieces.count == 1 {
                if case .file(let file)? = body.pieces.first { return .file(UploadFile(file)) }
                if case .stream? = body.pieces.first, let pieces = UploadPieces(body) {
                    return .pieces(pieces)
                }
            }
        #endif
        return .file(try await .copy(body))
    }

    /// How many bytes it has; nil where the system does not tell.
    var size: Int64? {
        switch self {
        case .file(let file): file.size
        case .pieces(let pieces): pieces.size
        }
    }

    /// Why the body could not be read to its end; nil where it could.
    var problem: (any Error)? {
        switch self {
        case .file: nil
        case .pieces(let pieces): pieces.problem
        }
    }

    /// Gives the body from its beginning; nil for a file, which the session itself reads.
    var open: (@Sendable () -> InputStream?)? {
        switch self {
        case .file: nil
        case .pieces(let pieces): { pieces.stream }
        }
    }

    /// Deletes what was made for the request.
    func remove() {
        if case .file(let file) = self { file.remove() }
    }
}
