import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Conversations, as OpenAI's API reference describes them.
@Suite("OpenAI: conversations")
struct OpenAIChatTests {
    private let stub = StubTransport()
    private var client: EndpointClient<OpenAI> {
        EndpointClient(authentication: .bearer("sk-1"), transport: stub)
    }

    private static let place = "https://api.openai.com/v1"
    private static let headers = "accept: application/json\nauthorization: Bearer sk-1\n"
    private static let json = headers + "content-type: application/json\n"

    @Test("a message's content is a text, or parts of several kinds")
    func chat() async throws {
        stub.answer(
            OpenAI.CreateChatCompletion.self,
            json: #"{"id":"chatcmpl-1","object":"chat.completion","created":1741570283,"#
                + #""model":"gpt-4o-2024-08-06","choices":[{"index":0,"message":{"role":"assistant","#
                + #""content":"A loaf.","refusal":null,"annotations":[]},"logprobs":null,"#
                + #""finish_reason":"stop"}],"usage":{"prompt_tokens":1117,"completion_tokens":46,"#
                + #""total_tokens":1163,"prompt_tokens_details":{"cached_tokens":0}},"#
                + #""service_tier":"default","system_fingerprint":"fp_1"}"#
        )
        let request = OpenAI.ChatRequest(
            model: "gpt-4o",
            messages: [
                .systemMessage(.init(content: "Be brief.")),
                .userMessage(
                    .init(
                        content: .contentParts([
                            .text(.init(text: "What is it?")),
                            .image(
                                .init(imageURL: .init(url: "https://a.example/b", detail: .low))
                            ),
                            .audio(.init(inputAudio: .init(data: Data("ab".utf8), format: .wav))),
                        ])
                    )
                ),
                .userMessage(.init(content: .string("Well?"), name: "ada")),
            ],
            temperature: 0.5,
            maxCompletionTokens: 300,
            stop: .strings(["\n", "END"]),
            responseFormat: .text(.init())
        )
        let answer = try await client.send(
            .createChatCompletion(openAIOrganization: "org-1", body: request)
        )

        #expect(answer.created == Date(timeIntervalSince1970: 1_741_570_283))
        #expect(answer.choices[0].message == .init(content: "A loaf."))
        #expect(answer.choices[0].finishReason == .stop)
        #expect(answer.usage?.totalTokens == 1163)
        #expect(
            stub.sent(OpenAI.CreateChatCompletion.self) == [
                "POST \(Self.place)/chat/completions\n\(Self.json)openai-organization: org-1\n\n"
                    + #"{"model":"gpt-4o","messages":[{"role":"system","content":"Be brief."},"#
                    + #"{"role":"user","content":[{"type":"text","text":"What is it?"},"#
                    + #"{"type":"image_url","image_url":{"url":"https://a.example/b","detail":"low"}},"#
                    + #"{"type":"input_audio","input_audio":{"data":"YWI=","format":"wav"}}]},"#
                    + #"{"role":"user","content":"Well?","name":"ada"}],"temperature":0.5,"#
                    + #""max_completion_tokens":300,"stop":["\n","END"],"#
                    + #""response_format":{"type":"text"}}"#
            ]
        )
    }

    @Test("a model that calls a tool says nothing, and is told what came of it")
    func tools() async throws {
        let call =
            #"{"id":"call_1","type":"function","function":{"name":"get_weather","#
            + #""arguments":"{\n\"city\": \"Bath\"\n}"}}"#
        let message = #"{"role":"assistant","content":null,"tool_calls":[\#(call)]}"#
        stub.answer(
            OpenAI.CreateChatCompletion.self,
            json:
                #"{"id":"c","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"#
                + #""message":\#(message),"logprobs":null,"finish_reason":"tool_calls"}]}"#
        )
        let schema: JSONValue = ["type": "object", "properties": ["city": ["type": "string"]]]
        let tool = OpenAI.Tool(
            function: .init(name: "get_weather", parameters: schema, strict: true)
        )
        let answer = try await client.send(
            .createChatCompletion(
                body: .init(
                    model: "m",
                    messages: [],
                    tools: [tool],
                    toolChoice: .named(.init(function: .init(name: "get_weather")))
                )
            )
        )
        let said = answer.choices[0].message
        #expect(answer.choices[0].finishReason == .toolCalls && said.content == nil)
        #expect(said.toolCalls?[0].function.arguments == "{\n\"city\": \"Bath\"\n}")
        stub.answer(OpenAI.CreateChatCompletion.self, status: 500, json: "{}")
        _ = try? await client.send(
            .createChatCompletion(
                body: .init(
                    model: "m",
                    messages: [
                        .assistantMessage(said),
                        .toolMessage(.init(content: "Rain", toolCallID: "call_1")),
                    ],
                    toolChoice: .mode(.none_)
                )
            )
        )

        let sent = stub.sent(OpenAI.CreateChatCompletion.self)
        let head = "POST \(Self.place)/chat/completions\n\(Self.json)\n"
        #expect(
            sent[0]
                == head + #"{"model":"m","messages":[],"tools":[{"type":"function","#
                + #""function":{"name":"get_weather","parameters":{"properties":{"city":"#
                + #"{"type":"string"}},"type":"object"},"strict":true}}],"#
                + #""tool_choice":{"type":"function","function":{"name":"get_weather"}}}"#
        )
        #expect(
            sent[1]
                == head + #"{"model":"m","messages":[{"role":"assistant","tool_calls":[\#(call)]},"#
                + #"{"role":"tool","content":"Rain","tool_call_id":"call_1"}],"tool_choice":"none"}"#
        )
    }

    @Test("a stream asks for itself, and ends where it says so")
    func stream() async throws {
        let request = OpenAI.StreamChatCompletion(
            model: "m",
            messages: [.userMessage(.init(content: .string("Hi")))],
            streamOptions: .init(includeUsage: true)
        )
        #expect(
            try request.urlRequest().wire
                == "POST \(Self.place)/chat/completions\naccept: text/event-stream\n"
                + "content-type: application/json\n\n"
                + #"{"model":"m","messages":[{"role":"user","content":"Hi"}],"stream":true,"#
                + #""stream_options":{"include_usage":true}}"#
        )

        func chunk(_ choices: String, usage: String = "null") -> String {
            #"data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1694268190,"#
                + #""model":"m","system_fingerprint":"fp_1","choices":[\#(choices)],"#
                + "\"usage\":\(usage)}\n\n"
        }
        let text =
            chunk(
                #"{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"#
                    + #""finish_reason":null}"#
            )
            + chunk(#"{"index":0,"delta":{"content":"Hé"},"finish_reason":null}"#)
            + chunk(#"{"index":0,"delta":{},"finish_reason":"stop"}"#)
            + chunk("", usage: #"{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3}"#)
            + "data: [DONE]\n\ndata: no JSON\n\n"
        stub.answer(
            OpenAI.StreamChatCompletion.self,
            stream: [.data(Data(text.utf8.prefix(700))), .data(Data(text.utf8.dropFirst(700)))]
        )
        var chunks: [OpenAI.StreamChatCompletion.Element] = []
        for try await chunk in client.events(of: request) { chunks.append(chunk) }
        #expect(stub.requests(to: OpenAI.StreamChatCompletion.self).count == 1)
        #expect(chunks.count == 4)
        #expect(chunks.compactMap { $0.choices.first?.delta.content } == ["", "Hé"])
        #expect(chunks.map { $0.choices.first?.finishReason } == [nil, nil, .stop, nil])
        #expect(chunks.map { $0.usage?.totalTokens } == [nil, nil, nil, 3])
    }
}
