import EndpointsRuntime
import Testing

/// OpenAPI 3.0 §4.7.24: `default` is what is assumed where nothing is given; one that its schema does not
/// allow is none.
struct DefaultValuesTests {
    @Test func parametersHaveThem() throws {
        #expect(
            try DefaultValues.ListBooks(id: "a").wire()
                == "GET https://library.example/books/a?limit=20&sort=title\nx-mode: fast"
        )
        let request = DefaultValues.ListBooks(
            id: "a",
            limit: 5,
            sort: .age,
            order: .down,
            deep: true,
            xMode: "slow"
        )
        #expect(
            try request.wire()
                == "GET https://library.example/books/a?limit=5&sort=age&order=down&deep=true"
                + "\nx-mode: slow"
        )
    }

    @Test func requiredPropertiesHaveThem() throws {
        let settings = DefaultValues.Settings(name: "n")
        #expect(try DefaultValues.Settings(text: #"{"name":"n"}"#) == settings)
        try expectRoundTrip(#"{"size":10,"name":"n","mode":"dark","tags":[]}"#, settings)
        #expect(throws: JSONError.self) { try DefaultValues.Settings(text: "{}") }
    }

    @Test func optionalPropertiesStayAbsent() throws {
        try expectRoundTrip(
            #"{"size":1,"name":"n","mode":"light","tags":["a"],"depth":2.5,"note":"b","any":[1]}"#,
            DefaultValues.Settings(
                size: 1,
                name: "n",
                mode: .light,
                tags: ["a"],
                depth: 2.5,
                note: "b",
                any: [1]
            )
        )
    }
}
