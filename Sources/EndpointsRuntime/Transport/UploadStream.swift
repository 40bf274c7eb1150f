import Foundation

/// The bytes of a body's pieces, in order. A file is open while its bytes are read.
///
/// It ends with an error where a piece has fewer bytes than it had when it was measured: a length was
/// promised.
final class UploadStream: InputStream {
    private let body: UploadPieces
    /// The piece that is read, and how many of its bytes were.
    private var index = 0
    private var offset = 0
    private var file: FileHandle?
    private var stream: InputStream?
    private var status = Stream.Status.notOpen

    init(_ body: UploadPieces) {
        self.body = body
        super.init(data: Data())
    }

    override var streamStatus: Stream.Status { status }
    override var streamError: (any Error)? { body.problem }
    override var hasBytesAvailable: Bool { index < body.pieces.count }

    override func open() {
        status = .open
    }

    override func close() {
        status = .closed
        leavePiece()
    }

    /// Gives up to so many bytes: their number, 0 at the end, -1 after an error.
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        var count = 0
        do {
            while count < length, hasBytesAvailable {
                let (content, size) = body.pieces[index]
                let target = UnsafeMutableRawBufferPointer(
                    start: buffer + count,
                    count: min(length - count, size.map { $0 - offset } ?? .max)
                )
                let taken = target.isEmpty ? 0 : try read(content, into: target)
                if taken == 0, let size, offset < size { throw CocoaError(.fileReadCorruptFile) }
                count += taken
                offset += taken
                if taken == 0 || offset == size { nextPiece() }
            }
        } catch {
            body.fail(error)
            status = .error
            return -1
        }
        return count
    }

    private func nextPiece() {
        leavePiece()
        index += 1
        offset = 0
    }

    private func leavePiece() {
        file = nil
        stream?.close()
        stream = nil
    }

    /// Takes the bytes that come next in a piece, at most as many as there is room for; 0 at its end.
    private func read(
        _ content: BinaryContent,
        into target: UnsafeMutableRawBufferPointer
    ) throws -> Int {
        switch content {
        case .data(let data):
            let start = data.startIndex + offset
            data.copyBytes(to: target, from: start..<start + target.count)
            return target.count
        case .file(let url):
            let file = try file ?? FileHandle(forReadingFrom: url)
            self.file = file
            return try file.read(into: target, at: offset)
        case .stream(let bytes):
            let stream = try stream ?? bytes.opened()
            self.stream = stream
            return try stream.read(into: target)
        }
    }
}

extension FileHandle {
    /// Reads bytes that begin at a place: their number, 0 at the file's end.
    ///
    /// - Throws: `POSIXError`.
    fileprivate func read(into target: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int
    {
        while true {
            let count = pread(fileDescriptor, target.baseAddress, target.count, off_t(offset))
            if count >= 0 { return count }
            guard errno == EINTR else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        }
    }
}
