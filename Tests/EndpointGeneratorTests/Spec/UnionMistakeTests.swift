import Testing

@testable import EndpointGenerator

/// Members that nothing comes to, discriminators that tell nothing, objects that cannot be merged,
/// models without an end.
struct UnionMistakeTests {
    private static let unreachable =
        "a member of a union must be reachable, an earlier one takes all that it takes\nnote: this one"

    static let members: [Mistake] = [
        .schema(##"{ "oneOf": ["string", 1️⃣"date"1️⃣] }"##, unreachable),
        .schema(##"{ "oneOf": ["any", 1️⃣"string"1️⃣] }"##, unreachable),
        .schema(##"{ "oneOf": ["number", 1️⃣"integer"1️⃣, 2️⃣"int32"2️⃣] }"##, unreachable, unreachable),
        .schema(##"{ "oneOf": ["[string]", 1️⃣"[uuid]"1️⃣] }"##, unreachable),
        .schema(##"{ "anyOf": ["User", 1️⃣"User"1️⃣] }"##, unreachable),
        .schema(
            ##"{ "oneOf": ["string", "integer", 1️⃣{ "enum": ["a", "b"], "closed": true }1️⃣] }"##,
            unreachable
        ),
        .schema(
            ##"{ "oneOf": [{ "properties": { "a": "number?", "b": "string?" } }, 1️⃣{ "properties": { "a": "int32?", "b": "string?" } }1️⃣] }"##,
            unreachable
        ),
        .schema(
            ##"{ "oneOf": [{ "oneOf": ["string", "boolean"] }, "integer", 1️⃣"boolean"1️⃣] }"##,
            unreachable
        ),
    ]

    static let merges: [Mistake] = [
        // Members that are but names of each other.
        Mistake(
            text:
                ##"{ "name": "A", "endpoints": {}, "models": { "M": { "allOf": ["N", "O"] }, 1️⃣"N"1️⃣: { "allOf": ["O"] }, 2️⃣"O"2️⃣: { "allOf": ["N"] } } }"##,
            messages: [
                "model 'N' may not be another name for itself",
                "model 'O' may not be another name for itself",
            ]
        ),
        .schema(
            ##"{ "allOf": ["User", { "properties": { "id": 1️⃣"string"1️⃣ } }] }"##,
            "property 'id' must be the same in all of 'allOf'\nnote: the other one is here"
        ),
        .schema(
            ##"{ "allOf": ["User", 1️⃣"[User]"1️⃣] }"##,
            "'allOf' must list objects, 'array' is none"
        ),
        .schema(
            ##"{ "allOf": ["User", { "required": [1️⃣"ids"1️⃣] }] }"##,
            "'required' must name properties, 'ids' is none\nnote: did you mean 'id', declared here?"
        ),
        .top(
            ##""models": { "A": { "allOf": ["B", { "properties": {} }] }, "B": { "allOf": [1️⃣"A"1️⃣, { "properties": {} }] } }"##,
            "model 'A' must end, it holds itself in every value"
        ),
    ]

    static let circles: [Mistake] = [
        .top(
            ##""models": { "A": { "properties": { "a": 1️⃣"A"1️⃣ } } }"##,
            "model 'A' must end, it holds itself in every value"
        ),
        .top(
            ##""models": { "A": { "oneOf": ["B", "C"] }, "B": { "properties": { "b": 1️⃣"A"1️⃣ } }, "C": { "properties": { "c": 2️⃣"A"2️⃣ } } }"##,
            "model 'A' must end, it holds itself in every value",
            "model 'A' must end, it holds itself in every value"
        ),
    ]

    @Test(arguments: members + merges + circles)
    func isToldOnceAtItsPlace(_ mistake: Mistake) {
        let (found, expected) = mistake.findings
        #expect(found == expected)
        #expect(expected.count == mistake.messages.count)
    }

    @Test(
        arguments: [
            .schema(##"{ "oneOf": ["date", "string"] }"##),
            .schema(##"{ "oneOf": ["integer", "number", "User", "any"] }"##),
            // The most required keys are asked for first.
            .schema(
                ##"{ "oneOf": ["User", { "properties": { "id": "int64", "name": "string" } }] }"##
            ),
            .schema(##"{ "oneOf": ["[string: any]", "User"] }"##),
            .schema(
                ##"{ "oneOf": [{ "properties": { "k": { "const": "a" } } }, { "properties": { "k": { "const": "b" } } }] }"##
            ),
            .top(
                ##""models": { "A": { "oneOf": ["string", "B"] }, "B": { "properties": { "b": "A" } }, "C": { "properties": { "c": "C?", "d": "[C]", "e": { "$ref": "#/models/C", "nullable": true } } } }"##
            ),
            .schema(
                ##"{ "allOf": ["User", { "properties": { "id": { "const": 7 }, "more": "string" } }] }"##
            ),
        ] as [Mistake]
    )
    func isRight(_ mistake: Mistake) {
        #expect(mistake.all == [])
    }

    /// A document may be written by nobody.
    @Test func depthAndNumberAreNoProblem() {
        let unions = (0..<150).map { ##""U\##($0)": { "oneOf": ["U\##($0 + 1)", "string"] }"## }
        let merges = (0..<150).map {
            ##""A\##($0)": { "allOf": ["A\##($0 + 1)", { "properties": {} }] }"##
        }
        let models = unions + merges + [#""U150": "integer""#, #""A150": { "properties": {} }"#]
        let text =
            ##"{ "name": "A", "endpoints": {}, "models": { \##(models.joined(separator: ",")) } }"##
        #expect(Mistake(text: text, messages: []).all.count < 400)
    }
}
