/// Header fields in their order, with names compared without case (RFC 9110 §5.1).
///
///     var headers: HTTPHeaders = ["Accept": "text/plain"]
///     headers["accept"] = "application/json"     // replaces in place
///
/// A reply's fields come from Foundation, which keeps no order: they are sorted by name.
public struct HTTPHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// The fields, in order.
    public private(set) var fields: [Field] = []

    /// A header field: its name and value.
    public struct Field: Sendable, Hashable {
        /// The name as it was given.
        public let name: String
        /// The value.
        public let value: String
    }

    /// Creates headers without fields.
    public init() {}

    /// Creates headers from a literal; of a name that occurs twice the last value counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { self[name] = value }
    }

    /// The value of the field of that name. Setting it replaces a field in its place, adds it at
    /// the end, or, with nil, removes it.
    public subscript(name: String) -> String? {
        get { index(of: name).map { fields[$0].value } }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): fields[index] = Field(name: name, value: value)
            case (let index?, nil): fields.remove(at: index)
            case (nil, let value?): fields.append(Field(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    private func index(of name: String) -> Int? {
        fields.firstIndex { field in
            field.name.utf8.elementsEqual(name.utf8) { $0.lowercased == $1.lowercased }
        }
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}

extension HTTPHeaders.Field {
    /// Whether the field can be sent: the name is a token (RFC 9110 §5.6.2), and the value holds no
    /// CR, LF or NUL, with which it would end early and begin another.
    var isValid: Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                PercentEncoding.isUnreserved(byte) || "!#$%&'*+^`|".utf8.contains(byte)
            }
            && HTTPHeaders.Field.isValid(value: value)
    }

    static func isValid(value: String) -> Bool {
        !value.utf8.contains { $0 == 13 || $0 == 10 || $0 == 0 }
    }
}

extension String {
    /// Whether it is a token (RFC 9110 §5.6.2), as the names of headers and cookies are.
    var isToken: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                PercentEncoding.isUnreserved(byte) || "!#$%&'*+^`|~".utf8.contains(byte)
            }
    }
}
