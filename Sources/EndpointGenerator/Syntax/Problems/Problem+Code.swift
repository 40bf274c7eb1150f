extension Problem {
    /// A stable name for each message, for tools that read the JSON form.
    package enum Code: String, Sendable, CaseIterable {
        case invalidJSON = "invalid-json"
        case unknownKey = "unknown-key"
        case duplicateKey = "duplicate-key"
        case missingKey = "missing-key"
        case exclusiveKeys = "exclusive-keys"
        case dependentKey = "dependent-key"
        case wrongType = "wrong-type"
        case unknownWord = "unknown-word"
        case emptyName = "empty-name"
        case emptyList = "empty-list"
        case repeatedElement = "repeated-element"
        case badNumber = "bad-number"
        case badSwiftName = "bad-swift-name"
        case badSwiftType = "bad-swift-type"
        case badPointer = "bad-pointer"

        case unknownModel = "unknown-model"
        case unknownParameter = "unknown-parameter"
        case unknownServer = "unknown-server"
        case unknownPageParameter = "unknown-page-parameter"
        case badPageParameter = "bad-page-parameter"
        case badReference = "bad-reference"
        case misplacedReference = "misplaced-reference"
        case circularReference = "circular-reference"
        case circularModel = "circular-model"

        case reservedModelName = "reserved-model-name"
        case badType = "bad-type"
        case missingType = "missing-type"
        case unknownFormat = "unknown-format"
        case formatMismatch = "format-mismatch"
        case keywordMismatch = "keyword-mismatch"
        case requiredUnknown = "required-unknown"
        case requiredOptional = "required-optional"
        case enumerationMismatch = "enumeration-mismatch"
        case enumerationNames = "enumeration-names"
        case defaultMismatch = "default-mismatch"
        case defaultUnlisted = "default-unlisted"
        case misplacedKeyword = "misplaced-keyword"
        case binaryInJSON = "binary-in-json"
        case badDateFormat = "bad-date-format"
        case lossyWithoutElements = "lossy-without-elements"
        case mergedKind = "merged-kind"
        case mergeConflict = "merge-conflict"
        case endlessModel = "endless-model"

        case unreachableMember = "unreachable-member"
        case tiedMembers = "tied-members"
        case mappedStranger = "mapped-stranger"
        case mappedTwice = "mapped-twice"
        case mergedUnions = "merged-unions"
        case memberWithoutValue = "member-without-value"
        case severalValues = "several-values"
        case discriminatorMismatch = "discriminator-mismatch"

        case duplicateHeader = "duplicate-header"
        case badHeaderName = "bad-header-name"
        case removesNothing = "removes-nothing"
        case bodyRefused = "body-refused"
        case bodyLeftOut = "body-left-out"
        case badMediaType = "bad-media-type"
        case fieldsInProperties = "fields-in-properties"
        case badStatus = "bad-status"
        case authenticationTwice = "authentication-twice"
        case styleMismatch = "style-mismatch"
        case itemsOutside = "items-outside"
        case noProperty = "no-property"
        case leadsNowhere = "leads-nowhere"
        case styleNesting = "style-nesting"
        case explodeMismatch = "explode-mismatch"
        case badCookieName = "bad-cookie-name"
        case badConstant = "bad-constant"
        case valueMismatch = "value-mismatch"

        case pathStart = "path-start"
        case emptySegment = "empty-segment"
        case unbalancedBrace = "unbalanced-brace"
        case badPathParameter = "bad-path-parameter"
        case repeatedPathParameter = "repeated-path-parameter"
        case pathDelimiter = "path-delimiter"
        case pathParameterMissing = "path-parameter-missing"
        case optionalPathParameter = "optional-path-parameter"

        case exampleParameter = "example-parameter"
        case exampleIncomplete = "example-incomplete"
        case exampleSurplus = "example-surplus"
        case exampleStatus = "example-status"
        case exampleMismatch = "example-mismatch"
        case exampleLeftOut = "example-left-out"

        case badServer = "bad-server"
        case undeclaredVariable = "undeclared-variable"
        case unusedVariable = "unused-variable"
        case badVariableValue = "bad-variable-value"
        case passwordInServer = "password-in-server"

        case reservedName = "reserved-name"
        case nameCollision = "name-collision"

        case matchesNothing = "matches-nothing"
        case nothingLeft = "nothing-left"
        case pointsNowhere = "points-nowhere"
        case pointsAtNoName = "points-at-no-name"
        case notConformed = "not-conformed"
        case conformanceRefused = "conformance-refused"

        case unknownVersion = "unknown-version"
        case brokenReference = "broken-reference"
        case outsideReference = "outside-reference"
        case readAs = "read-as"
        case leftOut = "left-out"

        var severity: Diagnostic.Severity {
            Self.warnings.contains(self) ? .warning : .error
        }

        /// What has a sensible reading all the same.
        private static let warnings: Set<Code> = [
            .bodyLeftOut, .exampleLeftOut, .leftOut, .passwordInServer, .readAs, .tiedMembers,
            .unknownFormat,
        ]
    }
}
