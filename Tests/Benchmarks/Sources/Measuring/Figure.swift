import Foundation

/// How figures are written: three digits that count, and a unit.
package enum Figure {
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        let places = value >= 100 ? 0 : value >= 10 ? 1 : 2
        return String(format: "%.\(places)f", value)
    }

    /// In milliseconds.
    package static func time(_ seconds: Double) -> String {
        seconds < 0.000_1 ? number(seconds * 1e6) + " µs" : number(seconds * 1e3) + " ms"
    }

    /// In decimal units, as file sizes are.
    package static func bytes(_ count: Double) -> String {
        count < 1e6 ? number(count / 1e3) + " kB" : number(count / 1e6) + " MB"
    }

    package static func speed(_ bytes: Int, _ seconds: Double) -> String {
        number(Double(bytes) / seconds / 1e6) + " MB/s"
    }
}
