/// Reads an endpoint's `examples`.
enum ExampleDecoder {
    static func decode(
        _ keywords: Keywords,
        _ context: inout SpecContext
    ) -> [Endpoint.Example] {
        guard let node = keywords["examples"] else { return [] }
        return node.names(of: keywords.phrase("examples"), each: "an example", &context)
            .compactMap { member in
                let owner = "example \(member.key.value.quoted)"
                let keys = SpecKeys.example
                let before = context.diagnostics.count
                guard let words = Keywords(member.value, of: owner, keys: keys, &context) else {
                    return nil
                }
                var example = Endpoint.Example(name: member.key)
                if let parameters = words["parameters"] {
                    example.parameters = parameters.object
                    if parameters.object == nil {
                        let what = words.phrase("parameters")
                        context.reportType(of: what, expected: "an object", found: parameters)
                    }
                }
                example.body = words["body"]
                example.response = words["response"]
                example.status = words.integer("status", in: 100...599, &context)
                // One with a mistake is not looked at further: the rest may follow from it.
                return context.diagnostics.count == before ? example : nil
            }
    }
}
