import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Slack, as docs.slack.dev describes its Web API.
@Suite("Slack")
struct SlackTests {
    private let stub = StubTransport()
    private var client: EndpointClient<Slack> {
        EndpointClient(authentication: .bearer("xoxb-1"), transport: stub)
    }

    private static let headers = "accept: application/json\nauthorization: Bearer xoxb-1\n"

    @Test("a 200 that is not ok is a failure")
    func refused() async throws {
        stub.answer(
            Slack.PostMessage.self,
            json:
                #"{"ok":false,"error":"missing_scope","needed":"chat:write","provided":"users:read"}"#
        )
        let error = try await #require(throws: EndpointError<Slack.PostMessage.Failure>.self) {
            try await client.send(.postMessage(channel: "C1", text: "Hi"))
        }
        guard case .failure(.rejected(let refusal), let reply) = error else {
            Issue.record(error)
            return
        }
        #expect(refusal.error == .missingScope && refusal.needed == "chat:write")
        #expect(reply.status == 200)
    }

    @Test("so is one of an endpoint that answers nothing else, by an error that nobody listed")
    func refusedReaction() async throws {
        stub.answer(Slack.AddReaction.self, json: #"{"ok":false,"error":"too_many_emoji"}"#)
        let error = try await #require(throws: EndpointError<Slack.AddReaction.Failure>.self) {
            try await client.send(.addReaction(channel: "C1", name: "thumbsup", timestamp: "1.2"))
        }
        guard case .failure(.rejected(let refusal), _) = error else {
            Issue.record(error)
            return
        }
        #expect(refusal.error == .unrecognized("too_many_emoji"))
        #expect(
            stub.sent(Slack.AddReaction.self) == [
                "POST https://slack.com/api/reactions.add\naccept: application/json\n"
                    + "authorization: Bearer xoxb-1\n"
                    + "content-type: application/x-www-form-urlencoded\n\n"
                    + "channel=C1&name=thumbsup&timestamp=1.2"
            ]
        )
    }

    @Test("ok is true otherwise, and what stands beside it is the answer")
    func identity() async throws {
        stub.answer(
            Slack.TestAuthentication.self,
            json: #"{"ok":true,"url":"https://mill.slack.com/","team":"Mill","user":"bot","#
                + #""team_id":"T1","user_id":"U1","bot_id":"B1","is_enterprise_install":false}"#
        )
        let identity = try await client.send(.testAuthentication())
        #expect(identity.team == "Mill" && identity.botID == "B1")
        #expect(identity.url.absoluteString == "https://mill.slack.com/")
        #expect(
            stub.sent(Slack.TestAuthentication.self)
                == ["POST https://slack.com/api/auth.test\n\(Self.headers)\n"]
        )
    }

    @Test("an empty cursor ends a list, as an absent one does", arguments: [true, false])
    func channels(isEmpty: Bool) async throws {
        func channel(_ id: String, _ name: String) -> String {
            #"{"id":"\#(id)","name":"\#(name)","is_channel":true,"is_group":false,"is_im":false,"#
                + #""created":1449252889,"creator":"U1","is_archived":false,"is_general":true,"#
                + #""unlinked":0,"name_normalized":"\#(name)","is_shared":false,"is_private":false,"#
                + #""topic":{"value":"Rye","creator":"","last_set":0},"#
                + #""purpose":{"value":"","creator":"","last_set":0},"num_members":4}"#
        }
        let end = isEmpty ? #","response_metadata":{"next_cursor":""}"# : ""
        stub.answer(
            Slack.ListConversations.self,
            inTurn: [
                .json(
                    #"{"ok":true,"channels":[\#(channel("C1", "general"))],"#
                        + #""response_metadata":{"next_cursor":"dGVhbTpDMDYx="}}"#
                ),
                .json("{\"ok\":true,\"channels\":[\(channel("C2", "rye"))]\(end)}"),
            ]
        )
        var names: [String?] = []
        let request = Slack.ListConversations(types: [.publicChannel, .privateChannel], limit: 1)
        for try await channel in client.items(of: request) {
            names.append(channel.name)
            #expect(channel.created == Date(timeIntervalSince1970: 1_449_252_889))
        }

        #expect(names == ["general", "rye"])
        let first =
            "https://slack.com/api/conversations.list"
            + "?types=public_channel,private_channel&exclude_archived=true&limit=1"
        #expect(
            stub.sent(Slack.ListConversations.self)
                == [first, "\(first)&cursor=dGVhbTpDMDYx%3D"].map { "GET \($0)\n\(Self.headers)\n" }
        )
    }

    @Test("a cursor that fails is told in the midst of a list")
    func channelsFail() async throws {
        stub.answer(
            Slack.ListHistory.self,
            inTurn: [
                .json(
                    #"{"ok":true,"messages":[{"type":"message","user":"U1","text":"a","ts":"2.0"}],"#
                        + #""has_more":true,"pin_count":0,"response_metadata":{"next_cursor":"n"}}"#
                ),
                .json(#"{"ok":false,"error":"invalid_cursor"}"#),
            ]
        )
        var texts: [String] = []
        let error = await #expect(throws: EndpointError<Slack.ListHistory.Failure>.self) {
            for try await message in client.items(of: .listHistory(channel: "C1")) {
                texts.append(message.text)
            }
        }
        #expect(texts == ["a"])
        guard case .failure(.rejected(let refusal), _) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(refusal.error == .unrecognized("invalid_cursor"))
    }

    @Test("blocks are written by their kind, and an unknown one is kept")
    func blocks() async throws {
        let rich = #"{"type":"rich_text","block_id":"b","elements":[]}"#
        stub.answer(
            Slack.PostMessage.self,
            json: #"{"ok":true,"channel":"C1","ts":"1503435956.000247","message":{"text":"Hi","#
                + #""username":"bot","bot_id":"B1","type":"message","subtype":"bot_message","#
                + #""ts":"1503435956.000247","blocks":[\#(rich),{"type":"divider"},{"type":"image"}]}}"#
        )
        let image = try #require(URL(string: "https://mill.example/l.png"))
        let posted = try await client.send(
            .postMessage(
                channel: "C1",
                text: "Hi",
                blocks: [
                    .sectionBlock(.init(text: .init(type: .mrkdwn, text: "*Rye*"))),
                    .contextBlock(
                        .init(
                            blockID: "c",
                            elements: [
                                .textObject(.init(type: .plainText, text: "a", emoji: true)),
                                .imageElement(.init(imageURL: image, altText: "loaf")),
                            ]
                        )
                    ),
                ],
                threadTs: "1503435000.000100"
            )
        )

        #expect(posted.ts == "1503435956.000247" && posted.message.botID == "B1")
        let kept = try JSONValue(text: rich)
        // The last one has neither image nor text: the list is lossy and leaves it out.
        #expect(posted.message.blocks == [.unrecognized(kept), .dividerBlock(.init())])
        #expect(
            stub.sent(Slack.PostMessage.self) == [
                "POST https://slack.com/api/chat.postMessage\n\(Self.headers)"
                    + "content-type: application/json; charset=utf-8\n\n"
                    + #"{"channel":"C1","text":"Hi","blocks":[{"type":"section","#
                    + #""text":{"type":"mrkdwn","text":"*Rye*"}},{"type":"context","block_id":"c","#
                    + #""elements":[{"type":"plain_text","text":"a","emoji":true},"#
                    + #"{"type":"image","image_url":"https://mill.example/l.png","#
                    + #""alt_text":"loaf"}]}],"thread_ts":"1503435000.000100"}"#
            ]
        )
    }

    @Test("a person comes out of the envelope")
    func user() async throws {
        stub.answer(
            Slack.GetUser.self,
            json: #"{"ok":true,"user":{"id":"U1","team_id":"T1","name":"ada","deleted":false,"#
                + #""color":"9f69e7","real_name":"Ada L","tz":"Europe/London","tz_label":"BST","#
                + #""tz_offset":3600,"profile":{"avatar_hash":"g","status_text":"","status_emoji":"","#
                + #""real_name":"Ada L","display_name":"ada","email":"ada@mill.example","#
                + #""image_192":"https://mill.example/a.png"},"is_admin":true,"is_bot":false,"#
                + #""updated":1502138686}}"#
        )
        let user = try await client.send(.getUser(user: "U1", includeLocale: true))
        #expect(user.realName == "Ada L" && user.tzOffset == 3600 && user.locale == nil)
        #expect(user.profile.image192?.absoluteString == "https://mill.example/a.png")
        #expect(
            stub.sent(Slack.GetUser.self) == [
                "GET https://slack.com/api/users.info?user=U1&include_locale=true\n"
                    + "\(Self.headers)\n"
            ]
        )
    }
}
