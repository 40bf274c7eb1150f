import Dispatch
import Foundation

/// Runs `body` on a thread whose stack has 512 KiB, as threads other than the main one have on
/// Apple's systems.
func onSmallStack<T: Sendable, E: Error>(
    _ body: @escaping @Sendable () throws(E) -> T
) throws(E) -> T {
    let box = SmallStackBox<T, E>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        box.result = Result(catching: body)
        done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    guard let result = box.result else {
        preconditionFailure("the thread ended without a result")
    }
    return try result.get()
}

/// Where the thread leaves its result; the semaphore orders the two accesses.
private final class SmallStackBox<T: Sendable, E: Error>: @unchecked Sendable {
    var result: Result<T, E>?
}
