import EndpointsJSON
import Testing

/// Arrays of a type that is not known where they are read.
struct ArrayTests {
    /// Counts the elements that are in memory; `@unchecked`, as a test does all on one thread.
    final class Counter: @unchecked Sendable {
        var count = 0
    }

    /// An element that is an integer.
    final class Element: JSONReadable {
        @TaskLocal static var counter: Counter?
        let value: Int

        init(from json: inout JSONReader) throws(JSONError) {
            value = try json.int()
            Self.counter?.count += 1
        }

        deinit { Self.counter?.count -= 1 }
    }

    /// Around the sizes at which the elements move.
    @Test(arguments: [0, 1, 3, 4, 5, 8, 9, 16, 17, 255, 256, 257, 512, 513, 2_000])
    func elements(count: Int) throws {
        let counter = Counter()
        let text = (0..<count).map(String.init).joined(separator: ",")
        try Element.$counter.withValue(counter) {
            let array = try reading("[\(text)]") { json throws(JSONError) in
                try read([Element].self, from: &json)
            }
            #expect(array.map(\.value) == Array(0..<count))
            #expect(counter.count == count)
        }
    }

    @Test(arguments: [0, 1, 3, 4, 5, 8, 9, 16, 17, 255, 256, 257, 512, 513, 2_000])
    func noneIsLeftOfAnArrayThatIsBroken(count: Int) {
        let counter = Counter()
        let text = (0..<count).map { "\($0)," }.joined()
        Element.$counter.withValue(counter) {
            let error = problem("[[1,2],[\(text)null]]") { json throws(JSONError) in
                try read([[Element]].self, from: &json)
            }
            #expect(error?.path == JSONPath([.index(1), .index(count)]))
        }
        #expect(counter.count == 0)
    }

    @inline(never)
    private func read<T: JSONReadable>(
        _ type: T.Type,
        from json: inout JSONReader
    ) throws(JSONError) -> T {
        try T(from: &json)
    }
}
