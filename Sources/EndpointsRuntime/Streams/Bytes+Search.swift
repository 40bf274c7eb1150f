import Foundation

extension [UInt8] {
    /// Where a byte stands first from `start` on.
    func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard start >= 0, start < bytes.count, let first = bytes.baseAddress,
                let found = memchr(first + start, Int32(byte), bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - first
        }
    }

    /// Where a line feed or carriage return stands first from `start` on.
    func firstLineEnd(from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            var index = start
            while index < bytes.count {
                if bytes[index] <= 0x0D, bytes[index] == 0x0A || bytes[index] == 0x0D {
                    return index
                }
                index += 1
            }
            return nil
        }
    }
}
