import Testing

@testable import EndpointGenerator

struct ShortTypeTests {
    /// Brackets as deep as the limit are read; deeper ones are a mistake like any other, however
    /// many they are.
    @Test(arguments: [(31, true), (32, false), (10_000, false)])
    func bracketsAreLimited(_ depth: Int, _ isType: Bool) {
        let text =
            String(repeating: "[", count: depth) + "string" + String(repeating: "]", count: depth)
        let range = SourceRange(file: 0, start: 0, end: UInt32(text.utf8.count))
        #expect((ShortType.parse(Located(text, range)) != nil) == isType)
    }
}
