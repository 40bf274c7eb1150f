/// Who does it: our models, or synthesized `Codable` and Foundation's coders.
enum Side: String, CaseIterable {
    case ours, theirs
}
