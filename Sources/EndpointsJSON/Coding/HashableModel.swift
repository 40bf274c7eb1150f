/// A model that is compared and hashed property by property, through one function of its own.
///
/// `==` and `hash(into:)` of a model with many properties are among what the compiler is busiest with,
/// as it makes each comparison anew in place. Here a property is one call.
public protocol HashableModel: JSONModel, Hashable {
    /// Gives each property beside the other value's.
    func compare(_ other: Self, _ pairs: PropertyPairs)
}

extension HashableModel {
    /// Whether all properties of both are equal.
    public static func == (left: Self, right: Self) -> Bool {
        PropertyPairs.areEqual { pairs in left.compare(right, pairs) }
    }

    /// Feeds every property to the hasher.
    public func hash(into hasher: inout Hasher) {
        PropertyPairs.hash(into: &hasher) { pairs in compare(self, pairs) }
    }

    /// The value's hash, which is another in each run of the program.
    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }
}
