import Foundation

extension TransportReply: CustomStringConvertible, CustomReflectable {
    /// Status and size: `status 200, 5120 bytes`.
    public var description: String { "status \(status), \(body.count) bytes" }

    /// What `dump` shows: all but the URL, whose query may hold a key.
    public var customMirror: Mirror {
        Mirror(self, children: ["status": status, "headers": headers.fields, "body": body])
    }
}
