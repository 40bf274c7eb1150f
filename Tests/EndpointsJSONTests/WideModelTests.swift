import EndpointsJSON
import Testing

/// Keys of a model of 300 properties, in the order in which they are asked for and in others.
struct WideModelTests {
    private func text(_ object: String, times count: Int) -> String {
        "[" + Array(repeating: object, count: count).joined(separator: ",") + "]"
    }

    /// None has a factor in common with 300, so that its multiples are all of the indexes.
    @Test(arguments: [1, 7, 77, 299])
    func keysOfAnyOrder(step: Int) throws {
        let order = (0..<300).map { $0 * step % 300 }
        let object = WideModel.object(order.map { WideModel.names[$0] })
        let found = try WideModel.indexes(in: text(object, times: 3))
        #expect(found == Array(repeating: order, count: 3))
    }

    @Test func unknownKeysAmongThem() throws {
        let unknown = ["", "property_300", "property_00", "property_0000", "Property_000", "é"]
        let names = WideModel.names.reversed().flatMap { [$0, unknown[$0.utf8.count % 6]] }
        let object = WideModel.object(names + unknown)
        let order = Array((0..<300).reversed())
        let found = try WideModel.indexes(in: text(object, times: 3))
        #expect(found == Array(repeating: order, count: 3))
    }

    @Test func escapedKeys() throws {
        let object = #"{"property_\u0031\u0037\u0035":0,"property\u005f299":0,"\u00E9":0}"#
        let found = try WideModel.indexes(in: text(object, times: 200))
        #expect(found == Array(repeating: [175, 299], count: 200))
    }

    /// What came is kept apart for each object, also beyond the first 64 keys of both.
    @Test func missingKeysOfNestedObjects() throws {
        func read(_ json: inout JSONReader, depth: Int) throws(JSONError) {
            let outer = try json.enterObject()
            while try json.nextRound() {
                for key in WideModel.keys where try json.required(key) {
                    if depth > 0, try json.peek() == .object {
                        try read(&json, depth: depth - 1)
                    } else {
                        try json.skip()
                    }
                }
            }
            try json.leaveObject(outer)
        }
        let inner = WideModel.object(WideModel.names)
        let whole = inner.replacing("\"property_150\":0", with: "\"property_150\":\(inner)")
        #expect(problem(whole) { json throws(JSONError) in try read(&json, depth: 1) } == nil)
        let names = WideModel.names.filter { !["property_007", "property_205"].contains($0) }
        let part = inner.replacing(
            "\"property_150\":0",
            with: "\"property_150\":\(WideModel.object(names.reversed()))"
        )
        let error = problem(part) { json throws(JSONError) in try read(&json, depth: 1) }
        #expect(error?.path.description == "property_150")
        #expect(error?.expected == "the keys 'property_007', 'property_205'")
    }
}
