/// What a JSON text may ask of its reader or writer.
public struct JSONLimits: Sendable, Hashable {
    /// How deep objects and arrays may nest. 128 levels fit into the 512 KiB stack of a thread,
    /// also in a debug build; so does a recursive model.
    public var depth: Int

    /// The limits that are used where none are named.
    public static let standard = JSONLimits()

    /// Limits of one's own.
    ///
    /// - Parameter depth: How deep objects and arrays may nest.
    public init(depth: Int = 128) {
        self.depth = depth
    }
}
