/// The part of a file that a reply of status 206 brings (RFC 9110 §14.4): `bytes 100-199/1000`.
struct ContentRange: Hashable {
    /// The first byte's place, from 0.
    let first: Int64
    /// The last byte's place.
    let last: Int64
    /// The bytes of the whole file; nil for `*`, which is unknown.
    let total: Int64?

    /// Reads the header's value; nil for anything but one range of bytes.
    init?(_ text: String?) {
        let words = (text ?? "").split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
        let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
        let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, ends.count == 2, let first = Int64(digits: ends[0]),
            let last = Int64(digits: ends[1]), first <= last
        else { return nil }
        let total = Int64(digits: parts[1])
        guard parts[1] == "*" || total.map({ last < $0 }) == true else { return nil }
        self.first = first
        self.last = last
        self.total = total
    }
}

extension Int64 {
    /// A number of digits alone (RFC 9110 §8.6).
    init?(digits: some StringProtocol) {
        guard digits.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
        self.init(digits)
    }
}
