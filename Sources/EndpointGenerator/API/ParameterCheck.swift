/// Holds the values of parameters and the ways in which they are written together.
struct ParameterCheck {
    let shapes: ParameterShapes
    private var diagnostics: [Diagnostic] = []
    /// A shared parameter is told of once.
    private var told: Set<SourceRange> = []

    static func check(_ api: API, into diagnostics: inout [Diagnostic]) {
        var check = ParameterCheck(shapes: ParameterShapes(ModelTable(api.models)))
        for header in api.headers { check.check(header, body: nil) }
        for endpoint in api.endpoints {
            for parameter in endpoint.parameters { check.check(parameter, body: nil) }
            for header in endpoint.successes.flatMap(\.headers) {
                check.check(responseHeader: header)
            }
            switch endpoint.body?.content {
            case .form(let fields), .multipart(let fields):
                for field in fields { check.check(field, body: endpoint.body) }
            case .json, .text, .binary, nil: break
            }
        }
        diagnostics += check.diagnostics
    }

    private init(shapes: ParameterShapes) {
        self.shapes = shapes
    }

    mutating func report(
        _ problem: Problem,
        at range: SourceRange,
        _ notes: Diagnostic.Note?...
    ) {
        guard told.insert(range).inserted else { return }
        diagnostics.append(Diagnostic(problem, at: range, notes: notes.compactMap { $0 }))
    }

    private mutating func check(_ parameter: Parameter, body: Body?) {
        if case .multipart? = body?.content {
            checkWords(parameter, isForm: false)
            return checkPart(parameter)
        }
        checkWords(parameter, isForm: body != nil)
        if parameter.place == .path { checkNullable(parameter) }
        checkKind(parameter)
        if parameter.contentType == nil, parameter.writtenStyle != .deepObject {
            checkNesting(parameter)
        }
    }

    mutating func checkWords(_ parameter: Parameter, isForm: Bool) {
        if parameter.place == .cookie, !parameter.name.value.isToken {
            report(.endpoint(.badCookieName(parameter.name.value)), at: parameter.name.range)
        }
        if let type = parameter.contentType {
            let words = [
                ("style", parameter.style?.range), ("explode", parameter.explode?.range),
                ("allowReserved", parameter.allowReserved?.range),
            ]
            for case (let word, let range?) in words {
                report(.document(.exclusiveKeys(word, "contentType")), at: range)
            }
            if isForm, !parameter.isJSON {
                let what =
                    "'contentType' of \(parameter.place.phrase) \(parameter.name.value.quoted)"
                report(
                    .document(.unknownWord(type.value, of: what, known: ["application/json"])),
                    at: type.range,
                    Diagnostic.Note("fields of other types stand in 'multipart'")
                )
            }
        }
        if parameter.writtenStyle == .deepObject, let explode = parameter.explode, !explode.value {
            report(.endpoint(.deepObjectUnexploded), at: explode.range)
        }
        if case .constant(let value) = parameter.schema.kind, !value.isScalar {
            report(.endpoint(.badConstant(place: parameter.place.phrase)), at: value.range)
        }
    }

    /// A segment of a path is there.
    private mutating func checkNullable(_ parameter: Parameter) {
        let schema = parameter.schema
        guard shapes.isNullable(schema) else { return }
        let place = schema.places["nullable"]
        let word = place == nil ? "null" : "nullable"
        report(
            .path(.optionalParameter(parameter.name.value, word: word)),
            at: place ?? schema.range
        )
    }

    private mutating func checkKind(_ parameter: Parameter) {
        let schema = parameter.schema
        switch shapes.shape(of: schema) {
        case .bytes, .list(.bytes, _):
            report(
                .endpoint(.valueMismatch("raw bytes", place: parameter.place.article)),
                at: schema.range,
                Diagnostic.Note(
                    "'byte' is base64 text"
                        + (parameter.place == .field ? ", and files stand in 'multipart'" : "")
                )
            )
        case .null: checkNull(parameter)
        case .text, .list, .object, .unknown: break
        }
    }

    private mutating func checkNull(_ parameter: Parameter) {
        report(
            .endpoint(.valueMismatch("null alone", place: parameter.place.article)),
            at: parameter.schema.places["type"] ?? parameter.schema.range
        )
    }

    /// A part is text, JSON, or a file; only JSON can hold what is neither one text nor a list.
    private mutating func checkPart(_ parameter: Parameter) {
        let shape = shapes.shape(of: parameter.schema)
        if shape == .null { return checkNull(parameter) }
        if parameter.style != nil || parameter.explode != nil {
            if parameter.writtenStyle != .deepObject { checkNesting(parameter) }
        } else if let type = parameter.contentType, !parameter.isJSON, shape.needsJSON {
            let what = "'contentType' of a field that is not text"
            report(
                .document(.unknownWord(type.value, of: what, known: ["application/json"])),
                at: type.range
            )
        }
    }

    mutating func checkNesting(_ parameter: Parameter) {
        guard case .nested(let inner, let outer) = shapes.nesting(of: parameter.schema) else {
            return
        }
        let style = parameter.writtenStyle.rawValue
        let others =
            parameter.place.styles.contains(.deepObject)
            ? "style 'deepObject' or 'contentType' 'application/json'"
            : "'contentType' 'application/json'"
        report(
            .endpoint(.styleNesting(style, inner: inner, outer: outer)),
            at: parameter.schema.range,
            Diagnostic.Note("\(others) can hold it")
        )
    }
}
