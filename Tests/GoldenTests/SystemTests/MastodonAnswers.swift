/// Answers of Mastodon, with the keys that its documentation shows.
enum MastodonAnswers {
    static let account =
        #"""
        {"id":"14715","username":"ada","acct":"ada@mill.example","display_name":"Ada \ud83d\udc0c",
        "locked":false,"bot":false,"discoverable":true,"group":false,
        "created_at":"2016-11-24T10:02:12.085Z","note":"<p>Bread.</p>",
        "url":"https://mill.example/@ada","avatar":"https://files.mill.example/a.png",
        "avatar_static":"https://files.mill.example/a.png","header":"https://files.mill.example/h.png",
        "header_static":"https://files.mill.example/h.png","followers_count":320,"following_count":7,
        "statuses_count":61,"last_status_at":"2024-05-01","emojis":[],
        "fields":[{"name":"Home","value":"https://ada.example","verified_at":"2019-07-15T22:29:37.000+00:00"},
        {"name":"Likes","value":"Rye","verified_at":null}]}
        """#

    /// What an upload answers with when it is done, and while it is not.
    static let image =
        #"""
        {"id":"22","type":"image","url":"https://files.mill.example/22.png",
        "preview_url":"https://files.mill.example/22s.png","remote_url":null,"text_url":null,
        "meta":{"focus":{"x":-0.5,"y":1.0},"original":{"width":640,"height":480,"size":"640x480"}},
        "description":"A loaf","blurhash":"UFBWY:8_0Jxv4mx]"}
        """#
    static let video =
        #"""
        {"id":"23","type":"video","url":null,"preview_url":null,"remote_url":null,"text_url":null,
        "meta":{},"description":null,"blurhash":null}
        """#

    static let poll =
        #"""
        {"id":"34","expires_at":"2024-05-02T04:34:31.431Z","expired":true,"multiple":false,
        "votes_count":10,"voters_count":null,"voted":true,"own_votes":[1],
        "options":[{"title":"Rye","votes_count":6},{"title":"Oat","votes_count":null}],"emojis":[]}
        """#

    /// A status; the reblogged one, poll and card are `null` unless given.
    static func status(_ id: String, reblog: String = "null", poll: String = "null") -> String {
        #"""
        {"id":"\#(id)","created_at":"2024-05-01T22:02:23.000Z","in_reply_to_id":null,
        "in_reply_to_account_id":null,"sensitive":false,"spoiler_text":"","visibility":"public",
        "language":"en","uri":"tag:mill.example,2024:\#(id)","url":"https://mill.example/@ada/\#(id)",
        "replies_count":1,"reblogs_count":2,"favourites_count":3,"edited_at":null,"favourited":false,
        "reblogged":false,"muted":false,"bookmarked":true,"content":"<p>Rye</p>","reblog":\#(reblog),
        "application":{"name":"Web","website":null},"account":\#(account),
        "media_attachments":[\#(image)],
        "mentions":[{"id":"1","username":"bo","url":"https://b.example/@bo","acct":"bo@b.example"}],
        "tags":[{"name":"bread","url":"https://mill.example/tags/bread"}],"emojis":[],
        "card":{"url":"https://rye.example","title":"Rye","description":"","type":"link",
        "author_name":"","author_url":"","provider_name":"","provider_url":"","html":"","width":0,
        "height":0,"image":null,"embed_url":"","blurhash":null},"poll":\#(poll)}
        """#
    }

    static let scheduled =
        #"""
        {"id":"3221","scheduled_at":"2024-12-05T12:33:01.000Z","params":{"poll":null,"text":"Later.",
        "media_ids":["22"],"sensitive":null,"visibility":"unlisted","idempotency":null,
        "scheduled_at":null,"spoiler_text":null,"application_id":596551,"in_reply_to_id":null},
        "media_attachments":[\#(image)]}
        """#
}
