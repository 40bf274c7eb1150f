import Foundation
import Measuring

/// What the server answers, by the path that is asked for.
enum Answer: String, CaseIterable {
    case small
    case large

    /// Records of about 500 bytes each.
    var records: Int {
        switch self {
        case .small: 4
        case .large: 400
        }
    }

    var body: Data { SampleData.records(count: records) }

    /// The requests of one side in one round.
    var requests: Int {
        switch self {
        case .small: 200
        case .large: 40
        }
    }

    /// How much of the processor time of the others' a request may need.
    var target: Double {
        switch self {
        case .small: 1.05
        case .large: 1
        }
    }
}
