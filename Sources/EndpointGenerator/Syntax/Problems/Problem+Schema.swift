extension Problem {
    /// What is wrong with a schema.
    package enum Schema: Sendable {
        case reservedModelName(String)
        case badType(String)
        case missingType(owner: String)
        case unknownFormat(String)
        case formatMismatch(String, type: String)
        case keywordMismatch(String, type: String)
        case requiredUnknown(String)
        case requiredOptional(String)
        case enumerationMismatch(String, type: String)
        case enumerationNames(names: Int, values: Int)
        case defaultMismatch(String, expected: String)
        case defaultUnlisted(String)
        case misplacedKeyword(String, place: String)
        case binaryInJSON
        /// The phrase says what is wrong: `a date format must have a year`.
        case badDateFormat(String)
        case lossyWithoutElements(String)
        case mergedKind(String)
        case mergeConflict(String)
        case endlessModel(String)

        var told: Told {
            switch self {
            case .reservedModelName(let name):
                (
                    .reservedModelName,
                    "a model may not be called \(name.quoted), a word of the format"
                )
            case .badType(let text):
                (.badType, "\(text.quoted) must be a type such as 'string', 'User?' or '[User]'")
            case .missingType(let owner):
                (.missingType, "\(owner) must have a 'type'")
            case .unknownFormat(let format):
                (.unknownFormat, "unknown format \(format.quoted), read as if it were not there")
            case .formatMismatch(let format, let type):
                (
                    .formatMismatch,
                    "format \(format.quoted) may not stand beside type \(type.quoted)"
                )
            case .keywordMismatch(let keyword, let type):
                (
                    .keywordMismatch,
                    "\(keyword.quoted) may not stand beside type \(type.quoted)"
                )
            case .requiredUnknown(let name):
                (.requiredUnknown, "'required' must name properties, \(name.quoted) is none")
            case .requiredOptional(let name):
                (
                    .requiredOptional,
                    "property \(name.quoted) may not be optional, as 'required' names it"
                )
            case .enumerationMismatch(let value, let type):
                (.enumerationMismatch, "enumeration value \(value) must be \(type)")
            case .enumerationNames(let names, let values):
                (
                    .enumerationNames,
                    "'names' must be as many as the values of 'enum': \(names) for \(values)"
                )
            case .defaultMismatch(let value, let expected):
                (.defaultMismatch, "default \(value) must be \(expected)")
            case .defaultUnlisted(let value):
                (.defaultUnlisted, "default \(value) must be a value of its 'enum'")
            case .misplacedKeyword(let keyword, let place):
                (.misplacedKeyword, "\(keyword.quoted) may only stand at \(place)")
            case .binaryInJSON:
                (.binaryInJSON, "type 'binary' may not stand in JSON")
            case .badDateFormat(let phrase):
                (.badDateFormat, phrase)
            case .lossyWithoutElements(let model):
                (
                    .lossyWithoutElements,
                    "'lossy' must stand at an array or a dictionary, \(model.quoted) is none"
                )
            case .mergedKind(let type):
                (.mergedKind, "'allOf' must list objects, \(type.quoted) is none")
            case .mergeConflict(let what):
                (.mergeConflict, "\(what) must be the same in all of 'allOf'")
            case .endlessModel(let name):
                (.endlessModel, "model \(name.quoted) must end, it holds itself in every value")
            }
        }
    }
}
