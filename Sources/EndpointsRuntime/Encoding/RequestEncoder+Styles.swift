public import Foundation

// What is not one text or a plain list: each of these has the value write itself as JSON, whose
// members and elements the style puts in their places. A nil is left out wherever it stands.
extension RequestEncoder {
    /// Puts a value in its place in the path, in a style of OpenAPI.
    ///
    /// - Parameter allowReserved: Whether what may stand in a path is kept, `/` included.
    public mutating func path<Value: JSONWritable>(
        _ name: String,
        _ value: Value,
        style: PathStyle,
        explode: Bool = false,
        allowReserved: Bool = false
    ) {
        guard let content = content(name, try? value.json()) else { return }
        pathValues.append(
            PathValue(name: name, content, style, explode: explode, allowReserved: allowReserved)
        )
    }

    /// Puts a value in its place in the path as one JSON text.
    public mutating func path<Value: JSONWritable>(_ name: String, json value: Value) {
        addPath(name, text(try? value.json()))
    }

    /// Adds a value to the query in a style of OpenAPI; nil adds nothing.
    ///
    /// - Parameters:
    ///   - explode: Whether elements and members are parameters of their own; nil for what is usual
    ///     with the style: yes for `form` and `deepObject`.
    ///   - allowReserved: Whether reserved characters such as `/` and `:` are kept, but for `#`,
    ///     `[`, `]`, `&` and `+`.
    public mutating func query<Value: JSONWritable>(
        _ name: String,
        _ value: Value?,
        style: QueryStyle,
        explode: Bool? = nil,
        allowReserved: Bool = false
    ) {
        guard let value, let content = content(name, try? value.json()) else { return }
        for pair in pairs(name, content, style, explode: explode ?? style.explodes) {
            let texts = pair.values.map { text in
                allowReserved
                    ? PercentEncoding.reservedQueryValue(text) : PercentEncoding.queryValue(text)
            }
            addQuery(pair.name, encoded: texts.joined(separator: style.encodedDelimiter))
        }
    }

    /// Adds a value to the query as one JSON text; nil adds nothing.
    public mutating func query<Value: JSONWritable>(_ name: String, json value: Value?) {
        if let value { addQuery(name, text(try? value.json())) }
    }

    /// Sets a header to a value in OpenAPI's style `simple`; nil changes nothing.
    ///
    /// - Parameter explode: Whether an object's members are `a=1,b=2` instead of `a,1,b,2`.
    public mutating func header<Value: JSONWritable>(
        _ name: String,
        _ value: Value?,
        explode: Bool
    ) {
        guard let value, let content = content(name, try? value.json()) else { return }
        do throws(ParameterContent.NestsTooDeep) {
            let text = try content.expansion(of: name, .simple, explode: explode) { $0 }
            if !text.isEmpty || content.isText { setHeader(name, text) }
        } catch {
            report(.nesting(name))
        }
    }

    /// Sets a header to a value as one JSON text; nil changes nothing.
    public mutating func header<Value: JSONWritable>(_ name: String, json value: Value?) {
        if let value { setHeader(name, text(try? value.json())) }
    }

    /// Adds `name=value` to the cookies (RFC 6265 §4.2); nil adds nothing.
    ///
    /// What may not stand in a cookie's value is percent-encoded, and so is `%`; CR, LF or NUL
    /// makes the request invalid.
    ///
    /// - Parameters:
    ///   - explode: Whether elements and members are cookies of their own: `id=1; id=2`, otherwise
    ///     `id=1,2`.
    ///   - allowReserved: Whether percent-encoded triplets are kept.
    public mutating func cookie<Value: JSONWritable>(
        _ name: String,
        _ value: Value?,
        explode: Bool = true,
        allowReserved: Bool = false
    ) {
        guard let value, let content = content(name, try? value.json()) else { return }
        for pair in pairs(name, content, .form, explode: explode) {
            addCookie(pair, keepsTriplets: allowReserved)
        }
    }

    /// Adds a date to the cookies; nil adds nothing.
    public mutating func cookie(_ name: String, _ value: Date?, as form: DateForm) {
        guard let value, let text = checked(name, form.text(of: value)) else { return }
        addCookie(ParameterPair(name: name, values: [text]), keepsTriplets: false)
    }

    /// Adds a value to the cookies as one JSON text; nil adds nothing.
    public mutating func cookie<Value: JSONWritable>(_ name: String, json value: Value?) {
        guard let value, let text = checked(name, text(try? value.json())) else { return }
        addCookie(ParameterPair(name: name, values: [text]), keepsTriplets: false)
    }
}

extension RequestEncoder {
    private func text(_ json: Data?) -> String? {
        json.map { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func content(_ name: String, _ json: Data?) -> ParameterContent? {
        let content = json.flatMap(ParameterContent.init)
        if content == nil { report(.parameter(name)) }
        return content
    }

    private mutating func pairs(
        _ name: String,
        _ content: ParameterContent,
        _ style: QueryStyle,
        explode: Bool
    ) -> [ParameterPair] {
        do throws(ParameterContent.NestsTooDeep) {
            return try content.pairs(name, style, explode: explode)
        } catch {
            report(.nesting(name))
            return []
        }
    }

    private mutating func addCookie(_ pair: ParameterPair, keepsTriplets: Bool) {
        let isValid =
            pair.name.isToken && pair.values.allSatisfy(HTTPHeaders.Field.isValid(value:))
        if !isValid { return report(.cookie(pair.name)) }
        let texts = pair.values.map {
            PercentEncoding.cookieValue($0, keepsTriplets: keepsTriplets)
        }
        let cookies = headers["Cookie"].map { $0 + "; " } ?? ""
        headers["Cookie"] = "\(cookies)\(pair.name)=\(texts.joined(separator: ","))"
    }
}
