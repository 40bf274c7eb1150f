import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.25: a discriminator of a schema that others are made of by `allOf` tells which of them a value is.
struct ParentDiscriminatorsTests {
    typealias Pet = ParentDiscriminators.Pet

    @Test func aListHoldsAllKinds() throws {
        let text =
            #"[{"petType":"kitty","lives":9},{"petType":"finned","name":"f"},"#
            + #"{"petType":"dog","barks":true},{"petType":"Puppy","weeks":3},{"petType":"newt"}]"#
        #expect(
            try ParentDiscriminators.ListPets.response(200, text) == [
                .cat(.init(lives: 9)), .fish(.init(name: "f")),
                .dogBase(.init(petType: "dog", barks: true)), .puppy(.init(weeks: 3)),
                .petBase(.init(petType: "newt")),
            ]
        )
    }

    @Test func theValueIsAlwaysWritten() throws {
        try expectRoundTrip(#"{"petType":"kitty","name":"n"}"#, Pet.cat(.init(name: "n")))
        try expectRoundTrip(#"{"petType":"finned"}"#, Pet.fish(.init()))
        try expectRoundTrip(
            #"{"petType":"Puppy","barks":false,"friend":{"petType":"kitty"},"weeks":3}"#,
            Pet.puppy(.init(barks: false, friend: .cat(.init()), weeks: 3))
        )
    }

    @Test func aChildMayBeAParent() throws {
        try expectRoundTrip(
            #"{"petType":"Puppy","weeks":3}"#,
            ParentDiscriminators.Dog.puppy(.init(weeks: 3))
        )
        try expectRoundTrip(
            #"{"petType":"dog","barks":true}"#,
            ParentDiscriminators.Dog.dogBase(.init(petType: "dog", barks: true))
        )
        // The discriminator is the parent's.
        try expectRoundTrip(
            #"{"petType":"Owl","night":true}"#,
            ParentDiscriminators.Bird.owl(.init(night: true))
        )
        try expectRoundTrip(
            #"{"petType":"Bird","wings":2}"#,
            ParentDiscriminators.Bird.birdBase(.init(petType: "Bird", wings: 2))
        )
    }
}
