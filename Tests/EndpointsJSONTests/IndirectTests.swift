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

    private struct Holder: Hashable, Sendable {
        @IndirectValue var node: Node
    }

    @Test func areValuesThatAreNeverAbsent() {
        let first = Holder(node: Node(1))
        var second = first
        second.node.value = 2
        #expect(first == Holder(node: Node(1)))
        #expect(second == Holder(node: Node(2)))
        #expect(Set([first, second, Holder(node: Node(2))]).count == 2)
    }

    @Test func areAsWideAsAPointer() {
        #expect(MemoryLayout<Indirect<Node>>.size == MemoryLayout<Int>.size)
        #expect(MemoryLayout<IndirectValue<Node>>.size == MemoryLayout<Int>.size)
    }
}
