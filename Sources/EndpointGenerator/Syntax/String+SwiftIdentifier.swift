extension String {
    /// Whether it can be a name in Swift, perhaps in backticks: a letter or `_` first, then also
    /// digits and combining marks.
    package var isSwiftIdentifier: Bool {
        guard let first = unicodeScalars.first, first.isIdentifierHead, self != "_" else {
            return false
        }
        return unicodeScalars.dropFirst().allSatisfy { scalar in
            scalar.isIdentifierHead || ("0"..."9").contains(scalar)
                || (scalar.value > 0x7F && scalar.properties.isIDContinue)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isIdentifierHead: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "_": true
        default: value > 0x7F && properties.isIDStart
        }
    }
}
