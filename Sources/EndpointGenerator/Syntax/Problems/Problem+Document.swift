extension Problem {
    /// What is wrong with a document's text and with the keys and values of its objects.
    ///
    /// An owner is the thing whose keys they are, as a message names it: `endpoint 'getUser'`.
    package enum Document: Sendable {
        case invalidJSON(expected: String, found: String)
        case unknownKey(String, owner: String)
        case duplicateKey(String)
        case missingKey([String], owner: String)
        case exclusiveKeys(String, String)
        /// The key says something only beside another.
        case dependentKey(String, needs: String)
        case wrongType(String, expected: String, found: String)
        case unknownWord(String, of: String, known: [String])
        case emptyName(of: String)
        case emptyList(String)
        case repeatedElement(String, list: String)
        case badNumber(String, rule: String)
        case badSwiftName(String, of: String)
        case badSwiftType(String, of: String)
        case badPointer(String)

        var told: Told {
            switch self {
            case .invalidJSON(let expected, let found):
                (.invalidJSON, "expected \(expected), found \(found)")
            case .unknownKey(let key, let owner):
                (.unknownKey, "unknown key \(key.quoted) in \(owner)")
            case .duplicateKey(let key):
                (.duplicateKey, "key \(key.quoted) must appear once in an object")
            case .missingKey(let keys, let owner):
                (.missingKey, "\(owner) must have \(keys.quotedChoice)")
            case .exclusiveKeys(let key, let other):
                (.exclusiveKeys, "\(key.quoted) may not stand beside \(other.quoted)")
            case .dependentKey(let key, let needs):
                (.dependentKey, "\(key.quoted) must stand beside \(needs)")
            case .wrongType(let what, let expected, let found):
                (.wrongType, "\(what) must be \(expected), not \(found)")
            case .unknownWord(let word, let what, let known):
                (.unknownWord, "\(what) must be \(known.quotedChoice), not \(word.quoted)")
            case .emptyName(let what):
                (.emptyName, "\(what) must have a name")
            case .emptyList(let what):
                (.emptyList, "\(what) must not be empty")
            case .repeatedElement(let element, let list):
                (.repeatedElement, "\(element) must appear once in \(list)")
            case .badNumber(let what, let rule):
                (.badNumber, "\(what) must be \(rule)")
            case .badSwiftName(let name, let what):
                (.badSwiftName, "\(what) must be a Swift identifier, not \(name.quoted)")
            case .badSwiftType(let name, let what):
                (.badSwiftType, "\(what) must be a Swift type, not \(name.quoted)")
            case .badPointer(let text):
                (.badPointer, "\(text.quoted) must be a JSON Pointer such as '/data/0'")
            }
        }
    }
}
