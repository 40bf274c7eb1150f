/// How far a reader has come.
struct JSONPlace {
    fileprivate let position: Int
    fileprivate let depth: Int
    fileprivate let isFresh: Bool
    fileprivate let fields: JSONFields
    fileprivate let further: Int
    fileprivate let missing: Int
    fileprivate let omissions: Int
    let unknowns: JSONUnknowns?
    let level: DecoderLevel?
    /// The element of the decoder's array that comes next.
    let element: Int?
}

extension JSONReader {
    var place: JSONPlace {
        JSONPlace(
            position: position,
            depth: depth,
            isFresh: isFresh,
            fields: fields,
            further: furtherSeen.count,
            missing: missingKeys.count,
            omissions: omissions.count,
            unknowns: unknowns,
            level: coder?.level,
            element: coder?.level?.unkeyed?.currentIndex
        )
    }

    /// Goes back to a place, as if nothing had been read since.
    mutating func goBack(to place: JSONPlace) {
        position = place.position
        depth = place.depth
        isFresh = place.isFresh
        fields = place.fields
        furtherSeen.removeSubrange(place.further...)
        missingKeys.removeSubrange(place.missing...)
        omissions.removeSubrange(place.omissions...)
        unknowns = place.unknowns
        coder?.goBack(to: place.level)
    }
}
