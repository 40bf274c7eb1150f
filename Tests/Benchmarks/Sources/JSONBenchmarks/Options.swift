import Measuring

/// What the program is asked for.
struct Options {
    var kinds: Set<Kind> = []
    var documents: Set<String> = []
    var rounds = 15
    var isMarkdown = false

    static let help = """
        Measures our models against synthesized Codable with JSONDecoder and JSONEncoder.

        json [WORD…] [--rounds N] [--markdown]   the table; words choose kinds of work and documents
        json time KIND DOCUMENT [ROUNDS]         the median of our seconds, as a bare number
        json once KIND DOCUMENT [SIDE]           one warm run, for an instruction counter
        json write FOLDER                        writes the documents that are made here

        kinds      \(Kind.allCases.map(\.rawValue).joined(separator: ", "))
        sides      \(Side.allCases.map(\.rawValue).joined(separator: ", "))
        documents  \(Documents().all.map(\.name).joined(separator: ", "))

        json records            every kind of work with the records
        json decode canada      one row
        """

    /// Throws for a word that is neither a kind nor a document.
    init(_ arguments: [String]) throws(UsageError) {
        var arguments = arguments[...]
        while let argument = arguments.popFirst() {
            switch argument {
            case "--markdown":
                isMarkdown = true
            case "--rounds":
                guard let rounds = arguments.popFirst().flatMap({ Int($0) }), rounds > 0 else {
                    throw UsageError("'--rounds' must be followed by a number above zero")
                }
                self.rounds = rounds
            default:
                if let kind = Kind(rawValue: argument) {
                    kinds.insert(kind)
                } else {
                    documents.insert(try Documents().named(argument).name)
                }
            }
        }
    }

    func includes(_ kind: Kind, _ document: Document) -> Bool {
        (kinds.isEmpty || kinds.contains(kind))
            && (documents.isEmpty || documents.contains(document.name))
    }
}
