import EndpointsRuntime
import Foundation
import LoopbackServer

/// A list of the numbers from 1 to 5, two on a page, which a server gives in each style.
enum NumberList: EndpointAPI {
    static var servers: [EndpointServer] { [] }

    /// How the next page is asked for.
    protocol Style: Sendable {
        static var pagination: Pagination<Get<Self>> { get }
    }

    struct Get<S: Style>: PaginatedRequestable {
        typealias API = NumberList
        typealias Response = JSONValue
        static var endpoint: Endpoint { .init(.get, "/list") }
        static var pagination: Pagination<Get<S>> { S.pagination }
        var place: String?
        var number: Int?
        var limit: Int?

        func encode(to request: inout RequestEncoder) {
            request.query("p", place)
            request.query("n", number)
            request.query("limit", limit)
        }

        static func items(in response: JSONValue) -> [Int] {
            guard case .array(let items)? = response["items"] else { return [] }
            return items.compactMap {
                guard case .number(let number) = $0 else { return nil }
                return number.int64.map(Int.init)
            }
        }
    }

    enum Page: Style {
        static var pagination: Pagination<Get<Page>> { .page(\.number) }
    }
    enum Offset: Style {
        static var pagination: Pagination<Get<Offset>> { .offset(\.number) }
    }
    enum Limit: Style {
        static var pagination: Pagination<Get<Limit>> { .offset(\.number, limit: \.limit) }
    }
    enum Cursor: Style {
        static var pagination: Pagination<Get<Cursor>> { .cursor(\.place, next: "cursor") }
    }
    enum LastItem: Style {
        static var pagination: Pagination<Get<LastItem>> { .cursor(\.number, lastItem: \.self) }
    }
    enum NextURL: Style {
        static var pagination: Pagination<Get<NextURL>> { .url(next: "next") }
    }
    enum Link: Style {
        static var pagination: Pagination<Get<Link>> { .link() }
    }

    /// What a server answers.
    static func answer<S: Style>(
        _ style: S.Type,
        _ request: LoopbackServer.Request
    ) -> LoopbackServer.Answer {
        let query = URLComponents(string: request.target)?.queryItems ?? []
        let number = query.first { $0.name == "n" }?.value.flatMap { Int($0) }
        let place = query.first { $0.name == "p" }?.value.flatMap { Int($0.dropFirst()) }
        let start = style == Page.self ? ((number ?? 1) - 1) * 2 : number ?? place ?? 0
        let items = (1...5).dropFirst(start).prefix(2)
        let end = start + items.count
        let next = end < 5 ? "\"/list?p=c\(end)\"" : "null"
        let cursor = end < 5 ? "\"c\(end)\"" : "null"
        let text = "{\"items\":\(Array(items)),\"next\":\(next),\"cursor\":\(cursor)}"
        let link = end < 5 ? "<list?p=c\(end)>; rel=\"next\"" : "<list>; rel=\"first\""
        return .response(
            200,
            type: "application/json",
            headers: ["Link": link],
            body: Array(text.utf8)
        )
    }
}
