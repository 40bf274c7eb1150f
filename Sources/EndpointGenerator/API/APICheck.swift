/// Holds the parts of an API together, whichever kind of document it came from.
package enum APICheck {
    /// Reports what does not hold. A default that is wrong is taken out of the API, so that no later
    /// stage has a second word on it.
    package static func check(_ api: inout API, into diagnostics: inout [Diagnostic]) {
        SchemaResolver.resolve(&api, into: &diagnostics)
        SendingCheck.check(api, into: &diagnostics)
        ParameterCheck.check(api, into: &diagnostics)
        AliasCheck.check(api, into: &diagnostics)
        RecursionCheck.check(api, into: &diagnostics)
        DiscriminatorResolver.resolve(&api, into: &diagnostics)
        UnionCheck.check(api, into: &diagnostics)
        PlacementCheck.check(api, into: &diagnostics)
        NextPageCheck.check(api, into: &diagnostics)
        ExampleCheck.check(api, into: &diagnostics)
        let before = diagnostics.count
        DefaultCheck.check(api, into: &diagnostics)
        let wrong = diagnostics[before...].map(\.range)
        if wrong.isEmpty { return }
        api.dropDefaults { range in
            wrong.contains { range.start <= $0.start && $0.end <= range.end }
        }
    }
}

extension API {
    fileprivate mutating func dropDefaults(where isWrong: (SourceRange) -> Bool) {
        for index in headers.indices {
            headers[index].dropDefault(where: isWrong)
        }
        for endpoint in endpoints.indices {
            for index in endpoints[endpoint].parameters.indices {
                endpoints[endpoint].parameters[index].dropDefault(where: isWrong)
            }
            endpoints[endpoint].body?.dropDefaults(where: isWrong)
        }
    }
}

extension Body {
    fileprivate mutating func dropDefaults(where isWrong: (SourceRange) -> Bool) {
        switch content {
        case .form(let fields): content = .form(fields.map { $0.droppingDefault(where: isWrong) })
        case .multipart(let fields):
            content = .multipart(fields.map { $0.droppingDefault(where: isWrong) })
        case .json, .text, .binary: break
        }
    }
}

extension Parameter {
    fileprivate func droppingDefault(where isWrong: (SourceRange) -> Bool) -> Parameter {
        var parameter = self
        parameter.dropDefault(where: isWrong)
        return parameter
    }

    fileprivate mutating func dropDefault(where isWrong: (SourceRange) -> Bool) {
        if let value = schema.defaultValue, isWrong(value.range) { schema.defaultValue = nil }
    }
}
