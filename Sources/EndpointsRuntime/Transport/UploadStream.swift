import Foundation

/// The bytes of a body's pieces, in order. A file is open while its bytes are read.
///
/// It ends with an error where a file has become shorter: a length was promised.
final class UploadStream: InputStream {
    private let body: UploadPieces
    /// The piece that is read, and its bytes that were.
    private var index = 0
    private var offset = 0
    private var file: FileHandle?
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
        file = nil
    }

    /// Gives up to so many bytes: their number, 0 at the end, -1 after an error.
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        var count = 0
        do {
            while count < length, hasBytesAvailable {
                let (content, size) = body.pieces[index]
                let target = UnsafeMutableRawBufferPointer(
                    start: buffer + count,
                    count: min(length - count, size - offset)
                )
                try read(content, into: target)
                count += target.count
                offset += target.count
                if offset == size { advance() }
            }
        } catch {
            body.fail(error)
            status = .error
            return -1
        }
        return count
    }

    private func advance() {
        index += 1
        offset = 0
        file = nil
    }

    /// Fills a buffer with the bytes that come next in a piece.
    private func read(_ content: BinaryContent, into target: UnsafeMutableRawBufferPointer) throws {
        switch content {
        case .data(let data):
            let start = data.startIndex + offset
            data.copyBytes(to: target, from: start..<start + target.count)
        case .file(let url):
            let file = try file ?? FileHandle(forReadingFrom: url)
            self.file = file
            try file.read(into: target, at: offset)
        }
    }
}

extension FileHandle {
    /// Fills a buffer with the bytes that begin at a place.
    ///
    /// - Throws: `POSIXError`, or `CocoaError` where the file ends before.
    fileprivate func read(into target: UnsafeMutableRawBufferPointer, at offset: Int) throws {
        var rest = target[...]
        while !rest.isEmpty {
            let place = off_t(offset + rest.startIndex)
            let part = UnsafeMutableRawBufferPointer(rebasing: rest)
            let count = pread(fileDescriptor, part.baseAddress, part.count, place)
            if count < 0 {
                if errno == EINTR { continue }
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
            guard count > 0 else { throw CocoaError(.fileReadCorruptFile) }
            rest = rest.dropFirst(count)
        }
    }
}
