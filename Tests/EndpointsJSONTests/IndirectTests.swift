import EndpointsJSON
import Testing

/// Properties that may hold their own kind.
struct IndirectTests {
    private struct Node: Hashable, Sendable {
        var value: Int
        @Indirect var next: Node?

        init(_ value: Int, _ next: Node? = nil) {
            self.value = value
            self.next = next
        }
    }

    @Test func areValues() {
        let first = Node(1, Node(2))
        var second = first
        second.next?.value = 3
        second.next?.next = Node(4)
        #expect(first == Node(1, Node(2)))
        #expect(second == Node(1, Node(3, Node(4))))
        #expect(first.hashValue == Node(1, Node(2)).hashValue)
        #expect(Set([first, second, Node(1, Node(2))]).count == 2)
        second.next = nil
        #expect(second == Node(1))
    }

    @Test func areAsWideAsAPointer() {
        #expect(MemoryLayout<Indirect<Node>>.size == MemoryLayout<Int>.size)
    }
}
