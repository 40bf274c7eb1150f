import Foundation

/// The memory of this process that is really there, in bytes, as Linux tells it.
package enum ResidentMemory {
    /// The resident memory at this moment; nil where the system cannot tell.
    package static var now: Int? { status("VmRSS") }

    /// What `work` needs at its highest, beyond what was there before and what it leaves behind: the
    /// highest resident memory while it runs, less the resident memory that stays when what was
    /// freed has been given back and its result is still held. Nil where the system cannot tell.
    package static func beyondResult<T>(of work: () throws -> T) rethrows -> Int? {
        giveBack()
        guard resetPeak() else { return nil }
        let value = try work()
        let peak = status("VmHWM")
        giveBack()
        let rest = status("VmRSS")
        return withExtendedLifetime(value) {
            guard let peak, let rest else { return nil }
            return max(0, peak - rest)
        }
    }

    /// The highest resident memory while `work` runs, less that before. Nil where the system cannot
    /// tell.
    package static func beyondBefore(
        of work: () async throws -> Void
    ) async rethrows -> Int? {
        giveBack()
        guard resetPeak(), let before = now else { return nil }
        try await work()
        return status("VmHWM").map { max(0, $0 - before) }
    }

    /// Returns freed memory to the system, where its allocator has a function for that.
    private static func giveBack() {
        typealias Trim = @convention(c) (Int) -> Int32
        if let address = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") {
            _ = unsafeBitCast(address, to: Trim.self)(0)
        }
    }

    /// Makes the highest resident memory the present one.
    private static func resetPeak() -> Bool {
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
        return (try? file.write(contentsOf: Data("5".utf8))) != nil
    }

    /// A line of the process's status, which is in kilobytes.
    private static func status(_ name: String) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
            return nil
        }
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
        return number.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
