extension PlainTwitter {
    public struct User: Codable {
        public var id: Int64
        public var idStr: String
        public var name: String
        public var screenName: String
        public var location: String
        public var description: String
        public var url: String?
        public var entities: Entities
        public var protected: Bool
        public var followersCount: Int
        public var friendsCount: Int
        public var listedCount: Int
        public var createdAt: String
        public var favouritesCount: Int
        public var utcOffset: Int?
        public var timeZone: String?
        public var geoEnabled: Bool
        public var verified: Bool
        public var statusesCount: Int
        public var lang: String
        public var contributorsEnabled: Bool
        public var isTranslator: Bool
        public var isTranslationEnabled: Bool
        public var profileBackgroundColor: String
        public var profileBackgroundImageURL: String
        public var profileBackgroundImageURLHTTPS: String
        public var profileBackgroundTile: Bool
        public var profileImageURL: String
        public var profileImageURLHTTPS: String
        public var profileBannerURL: String?
        public var profileLinkColor: String
        public var profileSidebarBorderColor: String
        public var profileSidebarFillColor: String
        public var profileTextColor: String
        public var profileUseBackgroundImage: Bool
        public var defaultProfile: Bool
        public var defaultProfileImage: Bool
        public var following: Bool
        public var followRequestSent: Bool
        public var notifications: Bool

        enum CodingKeys: String, CodingKey {
            case id
            case idStr = "id_str"
            case name
            case screenName = "screen_name"
            case location
            case description
            case url
            case entities
            case protected
            case followersCount = "followers_count"
            case friendsCount = "friends_count"
            case listedCount = "listed_count"
            case createdAt = "created_at"
            case favouritesCount = "favourites_count"
            case utcOffset = "utc_offset"
            case timeZone = "time_zone"
            case geoEnabled = "geo_enabled"
            case verified
            case statusesCount = "statuses_count"
            case lang
            case contributorsEnabled = "contributors_enabled"
            case isTranslator = "is_translator"
            case isTranslationEnabled = "is_translation_enabled"
            case profileBackgroundColor = "profile_background_color"
            case profileBackgroundImageURL = "profile_background_image_url"
            case profileBackgroundImageURLHTTPS = "profile_background_image_url_https"
            case profileBackgroundTile = "profile_background_tile"
            case profileImageURL = "profile_image_url"
            case profileImageURLHTTPS = "profile_image_url_https"
            case profileBannerURL = "profile_banner_url"
            case profileLinkColor = "profile_link_color"
            case profileSidebarBorderColor = "profile_sidebar_border_color"
            case profileSidebarFillColor = "profile_sidebar_fill_color"
            case profileTextColor = "profile_text_color"
            case profileUseBackgroundImage = "profile_use_background_image"
            case defaultProfile = "default_profile"
            case defaultProfileImage = "default_profile_image"
            case following
            case followRequestSent = "follow_request_sent"
            case notifications
        }

        public struct Entities: Codable {
            public var description: LinkList
            public var url: LinkList?

            enum CodingKeys: String, CodingKey {
                case description
                case url
            }
        }
    }
}
