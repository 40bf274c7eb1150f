/// Which of the open levels are objects, as bits; only what is deeper than 64 takes memory.
struct JSONNesting {
    private var bits: UInt64 = 0
    private var count = 0
    private var outer: [UInt64] = []

    /// Whether the innermost level is an object, not an array.
    var isObject: Bool {
        bits & 1 != 0
    }

    mutating func push(isObject: Bool) {
        if count == 64 {
            outer.append(bits)
            count = 0
        }
        bits = bits << 1 | (isObject ? 1 : 0)
        count &+= 1
    }

    mutating func pop() {
        bits >>= 1
        count &-= 1
        if count == 0, let last = outer.popLast() {
            bits = last
            count = 64
        }
    }
}
