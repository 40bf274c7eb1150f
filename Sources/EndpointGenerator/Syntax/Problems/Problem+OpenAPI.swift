extension Problem {
    /// What is said of an OpenAPI document.
    package enum OpenAPI: Sendable {
        /// A version that is not read.
        case unknownVersion(String)
        /// A reference to a place where nothing stands.
        case brokenReference(String)
        /// A reference to another file or to the network.
        case outsideReference(String)
        /// What is there, and how it is understood: it should say something else.
        case readAs(String, reading: String)
        /// What is there and says nothing to a client in Swift.
        case leftOut(String)

        var told: Told {
            switch self {
            case .unknownVersion(let version):
                (.unknownVersion, "\(version) is none of OpenAPI 3.0, 3.1, 3.2 and Swagger 2.0")
            case .brokenReference(let text):
                (.brokenReference, "nothing stands at reference \(text.quoted)")
            case .outsideReference(let text):
                (.outsideReference, "reference \(text.quoted) leads out of the document's folder")
            case .readAs(let what, let reading): (.readAs, "\(what) is read as \(reading)")
            case .leftOut(let what):
                (.leftOut, "\(what)\(what.contains(", ") ? "," : "") is left out")
            }
        }
    }
}
