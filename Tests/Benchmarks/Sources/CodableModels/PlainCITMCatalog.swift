/// The models of `CITMCatalog` as what people write by hand for `JSONDecoder`.
public enum PlainCITMCatalog {
    public struct Catalog: Codable {
        public var areaNames: [String: String]
        public var audienceSubCategoryNames: [String: String]
        public var blockNames: [String: String]
        public var events: [String: Event]
        public var performances: [Performance]
        public var seatCategoryNames: [String: String]
        public var subTopicNames: [String: String]
        public var subjectNames: [String: String]
        public var topicNames: [String: String]
        public var topicSubTopics: [String: [Int]]
        public var venueNames: [String: String]

        enum CodingKeys: String, CodingKey {
            case areaNames
            case audienceSubCategoryNames
            case blockNames
            case events
            case performances
            case seatCategoryNames
            case subTopicNames
            case subjectNames
            case topicNames
            case topicSubTopics
            case venueNames
        }
    }

    public struct Event: Codable {
        public var description: String?
        public var id: Int
        public var logo: String?
        public var name: String
        public var subTopicIDs: [Int]
        public var subjectCode: String?
        public var subtitle: String?
        public var topicIDs: [Int]

        enum CodingKeys: String, CodingKey {
            case description
            case id
            case logo
            case name
            case subTopicIDs = "subTopicIds"
            case subjectCode
            case subtitle
            case topicIDs = "topicIds"
        }
    }

    public struct Performance: Codable {
        public var eventID: Int
        public var id: Int
        public var logo: String?
        public var name: String?
        public var prices: [Price]
        public var seatCategories: [SeatCategory]
        public var seatMapImage: String?
        public var start: Int
        public var venueCode: String

        enum CodingKeys: String, CodingKey {
            case eventID = "eventId"
            case id
            case logo
            case name
            case prices
            case seatCategories
            case seatMapImage
            case start
            case venueCode
        }
    }

    public struct Price: Codable {
        public var amount: Int
        public var audienceSubCategoryID: Int
        public var seatCategoryID: Int

        enum CodingKeys: String, CodingKey {
            case amount
            case audienceSubCategoryID = "audienceSubCategoryId"
            case seatCategoryID = "seatCategoryId"
        }
    }

    public struct SeatCategory: Codable {
        public var areas: [Area]
        public var seatCategoryID: Int

        enum CodingKeys: String, CodingKey {
            case areas
            case seatCategoryID = "seatCategoryId"
        }
    }

    public struct Area: Codable {
        public var areaID: Int
        public var blockIDs: [Int]

        enum CodingKeys: String, CodingKey {
            case areaID = "areaId"
            case blockIDs = "blockIds"
        }
    }
}
