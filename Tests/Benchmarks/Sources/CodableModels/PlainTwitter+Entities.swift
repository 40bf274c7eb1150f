extension PlainTwitter {
    public struct LinkList: Codable {
        public var urls: [Link]

        enum CodingKeys: String, CodingKey {
            case urls
        }
    }

    public struct Link: Codable {
        public var url: String
        public var expandedURL: String
        public var displayURL: String
        public var indices: [Int]

        enum CodingKeys: String, CodingKey {
            case url
            case expandedURL = "expanded_url"
            case displayURL = "display_url"
            case indices
        }
    }

    public struct Entities: Codable {
        public var hashtags: [Hashtag]
        public var symbols: [Hashtag]
        public var urls: [Link]
        public var userMentions: [Mention]
        public var media: [Media]?

        enum CodingKeys: String, CodingKey {
            case hashtags
            case symbols
            case urls
            case userMentions = "user_mentions"
            case media
        }
    }

    public struct Hashtag: Codable {
        public var text: String
        public var indices: [Int]

        enum CodingKeys: String, CodingKey {
            case text
            case indices
        }
    }

    public struct Mention: Codable {
        public var screenName: String
        public var name: String
        public var id: Int64
        public var idStr: String
        public var indices: [Int]

        enum CodingKeys: String, CodingKey {
            case screenName = "screen_name"
            case name
            case id
            case idStr = "id_str"
            case indices
        }
    }

    public struct Media: Codable {
        public var id: Int64
        public var idStr: String
        public var indices: [Int]
        public var mediaURL: String
        public var mediaURLHTTPS: String
        public var url: String
        public var displayURL: String
        public var expandedURL: String
        public var type: String
        public var sizes: Sizes
        public var sourceStatusID: Int64?
        public var sourceStatusIDStr: String?

        enum CodingKeys: String, CodingKey {
            case id
            case idStr = "id_str"
            case indices
            case mediaURL = "media_url"
            case mediaURLHTTPS = "media_url_https"
            case url
            case displayURL = "display_url"
            case expandedURL = "expanded_url"
            case type
            case sizes
            case sourceStatusID = "source_status_id"
            case sourceStatusIDStr = "source_status_id_str"
        }

        public struct Sizes: Codable {
            public var medium: Size
            public var small: Size
            public var thumb: Size
            public var large: Size

            enum CodingKeys: String, CodingKey {
                case medium
                case small
                case thumb
                case large
            }
        }
    }

    public struct Size: Codable {
        public var w: Int
        public var h: Int
        public var resize: String

        enum CodingKeys: String, CodingKey {
            case w
            case h
            case resize
        }
    }
}
