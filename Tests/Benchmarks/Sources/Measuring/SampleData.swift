package import Foundation

/// JSON texts that are made here, the same ones in every run.
package enum SampleData {
    /// Records of 12 fields and about 500 bytes. Of the descriptions some are null, some are left
    /// out, some have escapes and some have characters beyond ASCII.
    package static func records(count: Int) -> Data {
        let records = recordTexts(count: count)
        return array(count: count) { records[$0] }
    }

    /// The same records, one text each.
    package static func recordTexts(count: Int) -> [String] {
        var words = SampleWords(seed: 20_240_229)
        return (0..<count).map { index in
            let owner = "\(words.name())-\(words.number(below: 1_000))"
            let name = "\(words.name())-\(words.name())"
            let ownerID = words.number(below: 90_000_000)
            let score = "\(words.number(below: 1_000)).\(100_000 + words.number(below: 900_000))"
            let topics = (0..<words.number(below: 6)).map { _ in "\"\(words.name())\"" }
            let description = words.description()
            return """
                {"id":\(1_000_000 + index * 37),"name":"\(name)","full_name":"\(owner)/\(name)",\
                "private":\(words.isOne(in: 5)),"owner":{"login":"\(owner)","id":\(ownerID),\
                "avatar_url":"https://avatars.example/u/\(ownerID)?v=4",\
                "site_admin":\(words.isOne(in: 50))},\(description)\
                "html_url":"https://records.example/\(owner)/\(name)",\
                "stargazers_count":\(words.number(below: 200_000)),"score":\(score),\
                "topics":[\(topics.joined(separator: ","))],\(words.language())\
                "default_branch":"\(words.isOne(in: 4) ? "master" : "main")"}
                """
        }
    }

    /// Records of four dates each, in whole seconds: what `JSONDecoder`'s strategy for them reads.
    package static func visits(count: Int) -> Data {
        var words = SampleWords(seed: 1)
        return array(count: count) { _ in
            record(["booked", "arrived", "left", "rated"]) { _ in "\"\(words.date())\"" }
        }
    }

    /// Records of four UUIDs each.
    package static func links(count: Int) -> Data {
        var words = SampleWords(seed: 2)
        return array(count: count) { _ in
            record(["from", "to", "by", "in"]) { _ in "\"\(words.uuid())\"" }
        }
    }

    /// Records of four amounts each.
    package static func invoices(count: Int) -> Data {
        var words = SampleWords(seed: 3)
        return array(count: count) { _ in
            record(["net", "tax", "discount", "total"]) { _ in
                "\(words.number(below: 1_000_000)).\(10 + words.number(below: 90))"
            }
        }
    }

    /// Records of four fields of bytes each, of 16 to 256 bytes.
    package static func keys(count: Int) -> Data {
        var words = SampleWords(seed: 4)
        let sizes = ["modulus": 256, "fingerprint": 32, "signature": 64, "salt": 16]
        return array(count: count) { _ in
            record(["modulus", "fingerprint", "signature", "salt"]) { key in
                "\"\(words.bytes(count: sizes[key] ?? 0).base64EncodedString())\""
            }
        }
    }

    private static func array(count: Int, _ element: (Int) -> String) -> Data {
        Data("[\((0..<count).map(element).joined(separator: ","))]".utf8)
    }

    private static func record(_ keys: [String], _ value: (String) -> String) -> String {
        "{\(keys.map { "\"\($0)\":\(value($0))" }.joined(separator: ","))}"
    }
}
