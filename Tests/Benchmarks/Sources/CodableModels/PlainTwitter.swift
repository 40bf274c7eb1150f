/// The models of `Twitter` as what people write by hand for `JSONDecoder`.
public enum PlainTwitter {
    public struct SearchResult: Codable {
        public var statuses: [Status]
        public var searchMetadata: SearchMetadata

        enum CodingKeys: String, CodingKey {
            case statuses
            case searchMetadata = "search_metadata"
        }
    }

    public struct SearchMetadata: Codable {
        public var completedIn: Double
        public var maxID: Int64
        public var maxIDStr: String
        public var nextResults: String?
        public var query: String
        public var refreshURL: String
        public var count: Int
        public var sinceID: Int64
        public var sinceIDStr: String

        enum CodingKeys: String, CodingKey {
            case completedIn = "completed_in"
            case maxID = "max_id"
            case maxIDStr = "max_id_str"
            case nextResults = "next_results"
            case query
            case refreshURL = "refresh_url"
            case count
            case sinceID = "since_id"
            case sinceIDStr = "since_id_str"
        }
    }

    public struct Status: Codable {
        public var metadata: Metadata
        public var createdAt: String
        public var id: Int64
        public var idStr: String
        public var text: String
        public var source: String
        public var truncated: Bool
        public var inReplyToStatusID: Int64?
        public var inReplyToStatusIDStr: String?
        public var inReplyToUserID: Int64?
        public var inReplyToUserIDStr: String?
        public var inReplyToScreenName: String?
        public var user: User
        public var retweetCount: Int
        public var favoriteCount: Int
        public var entities: PlainTwitter.Entities
        public var favorited: Bool
        public var retweeted: Bool
        public var lang: String
        public var retweetedStatus: RepeatedStatus?
        public var possiblySensitive: Bool?

        enum CodingKeys: String, CodingKey {
            case metadata
            case createdAt = "created_at"
            case id
            case idStr = "id_str"
            case text
            case source
            case truncated
            case inReplyToStatusID = "in_reply_to_status_id"
            case inReplyToStatusIDStr = "in_reply_to_status_id_str"
            case inReplyToUserID = "in_reply_to_user_id"
            case inReplyToUserIDStr = "in_reply_to_user_id_str"
            case inReplyToScreenName = "in_reply_to_screen_name"
            case user
            case retweetCount = "retweet_count"
            case favoriteCount = "favorite_count"
            case entities
            case favorited
            case retweeted
            case lang
            case retweetedStatus = "retweeted_status"
            case possiblySensitive = "possibly_sensitive"
        }
    }

    public struct RepeatedStatus: Codable {
        public var metadata: Metadata
        public var createdAt: String
        public var id: Int64
        public var idStr: String
        public var text: String
        public var source: String
        public var truncated: Bool
        public var inReplyToStatusID: Int64?
        public var inReplyToStatusIDStr: String?
        public var inReplyToUserID: Int64?
        public var inReplyToUserIDStr: String?
        public var inReplyToScreenName: String?
        public var user: User
        public var retweetCount: Int
        public var favoriteCount: Int
        public var entities: PlainTwitter.Entities
        public var favorited: Bool
        public var retweeted: Bool
        public var possiblySensitive: Bool?
        public var lang: String

        enum CodingKeys: String, CodingKey {
            case metadata
            case createdAt = "created_at"
            case id
            case idStr = "id_str"
            case text
            case source
            case truncated
            case inReplyToStatusID = "in_reply_to_status_id"
            case inReplyToStatusIDStr = "in_reply_to_status_id_str"
            case inReplyToUserID = "in_reply_to_user_id"
            case inReplyToUserIDStr = "in_reply_to_user_id_str"
            case inReplyToScreenName = "in_reply_to_screen_name"
            case user
            case retweetCount = "retweet_count"
            case favoriteCount = "favorite_count"
            case entities
            case favorited
            case retweeted
            case possiblySensitive = "possibly_sensitive"
            case lang
        }
    }

    public struct Metadata: Codable {
        public var resultType: ResultType
        public var isoLanguageCode: String

        enum CodingKeys: String, CodingKey {
            case resultType = "result_type"
            case isoLanguageCode = "iso_language_code"
        }

        public enum ResultType: String, Codable {
            case mixed, recent, popular
        }
    }
}
