import EndpointsRuntime
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a config beside a spec makes of it.
struct ConfigFeatureTests {
    @Test func typesAtTopLevelAreReadAndSent() throws {
        let json =
            #"{"id":"00000000-0000-0000-0000-000000000001","harborSailor":{"rank":"mate"},"#
            + #""captain":{"name":"Ann","deputy":{"name":"Bo"}},"state":"at sea"}"#
        let ship = try HarborShip(json: Data(json.utf8))
        #expect(ship.state == .atSea)
        #expect(ship.captain == HarborSailor(name: "Ann", deputy: HarborSailor(name: "Bo")))
        #expect(String(decoding: try ship.json(), as: UTF8.self) == json)
        let request = try GetShip(id: "7").urlRequest()
        #expect(
            request.url?.absoluteString == "https://harbor.example.com/ships/7?harborBerth=north"
        )
        let body = try HarborShipRequest(name: "Gull").urlRequest().httpBody
        #expect(body.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Gull"}"#)
    }

    @Test func theirClientIsOfTheAPI() async throws {
        let server = try LoopbackServer(.json(404, #"{"message":"Sunk."}"#))
        defer { server.stop() }
        let client = EndpointClient<HarborAPI>(of: server, authentication: .bearer("t"))
        let error = try await #require(throws: EndpointError<GetShip.Failure>.self) {
            try await client.send(.getShip(id: "a/b", harborBerth: .south))
        }
        guard case .failure(.notFound(let problem), _) = error else {
            Issue.record(error)
            return
        }
        #expect(problem == HarborProblem(message: "Sunk."))
        expectOnly(
            "GET /ships/a%2Fb?harborBerth=south HTTP/1.1",
            headers: ["accept: application/json", "authorization: Bearer t"],
            by: server
        )
    }

    @Test func givenNamesStandForWireNames() throws {
        let user = try GivenNames.User(json: Data(#"{"uid":"u","st":"I"}"#.utf8))
        #expect(user == GivenNames.User(id: "u", state: .inactive))
        #expect(String(decoding: try user.json(), as: UTF8.self) == #"{"uid":"u","st":"I"}"#)
        #expect(GivenNames.User.State(rawValue: "+") == .plus)
        let request = try GivenNames.GetUser(id: "u", includes: ._1).urlRequest()
        #expect(request.url?.absoluteString == "https://names.example.com/usr/u?inc=1")
    }

    @Test func filteredEndpointsSendAsOthersDo() throws {
        let request = try Filters.ListTracks(id: "1").urlRequest()
        #expect(request.url?.absoluteString == "https://filters.example.com/albums/1/tracks")
        #expect(Filters.Album(title: "T", artist: .init(name: "N")).artist.name == "N")
    }

    /// A store sees the keys of a `Codable` that the compiler wrote; the client reads as ever.
    @Test func codableIsTheCompilersWhereAskedFor() throws {
        let json =
            #"{"id":"00000000-0000-0000-0000-000000000001","kind":"book","title":"T","page_count":3,"#
            + #""author":{"full_name":"A"},"cover":{"image_url":"https://a.example/c"}}"#
        let book = try ShelfAPI.Book(json: Data(json.utf8))
        #expect(String(decoding: try book.json(), as: UTF8.self) == json)
        #expect(ShelfAPI.Book.CodingKeys.pageCount.rawValue == "page_count")
        #expect(try JSONDecoder().decode(ShelfAPI.Book.self, from: Data(json.utf8)) == book)
        let tree = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(book))
        #expect((tree as? [String: Any])?["kind"] as? String == "book")
        let stored = try PropertyListEncoder().encode(book)
        #expect(try PropertyListDecoder().decode(ShelfAPI.Book.self, from: stored) == book)
        #expect(Set([book.author]).count == 1)
    }

    /// What is absent stays absent and null null, also in a model that holds its own kind.
    @Test func theCompilersCodableTellsAbsentFromNull() throws {
        let head = #"{"id":"00000000-0000-0000-0000-000000000001","kind":"book","title":"T","#
        let tail = #""author":{"full_name":"A"},"cover":{"image_url":"https://a.example/c"}}"#
        let sequel = head + #""subtitle":null,"# + tail
        let json = head + #""subtitle":"S","sequel":\#(sequel),"origin":null,"# + tail
        let book = try ShelfAPI.Book(json: Data(json.utf8))
        #expect(book.sequel?.subtitle.isNull == true)
        #expect(book.sequel?.origin.isAbsent == true)
        #expect(book.origin.isNull)
        let decoder = JSONDecoder()
        #expect(try decoder.decode(ShelfAPI.Book.self, from: Data(json.utf8)) == book)
        let encoded = try JSONEncoder().encode(book)
        let tree = try JSONSerialization.jsonObject(with: encoded) as? NSDictionary
        #expect(tree == (try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary))
        let origin = #""origin":\#(head + tail),"#
        let other = try ShelfAPI.Book(json: Data((head + origin + tail).utf8))
        let again = try decoder.decode(ShelfAPI.Book.self, from: JSONEncoder().encode(other))
        #expect(again == other && again.origin.value?.title == "T" && again.subtitle.isAbsent)
    }
}
