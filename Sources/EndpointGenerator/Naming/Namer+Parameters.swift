extension Namer {
    /// The parameters in the document's order, with the names that were decided for what a caller
    /// gives.
    func namedParameters(
        _ parameters: [Parameter],
        _ fields: ArraySlice<NamedField>,
        isMultipart: Bool = false
    ) -> [NamedParameter] {
        var rest = fields
        return parameters.compactMap { parameter in
            let writing = writing(of: parameter, isMultipart: isMultipart)
            if let constant = Constant(parameter) {
                return NamedParameter(
                    parameter: parameter,
                    value: .constant(constant.text),
                    writing: writing == .json ? .plain : writing
                )
            }
            return rest.popFirst().map {
                NamedParameter(parameter: parameter, value: .field($0), writing: writing)
            }
        }
    }

    private func writing(of parameter: Parameter, isMultipart: Bool) -> NamedParameter.Writing {
        let shape = shapes.shape(of: parameter.schema)
        if isMultipart, shape.isFile { return .file }
        if parameter.isJSON { return .json }
        if isMultipart, parameter.style == nil, parameter.explode == nil {
            if case .list(let element, _) = shape, element != .text,
                case .array = shapes.resolved(parameter.schema).kind
            {
                return .eachJSON
            }
            return shape.needsJSON ? .json : plainOrStyled(parameter)
        }
        return plainOrStyled(parameter)
    }

    /// Texts are written alike in all styles but those of a path.
    private func plainOrStyled(_ parameter: Parameter) -> NamedParameter.Writing {
        if parameter.keepsReserved { return .styled }
        let schema = shapes.resolved(parameter.schema)
        switch parameter.place {
        case .path:
            return schema.isPlainText && parameter.writtenStyle == .simple ? .plain : .styled
        case .cookie: return schema.isPlainText ? .plain : .styled
        case .query, .header, .field:
            if schema.isPlainText { return .plain }
            guard case .array(let element, _) = schema.kind else { return .styled }
            let isText =
                shapes.resolved(element).isPlainText && !element.isNullable && !element.isOptional
            let isUsual =
                parameter.place == .header
                || parameter.isExploded && parameter.writtenStyle != .deepObject
            return isText && isUsual ? .plain : .styled
        }
    }
}

extension ParameterShapes.Shape {
    /// `binary` or a list of such.
    var isFile: Bool {
        switch self {
        case .bytes, .list(.bytes, _): true
        case .text, .null, .list, .object, .unknown: false
        }
    }
}

extension Schema {
    /// Whether the runtime's parameters take its Swift type as it is.
    fileprivate var isPlainText: Bool {
        switch kind {
        case .scalar, .constant: true
        case .enumeration(let enumeration): enumeration.values.allSatisfy { $0.string != nil }
        case .any, .null, .reference, .array, .tuple, .dictionary, .object, .union, .all: false
        }
    }
}
