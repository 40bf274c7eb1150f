import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Parameters of the feature specs, byte for byte: OpenAPI 3.1.1 §4.8.12.4, RFC 6570, RFC 6265.
struct ParameterTests {
    private func url(_ request: some Requestable) throws -> String? {
        try request.urlRequest().url?.absoluteString
    }

    private let moment = Date(timeIntervalSince1970: 1_714_564_800)

    @Test func pathsHaveStyles() throws {
        let size = PathStyles.Size(width: 100, height: 200)
        #expect(
            try url(PathStyles.ListTiles(ids: [1, 2])) == "https://map.example.com/tiles/1,2"
        )
        #expect(
            try url(PathStyles.GetArea(corner: .init(x: 1, y: 2), size: size))
                == "https://map.example.com/areas/x,1,y,2/width=100,height=200"
        )
        #expect(
            try url(
                PathStyles.GetLayer(
                    name: "blue",
                    zooms: [1, 2],
                    parts: ["a/b", "c"],
                    size: size,
                    corner: size
                )
            )
                == "https://map.example.com/layers/.blue/.1,2/.a%2Fb.c/.width,100,height,200"
                + "/.width=100.height=200"
        )
        #expect(
            try url(
                PathStyles.GetRegion(
                    name: "blue",
                    zooms: [1, 2],
                    parts: ["a", "b"],
                    size: size,
                    corner: size,
                    day: moment
                )
            )
                == "https://map.example.com/regions;name=blue/;zooms=1,2/;parts=a;parts=b"
                + "/;size=width,100,height,200/;width=100;height=200/;day=1714564800"
        )
    }

    @Test func pathsKeepWhatIsReserved() throws {
        #expect(
            try url(ReservedPath.GetFile(repo: "a/b", path: "src/a b/c?d%2F"))
                == "https://files.example.com/repos/a%2Fb/files/src/a%20b/c%3Fd%2F"
        )
        #expect(
            try url(ReservedPath.ListFiles(folders: ["a/b", "c"]))
                == "https://files.example.com/trees/.a/b.c"
        )
        #expect(
            try url(ReservedPath.GetBlob(key: "x/y:z"))
                == "https://files.example.com/blobs/x/y:z"
        )
        #expect(throws: InvalidRequest.self) {
            try ReservedPath.GetBlob(key: "../secret").urlRequest()
        }
    }

    @Test func listsOfAQueryHaveStyles() throws {
        #expect(
            try url(
                QueryStyles.Mix(
                    comma: ["blue", "black"],
                    space: ["blue", "black"],
                    pipe: ["a,b", "c"],
                    pipes: ["x", "y"],
                    days: [Date(timeIntervalSince1970: 0), moment],
                    kinds: [.oil, .unrecognized("a b")],
                    maybe: ["m", nil, "n"]
                )
            )
                == "https://paint.example.com/mix?comma=blue,black&space=blue%20black"
                + "&pipe=a%2Cb%7Cc&pipes=x&pipes=y&days=0%7C1714564800&kinds=oil,a%20b"
                + "&maybe=m&maybe=n"
        )
        #expect(
            try url(QueryStyles.Mix(comma: [], space: [], pipe: []))
                == "https://paint.example.com/mix"
        )
    }

    @Test func objectsOfAQueryHaveStyles() throws {
        let color = QueryStyles.Color(r: 100, g: 200, b: 150)
        #expect(
            try url(
                QueryStyles.Paint(
                    color: color,
                    shade: .init(r: 1, g: 2, b: 3, a: 0.5),
                    spaced: color,
                    piped: color,
                    labels: ["b": "2", "a": "1&"],
                    value: ["x", 1]
                )
            )
                == "https://paint.example.com/paint?R=100&G=200&B=150&shade=R,1,G,2,B,3,A,0.5"
                + "&spaced=R%20100%20G%20200%20B%20150&piped=R%7C100%7CG%7C200%7CB%7C150"
                + "&a=1%26&b=2&value=x&value=1"
        )
        let tooDeep = QueryStyles.Paint(color: color, shade: color, value: [["x"]])
        let error = #expect(throws: InvalidRequest.self) { try tooDeep.urlRequest() }
        #expect(error?.reason == .nesting("value"))
    }

    @Test func deepObjectsNest() throws {
        #expect(
            try url(
                DeepObject.SearchOrders(
                    filter: .init(state: "open", tags: ["a", "b"], item: .init(price: 5)),
                    items: [.init(price: 5, name: "x y"), .init(price: 6)],
                    created: .init(gte: moment, lt: moment),
                    metadata: ["k": ["n": [1, true]]],
                    seen: ["me": moment]
                )
            )?.removingPercentEncoding
                == "https://shop.example.com/orders?filter[state]=open&filter[tags][0]=a"
                + "&filter[tags][1]=b&filter[item][price]=5&items[0][price]=5&items[0][name]=x y"
                + "&items[1][price]=6&created[gte]=2024-05-01T12:00:00Z&created[lt]=1714564800"
                + "&metadata[k][n][0]=1&metadata[k][n][1]=true&seen[me]=1714564800"
        )
        #expect(
            try url(DeepObject.SearchOrders(filter: .init(tags: ["a"])))
                == "https://shop.example.com/orders?filter%5Btags%5D%5B0%5D=a"
        )
    }

    @Test func reservedCharactersAreKept() throws {
        let link = try #require(URL(string: "https://a.example/b?c=d&e=f+g#h"))
        #expect(
            try url(AllowReserved.Fetch(url: link, scopes: ["a/b", "c,d"]))
                == "https://fetch.example.com/fetch?url=https://a.example/b?c=d%26e=f%2Bg%23h"
                + "&scopes=a/b,c,d&format=a/b"
        )
    }

    @Test func aParameterIsOneJSONText() throws {
        let request = try JSONParameters.Query(
            scope: ["a", "b"],
            variables: ["n": 1],
            where: .init(field: "f", in: [[1], [2]]),
            after: nil,
            days: [moment],
            xContext: .init(field: "é"),
            state: .init(field: "s")
        ).urlRequest()
        #expect(
            request.url?.absoluteString.removingPercentEncoding
                == #"https://graph.example.com/query/["a","b"]?variables={"n":1}"#
                + #"&where={"field":"f","in":[[1],[2]]}&after=null&days=[1714564800]&mode="full""#
        )
        #expect(request.value(forHTTPHeaderField: "X-Context") == #"{"field":"é"}"#)
        #expect(request.value(forHTTPHeaderField: "Cookie") == "state={%22field%22:%22s%22}")
        let least = try JSONParameters.Query(scope: [], variables: [:], after: "x").urlRequest()
        #expect(
            least.url?.absoluteString
                == "https://graph.example.com/query/%5B%5D?variables=%7B%7D&after=%22x%22"
                + "&mode=%22full%22"
        )
    }

    @Test func headersHoldListsAndObjects() throws {
        let request = try HeaderStyles.ListJobs(
            xIDs: [1, 2],
            xKinds: [.a, .unrecognized("c")],
            xRange: .init(from: 1, to: 9),
            xWindow: .init(from: 2),
            xDays: [moment]
        ).urlRequest()
        #expect(request.value(forHTTPHeaderField: "X-Ids") == "1,2")
        #expect(request.value(forHTTPHeaderField: "X-Kinds") == "a,c")
        #expect(request.value(forHTTPHeaderField: "X-Range") == "from,1,to,9")
        #expect(request.value(forHTTPHeaderField: "X-Window") == "from=2")
        #expect(request.value(forHTTPHeaderField: "X-Days") == "Wed, 01 May 2024 12:00:00 GMT")
    }

    @Test func cookiesAreSent() throws {
        let request = try Cookies.GetCart(
            session: "ZW5k+/==",
            visits: 7,
            since: moment,
            seen: [1, 2],
            recent: ["a b", "c;d"],
            place: .init(lat: 1.5, lon: -2),
            point: .init(lat: 0, lon: 3)
        ).urlRequest()
        #expect(
            request.value(forHTTPHeaderField: "Cookie")
                == "session=ZW5k+/==; theme=light; visits=7; since=1714564800; consent=true; seen=1"
                + "; seen=2; recent=a%20b,c%3Bd; lat=1.5; lon=-2; point=lat,0,lon,3"
        )
        let broken = Cookies.GetCart(session: "a\r\nX: y")
        let error = #expect(throws: InvalidRequest.self) { try broken.urlRequest() }
        #expect(error?.reason == .cookie("session"))
    }

    /// Foundation leaves a URL and its cookies as they were made.
    @Test func theyArriveByteForByte() async throws {
        let server = try LoopbackServer { _ in .json(200, #""x""#) }
        defer { server.stop() }
        let size = PathStyles.Size(width: 1, height: 2)
        _ = try await EndpointClient<PathStyles>(server: EndpointServer(server.url)).send(
            .getRegion(
                name: "a;b",
                zooms: [1, 2],
                parts: ["x"],
                size: size,
                corner: size,
                day: moment
            )
        )
        _ = try await EndpointClient<QueryStyles>(server: EndpointServer(server.url)).send(
            .mix(comma: ["a", "b,"], space: ["a", "b"], pipe: ["a", "b"])
        )
        _ = try await EndpointClient<JSONParameters>(server: EndpointServer(server.url)).send(
            .query(scope: [], variables: [:], after: nil, state: .init(field: "s;"))
        )
        #expect(
            server.requests.map(\.target) == [
                "/regions;name=a%3Bb/;zooms=1,2/;parts=x/;size=width,1,height,2/;width=1;height=2"
                    + "/;day=1714564800",
                "/mix?comma=a,b%2C&space=a%20b&pipe=a%7Cb",
                "/query/%5B%5D?variables=%7B%7D&after=null&mode=%22full%22",
            ]
        )
        #expect(server.requests.last?.values(of: "Cookie") == ["state={%22field%22:%22s%3B%22}"])
    }

    @Test func sharedParametersAreSentWhereTheyAreUsed() throws {
        #expect(
            try url(SharedParameters.ListPosts(tenant: "t/1", sort: .title, fields: ["a", "b"]))
                == "https://blog.example.com/t%2F1/posts?page=1&sort=title&fields=a,b"
        )
        let comments = try SharedParameters.ListComments(columns: ["a", "b"], xTenant: "t")
            .urlRequest()
        #expect(
            comments.url?.absoluteString == "https://blog.example.com/comments?p=0&columns=a%7Cb"
        )
        #expect(comments.value(forHTTPHeaderField: "X-Tenant") == "t")
    }

    @Test func constantsAreSentAsTheyStand() throws {
        let request = try ParameterConstants.GetReport(id: "1").urlRequest()
        #expect(
            request.url?.absoluteString
                == "https://api.example.com/v2/report?format=a%20b&limit=50&ratio=1.50"
                + "&verbose=false&id=1"
        )
        #expect(request.value(forHTTPHeaderField: "X-Client") == "ios")
        #expect(request.value(forHTTPHeaderField: "X-Beta") == "true")
        #expect(request.value(forHTTPHeaderField: "X-Level") == "3")
        #expect(request.value(forHTTPHeaderField: "Cookie") == "mode=plain")
    }

    @Test func defaultsOfEveryKindAreSent() throws {
        let request = try ParameterDefaults.Search().urlRequest()
        let query = request.url?.query?.removingPercentEncoding
        #expect(
            query
                == "from=2024-05-31T12:00:00.250Z&day=2024-02-29&time=23:59:30.500Z"
                + "&local=2024-05-31T08:30:00&every=P1DT2H&none=PT0S&seconds=1714564800"
                + "&millis=1714564800500&http=Wed, 01 May 2024 12:00:00 GMT"
                + "&owner=6ba7b810-9dad-11d1-80b4-00c04fd430c8&link=https://example.com/a?b=c"
                + "&key=+/8=&amount=12.5&order=desc&orders=asc&orders=new_first&days=2024-01-01"
                + "&days=2024-12-31&a=1&b=2&any=x&exact=0.12345678901234567890&limit=all"
                + #"&area={"kind":"circle","at":[1,2.5],"radius":3}"#
                + "&range=1&range=a&size[width]=3&size[unit]=cm"
        )
        #expect(request.value(forHTTPHeaderField: "X-Since") == "Thu, 01 Jan 1970 00:00:00 GMT")
        #expect(request.value(forHTTPHeaderField: "Cookie") == "zone=Europe/Paris")
        #expect(request.httpBody == Data("count=20&on=2024-05-31".utf8))
    }

    @Test func namesAreToldApartByTheirPlaces() throws {
        let request = try ParameterNames.Update(
            id: "p",
            idQuery: 1,
            text: "t",
            idHeader: "h",
            owner: "o",
            idCookie: "c",
            request: "r",
            idBody: "b",
            pageSize: 2
        ).urlRequest()
        #expect(request.url?.absoluteString == "https://names.example.com/items/p?id=1&q=t")
        #expect(request.value(forHTTPHeaderField: "ID") == "h")
        #expect(request.value(forHTTPHeaderField: "X-Amz-Meta-Owner") == "o")
        #expect(request.value(forHTTPHeaderField: "Cookie") == "id=c; request=r")
        #expect(request.httpBody == Data("id=b&per_page=2".utf8))
        #expect(
            try url(ParameterNames.ListOld(since: CalendarDate(year: 2024, month: 5, day: 1)))
                == "https://names.example.com/old?since=2024-05-01"
        )
    }

    @Test func whatIsNullIsNotSent() throws {
        #expect(
            try url(NullableParameters.Find(after: nil, ids: nil, day: nil, xMode: nil))
                == "https://null.example.com/find"
        )
        let request = try NullableParameters.Find(after: "a", ids: [1], day: moment, xMode: .b)
            .urlRequest()
        #expect(
            request.url?.absoluteString
                == "https://null.example.com/find?after=a&ids=1&day=1714564800"
        )
        #expect(request.value(forHTTPHeaderField: "X-Mode") == "b")
    }
}
