/// The six kinds of JSON value (RFC 8259 §3).
public enum JSONKind: Sendable, Hashable {
    case object, array, string, number, bool, null
}
