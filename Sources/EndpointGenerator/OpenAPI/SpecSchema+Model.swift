extension SpecSchema {
    /// A model, in the short form where its name can stand there.
    init(model: String, _ range: SourceRange) {
        let isShort =
            !model.isEmpty
            && model.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                    UInt8(ascii: "."):
                    true
                default: false
                }
            }
        if isShort {
            self.init(type: model, range)
        } else {
            let reference = JSONNode.text(Self.reference(to: model), range)
            self.init(words: [JSONMember("$ref", reference)], range)
        }
    }

    /// `#/models/NAME`, as a URI fragment has it.
    static func reference(to model: String) -> String {
        "#/models" + JSONPointer(tokens: [model]).text.fragmentEncoded
    }
}

extension String {
    /// With what a fragment may not hold as `%20` (RFC 3986 §3.5).
    fileprivate var fragmentEncoded: String {
        var result = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                result.unicodeScalars.append(UnicodeScalar(byte))
            default:
                if "-._~!$&'()*+,;=:@/?".utf8.contains(byte) {
                    result.unicodeScalars.append(UnicodeScalar(byte))
                } else {
                    let digits = String(byte, radix: 16, uppercase: true)
                    result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
                }
            }
        }
        return result
    }
}
