import Foundation

/// A value behind a lock: the one lock of these modules.
///
/// `@unchecked` because the compiler cannot see what is so by construction: `value` is private, and
/// is only touched between `lock` and `unlock` of the lock beside it.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Runs the closure while no other is running. It must not wait, nor call out to other code.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
