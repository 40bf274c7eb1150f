/// Holds the parts of an API together, whichever kind of document it came from.
package enum APICheck {
    /// Reports what does not hold. A default that is wrong is taken out of the API, so that no later
    /// stage has a second word on it.
    package static func check(_ api: inout API, into diagnostics: inout [Diagnostic]) {
        ReferenceCheck.check(api, into: &diagnostics)
        SendingCheck.check(api, into: &diagnostics)
        let before = diagnostics.count
        DefaultCheck.check(api, into: &diagnostics)
        SupportCheck.check(api, into: &diagnostics)
        let wrong = diagnostics[before...].map(\.range)
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
        }
    }
}

extension Parameter {
    fileprivate mutating func dropDefault(where isWrong: (SourceRange) -> Bool) {
        if let value = schema.defaultValue, isWrong(value.range) { schema.defaultValue = nil }
    }
}
