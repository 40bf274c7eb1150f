import Foundation

/// The way through the pages of a list: what is known of those before, and what comes next.
struct PageWalk<Request: PaginatedRequestable> {
    /// What comes of a page.
    struct Step {
        /// Whether the page is one of the list: not where it is empty or repeats another, which
        /// means that the list had ended.
        var belongs: Bool
        /// What the next page is asked for by; nil where the list has ended.
        var next: NextPage<Request>?
    }

    private let pagination = Request.pagination
    private var isFirst = true
    private var before: [Request.Item] = []
    private var bodyBefore = Data()
    private var longest = 0
    /// What pages were asked for by: none is asked for twice.
    private var marks: Set<String> = []

    /// Takes the next page.
    ///
    /// - Throws: `JSONError` where what asks for the next page is not of its parameter's type.
    mutating func step(
        _ request: Request,
        _ reply: Reply,
        _ items: [Request.Item]
    ) throws(JSONError) -> Step {
        let begins = isFirst
        if begins, let mark = pagination.mark(request) { marks.insert(mark) }
        let more = pagination.more.isEmpty ? nil : reply.value(at: pagination.more)
        // An answer that says of itself that there is more may hold none, where a server filters.
        let ends = items.isEmpty ? more != true : !begins && isRepeated(items, reply)
        if ends { return Step(belongs: begins, next: nil) }
        isFirst = false
        before = items
        bodyBefore = reply.body
        longest = max(longest, items.count)
        if more == false { return Step(belongs: true, next: nil) }
        let page = Page(request: request, reply: reply, items: items, longest: longest)
        guard let text = pagination.advance(page) else { return Step(belongs: true, next: nil) }
        let next = try pagination.seek(request, text)
        let isNew = marks.insert(next.mark).inserted
        return Step(belongs: true, next: isNew ? next : nil)
    }

    /// Begins behind pages that were had before.
    ///
    /// - Throws: `JSONError` where the position is none of these pages.
    mutating func resume(
        _ request: Request,
        at position: PagePosition
    ) throws(JSONError) -> NextPage<Request> {
        isFirst = false
        let next = try pagination.seek(request, position.rawValue)
        marks.insert(next.mark)
        return next
    }

    /// Whether a page is the one before once more: of equal items, or of the same bytes where items
    /// cannot be compared.
    private func isRepeated(_ items: [Request.Item], _ reply: Reply) -> Bool {
        // Without `as Any` the compiler takes every array for one that can be compared.
        guard let items = items as Any as? any Equatable else { return reply.body == bodyBefore }
        return items.isEqual(to: before)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
        other as? Self == self
    }
}
