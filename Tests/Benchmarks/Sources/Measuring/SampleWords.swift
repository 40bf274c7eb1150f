import Foundation

/// What sample data is made of, drawn at random from a fixed seed.
struct SampleWords {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func number(below limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &generator)
    }

    mutating func isOne(in count: Int) -> Bool {
        number(below: count) == 0
    }

    mutating func name() -> String {
        Self.names[number(below: Self.names.count)]
    }

    /// The member `description` and its comma; nothing where it is left out.
    mutating func description() -> String {
        if isOne(in: 10) { return "" }
        if isOne(in: 10) { return "\"description\":null," }
        var words = (0..<(8 + number(below: 18))).map { _ in name() }
        if isOne(in: 6) { words[3] = Self.foreign[number(below: Self.foreign.count)] }
        if isOne(in: 8) { words[5] = "\\\"\(words[5])\\\"\\n" }
        return "\"description\":\"\(words.joined(separator: " "))\","
    }

    /// The member `language` and its comma.
    mutating func language() -> String {
        isOne(in: 5)
            ? "\"language\":null,"
            : "\"language\":\"\(Self.languages[number(below: Self.languages.count)])\","
    }

    /// A date-time in whole seconds, from 2000 to 2030.
    mutating func date() -> String {
        let time = Date(timeIntervalSince1970: Double(946_684_800 + number(below: 946_684_800)))
        return time.formatted(.iso8601)
    }

    mutating func uuid() -> String {
        let bytes = bytes(count: 16).map { UInt8($0) }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
            .map { digits[$0].joined() }
            .joined(separator: "-")
    }

    mutating func bytes(count: Int) -> Data {
        Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    private static let names = [
        "anchor", "atlas", "beacon", "binary", "bridge", "cabinet", "canvas", "circuit", "compass",
        "copper", "daylight", "delta", "ember", "engine", "falcon", "fern", "garden", "glacier",
        "harbour", "hazel", "index", "island", "jigsaw", "juniper", "kernel", "kettle", "lantern",
        "ledger", "maple", "meadow", "nebula", "needle", "orchard", "otter", "parser", "pebble",
        "quarry", "quartz", "raven", "river", "saddle", "signal", "thistle", "timber", "umbra",
        "usher", "valley", "vector", "walnut", "willow", "xylem", "yarrow", "zephyr", "zinc",
    ]

    private static let foreign = [
        "Größe", "naïve", "Ελλάδα", "日本語", "Привет", "smörgåsbord", "🚀", "한국어", "señor",
    ]

    private static let languages = [
        "C", "C++", "Go", "Haskell", "Java", "JavaScript", "Kotlin", "Python", "Ruby", "Rust",
        "Shell", "Swift", "TypeScript",
    ]
}
