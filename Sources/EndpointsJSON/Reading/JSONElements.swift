/// The elements of an array that is being read, and the unsafe memory that holds them meanwhile.
///
/// Code that is generic and not specialized looks up an array's type each time it appends. This
/// needs no type but the element's, and makes the array once.
struct JSONElements<Element>: ~Copyable {
    private var start: UnsafeMutablePointer<Element>
    private var count = 0
    private var capacity = 4

    init() { start = .allocate(capacity: 4) }

    deinit {
        start.deinitialize(count: count)
        start.deallocate()
    }

    mutating func append(_ element: consuming Element) {
        if count == capacity { grow() }
        (start + count).initialize(to: element)
        count &+= 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
        capacity *= 2
    }

    /// The elements, which leave this memory.
    consuming func array() -> [Element] {
        let array = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.baseAddress?.moveInitialize(from: start, count: count)
            initialized = count
        }
        count = 0
        return array
    }
}
