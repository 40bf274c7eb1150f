public import Foundation

/// A bearer token (RFC 6750), and until when it lasts, where that is known.
///
/// Two are equal when they are sent alike, whatever their expiration. No description shows the token.
public struct BearerToken: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The token as it goes out after `Bearer`.
    public let value: String
    /// When the server stops accepting it; nil where that is not known.
    public let expiration: Date?

    /// Creates a token.
    public init(_ value: String, expiration: Date? = nil) {
        self.value = value
        self.expiration = expiration
    }

    /// Whether both are sent alike.
    public static func == (left: BearerToken, right: BearerToken) -> Bool {
        left.value == right.value
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }

    /// Creates a token that is not known to expire.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension BearerToken: CustomStringConvertible, CustomReflectable {
    /// `bearer token`.
    public var description: String { "bearer token" }

    /// What `dump` shows: the expiration alone.
    public var customMirror: Mirror { Mirror(self, children: ["expiration": expiration as Any]) }
}
