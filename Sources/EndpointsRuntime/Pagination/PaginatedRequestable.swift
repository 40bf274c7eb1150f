/// A request whose answer is one page of a longer list.
///
///     struct ListUsers: PaginatedRequestable {
///         typealias API = GitHub
///         typealias Response = UserPage
///         static var endpoint: Endpoint { .init(.get, "/users") }
///         static var pagination: Pagination<Self> { .cursor(\.after, next: "meta", "next") }
///         static func items(in response: UserPage) -> [User] { response.users }
///         var after: String?
///         …
///     }
///
///     for try await user in github.items(of: .listUsers()) { … }
public protocol PaginatedRequestable<API>: Requestable {
    /// What a page holds.
    associatedtype Item: Sendable

    /// How the next page is asked for.
    static var pagination: Pagination<Self> { get }

    /// The items of a page. A response that is an array is them itself by default.
    static func items(in response: Response) -> [Item]
}

extension PaginatedRequestable where Response == [Item] {
    /// The response itself.
    public static func items(in response: Response) -> [Item] { response }
}
