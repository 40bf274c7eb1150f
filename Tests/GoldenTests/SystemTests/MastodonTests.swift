import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Mastodon, as docs.joinmastodon.org describes its requests and answers.
@Suite("Mastodon")
struct MastodonTests {
    private let stub = StubTransport()
    private let server = Mastodon.server(instance: "mill.example")
    private var client: EndpointClient<Mastodon> {
        EndpointClient(server: server, authentication: .bearer("t"), transport: stub)
    }

    @Test("a status is read, with the one that it boosts")
    func status() async throws {
        stub.answer(
            Mastodon.GetStatus.self,
            json: MastodonAnswers.status(
                "2",
                reblog: MastodonAnswers.status("1", poll: MastodonAnswers.poll)
            )
        )
        let status = try await client.send(.getStatus(id: "2"))

        #expect(status.id == "2" && status.reblog?.id == "1" && status.reblog?.reblog == nil)
        #expect(status.createdAt == Date(timeIntervalSince1970: 1_714_600_943))
        #expect(status.account.displayName == "Ada 🐌")
        let joined = status.account.createdAt.timeIntervalSince1970
        #expect(abs(joined - 1_479_981_732.085) < 0.0005)
        #expect(status.account.lastStatusAt == CalendarDate(year: 2024, month: 5, day: 1))
        #expect(
            status.account.fields.map(\.verifiedAt)
                == [Date(timeIntervalSince1970: 1_563_229_777), nil]
        )
        #expect(status.visibility == .public && status.bookmarked == true && status.editedAt == nil)
        #expect(status.application == .init(name: "Web"))
        #expect(status.mediaAttachments[0].meta["focus"]?["x"] == -0.5)
        #expect(status.card?.type == .link && status.card?.image == nil)
        let poll = try #require(status.reblog?.poll)
        #expect(poll.options.map(\.votesCount) == [6, nil] && poll.ownVotes == [1])
        #expect(try Mastodon.Status(text: status.text) == status)
        #expect(
            stub.sent(Mastodon.GetStatus.self) == [
                """
                GET https://mill.example/api/v1/statuses/2
                accept: application/json
                authorization: Bearer t


                """
            ]
        )
    }

    @Test("lists repeat their bracketed name in a form, and what is nil is not sent")
    func publish() async throws {
        stub.answer(Mastodon.CreateStatus.self, json: MastodonAnswers.status("9"))
        let answer = try await client.send(
            .createStatus(
                idempotencyKey: "k1",
                status: "Rye & oat = #bread",
                mediaIDs: ["22", "23"],
                sensitive: false,
                visibility: .unlisted,
                language: "en"
            )
        )

        guard case .status(let status) = answer else {
            Issue.record("no status: \(answer)")
            return
        }
        #expect(status.id == "9")
        #expect(
            stub.sent(Mastodon.CreateStatus.self) == [
                """
                POST https://mill.example/api/v1/statuses
                accept: application/json
                authorization: Bearer t
                content-type: application/x-www-form-urlencoded
                idempotency-key: k1

                status=Rye+%26+oat+%3D+%23bread&media_ids%5B%5D=22&media_ids%5B%5D=23\
                &sensitive=false&visibility=unlisted&language=en
                """
            ]
        )
    }

    @Test("what is scheduled is answered by another object")
    func schedule() async throws {
        stub.answer(Mastodon.CreateStatus.self, json: MastodonAnswers.scheduled)
        let request = Mastodon.CreateStatus(
            status: "Which?",
            pollOptions: ["Rye", "Oat"],
            pollExpiresIn: 3600,
            pollMultiple: true,
            scheduledAt: Date(timeIntervalSince1970: 1_733_401_981)
        )
        let answer = try await client.send(request)

        guard case .scheduledStatus(let scheduled) = answer else {
            Issue.record("nothing scheduled: \(answer)")
            return
        }
        #expect(scheduled.scheduledAt == request.scheduledAt)
        #expect(scheduled.params.visibility == .unlisted)
        #expect(scheduled.params.additionalProperties["application_id"] == 596_551)
        #expect(
            stub.sent(Mastodon.CreateStatus.self)[0].hasSuffix(
                "\n\nstatus=Which%3F&poll%5Boptions%5D%5B%5D=Rye&poll%5Boptions%5D%5B%5D=Oat"
                    + "&poll%5Bexpires_in%5D=3600&poll%5Bmultiple%5D=true"
                    + "&scheduled_at=2024-12-05T12%3A33%3A01Z"
            )
        )
    }

    @Test("a timeline goes on where its Link header says")
    func timeline() async throws {
        let home = "https://mill.example/api/v1/timelines/home"
        func page(_ ids: String..., link: String) -> TransportReply {
            let statuses = ids.map { MastodonAnswers.status($0) }.joined(separator: ",")
            return TransportReply(headers: ["Link": link], body: Data("[\(statuses)]".utf8))
        }
        stub.answer(
            Mastodon.ListHomeTimeline.self,
            inTurn: [
                page(
                    "9",
                    "8",
                    link: "<\(home)?limit=2&max_id=8>; rel=\"next\", "
                        + "<\(home)?limit=2&min_id=9>; rel=\"prev\""
                ),
                page("7", link: "<\(home)?limit=2&min_id=7>; rel=\"prev\""),
            ]
        )
        var ids: [String] = []
        for try await status in client.items(of: .listHomeTimeline(limit: 2)) {
            ids.append(status.id)
        }

        #expect(ids == ["9", "8", "7"])
        #expect(
            stub.sent(Mastodon.ListHomeTimeline.self)
                == ["\(home)?limit=2", "\(home)?limit=2&max_id=8"].map { url in
                    "GET \(url)\naccept: application/json\nauthorization: Bearer t\n\n"
                }
        )
    }

    @Test("a file is uploaded in parts, its focus is two numbers and a comma")
    func upload() throws {
        let upload = Mastodon.UploadMedia(
            file: FilePart(Data("PNG".utf8), name: "loaf.png", contentType: "image/png"),
            description: "A loaf, ½ eaten",
            focus: [-0.5, 1]
        )
        let request = try upload.urlRequest(server: server, boundary: "XX")
        let body = """
            --XX
            Content-Disposition: form-data; name="file"; filename="loaf.png"
            Content-Type: image/png

            PNG
            --XX
            Content-Disposition: form-data; name="description"

            A loaf, ½ eaten
            --XX
            Content-Disposition: form-data; name="focus"

            -0.5,1
            --XX--

            """
        #expect(
            request.wire == """
                POST https://mill.example/api/v2/media
                accept: application/json
                content-type: multipart/form-data; boundary=XX


                """ + body.replacing("\n", with: "\r\n")
        )
    }

    @Test("an upload that is not done yet has no address")
    func uploadAnswers() throws {
        typealias Upload = Mastodon.UploadMedia
        guard case .ok(let image) = try Upload.response(200, MastodonAnswers.image),
            case .accepted(let video) = try Upload.response(202, MastodonAnswers.video)
        else {
            Issue.record("200 and 202 are told apart")
            return
        }
        #expect(image.url?.absoluteString == "https://files.mill.example/22.png")
        #expect(image.description == "A loaf" && image.type == .image)
        #expect(video.url == nil && video.type == .video && video.meta == [:])
    }

    @Test(
        "failures say what is wrong",
        arguments: [
            (401, #"{"error":"The access token is invalid"}"#, "unauthorized"),
            (404, #"{"error":"Record not found"}"#, "not found"),
            (422, #"{"error":"Validation failed: Text can't be blank"}"#, "unprocessable"),
            (429, #"{"error":"Too many requests"}"#, "too many"), (503, #"{"error":"x"}"#, "503"),
        ]
    )
    func failures(status: Int, text: String, expected: String) throws {
        let reply = Mastodon.GetStatus.reply(status, text)
        let (told, problem) =
            switch try #require(try Mastodon.GetStatus.Failure(reply)) {
            case .unauthorized(let problem): ("unauthorized", problem)
            case .notFound(let problem): ("not found", problem)
            case .unprocessableContent(let problem): ("unprocessable", problem)
            case .tooManyRequests(let problem): ("too many", problem)
            case .other(let problem, let status): ("\(status)", problem)
            }
        #expect(told == expected)
        #expect(text.contains(problem.error))
    }

    @Test("a stream's events are of several types")
    func stream() throws {
        let text = """
            :)
            event: update
            data: \(MastodonAnswers.status("5").replacing("\n", with: ""))

            :thump
            event: delete
            data: 103254962155278888

            event: filters_changed
            data: undefined


            """
        var reader = EventStreamReader(Mastodon.StreamUser.self)
        let events = try reader.elements(in: Array(text.utf8))
        #expect(events.count == 3)
        guard case .update(let status) = events[0], case .unrecognized(let event) = events[2] else {
            Issue.record("other events: \(events)")
            return
        }
        #expect(status.id == "5")
        #expect(events[1] == .delete("103254962155278888"))
        #expect(event.type == "filters_changed" && event.data == "undefined")
    }
}
