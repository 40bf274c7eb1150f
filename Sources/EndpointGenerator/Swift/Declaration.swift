/// A Swift declaration.
indirect enum Declaration {
    case type(TypeDeclaration)
    case function(FunctionDeclaration)
    case property(PropertyDeclaration)
    case cases(CasesDeclaration)
    case alias(AliasDeclaration)
}

/// A structure, an enumeration or an extension, with its members.
struct TypeDeclaration {
    enum Keyword: String {
        case structure = "struct"
        case enumeration = "enum"
        case `extension` = "extension"
    }

    var documentation: [String] = []
    var attributes: [String] = []
    /// In front of the keyword, `public` or `nonisolated`.
    var modifiers: [String] = []
    var keyword: Keyword
    var name: String
    var conformances: [String] = []
    /// `Self == GitHub.GetUser`.
    var constraint: String?
    var members: [Declaration] = []
}

/// A function or an initializer.
struct FunctionDeclaration {
    var documentation: [String] = []
    var attributes: [String] = []
    var modifiers: [String] = []
    /// `func encode`, `init`, `init?`.
    var name: String
    var parameters: [Expression] = []
    /// `throws(JSONError)`.
    var effects: String?
    var result: String?
    var body: [Statement] = []
}

/// A stored or computed property.
struct PropertyDeclaration {
    var documentation: [String] = []
    var modifiers: [String] = []
    /// `var login: String` or `let allCases: [Self]`.
    var name: String
    var initialValue: Expression?
    /// A computed property's body; one expression stands on the same line where it fits.
    var getter: [Statement]?
}

/// Cases of an enumeration: on one line where they fit and none has documentation.
struct CasesDeclaration {
    struct Case {
        var documentation: [String] = []
        /// `notFound(APIError)`.
        var text: String
    }

    var cases: [Case]
}

/// A type alias.
struct AliasDeclaration {
    var documentation: [String] = []
    var modifiers: [String] = []
    var name: String
    var type: String
}
