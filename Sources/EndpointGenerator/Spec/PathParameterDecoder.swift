/// Reads `pathParams`, all of which are required.
enum PathParameterDecoder {
    static func decode(
        _ keywords: Keywords,
        _ template: PathTemplate,
        _ context: inout SpecContext
    ) -> [Parameter] {
        let described = ParameterDecoder.decode(keywords, "pathParams", .path, &context)
        for parameter in described {
            guard let node = keywords["pathParams"]?.object?[parameter.name.value] else { continue }
            required(parameter, node, &context)
        }
        return PathCheck.match(described, template, into: &context.diagnostics)
    }

    private static func required(
        _ parameter: Parameter,
        _ node: JSONNode,
        _ context: inout SpecContext
    ) {
        let name = parameter.name.value
        if parameter.schema.isOptional {
            let word = node.object?["optional"]?.bool == true ? "optional" : "?"
            context.report(
                .path(.optionalParameter(name, word: word)),
                at: parameter.schema.optionalMark(in: node)
            )
        }
        if parameter.schema.defaultValue != nil {
            context.report(
                .path(.optionalParameter(name, word: "default")),
                at: parameter.schema.places["default"] ?? node.range
            )
        }
    }
}
