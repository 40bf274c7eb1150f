/// Which credentials a request carries.
package struct Authentication: Sendable {
    package var requirement: Requirement
    package var range: SourceRange

    package indirect enum Requirement: Sendable {
        case none
        case scheme(Scheme, optional: Bool)
        /// All are sent.
        case all([Requirement])
        /// The first of which the client has the credentials.
        case any([Requirement])
    }

    package enum Scheme: Sendable, Hashable {
        case bearer
        case basic
        case apiKey(name: String, place: KeyPlace, prefix: String?)
    }

    package enum KeyPlace: String, Sendable, CaseIterable {
        case header, query, cookie
    }

    package init(requirement: Requirement, range: SourceRange) {
        self.requirement = requirement
        self.range = range
    }
}
