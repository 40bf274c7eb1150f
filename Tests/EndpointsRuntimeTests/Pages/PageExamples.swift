import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

/// The examples of the article on pages, word for word, at work.
struct PageExamples {
    private let shown = Locked<[String]>([])

    private func client() -> EndpointClient<Sample> {
        let stub = StubTransport()
        let pages = ["[{\"id\":1,\"name\":\"a\"}]", "[{\"id\":2,\"name\":\"b\"}]", "[]"]
        stub.answer(ListItems.self, inTurn: pages.map { TransportReply.json($0) })
        return EndpointClient(transport: stub)
    }

    private func show(_ items: [Item]) {
        shown.withLock { $0 += items.map { $0.name ?? "" } }
    }

    @Test func pagesAndItems() async throws {
        var client = client()
        for try await page in client.pages(of: ListItems()) {
            show(page)
        }
        #expect(shown.withLock { $0 } == ["a", "b"])
        client = self.client()
        for try await item in client.items(of: ListItems()) {
            show([item])
            if item.id == 1 { break }
        }
        #expect(shown.withLock { $0 } == ["a", "b", "a"])
    }

    @Test func positions() async throws {
        let client = client()
        var saved: PagePosition?
        for count in 1...2 {
            func isEnough() -> Bool { shown.withLock { $0.count == count } }
            for try await page in client.pages(of: ListItems(), from: saved).positioned {
                show(page.items)
                saved = page.next
                if isEnough() { break }
            }
        }
        #expect(shown.withLock { $0 } == ["a", "b"])
        #expect(saved == PagePosition(rawValue: "3"))
    }
}
