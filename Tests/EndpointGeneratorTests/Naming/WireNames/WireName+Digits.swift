extension WireName {
    /// Digits at the beginning, inside and alone.
    static let digits = [
        WireName("2fa", "_2fa", "_2fa", "no identifier begins with a digit"),
        WireName("2FA", "_2fa", "_2FA", "no identifier begins with a digit"),
        WireName("2fa_enabled", "_2faEnabled", "_2faEnabled", "no identifier begins with a digit"),
        WireName("has_2fa", "has2fa", "Has2fa", "a digit inside needs nothing"),
        WireName("404", "_404", "_404", "digits alone"),
        WireName("1.0", "_1_0", "_1_0", "digits never run together"),
        WireName("1.10", "_1_10", "_1_10", "digits never run together"),
        WireName("v1.2", "v1_2", "V1_2", "digits never run together"),
        WireName("2022-11-28", "_2022_11_28", "_2022_11_28", "a date"),
        WireName("10_000", "_10_000", "_10_000", "digits never run together"),
        WireName("iso_8859_1", "iso8859_1", "ISO8859_1", "digits never run together"),
        WireName("x86_64", "x86_64", "X86_64", "digits never run together"),
        WireName("price_24h", "price24h", "Price24h", "a word that begins with digits"),
        WireName("line1", "line1", "Line1", "a digit at the end"),
        WireName(
            "address_line_2",
            "addressLine2",
            "AddressLine2",
            "digits that stand alone join the word before"
        ),
        WireName("3d_model", "_3dModel", "_3dModel", "a word that begins with digits"),
        WireName("mp4", "mp4", "MP4", "an acronym with its digit"),
        WireName("s3_bucket", "s3Bucket", "S3Bucket", "one letter and a digit"),
        WireName("x2Y", "x2Y", "X2Y", "a capital after a digit"),
        WireName("1st", "_1st", "_1st", "an ordinal"),
    ]
}
