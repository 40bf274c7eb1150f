/// Which types a reader has tried in vain, and which it is trying.
final class JSONAttempts {
    enum Place: Hashable {
        case offset(Int)
        /// The keys and indexes that lead to a decoder's value.
        case path([String])
    }

    struct Failure: Hashable {
        let type: ObjectIdentifier
        let place: Place
    }

    struct Comparison: Hashable {
        let types: [ObjectIdentifier]
        let place: Place
    }

    /// Those within the outermost value that is being tried.
    var failures: Set<Failure> = []
    /// Which of the types was the closest, nil where none could be read, within that value.
    var closest: [Comparison: Int?] = [:]
    /// Where the types stand that are being tried, the innermost last.
    var open: [Place] = []
    private var outermost: Place

    init(at place: Place) {
        outermost = place
    }

    /// Forgets what was found if another outermost value is going to be tried.
    func begin(at place: Place) {
        if open.isEmpty, place != outermost {
            failures.removeAll()
            closest.removeAll()
            outermost = place
        }
    }
}
