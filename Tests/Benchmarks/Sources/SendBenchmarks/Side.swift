/// Who sends.
enum Side: String, CaseIterable {
    case ours
    case theirs
}
