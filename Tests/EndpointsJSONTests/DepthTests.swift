import EndpointsJSON
import Foundation
import Testing

/// Nesting up to the limit and beyond it, on the stack of a secondary thread: 512 KiB.
struct DepthTests {
    private func arrays(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    private func objects(_ depth: Int) -> String {
        String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    }

    private func accounts(_ depth: Int) -> String {
        let begin = "{\"login\":\"a\",\"id\":1,\"created_at\":\"1970-01-01T00:00:00Z\",\"owner\":["
        return String(repeating: begin, count: depth) + String(repeating: "]}", count: depth)
    }

    @Test func valuesUpToTheLimit() throws {
        for text in [arrays(128), objects(128)] {
            let data = Data(text.utf8)
            let written = try onSmallStack { try JSONValue(json: data).json() }
            #expect(written == data)
        }
        for text in [arrays(129), objects(129), arrays(100_000), objects(100_000)] {
            for body in [readValue, skipValue] {
                let error = onSmallStack { body(text) }
                #expect(error?.expected == "at most 128 levels of objects and arrays")
                #expect(error?.path.components.count == 128)
            }
        }
    }

    @Test func recursiveModelUpToTheLimit() throws {
        // An account and its list are two levels.
        let data = Data(accounts(64).utf8)
        let count = try onSmallStack {
            let account = try Account(json: data)
            let copy = try Account(json: account.json())
            var count = 0
            var next: Account? = copy == account ? copy : nil
            while let account = next {
                next = account.owner?.first
                count += 1
            }
            return count
        }
        #expect(count == 64)
        let deeper = Data(accounts(65).utf8)
        let error = onSmallStack {
            problem([UInt8](deeper)) { json throws(JSONError) in try Account(from: &json) }
        }
        #expect(error?.expected == "at most 128 levels of objects and arrays")
    }

    /// The bridge to coders nests twice, once of ours and once of the coder's.
    @Test func recursiveModelThroughACoder() throws {
        let data = Data(accounts(16).utf8)
        let account = try JSONDecoder().decode(Account.self, from: data)
        #expect(
            try JSONDecoder().decode(Account.self, from: JSONEncoder().encode(account)) == account
        )
    }

    @Test func writingBeyondTheLimit() throws {
        var value: JSONValue = .array([])
        for _ in 0..<128 {
            value = .array([value])
        }
        let deep = value
        let error = onSmallStack { () -> JSONError? in
            do throws(JSONError) {
                _ = try deep.json()
                return nil
            } catch {
                return error
            }
        }
        #expect(error?.expected == "at most 128 levels of objects and arrays")
        #expect(error?.path.components.count == 128)
    }

    @Test func theLimitCanBeSet() throws {
        let limits = JSONLimits(depth: 3)
        let read = problem(arrays(3), limits: limits) { json throws(JSONError) in try json.value() }
        #expect(read == nil)
        let deeper = problem(arrays(4), limits: limits) { json throws(JSONError) in
            try json.skip()
        }
        #expect(deeper?.expected == "at most 3 levels of objects and arrays")
        let flat = problem("1", limits: JSONLimits(depth: 0)) { json throws(JSONError) in
            try json.value()
        }
        #expect(flat == nil)
        let deep = JSONLimits(depth: 1_000_000)
        let skipped = problem(arrays(1_000_000), limits: deep) { json throws(JSONError) in
            try json.skip()
        }
        #expect(skipped == nil)
        let mixed =
            String(repeating: "[{\"a\":", count: 1_000) + "1"
            + String(repeating: "}]", count: 1_000)
        #expect(problem(mixed, limits: deep) { json throws(JSONError) in try json.skip() } == nil)
        let wrong =
            String(repeating: "[{\"a\":", count: 1_000) + "1"
            + String(repeating: "}]", count: 900) + "]"
        #expect(problem(wrong, limits: deep) { json throws(JSONError) in try json.skip() } != nil)
    }

    private let readValue: @Sendable (String) -> JSONError? = { text in
        problem(text) { json throws(JSONError) in try json.value() }
    }

    private let skipValue: @Sendable (String) -> JSONError? = { text in
        problem(text) { json throws(JSONError) in try json.skip() }
    }
}
