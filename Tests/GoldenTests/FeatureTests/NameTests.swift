import EndpointsRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Names that mean something to Swift, to Foundation, to the runtime or to generated code: they
/// compile, and what is read is written again.
struct NameTests {
    private func expectSame<Model: JSONReadable & JSONWritable>(
        _ type: Model.Type,
        _ json: String
    ) throws -> Model {
        let model = try Model(json: Data(json.utf8))
        #expect(String(decoding: try model.json(), as: UTF8.self) == json)
        return model
    }

    @Test func keywordsArePropertiesAndParameters() throws {
        let choice = try expectSame(
            Keywords.Choice.self,
            #"{"self":"init","type":{"init":"00000000-0000-0000-0000-000000000001"},"class":{}}"#
        )
        #expect(choice.`self` == .init_)
        #expect(choice.type.`init`.uuidString.hasSuffix("1"))
        #expect(Keywords.Choice.SelfValue(rawValue: "none") == .none_)
        #expect(try expectSame(Keywords.SelfModel.self, #"{"self":"a"}"#).`self` == "a")
        #expect(try expectSame(Keywords.TypeModel.self, #"{"Type":"a"}"#).type == "a")
        let request = Keywords.SelfRequest(self: "a/b")
        #expect(
            try request.urlRequest().url?.absoluteString == "https://words.example.com/self/a%2Fb"
        )
    }

    @Test func keywordsAreFactories() throws {
        func url<Request: Requestable<Keywords>>(_ request: Request) throws -> String? {
            let sent = try request.urlRequest()
            return sent.url?.path
        }
        #expect(try url(.`class`(class: "x")) == "/class/x")
        #expect(try url(.`init`(init: "x")) == "/init/x")
        #expect(try url(.`self`(self: "x")) == "/self/x")
        #expect(try url(.await(await: "x")) == "/await/x")
        #expect(try url(.inout(`inout`: "x")) == "/inout/x")
        #expect(try url(.underscore(underscore: "x")) == "/_/x")
    }

    @Test func modelsAreCalledAsSwiftsTypes() throws {
        let json =
            #"{"string":"s","int":1,"int64":2,"bool":true,"double":1.5,"decimal":2.5,"#
            + #""date":"2024-01-02T03:04:05Z","day":"2024-01-02","#
            + #""uuid":"00000000-0000-0000-0000-000000000001","url":"https://a.example","#
            + #""data":"AQI=","value":[null],"strings":["a"],"table":{"k":1}}"#
        let scalars = try expectSame(StandardNames.Scalars.self, json)
        #expect(scalars.string == "s")
        #expect(scalars.date == Date(timeIntervalSince1970: 1_704_164_645))
        #expect(scalars.data == Data([1, 2]))
        #expect(try expectSame(StandardNames.Data.self, #"{"id":"a"}"#).id == "a")
        #expect(try expectSame(StandardNames.Date.self, #"{"id":1}"#).id == 1)
        #expect(StandardNames.URL(rawValue: "x") == .x)
        let request = StandardNames.GetScalars(string: "a", int: 1, bool: true)
        #expect(
            try request.urlRequest().url?.absoluteString
                == "https://types.example.com/scalars?string=a&int=1&bool=true"
        )
    }

    @Test func modelsAreCalledAsTheRuntimesTypes() throws {
        #expect(try expectSame(RuntimeNames.Response.self, #"{"id":"a"}"#).id == "a")
        #expect(try expectSame(RuntimeNames.Failure.self, #"{"id":1}"#).id == 1)
        #expect(RuntimeNames.ListResponse.Response.self == [RuntimeNames.Response].self)
        let reply = Reply(
            status: 404,
            body: Data(#"{"id":"gone"}"#.utf8),
            endpoint: .init(.get, "/")
        )
        guard case .notFound(let response)? = try RuntimeNames.ListResponse.Failure(reply) else {
            Issue.record("404 is listed")
            return
        }
        #expect(response.id == "gone")
    }

    @Test func fieldsAreCalledAsGeneratedCodesLocals() throws {
        let hidden = try expectSame(
            CodeNames.Hidden.self,
            #"{"type":"a","sort":"s","text":"t","field":\#(Self.fields),"名前":"x","fields":[]}"#
        )
        #expect(hidden.Kind == "s")
        #expect(hidden.type == .a)
        #expect(hidden.Fields.json == "j")
        #expect(hidden.Fields.`self`.uuidString.hasSuffix("-000000000002"))
        var request = try CodeNames.SelfRequest(self: "x").urlRequest()
        #expect(request.url?.path == "/self/x")
        request = try CodeNames.QueryFields(json: "j", request: "r", self: ["s", "t"]).urlRequest()
        #expect(request.url?.query() == "json=j&request=r&self=s&self=t")
    }

    @Test func longNamesAreBrokenAndReadAsShortOnes() throws {
        let model = try expectSame(
            OrganizationAdministration.OrganizationAdministratorAccount.self,
            #"{"administrator_account_identification_number":7,"#
                + #""times_at_which_the_administrator_was_active":[1,2],"#
                + #""administratorAccountCreationDateAndTimeOfDay":3}"#
        )
        #expect(model.timesAtWhichTheAdministratorWasActive.count == 2)
    }

    /// A value of `CodeNames.Fields`, in the order of its spec.
    static let fields =
        #"{"json":"j","key":"00000000-0000-0000-0000-000000000002","keys":[5],"#
        + #""outer":["a",null],"request":{"value":"json","json":[1,null]},"endpoint":"j","#
        + #""encode":"00000000-0000-0000-0000-000000000002","decode":[5],"#
        + #""path":["a",null],"query":{"value":"json","json":[1,null]},"header":"j","#
        + #""method":"00000000-0000-0000-0000-000000000002","value":[5],"#
        + #""status":["a",null],"rest":{"value":"json","json":[1,null]},"hashValue":"j","#
        + #""self":"00000000-0000-0000-0000-000000000002","failure":[5],"api":["a",null],"#
        + #""init":{"value":"json","json":[1,null]},"rawValue":"j","#
        + #""allCases":"00000000-0000-0000-0000-000000000002","unrecognized":[5],"#
        + #""id":["a",null],"description":{"value":"json","json":[1,null]},"curl":"j","#
        + #""server":"00000000-0000-0000-0000-000000000002","some":[5],"none":["a",null],"#
        + #""String":{"value":"json","json":[1,null]},"other":"o","pairs":[6]}"#
}
