import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

struct ListItems: PaginatedRequestable {
    typealias API = Sample
    typealias Response = [Item]
    typealias Item = EndpointsRuntimeTests.Item
    static var endpoint: Endpoint { .init(.get, "/items") }
    static var pagination: Pagination<Self> { .page(\.page) }
    var page: Int?

    func encode(to request: inout RequestEncoder) { request.query("page", page) }
}

/// The examples of the article on pages, word for word, at work.
struct PageExamples {
    private func stub() -> StubTransport {
        let stub = StubTransport()
        let pages = ["[{\"id\":1,\"name\":\"a\"}]", "[{\"id\":2,\"name\":\"b\"}]", "[]"]
        stub.answer(ListItems.self, inTurn: pages.map { TransportReply.json($0) })
        return stub
    }

    @Test func pagesAndItems() async throws {
        var names: [String] = []
        var client = EndpointClient<Sample>(transport: stub())
        for try await page in client.pages(of: ListItems()) {
            names += page.compactMap(\.name)
        }
        #expect(names == ["a", "b"])
        client.transport = stub()
        for try await item in client.items(of: ListItems()) {
            names.append(item.name ?? "")
        }
        #expect(names == ["a", "b", "a", "b"])
    }

    @Test func positions() async throws {
        let client = EndpointClient<Sample>(transport: stub())
        var saved: PagePosition?
        var names: [String] = []
        for _ in 0..<2 {
            for try await page in client.pages(of: ListItems(), from: saved).positioned {
                names += page.items.compactMap(\.name)
                saved = page.next
                break
            }
        }
        #expect(names == ["a", "b"])
        #expect(saved?.rawValue == "3")
    }
}
