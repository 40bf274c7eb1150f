import Foundation

/// Pairs of byte strings on standard output, each byte string after its length in four bytes, the
/// lowest first.
struct Frames {
    private var pending = Data()

    mutating func append(text: [UInt8], plainForm: [UInt8]) {
        for part in [text, plainForm] {
            for shift in stride(from: 0, to: 32, by: 8) {
                pending.append(UInt8(truncatingIfNeeded: part.count >> shift))
            }
            pending.append(contentsOf: part)
        }
        if pending.count > 1 << 18 { flush() }
    }

    mutating func flush() {
        FileHandle.standardOutput.write(pending)
        pending.removeAll(keepingCapacity: true)
    }
}
