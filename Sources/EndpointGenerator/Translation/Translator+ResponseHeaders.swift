extension Translator {
    /// `try reply.optionalHeaderList("Allow")`.
    func reading(_ header: NamedResponseHeader) -> Expression {
        let field = header.field
        var arguments: [Expression] = [.text(SwiftText.literal(field.wire.value))]
        switch header.form {
        case .text, .list:
            if let form = field.type.dateForm { arguments.append(.text("as: .\(form)")) }
            if header.isJSONFirst { arguments.append("jsonFirst: true") }
        case .constant(let value): arguments.append(.text("is: " + value))
        case .object(let isExploded):
            if isExploded { arguments.append("explode: true") }
            return reading(field, by: header.methodName, arguments)
        case .json: return reading(field, by: header.methodName, arguments)
        }
        return .call("try reply.\(header.methodName)", arguments)
    }

    /// With a closure, where the type alone does not say how it is read.
    private func reading(
        _ field: NamedField,
        by method: String,
        _ arguments: [Expression]
    ) -> Expression {
        let call = Expression.call("try reply.\(method)", arguments)
        if field.type.isSelfDescribing { return call }
        return .closure(
            "\(call.flat) { json \(RuntimeName.throwsJSONError) in",
            reading(field.type, isOptional: field.isNullable, from: "json")
        )
    }
}

extension NamedResponseHeader {
    fileprivate var methodName: String {
        let isOptional = !field.isRequired
        return switch form {
        case .text, .constant: isOptional ? "optionalHeader" : "header"
        case .list: isOptional ? "optionalHeaderList" : "headerList"
        case .object: isOptional ? "optionalHeaderObject" : "headerObject"
        case .json: isOptional ? "optionalJSONHeader" : "jsonHeader"
        }
    }
}
