import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.12: a parameter with `content` is one text of its media type. In a URL it is percent-encoded
/// (Appendix E), in a cookie what may not stand in one (RFC 6265 §4.1.1: quotes and commas, not braces).
struct ContentParametersTests {
    @Test func parametersAreJSON() throws {
        let request = ContentParameters.ListPlaces(
            corner: .init(x: 1.5, y: -2.5),
            around: .init(x: 0.5, y: 3.5),
            ids: [1, 2],
            note: "a b",
            form: .init(x: 4.5, y: 5.5),
            xXML: .init(x: 6.5, y: 7.5),
            xPoint: .init(x: 8.5, y: 9.5),
            last: .init(x: 1.25, y: 2.25)
        )
        #expect(
            try request.wire()
                == """
                GET https://map.example/places/%7B%22x%22%3A1.5%2C%22y%22%3A-2.5%7D\
                ?around=%7B%22x%22%3A0.5%2C%22y%22%3A3.5%7D&ids=%5B1%2C2%5D&note=a%20b&x=4.5&y=5.5
                cookie: last={%22x%22:1.25%2C%22y%22:2.25}
                x-point: {"x":8.5,"y":9.5}
                x-xml: x,6.5,y,7.5
                """
        )
    }

    @Test func whatIsNotRequiredMayBeAbsent() throws {
        let point = ContentParameters.Point(x: 1.5, y: 2.5)
        #expect(
            try ContentParameters.ListPlaces(corner: point, around: point).wire()
                == "GET https://map.example/places/%7B%22x%22%3A1.5%2C%22y%22%3A2.5%7D"
                + "?around=%7B%22x%22%3A1.5%2C%22y%22%3A2.5%7D"
        )
    }
}
