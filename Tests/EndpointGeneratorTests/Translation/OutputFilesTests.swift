import Testing

@testable import EndpointGenerator

/// Which file a declaration goes to must be the same on every run and machine.
struct OutputFilesTests {
    /// Values of FNV-1a as its authors publish them (draft-eastlake-fnv, test vectors).
    @Test(
        arguments: [
            ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] as [(String, UInt64)]
    )
    func namesAreHashedByFNV(_ text: String, _ hash: UInt64) {
        #expect(OutputFiles.hash(text) == hash)
    }
}
