/// A text in which marks enclose the places that a test means: `{ "a": 1️⃣tru1️⃣ }`.
struct MarkedText {
    private(set) var text = ""
    /// The bytes between the two marks of each number, in the order of the numbers.
    private(set) var ranges: [Range<Int>] = []

    init(_ marked: String) {
        var starts: [Unicode.Scalar: Int] = [:]
        var found: [Unicode.Scalar: Range<Int>] = [:]
        let scalars = Array(marked.unicodeScalars)
        var index = 0
        while index < scalars.count {
            if index + 2 < scalars.count, scalars[index + 1] == "\u{FE0F}",
                scalars[index + 2] == "\u{20E3}"
            {
                let number = scalars[index]
                if let start = starts[number] {
                    found[number] = start..<text.utf8.count
                } else {
                    starts[number] = text.utf8.count
                }
                index += 3
            } else {
                text.unicodeScalars.append(scalars[index])
                index += 1
            }
        }
        ranges = found.sorted { $0.key < $1.key }.map(\.value)
    }
}
