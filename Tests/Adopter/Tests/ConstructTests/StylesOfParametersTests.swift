import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.12: styles of RFC 6570 and beyond, by the values of the table in "Style Examples"; what delimits
/// and is no delimiter of URLs is percent-encoded (Appendix E).
struct StylesOfParametersTests {
    static let size = StylesOfParameters.Size(width: 1, height: 2)

    /// RFC 6570 §3.2.2 `{x}`, §3.2.5 `{.x}`, §3.2.7 `{;x}`, with and without `*`.
    @Test func pathsHaveStyles() throws {
        let request = StylesOfParameters.ListTiles(
            simple: ["a", "b c"],
            exploded: Self.size,
            label: ["a", "b"],
            labels: Self.size,
            matrix: ["a", "b"],
            matrices: Self.size
        )
        #expect(
            try request.wire()
                == "GET https://map.example/tiles/a,b%20c/width=1,height=2/.a,b"
                + "/.width=1.height=2/;matrix=a,b/;width=1;height=2"
        )
    }

    @Test func queriesHaveStyles() throws {
        let names = ["a", "b"]
        let request = StylesOfParameters.FindTiles(
            assumed: names,
            form: names,
            commas: names,
            spaces: names,
            pipes: names,
            fields: Self.size,
            pairs: Self.size,
            deep: Self.size,
            deeper: .init(size: Self.size),
            open: "/a?b",
            nested: .init(size: Self.size),
            wrong: "w"
        )
        #expect(
            try request.wire()
                == "GET https://map.example/tiles?assumed=a&assumed=b&form=a&form=b&commas=a,b"
                + "&spaces=a%20b&pipes=a%7Cb&width=1&height=2&pairs=width,1,height,2"
                + "&deep%5Bwidth%5D=1&deep%5Bheight%5D=2"
                + "&deeper%5Bsize%5D%5Bwidth%5D=1&deeper%5Bsize%5D%5Bheight%5D=2&open=/a?b"
                + "&nested=%7B%22size%22%3A%7B%22width%22%3A1%2C%22height%22%3A2%7D%7D&wrong=w"
        )
    }

    @Test func headersAndCookiesHaveStyles() throws {
        let request = StylesOfParameters.FindTiles(
            xNames: ["a", "b"],
            xSize: Self.size,
            names: ["a", "b"]
        )
        #expect(
            try request.wire()
                == """
                GET https://map.example/tiles
                cookie: names=a,b
                x-names: a,b
                x-size: width=1,height=2
                """
        )
    }
}
