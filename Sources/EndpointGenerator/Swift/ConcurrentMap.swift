internal import Dispatch

extension Array {
    /// What a function makes of each element, in their order: of several at a time, as many as the
    /// machine has cores. The function may read what is not its own, and change nothing of it.
    func concurrentMap<Result>(_ transform: (Element) -> Result) -> [Result] {
        withoutActuallyEscaping(transform) { transform in
            nonisolated(unsafe) let transform = transform
            nonisolated(unsafe) let elements = self
            return [Result](unsafeUninitializedCapacity: count) { results, made in
                nonisolated(unsafe) let places = results
                DispatchQueue.concurrentPerform(iterations: elements.count) { index in
                    places.initializeElement(at: index, to: transform(elements[index]))
                }
                made = elements.count
            }
        }
    }
}
