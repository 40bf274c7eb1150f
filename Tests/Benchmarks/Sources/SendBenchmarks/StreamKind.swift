import Foundation
import Measuring

/// What is streamed: the same records as events or as lines.
enum StreamKind: String, CaseIterable {
    case events
    case lines

    /// How many records come in one answer.
    static let count = 10_000

    var mediaType: String {
        switch self {
        case .events: "text/event-stream"
        case .lines: "application/x-ndjson"
        }
    }

    var body: Data {
        let records = SampleData.recordTexts(count: Self.count)
        let texts =
            switch self {
            case .events: records.map { "event: record\ndata: \($0)\n\n" }
            case .lines: records.map { $0 + "\n" }
            }
        return Data(texts.joined().utf8)
    }
}
