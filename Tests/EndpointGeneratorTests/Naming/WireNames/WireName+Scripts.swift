extension WireName {
    /// Letters of all scripts, emoji, and what cannot be seen.
    static let scripts = [
        WireName("größe", "größe", "Größe", "letters of Latin"),
        WireName("naïve_name", "naïveName", "NaïveName", "letters of Latin"),
        WireName("straße_nr", "straßeNr", "StraßeNr", "letters of Latin"),
        WireName("Übersicht", "übersicht", "Übersicht", "a capital of Latin"),
        WireName("имя", "имя", "Имя", "Cyrillic has capitals"),
        WireName("имя_файла", "имяФайла", "ИмяФайла", "Cyrillic has capitals"),
        WireName("όνομα", "όνομα", "Όνομα", "Greek has capitals"),
        WireName("名前", "名前", "名前", "Han has no capitals"),
        WireName("ユーザー名", "ユーザー名", "ユーザー名", "the long vowel mark is a letter"),
        WireName("이름", "이름", "이름", "Hangul"),
        WireName("नाम", "नाम", "नाम", "vowel signs are marks that belong to a word"),
        WireName("ชื่อ", "ชื่อ", "ชื่อ", "tone marks belong to a word"),
        WireName("اسم", "اسم", "اسم", "Arabic, written from right to left"),
        WireName("שם", "שם", "שם", "Hebrew"),
        WireName(
            "e\u{301}t\u{e9}",
            "e\u{301}t\u{e9}",
            "E\u{301}t\u{e9}",
            "combining marks are kept as they are"
        ),
        WireName("user_名前", "user名前", "User名前", "two scripts"),
        WireName("中_文", "中_文", "中_文", "words without capitals stay parted"),
        WireName(
            "①",
            "circledDigitOne",
            "CircledDigitOne",
            "a number that is no digit, by its Unicode name"
        ),
        WireName("👍", "thumbsUpSign", "ThumbsUpSign", "emoji by their Unicode names"),
        WireName(
            "❤\u{fe0f}",
            "heavyBlackHeart",
            "HeavyBlackHeart",
            "a variation selector says nothing"
        ),
        WireName("👨\u{200d}👩\u{200d}👧", "manWomanGirl", "ManWomanGirl", "joiners say nothing"),
        WireName(
            "👍🏽",
            "thumbsUpSignEmojiModifierFitzpatrickType4",
            "ThumbsUpSignEmojiModifierFitzpatrickType4",
            "each scalar by its name"
        ),
        WireName("→", "rightwardsArrow", "RightwardsArrow", "symbols by their Unicode names"),
        WireName("€", "euroSign", "EuroSign", "symbols by their Unicode names"),
        WireName("price_€", "price", "Price", "a symbol beside a word is dropped"),
        WireName("fire🔥", "fire", "Fire", "emoji beside a word are dropped"),
        WireName("a\u{202e}b", "aB", "AB", "a bidirectional mark separates"),
        WireName("a\u{200b}b", "aB", "AB", "a character of no width separates"),
        WireName("a\u{feff}b", "aB", "AB", "a byte order mark separates"),
        WireName("a\u{2028}b", "aB", "AB", "a line separator separates"),
        WireName("a\u{a0}b", "aB", "AB", "a space that does not break separates"),
        WireName(
            "\u{202e}",
            "rightToLeftOverride",
            "RightToLeftOverride",
            "characters that cannot be seen by their names"
        ),
    ]
}
