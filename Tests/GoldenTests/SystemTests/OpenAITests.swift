import EndpointsRuntime
import EndpointsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// OpenAI, as its API reference describes requests and answers.
@Suite("OpenAI")
struct OpenAITests {
    private let stub = StubTransport()
    private var client: EndpointClient<OpenAI> {
        EndpointClient(authentication: .bearer("sk-1"), transport: stub)
    }

    private static let place = "https://api.openai.com/v1"
    private static let headers = "accept: application/json\nauthorization: Bearer sk-1\n"
    private static let json = headers + "content-type: application/json\n"

    @Test("one text is embedded, or several", arguments: [true, false])
    func embeddings(isOne: Bool) async throws {
        stub.answer(
            OpenAI.CreateEmbedding.self,
            json:
                #"{"object":"list","data":[{"object":"embedding","embedding":[0.0023064255,-1e-3],"#
                + #""index":0}],"model":"e","usage":{"prompt_tokens":8,"total_tokens":8}}"#
        )
        let answer = try await client.send(
            .createEmbedding(model: "e", input: isOne ? .string("a") : .strings(["a", "b"]))
        )
        #expect(answer.data[0].embedding == [0.0023064255, -0.001])
        #expect(
            stub.sent(OpenAI.CreateEmbedding.self) == [
                "POST \(Self.place)/embeddings\n\(Self.json)\n"
                    + "{\"model\":\"e\",\"input\":\(isOne ? "\"a\"" : #"["a","b"]"#)}"
            ]
        )
    }

    @Test("models come out of their envelope")
    func models() async throws {
        stub.answer(
            OpenAI.ListModels.self,
            json: #"{"object":"list","data":[{"id":"m-0","object":"model","created":1686935002,"#
                + #""owned_by":"openai"},{"id":"m-1","object":"model","created":1686935003,"#
                + #""owned_by":"org-1"}]}"#
        )
        let models = try await client.send(.listModels(openAIProject: "proj_1"))
        #expect(models.map(\.ownedBy) == ["openai", "org-1"])
        #expect(
            stub.sent(OpenAI.ListModels.self)
                == ["GET \(Self.place)/models\n\(Self.headers)openai-project: proj_1\n\n"]
        )
    }

    @Test("a file is uploaded in parts, and its bytes come back as they are")
    func files() async throws {
        let upload = OpenAI.UploadFile(
            purpose: .fineTune,
            file: FilePart(Data("{}".utf8), name: "a.jsonl")
        )
        let parts = """
            --XX
            Content-Disposition: form-data; name="purpose"

            fine-tune
            --XX
            Content-Disposition: form-data; name="file"; filename="a.jsonl"
            Content-Type: application/octet-stream

            {}
            --XX--

            """
        #expect(
            try upload.urlRequest(boundary: "XX").wire
                == "POST \(Self.place)/files\naccept: application/json\n"
                + "content-type: multipart/form-data; boundary=XX\n\n"
                + parts.replacing("\n", with: "\r\n")
        )
        let file = try OpenAI.UploadFile.response(
            200,
            #"{"id":"file-1","object":"file","bytes":2,"created_at":1677610602,"#
                + #""expires_at":1677614202,"filename":"a.jsonl","purpose":"fine-tune"}"#
        )
        #expect(file.id == "file-1" && file.bytes == 2 && file.purpose == "fine-tune")

        let bytes = Data([0, 255, 10])
        stub.answer(OpenAI.GetFileContent.self, TransportReply(body: bytes))
        stub.answer(
            OpenAI.DeleteFile.self,
            json: #"{"id":"file-1","object":"file","deleted":true}"#
        )
        #expect(try await client.send(.getFileContent(fileID: "file-1")) == bytes)
        #expect(try await client.send(.deleteFile(fileID: "file-1")).deleted)
        #expect(
            stub.sent(OpenAI.GetFileContent.self) == [
                "GET \(Self.place)/files/file-1/content\nauthorization: Bearer sk-1\n\n"
            ]
        )
        #expect(
            stub.sent(OpenAI.DeleteFile.self)
                == ["DELETE \(Self.place)/files/file-1\n\(Self.headers)\n"]
        )
    }

    @Test("speech is asked for as MP3 unless told")
    func speech() async throws {
        stub.answer(OpenAI.CreateSpeech.self, TransportReply(body: Data("ID3".utf8)))
        let sound = try await client.send(
            .createSpeech(model: "tts-1", input: "Rye.", voice: .fable, speed: 1.25)
        )
        #expect(sound == Data("ID3".utf8))
        #expect(
            stub.sent(OpenAI.CreateSpeech.self)[0].hasSuffix(
                #"{"model":"tts-1","input":"Rye.","voice":"fable","response_format":"mp3","#
                    + #""speed":1.25}"#
            )
        )
    }

    @Test("a failure comes out of its envelope")
    func failure() async throws {
        stub.answer(
            OpenAI.ListModels.self,
            status: 401,
            json: #"{"error":{"message":"Incorrect API key provided: sk-1.","#
                + #""type":"invalid_request_error","param":null,"code":"invalid_api_key"}}"#
        )
        let error = try await #require(throws: EndpointError<OpenAI.ListModels.Failure>.self) {
            try await client.send(.listModels())
        }
        guard case .failure(.other(let problem, 401), _) = error else {
            Issue.record(error)
            return
        }
        #expect(problem.code == "invalid_api_key" && problem.param == nil)
    }
}
