#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files and folders, with errors that name the path and the reason.
enum Disk {
    static func read(_ path: String) throws(FileError) -> Data {
        do {
            return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
        } catch {
            throw FileError("read", path, reason(error))
        }
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    /// The names in a folder, sorted; none when there is no such folder.
    static func names(in folder: String) throws(FileError) -> [String] {
        guard exists(folder) else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw FileError("read folder", folder, reason(error))
        }
    }

    static func makeFolder(_ path: String) throws(FileError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true
            )
        } catch {
            throw FileError("make folder", path, reason(error))
        }
    }

    static func write(_ text: String, to path: String) throws(FileError) {
        do {
            try Data(text.utf8).write(to: URL(filePath: path))
        } catch {
            throw FileError("write", path, reason(error))
        }
    }

    /// Puts the file `path` in the place of `target` in one step, so that nobody sees half of it.
    static func move(_ path: String, over target: String) throws(FileError) {
        guard rename(path, target) != 0 else { return }
        throw FileError("write", target, reason(errno))
    }

    /// Puts `text` in the place of what a file says, in one step.
    static func replace(_ path: String, with text: String) throws(FileError) {
        let draft = "\(path).\(processID).draft"
        do throws(FileError) {
            try write(text, to: draft)
            try move(draft, over: path)
        } catch {
            try? remove(draft)
            throw error
        }
    }

    static var processID: Int32 { getpid() }

    /// Takes a file away; one that is gone is as wanted, as several runs may clear one folder.
    static func remove(_ path: String) throws(FileError) {
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw FileError("remove", path, reason(errno))
    }

    /// The system's words for an error number: `no such file or directory`.
    static func reason(_ number: Int32) -> String {
        let words = String(cString: strerror(number))
        return words.prefix(1).lowercased() + words.dropFirst()
    }

    private static func reason(_ error: any Error) -> String {
        if let error = error as? POSIXError { return reason(error.code.rawValue) }
        let underlying = (error as? CocoaError)?.userInfo["NSUnderlyingError"]
        if let error = underlying as? POSIXError { return reason(error.code.rawValue) }
        return (error as? CocoaError).flatMap { words[$0.code] } ?? "\(error)"
    }

    private static let words: [CocoaError.Code: String] = [
        .fileNoSuchFile: "no such file or directory",
        .fileReadNoSuchFile: "no such file or directory",
        .fileReadNoPermission: "permission denied",
        .fileWriteNoPermission: "permission denied",
        .fileWriteFileExists: "a file stands there",
        .fileWriteOutOfSpace: "no space left on device",
        .fileWriteVolumeReadOnly: "read-only file system",
    ]
}
