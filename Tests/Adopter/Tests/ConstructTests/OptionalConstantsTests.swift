import EndpointsRuntime
import Testing

/// JSON Schema 2020-12 §6.1.3 (Validation): a constant that is not required may be absent; one that is has its value.
struct OptionalConstantsTests {
    @Test func onlyRequiredOnesAreAlwaysSent() throws {
        let type = "accept: application/json\ncontent-type: application/x-www-form-urlencoded"
        #expect(
            try OptionalConstants.CreateNote(text: "t").wire()
                == "POST https://notes.example/notes?version=2\n\(type)\n\ntext=t&kind=note"
        )
        let request = OptionalConstants.CreateNote(
            force: true,
            mode: .fast,
            xTrace: .on,
            text: "t",
            draft: .yes
        )
        #expect(
            try request.wire()
                == """
                POST https://notes.example/notes?force=true&mode=fast&version=2
                \(type)
                x-trace: on

                text=t&kind=note&draft=yes
                """
        )
    }

    @Test func anAnswerHasTheRequiredOnes() throws {
        let answer = try OptionalConstants.CreateNote.response(
            200,
            #"{"ok":true}"#,
            headers: ["X-Cache": "hit"]
        )
        #expect(answer == .init(value: .init(), xCache: .hit))
        #expect(throws: JSONError.self) {
            try OptionalConstants.CreateNote.response(200, #"{"error":true}"#)
        }
    }

    /// RFC 7396: what is absent stays as it is.
    @Test func aPatchHasThoseThatAreGiven() throws {
        let head = "PATCH https://notes.example/notes\ncontent-type: application/json\n\n"
        #expect(try OptionalConstants.UpdateNote(body: .init()).wire() == head + "{}")
        let patch = OptionalConstants.NotePatch(
            archived: true,
            level: 3,
            share: 0.5,
            colour: .red,
            state: .on,
            extra: ["a": 1],
            marks: []
        )
        #expect(
            try OptionalConstants.UpdateNote(body: patch).wire()
                == head + #"{"archived":true,"level":3,"share":0.5,"colour":"red","state":"on","#
                + #""extra":{"a":1},"marks":[]}"#
        )
    }

    @Test func nullIsAllowedWhereItIsSaid() throws {
        try expectRoundTrip(#"{"mark":null}"#, OptionalConstants.Nullable(mark: nil))
        try expectRoundTrip(#"{"mark":"x"}"#, OptionalConstants.Nullable(mark: .x))
        #expect(throws: JSONError.self) { try OptionalConstants.Nullable(text: "{}") }
    }

    @Test func allOfMayRequireThem() throws {
        try expectRoundTrip(#"{"type":"cat","lives":9}"#, OptionalConstants.Marked(lives: 9))
        #expect(throws: JSONError.self) { try OptionalConstants.Marked(text: "{}") }
        try expectRoundTrip(
            #"{"kind":"merged","flag":true,"name":"n"}"#,
            OptionalConstants.Merged(flag: true, name: "n")
        )
        try expectRoundTrip("{}", OptionalConstants.Clashing())
    }

    @Test func theyTellMembersOfAUnion() throws {
        try expectRoundTrip(
            #"{"type":"cat","lives":9}"#,
            OptionalConstants.Pet.cat(.init(lives: 9))
        )
        try expectRoundTrip(
            #"{"type":"dog","tricks":1}"#,
            OptionalConstants.Pet.dog(.init(tricks: 1))
        )
        try expectRoundTrip(
            #"{"form":"circle","radius":1.5}"#,
            OptionalConstants.Shape.radius(.init(form: .circle, radius: 1.5))
        )
        try expectRoundTrip(
            #"{"form":"square","side":1.5}"#,
            OptionalConstants.Shape.side(.init(form: .square, side: 1.5))
        )
    }
}
