import EndpointsRuntime
import Testing

/// OpenAPI 3.1 §4.8.10: `operationId` names an operation for tools, and says nothing of what is sent.
struct OperationIdsTests {
    private let host = "https://library.example"

    @Test func withoutOneThereIsMethodAndPath() throws {
        #expect(try OperationIDs.GetBooks().wire() == "GET \(host)/books")
        #expect(try OperationIDs.PostBooks().wire() == "POST \(host)/books")
        #expect(
            try OperationIDs.GetBooksByIDFirstPage(id: "a").wire()
                == "GET \(host)/books/a/first-page"
        )
        #expect(
            try OperationIDs.GetBooksByIDFormat(id: "a.b", format: "pdf").wire()
                == "GET \(host)/books/a.b.pdf"
        )
        #expect(try OperationIDs.Get().wire() == "GET \(host)/")
    }

    @Test func aNameMayBeAnyText() throws {
        #expect(try OperationIDs.ReposListForUser().wire() == "GET \(host)/odd")
        #expect(try OperationIDs.UsersList().wire() == "PUT \(host)/odd")
        #expect(try OperationIDs.GetV1X().wire() == "POST \(host)/odd")
        #expect(try OperationIDs.ZweiWörter().wire() == "PATCH \(host)/odd")
        #expect(try OperationIDs._2fast().wire() == "DELETE \(host)/odd")
    }

    @Test func aSecondOneIsToldByItsMethod() throws {
        #expect(try OperationIDs.Twice().wire() == "GET \(host)/twice")
        #expect(try OperationIDs.PutTwice().wire() == "PUT \(host)/twice")
    }
}
