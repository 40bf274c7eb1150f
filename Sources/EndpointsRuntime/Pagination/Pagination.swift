/// How the next page of a list is asked for.
///
/// A list ends where there is no next page: the answer's cursor, URL or link is absent, null or
/// empty, or it is one that was asked for before; `more` is false; a page is empty, or holds what the
/// page before it held.
///
/// Pointers are JSON Pointers (RFC 6901) into the whole answer, given by their tokens, unescaped.
public struct Pagination<Request: PaginatedRequestable>: Sendable {
    /// The text that the page behind another is asked for by; nil for none.
    typealias Advance = @Sendable (_ page: Page<Request>) -> String?
    /// What asks for a page by its text.
    ///
    /// - Throws: `JSONError` where the text is no value of the request's property.
    typealias Seek = @Sendable (Request, String) throws(JSONError) -> NextPage<Request>

    let advance: Advance
    let seek: Seek
    /// Where the answer says whether there are more pages; empty for nowhere.
    let more: [String]
    /// What the request itself asks for, where a page may come back to it.
    var mark: @Sendable (Request) -> String? = { _ in nil }
}

extension Pagination {
    /// The next page's URL stands in the header `Link` (RFC 8288), with the relation `next`.
    ///
    /// - Parameter more: Where the answer has false on the last page.
    public static func link(more: String...) -> Pagination {
        Pagination(
            advance: { page in
                page.reply.headers["Link"].flatMap { LinkHeader($0).target(of: "next") }
            },
            seek: Self.url,
            more: more
        )
    }

    /// The next page's URL stands in the answer.
    ///
    /// - Parameters:
    ///   - next: Where it stands; relative ones are relative to the page's own.
    ///   - more: Where the answer has false on the last page.
    public static func url(next: String..., more: String...) -> Pagination {
        Pagination(
            advance: { page in page.reply.scalarText(at: next) },
            seek: Self.url,
            more: more
        )
    }

    /// Pages are numbered.
    ///
    /// - Parameters:
    ///   - parameter: The request's page number.
    ///   - first: The number of the first page, which a request without a number asks for.
    ///   - more: Where the answer has false on the last page.
    public static func page<Value: JSONReadable & Sendable>(
        _ parameter: any WritableKeyPath<Request, Value> & Sendable,
        first: Int = 1,
        more: String...
    ) -> Pagination {
        Pagination(
            advance: { page in page.sum(page.number(parameter) ?? first, 1) },
            seek: value(of: parameter),
            more: more
        )
    }

    /// A request says how many items are passed over.
    ///
    /// - Parameters:
    ///   - parameter: The request's number of items to pass over; nothing is none.
    ///   - more: Where the answer has false on the last page.
    public static func offset<Value: JSONReadable & Sendable>(
        _ parameter: any WritableKeyPath<Request, Value> & Sendable,
        more: String...
    ) -> Pagination {
        Pagination(
            advance: { page in page.passedOver(parameter) },
            seek: value(of: parameter),
            more: more
        )
    }

    /// A request says how many items are passed over, and how many a page holds at most.
    ///
    /// Once a page was as long as that, a shorter one is the last; before, the server may have a
    /// limit of its own.
    ///
    /// - Parameters:
    ///   - parameter: The request's number of items to pass over; nothing is none.
    ///   - limit: The request's number of items that a page holds.
    ///   - more: Where the answer has false on the last page.
    public static func offset<Value: JSONReadable & Sendable, Limit: Sendable>(
        _ parameter: any WritableKeyPath<Request, Value> & Sendable,
        limit: any KeyPath<Request, Limit> & Sendable,
        more: String...
    ) -> Pagination {
        Pagination(
            advance: { page in
                if let limit = page.number(limit), page.longest >= limit, page.items.count < limit {
                    return nil
                }
                return page.passedOver(parameter)
            },
            seek: value(of: parameter),
            more: more
        )
    }

    /// The answer has a value that asks for the next page.
    ///
    /// - Parameters:
    ///   - parameter: The request's property that takes it.
    ///   - next: Where it stands: a string or a number.
    ///   - more: Where the answer has false on the last page.
    public static func cursor<Value: JSONReadable & Sendable>(
        _ parameter: any WritableKeyPath<Request, Value> & Sendable,
        next: String...,
        more: String...
    ) -> Pagination {
        Pagination(
            advance: { page in page.reply.scalarText(at: next) },
            seek: value(of: parameter),
            more: more,
            mark: { parameterText($0[keyPath: parameter]) }
        )
    }

    /// A page's last item has the value that asks for the next page.
    ///
    /// - Parameters:
    ///   - parameter: The request's property that takes it.
    ///   - lastItem: The last item's value, such as its identifier.
    ///   - more: Where the answer has false on the last page.
    public static func cursor<Value: JSONReadable & Sendable, Cursor: Sendable>(
        _ parameter: any WritableKeyPath<Request, Value> & Sendable,
        lastItem: any KeyPath<Request.Item, Cursor> & Sendable,
        more: String...
    ) -> Pagination {
        Pagination(
            advance: { page in
                let cursor = page.items.last.flatMap { parameterText($0[keyPath: lastItem]) }
                return cursor?.isEmpty == false ? cursor : nil
            },
            seek: value(of: parameter),
            more: more,
            mark: { parameterText($0[keyPath: parameter]) }
        )
    }
    private static func url(_ request: Request, _ text: String) -> NextPage<Request> { .url(text) }

    private static func value<Value: JSONReadable & Sendable>(
        of parameter: any WritableKeyPath<Request, Value> & Sendable
    ) -> Seek {
        { request, text throws(JSONError) in
            var next = request
            next[keyPath: parameter] = try Value(text: text)
            return .request(next, mark: text)
        }
    }
}
