/// Holds the parts of an API together, whichever kind of document it came from.
package enum APICheck {
    package static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        ReferenceCheck.check(api, into: &diagnostics)
        DefaultCheck.check(api, into: &diagnostics)
        SupportCheck.check(api, into: &diagnostics)
    }
}
