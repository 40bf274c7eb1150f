/// The models of `Canada` as what people write by hand for `JSONDecoder`.
public enum PlainCanada {
    public struct FeatureCollection: Codable {
        public var type: String
        public var features: [Feature]

        enum CodingKeys: String, CodingKey {
            case type
            case features
        }
    }

    public struct Feature: Codable {
        public var type: String
        public var properties: Properties
        public var geometry: Geometry

        enum CodingKeys: String, CodingKey {
            case type
            case properties
            case geometry
        }

        public struct Properties: Codable {
            public var name: String

            enum CodingKeys: String, CodingKey {
                case name
            }
        }
    }

    public struct Geometry: Codable {
        public var type: String
        public var coordinates: [[[Double]]]

        enum CodingKeys: String, CodingKey {
            case type
            case coordinates
        }
    }
}
