public import Foundation

/// The models of `ScalarFields` as what people write by hand for `JSONDecoder`.
public enum PlainScalarFields {
    public struct Visit: Codable {
        public var booked: Date
        public var arrived: Date
        public var left: Date
        public var rated: Date

        enum CodingKeys: String, CodingKey {
            case booked
            case arrived
            case left
            case rated
        }
    }

    public struct Link: Codable {
        public var from: UUID
        public var to: UUID
        public var by: UUID
        public var `in`: UUID

        enum CodingKeys: String, CodingKey {
            case from
            case to
            case by
            case `in`
        }
    }

    public struct Invoice: Codable {
        public var net: Decimal
        public var tax: Decimal
        public var discount: Decimal
        public var total: Decimal

        enum CodingKeys: String, CodingKey {
            case net
            case tax
            case discount
            case total
        }
    }

    public struct Key: Codable {
        public var modulus: Data
        public var fingerprint: Data
        public var signature: Data
        public var salt: Data

        enum CodingKeys: String, CodingKey {
            case modulus
            case fingerprint
            case signature
            case salt
        }
    }
}
