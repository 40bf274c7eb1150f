#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard input, output and error.
enum Terminal {
    /// Writes to standard output.
    static func show(_ text: String) throws(FileError) {
        guard let problem = write(text, to: 1) else { return }
        throw FileError("cannot write standard output: \(problem)")
    }

    /// Writes to standard error. When that fails there is nobody left to tell.
    static func report(_ text: String) {
        _ = write(text, to: 2)
    }

    /// All of standard input.
    static func read() throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(0, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 {
                return bytes
            } else if errno != EINTR {
                throw FileError("cannot read standard input: \(Disk.reason(errno))")
            }
        }
    }

    /// Whether messages may be colored: a terminal reads them, and nobody asked for plain text
    /// (no-color.org).
    static var isColored: Bool {
        isatty(2) == 1 && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    }

    private static func variable(_ name: String) -> String {
        getenv(name).map { String(cString: $0) } ?? ""
    }

    /// Writes all of `text`; the reason when that fails.
    private static func write(_ text: String, to descriptor: Int32) -> String? {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = systemWrite(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno != EINTR {
                    return Disk.reason(errno)
                }
            }
            return nil
        }
    }
}

private let systemRead = read
private let systemWrite = write
