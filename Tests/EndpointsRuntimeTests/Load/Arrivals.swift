import Foundation

/// How often each number arrived.
///
/// `@unchecked Sendable`: `counts` is reached only between `lock` and `unlock` of the lock beside it.
final class Arrivals: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [UInt8]

    init(count: Int) {
        counts = Array(repeating: 0, count: count)
    }

    /// Notes an arrival.
    ///
    /// - Returns: The how manieth it is of that number: 1 for the first.
    func add(_ number: Int) -> Int {
        lock.withLock {
            counts[number] += 1
            return Int(counts[number])
        }
    }

    func times(_ number: Int) -> Int {
        lock.withLock { Int(counts[number]) }
    }
}
