/// What a type does not know of a value, while several types are compared.
///
/// Level by level, as a key that is passed over hides all that it has: `{"a": {"x": 1, "y": 2}}` is
/// closer to a type that knows `a` and none of the keys in it than to one that does not know `a`.
struct JSONUnknowns: Equatable {
    /// How many objects and arrays are open where the value begins.
    let depth: Int
    /// How many keys, nulls and listed values are not known, on each level.
    private(set) var counts: [Int] = []
    /// How much of that is not kept either.
    private(set) var lost = 0

    init(depth: Int) {
        self.depth = depth
    }

    /// Adds a key of an object, or a null that no property keeps.
    ///
    /// - Parameter depth: How many objects and arrays are open, the object too.
    mutating func addKey(at depth: Int, isKept: Bool) {
        add(at: depth - self.depth - 1)
        if !isKept { lost += 1 }
    }

    /// Adds a key of an object whose keys are data, if it is the value itself.
    mutating func addName(at depth: Int) {
        if depth == self.depth + 1 { addKey(at: depth, isKept: true) }
    }

    /// Adds a value that an enumeration does not list or that is no member of its union.
    mutating func addValue(at depth: Int) {
        add(at: depth - self.depth)
    }

    private mutating func add(at level: Int) {
        while counts.count <= level { counts.append(0) }
        if counts.indices.contains(level) { counts[level] += 1 }
    }

    var isEmpty: Bool { counts.isEmpty }

    /// Whether less is unknown, the outermost level first; else whether less is lost.
    func isLess(than other: JSONUnknowns) -> Bool {
        for level in 0..<max(counts.count, other.counts.count) {
            let count = level < counts.count ? counts[level] : 0
            let otherCount = level < other.counts.count ? other.counts[level] : 0
            if count != otherCount { return count < otherCount }
        }
        return lost < other.lost
    }
}

/// What is told of a value while its types are compared; else the calls do nothing.
extension JSONReader {
    /// How many objects and arrays are open around the value that comes next.
    var openDepth: Int {
        if let coder { return coder.level?.depth ?? 0 }
        return depth
    }

    /// Tells of a key that no property of the innermost object has.
    @inline(never)
    mutating func tellKey(isKept: Bool) {
        let depth = openDepth
        unknowns?.addKey(at: depth, isKept: isKept)
    }

    /// Tells of a key of an object whose keys are data.
    @inline(__always)
    mutating func tellName() {
        if unknowns == nil { return }
        let depth = openDepth
        unknowns?.addName(at: depth)
    }

    /// Tells of a field that comes with a `null` which is not kept.
    @inline(never)
    mutating func tellDroppedNull() {
        if isNullNext() { tellKey(isKept: false) }
    }

    /// Whether a `null` comes next, which is not taken.
    private mutating func isNullNext() -> Bool {
        if let coder { return coder.isNull() }
        skipSpace()
        return bytes[position] == .letterN
    }

    /// Tells of a value that an enumeration does not list, or that is no member of its union.
    @inline(never)
    mutating func tellUnknownValue() {
        let depth = openDepth
        unknowns?.addValue(at: depth)
    }

    /// Tells of a value of an enumeration.
    @inline(__always)
    mutating func tell<T: OpenEnumeration>(_ value: T) {
        if unknowns != nil { tellUnlisted(value) }
    }

    @inline(never)
    private mutating func tellUnlisted<T: OpenEnumeration>(_ value: T) {
        if !T.allCases.contains(value) { tellUnknownValue() }
    }
}
