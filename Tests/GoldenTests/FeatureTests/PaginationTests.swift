import EndpointsRuntime
import EndpointsTesting
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Lists, page by page.
struct PaginationTests {
    private let stub = StubTransport()

    private func urls<R: EndpointRequest>(_ type: R.Type) -> [String] {
        stub.requests(to: type).map { $0.urlRequest.url?.absoluteString ?? "" }
    }

    private func bodies<R: EndpointRequest>(_ type: R.Type) -> [String] {
        stub.requests(to: type).map {
            String(decoding: $0.urlRequest.httpBody ?? Data(), as: UTF8.self)
        }
    }

    private func page(_ json: String, link: String) -> TransportReply {
        TransportReply(headers: ["Link": link], body: Data(json.utf8))
    }

    @Test func linksAreFollowed() async throws {
        stub.answer(
            LinkPages.ListRepositories.self,
            inTurn: [
                page(
                    #"[{"id":1,"name":"a"},{"id":2,"name":"b"}]"#,
                    link: #"<https://code.example.com/v3/users/n/repositories?after=2>; rel="next""#
                ),
                page(#"[{"id":3,"name":"c"}]"#, link: #"<repositories?after=3>; rel="next""#),
                page(#"[{"id":4,"name":"d"}]"#, link: #"<https://code.example.com/>; rel="first""#),
            ]
        )
        let client = EndpointClient<LinkPages>(transport: stub)
        var names: [String] = []
        for try await item in client.items(of: .listRepositories(name: "n", perPage: 2)) {
            names.append(item.name)
        }
        #expect(names == ["a", "b", "c", "d"])
        let place = "https://code.example.com/v3/users/n/repositories"
        #expect(
            urls(LinkPages.ListRepositories.self)
                == ["\(place)?per_page=2", "\(place)?after=2", "\(place)?after=3"]
        )
    }

    @Test func pagesAreWholeResponses() async throws {
        stub.answer(
            LinkPages.SearchRepositories.self,
            inTurn: [
                page(
                    #"{"total_count":2,"items":[{"id":1,"name":"a"}]}"#,
                    link: #"<?q=x&p=2>; rel="next""#
                ),
                page(
                    #"{"total_count":2,"items":[{"id":2,"name":"b"}],"has_more":false}"#,
                    link: #"<?q=x&p=3>; rel="next""#
                ),
            ]
        )
        let client = EndpointClient<LinkPages>(transport: stub)
        var pages: [[Int64]] = []
        for try await page in client.pages(of: .searchRepositories(q: "x")) {
            #expect(page.totalCount == 2)
            pages.append((page.items ?? []).map(\.id))
        }
        #expect(pages == [[1], [2]])
    }

    @Test func itemsMayBeDescribedWhereTheyAre() async throws {
        let next = "<https://code.example.com/v3/more>; rel=next"
        stub.answer(
            LinkPages.ListBranches.self,
            inTurn: [
                page(#"{"items":[{"name":"main"}]}"#, link: next),
                page(#"{"items":[{"name":"next"}]}"#, link: ""),
            ]
        )
        stub.answer(LinkPages.ListStages.self, page(#"["build",null,"ship"]"#, link: ""))
        let client = EndpointClient<LinkPages>(transport: stub)
        var names: [String] = []
        for try await branch in client.items(of: .listBranches()) { names.append(branch.name) }
        #expect(names == ["main", "next"])
        var stages: [LinkPages.ListStages.ItemValue?] = []
        for try await stage in client.items(of: .listStages()) { stages.append(stage) }
        #expect(stages == [.build, nil, .unrecognized("ship")])
    }

    @Test func aListOfHeadersAndValueIsOne() async throws {
        let reply = TransportReply(headers: ["X-Total": "2"], body: Data(#"["a","b"]"#.utf8))
        stub.answer(LinkPages.ListTags.self, reply)
        let client = EndpointClient<LinkPages>(transport: stub)
        var tags: [String] = []
        for try await tag in client.items(of: .listTags()) { tags.append(tag) }
        #expect(tags == ["a", "b"])
    }

    @Test(arguments: [
        "https://evil.example.com/v3/users/n/repositories",
        "http://code.example.com/v3/users/n/repositories",
        "https://code.example.com:8443/v3/users/n/repositories",
        "//evil.example.com/",
        "https://code.example.com@evil.example.com/",
        "file:///etc/passwd",
    ])
    func anotherOriginIsNotFollowed(target: String) async throws {
        stub.answer(
            LinkPages.ListRepositories.self,
            page(#"[{"id":1,"name":"a"}]"#, link: "<\(target)>; rel=next")
        )
        let client = EndpointClient<LinkPages>(transport: stub)
        var pages = client.pages(of: .listRepositories(name: "n")).makeAsyncIterator()
        #expect(try await pages.next()?.count == 1)
        let error = await #expect(throws: EndpointError<Never>.self) { try await pages.next() }
        guard case .invalidRequest(let problem) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(problem.reason == .otherOrigin)
        #expect(stub.requests.count == 1)
        #expect(try await pages.next() == nil)
    }

    @Test func pagesAreCounted() async throws {
        stub.answer(
            NumberedPages.ListFilms.self,
            inTurn: [
                .json(#"{"page":1,"results":[{"id":1,"title":"a"}]}"#),
                .json(#"{"page":2,"results":[{"id":2,"title":"b"}]}"#),
                .json(#"{"page":3,"results":[]}"#),
            ]
        )
        let client = EndpointClient<NumberedPages>(transport: stub)
        var titles: [String] = []
        for try await film in client.items(of: .listFilms(sort: "a&b")) {
            titles.append(film.title)
        }
        #expect(titles == ["a", "b"])
        let place = "https://films.example.com/films"
        #expect(
            urls(NumberedPages.ListFilms.self)
                == [
                    "\(place)?sort=a%26b", "\(place)?page=2&sort=a%26b",
                    "\(place)?page=3&sort=a%26b",
                ]
        )
    }

    @Test func theAnswerSaysThatThereAreNoMore() async throws {
        stub.answer(
            NumberedPages.ListActors.self,
            inTurn: [
                .json(#"{"data":{"list":["a"],"page":0},"meta":{"has_more":true}}"#),
                .json(#"{"data":{"list":["b"],"page":1},"meta":{"has_more":false}}"#),
            ]
        )
        let client = EndpointClient<NumberedPages>(transport: stub)
        var names: [String] = []
        for try await name in client.items(of: .listActors()) { names.append(name) }
        #expect(names == ["a", "b"])
        #expect(
            urls(NumberedPages.ListActors.self)
                == ["https://films.example.com/actors?p=0", "https://films.example.com/actors?p=1"]
        )
    }

    @Test func itemsArePassedOverInTheBody() async throws {
        func page(_ ids: String...) -> TransportReply {
            let tracks = ids.map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
            return .json(#"{"page":{"tracks":[\#(tracks)]}}"#)
        }
        stub.answer(OffsetPages.SearchTracks.self, inTurn: [page("a", "b"), page("c")])
        let client = EndpointClient<OffsetPages>(transport: stub)
        var ids: [String] = []
        for try await track in client.items(of: .searchTracks(text: "x", take: 2)) {
            ids.append(track.id)
        }
        #expect(ids == ["a", "b", "c"])
        #expect(
            bodies(OffsetPages.SearchTracks.self)
                == [#"{"text":"x","take":2}"#, #"{"text":"x","skip":2,"take":2}"#]
        )
    }

    @Test func theCursorStandsBesideWhatIsUnwrapped() async throws {
        stub.answer(
            CursorPages.ListChannels.self,
            inTurn: [
                .json(
                    #"{"ok":true,"channels":[{"id":"1","name":"a"}],"response_metadata":{"next_cursor":"dXNlcjpVMEc5V0ZYTlo="}}"#
                ),
                .json(#"{"ok":false,"error":"invalid_cursor"}"#),
            ]
        )
        let client = EndpointClient<CursorPages>(transport: stub)
        var names: [String] = []
        do throws(EndpointError<CursorPages.ListChannels.Failure>) {
            for try await channel in client.items(of: .listChannels(limit: 1)) {
                names.append(channel.name)
            }
            Issue.record("no error")
        } catch {
            guard case .failure(.rejected(let problem), _) = error else { throw error }
            #expect(problem.error == "invalid_cursor")
        }
        #expect(names == ["a"])
        #expect(
            urls(CursorPages.ListChannels.self).last
                == "https://team.example.com/api/channels?cursor=dXNlcjpVMEc5V0ZYTlo%3D&limit=1"
        )
    }

    @Test func theCursorMayBeANumberInTheBody() async throws {
        stub.answer(
            CursorPages.QueryRows.self,
            inTurn: [
                .json(#"{"rows":[{"id":1}],"has_more":true,"next":9007199254740993}"#),
                .json(#"{"rows":[{"id":2}],"has_more":false,"next":7}"#),
            ]
        )
        let client = EndpointClient<CursorPages>(transport: stub)
        var ids: [Int] = []
        for try await row in client.items(of: .queryRows(in: "t")) { ids.append(row.id) }
        #expect(ids == [1, 2])
        #expect(
            bodies(CursorPages.QueryRows.self)
                == [#"{"in":"t"}"#, #"{"start_cursor":9007199254740993,"in":"t"}"#]
        )
    }

    @Test func theLastItemIsTheCursor() async throws {
        stub.answer(
            LastItemPages.ListCharges.self,
            inTurn: [
                .json(
                    #"{"data":[{"id":"ch_1","amount":1},{"id":"ch_2","amount":2}],"has_more":true}"#
                ),
                .json(#"{"data":[{"id":"ch_3","amount":3}],"has_more":false}"#),
            ]
        )
        let client = EndpointClient<LastItemPages>(transport: stub)
        var amounts: [Int] = []
        for try await charge in client.items(of: .listCharges()) { amounts.append(charge.amount) }
        #expect(amounts == [1, 2, 3])
        #expect(
            urls(LastItemPages.ListCharges.self).last
                == "https://pay.example.com/v1/charges?starting_after=ch_2"
        )
    }

    @Test func theLastItemsValueMayBeOfAnotherType() async throws {
        stub.answer(
            LastItemPages.ListStatuses.self,
            inTurn: [.json(#"[{"meta":{"id":"110"}}]"#), .json(#"[{}]"#)]
        )
        let client = EndpointClient<LastItemPages>(transport: stub)
        var count = 0
        for try await _ in client.items(of: .listStatuses()) { count += 1 }
        #expect(count == 2)
        #expect(
            urls(LastItemPages.ListStatuses.self).last
                == "https://pay.example.com/v1/statuses?max_id=110"
        )
    }

    @Test func theURLIsAskedForAsItIs() async throws {
        let server = try LoopbackServer { request in
            request.line == "GET /api/planets/?page=2&x=%2F HTTP/1.1"
                ? .json(200, #"{"count":2,"results":[{"name":"b"}],"links":{"next":null}}"#)
                : .json(
                    200,
                    #"{"count":2,"results":[{"name":"a"}],"links":{"next":"?page=2&x=%2F"}}"#
                )
        }
        defer { server.stop() }
        let client = EndpointClient<NextURLPages>(
            server: EndpointServer("http://127.0.0.1:\(server.port)/api/"),
            authentication: .bearer("t")
        )
        var names: [String] = []
        for try await planet in client.items(of: .listPlanets(search: "a")) {
            names.append(planet.name)
        }
        #expect(names == ["a", "b"])
        #expect(
            server.requests.map(\.line)
                == [
                    "GET /api/planets/?search=a HTTP/1.1",
                    "GET /api/planets/?page=2&x=%2F HTTP/1.1",
                ]
        )
        #expect(server.requests.allSatisfy { $0.header("Authorization") == "Bearer t" })
    }

    @Test func nothingIsSentBeforeItIsAskedFor() async throws {
        stub.answer(NumberedPages.ListFilms.self, json: #"{"page":1,"results":[]}"#)
        let client = EndpointClient<NumberedPages>(transport: stub)
        var pages = client.pages(of: .listFilms()).makeAsyncIterator()
        #expect(stub.requests.isEmpty)
        #expect(try await pages.next()?.results.isEmpty == true)
        #expect(try await pages.next() == nil)
        #expect(stub.requests.count == 1)
    }

    @Test func oneRequestCanBeSentAsAnyOther() async throws {
        stub.answer(NumberedPages.ListFilms.self, json: #"{"page":4,"results":[]}"#)
        let client = EndpointClient<NumberedPages>(transport: stub)
        #expect(try await client.send(.listFilms(page: 4)).page == 4)
    }
}
