/// The six kinds of JSON value (RFC 8259 §3).
package enum JSONKind: Sendable, Hashable {
    case object, array, string, number, bool, null
}
