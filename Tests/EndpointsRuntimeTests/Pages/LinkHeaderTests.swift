import Testing

@testable import EndpointsRuntime

/// The header Link, by RFC 8288.
struct LinkHeaderTests {
    @Test(arguments: [
        (#"<https://a.b/?page=2>; rel="next""#, "https://a.b/?page=2"),
        (#"<https://a.b/?page=2>;rel=next"#, "https://a.b/?page=2"),
        (
            #"<https://a.b/?page=1>; rel="prev", <https://a.b/?page=3>; rel="next""#,
            "https://a.b/?page=3"
        ),
        (#"<a>; rel="last",<b>;rel="first next""#, "b"),
        (#"</x?a=1,2;c>; title="a, b; rel=\"next\""; REL=NEXT"#, "/x?a=1,2;c"),
        (#", ,<?cursor=x>  ;  rel = "next" , "#, "?cursor=x"),
        (#"<a>; rel="prev"; rel="next""#, nil),
        (#"<a>; rel="next"; anchor="/other""#, nil),
        (#"<>; rel="next""#, nil),
        (#"<a>; rel="nextpage""#, nil),
        (#"<a>; rev="next""#, nil),
        (#"<a>; rel"#, nil),
        (#"<a"#, nil),
        (#"a; rel=next"#, nil),
        (#"<a>; title="x"#, nil),
        ("", nil),
    ])
    func theNextOneIsFound(text: String, target: String?) {
        #expect(LinkHeader(text).target(of: "next") == target)
    }
}
