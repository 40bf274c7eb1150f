/// The elements of an array that is being read, and the unsafe memory that holds them meanwhile.
///
/// Code that is generic and not specialized looks up an array's type each time it appends. This
/// needs no type but the element's, and adds to the array by the hundred.
struct JSONElements<Element>: ~Copyable {
    private var start: UnsafeMutablePointer<Element>
    private var count = 0
    private var capacity = 4
    /// The elements before those in memory.
    private var earlier: [Element] = []

    init() { start = .allocate(capacity: 4) }

    deinit {
        start.deinitialize(count: count)
        start.deallocate()
    }

    mutating func append(_ element: consuming Element) {
        if count == capacity { makeRoom() }
        (start + count).initialize(to: element)
        count &+= 1
    }

    private mutating func makeRoom() {
        guard capacity < 256 else {
            flush()
            return
        }
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
        capacity *= 2
    }

    private mutating func flush() {
        earlier.append(contentsOf: UnsafeMutableBufferPointer(start: start, count: count))
        start.deinitialize(count: count)
        count = 0
    }

    /// The elements, which leave this memory.
    consuming func array() -> [Element] {
        guard earlier.isEmpty else {
            flush()
            return earlier
        }
        let array = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.baseAddress?.moveInitialize(from: start, count: count)
            initialized = count
        }
        count = 0
        return array
    }
}
