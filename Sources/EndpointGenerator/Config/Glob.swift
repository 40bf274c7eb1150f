/// A pattern for paths: `*` is any text without `/`, `**` any text, all else stands for itself.
struct Glob {
    private let pattern: [UInt8]

    init(_ pattern: String) {
        self.pattern = Array(pattern.utf8)
    }

    func matches(_ text: String) -> Bool {
        // Which lengths of the pattern have matched so far; one walk over the text.
        let text = Array(text.utf8)
        var reached = closure(of: [0])
        for byte in text {
            var next: Set<Int> = []
            for index in reached where index < pattern.count {
                switch star(at: index) {
                case 2: next.insert(index)
                case 1: if byte != UInt8(ascii: "/") { next.insert(index) }
                default: if pattern[index] == byte { next.insert(index + 1) }
                }
            }
            reached = closure(of: next)
            if reached.isEmpty { return false }
        }
        return reached.contains(pattern.count)
    }

    /// How many stars stand at an index, two at most.
    private func star(at index: Int) -> Int {
        guard pattern[index] == UInt8(ascii: "*") else { return 0 }
        return index + 1 < pattern.count && pattern[index + 1] == UInt8(ascii: "*") ? 2 : 1
    }

    /// A star may stand for nothing.
    private func closure(of indices: Set<Int>) -> Set<Int> {
        var all = indices
        var rest = Array(indices)
        while let index = rest.popLast() {
            guard index < pattern.count else { continue }
            let stars = star(at: index)
            if stars > 0, all.insert(index + stars).inserted { rest.append(index + stars) }
        }
        return all
    }
}
