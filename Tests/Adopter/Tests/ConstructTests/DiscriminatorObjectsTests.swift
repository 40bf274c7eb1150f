import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.25: the value is a schema's name, or what the mapping says instead.
struct DiscriminatorObjectsTests {
    @Test func namesAreValues() throws {
        try expectRoundTrip(
            #"{"kind":"Cat","lives":9}"#,
            DiscriminatorObjects.Pet.cat(.init(kind: "Cat", lives: 9))
        )
        try expectRoundTrip(
            #"{"kind":"Dog","bark":"w"}"#,
            DiscriminatorObjects.Pet.dog(.init(bark: "w"))
        )
        try expectRoundTrip(
            #"{"kind":"Cow"}"#,
            DiscriminatorObjects.Pet.unrecognized(["kind": "Cow"])
        )
    }

    @Test func aMappingHasItsOwn() throws {
        try expectRoundTrip(
            #"{"kind":"fish"}"#,
            DiscriminatorObjects.MappedPet.fish(.init(kind: "fish"))
        )
        for kind in ["bird", "owl"] {
            try expectRoundTrip(
                #"{"kind":"\#(kind)","wings":2}"#,
                DiscriminatorObjects.MappedPet.bird(.init(kind: kind, wings: 2))
            )
        }
        try expectRoundTrip(
            #"{"kind":"gato"}"#,
            DiscriminatorObjects.CatOrDogOrText.cat(.init(kind: "gato"))
        )
        try expectRoundTrip(#"{"kind":"Dog"}"#, DiscriminatorObjects.CatOrDogOrText.dog(.init()))
        try expectRoundTrip(#""a""#, DiscriminatorObjects.CatOrDogOrText.string("a"))
    }

    @Test func aMemberMayStandInline() throws {
        try expectRoundTrip(
            #"{"kind":"Fish"}"#,
            DiscriminatorObjects.ToldInline.fish(.init(kind: "Fish"))
        )
        try expectRoundTrip(#"{"kind":"worm"}"#, DiscriminatorObjects.ToldInline.worm(.init()))
    }

    /// An object without a name and without values of its own has all others, and those without one.
    @Test func aMemberMayHaveAllOthers() throws {
        typealias PetOrNot = DiscriminatorObjects.PetOrNot
        try expectRoundTrip(#"{"kind":"Dog","bark":"w"}"#, PetOrNot.dog(.init(bark: "w")))
        try expectRoundTrip(
            #"{"kind":"none","why":"w"}"#,
            PetOrNot.petOrNotOther(.init(kind: "none", why: "w"))
        )
        try expectRoundTrip(#"{"why":"w"}"#, PetOrNot.petOrNotOther(.init(why: "w")))
    }

    /// Inline schemas have no names: what they require tells them.
    @Test func withoutModelsKeysTell() throws {
        try expectRoundTrip(#"{"a":"x"}"#, DiscriminatorObjects.Inline.a(.init(a: "x")))
        try expectRoundTrip(#"{"b":"x"}"#, DiscriminatorObjects.Inline.b(.init(b: "x")))
    }

    @Test func aParentIsAllThatIsMadeOfIt() throws {
        try expectRoundTrip(
            #"{"type":"Derived","size":1}"#,
            DiscriminatorObjects.Base.derived(.init(size: 1))
        )
        try expectRoundTrip(
            #"{"type":"Base"}"#,
            DiscriminatorObjects.Base.baseBase(.init(type: "Base"))
        )
    }
}
