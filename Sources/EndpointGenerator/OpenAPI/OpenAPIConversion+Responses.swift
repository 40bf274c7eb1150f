extension OpenAPIConversion {
    /// `response`, `responses` and `errors` of an operation.
    func responses(_ operation: Operation) -> [JSONMember] {
        guard let node = operation["responses"] else { return [] }
        var failing = operation
        failing.takesEvents = false
        failing.isFailing = true
        let hasSuccess = node.fields.contains { isSuccess($0.key.value) }
        var successes: [(status: Located<String>, answer: Answer)] = []
        var failures: [JSONMember] = []
        var other: (key: Located<String>, answer: Answer)?
        for member in node.fields {
            let status = member.key.value
            guard let response = resolved(member.value) else { continue }
            if status == "default" {
                let operation = hasSuccess ? failing : operation
                other = (member.key, answer(response, operation, at: member.key.range))
            } else if isSuccess(status) {
                let key = status == "2xx" ? "2XX" : status
                let answer = answer(response, operation, at: member.key.range)
                successes.append((Located(key, member.key.range), answer))
            } else if let key = failureKey(status) {
                let answer = answer(response, failing, at: member.key.range)
                if !answer.headers.isEmpty {
                    warn(leftOut: "a header of a response that is no success", at: member.key.range)
                }
                guard let value = answer.failure else { continue }
                let place = Located(key, member.key.range)
                failures.append(JSONMember(key: place, value: value))
            } else if !status.hasPrefix("1") {
                warn(leftOut: "response \(status.quoted)", at: member.key.range)
            }
        }
        if let other {
            if successes.isEmpty {
                successes.append((Located("2XX", other.key.range), other.answer))
            }
            if let value = other.answer.failure {
                failures.append(JSONMember(key: other.key, value: value))
            }
        }
        var members = self.successes(successes, node.range)
        if !failures.isEmpty {
            members.append(JSONMember("errors", .object(failures, node.range)))
        }
        return members
    }

    /// The responses of success: `default` where there is no other.
    func successes(_ operation: Operation) -> [JSONMember] {
        let responses = operation["responses"]?.fields ?? []
        let named = responses.filter { isSuccess($0.key.value) }
        return named.isEmpty ? responses.filter { $0.key.value == "default" } : named
    }

    private func isSuccess(_ status: String) -> Bool {
        if status == "2XX" || status == "2xx" { return true }
        guard let number = Int(status), status.utf8.count == 3 else { return false }
        return (200...299).contains(number)
    }

    private func failureKey(_ status: String) -> String? {
        let upper = status.uppercased()
        if upper == "4XX" || upper == "5XX" { return upper }
        guard let number = Int(status), status.utf8.count == 3, (300...599).contains(number) else {
            return nil
        }
        return status
    }

    private func successes(
        _ found: [(status: Located<String>, answer: Answer)],
        _ range: SourceRange
    ) -> [JSONMember] {
        guard let first = found.first else { return [] }
        if found.allSatisfy(\.answer.headers.isEmpty),
            found.count == 1 || Set(found.map(\.answer.success.line)).count == 1
        {
            return first.answer.success.isNull
                ? [] : [JSONMember("response", first.answer.success)]
        }
        let members = found.map { status, answer -> JSONMember in
            guard !answer.headers.isEmpty else {
                return JSONMember(key: status, value: answer.success)
            }
            var words: [JSONMember] = []
            if !answer.success.isNull { words.append(JSONMember("json", answer.success)) }
            words.append(JSONMember("headers", .object(answer.headers, status.range)))
            return JSONMember(key: status, value: .object(words, status.range))
        }
        return [JSONMember("responses", .object(members, range))]
    }

    /// What a response carries, in the spec's words.
    struct Answer {
        /// As a success; null where nothing is decoded.
        var success: JSONNode
        /// As an error; nil where its status says all.
        var failure: JSONNode?
        var headers: [JSONMember] = []
        var isJSON = false
    }

    private func answer(
        _ response: JSONNode,
        _ operation: Operation,
        at range: SourceRange
    ) -> Answer {
        var answer = Answer(success: JSONNode(.null, range))
        let content = content(of: response, operation)
        if let chosen = responseContent(content, of: operation) { carry(chosen, in: &answer) }
        guard answer.success.isNull || answer.isJSON else {
            if response.object?["headers"]?.object?.members.isEmpty == false {
                warn(leftOut: "a header of an answer that is not JSON", at: range)
            }
            return answer
        }
        answer.headers = headers(of: response)
        return answer
    }

    /// The content by media type; Swagger 2.0 says it by `schema` and `produces`.
    func content(of response: JSONNode, _ operation: Operation) -> [JSONMember] {
        guard document.version == .swagger else {
            let members = content(response.object?["content"])
            return operation.isFailing ? mistakes(members) : members
        }
        guard let schema = response.object?["schema"] else { return [] }
        let range = schema.range
        var types = mediaTypes("produces", operation)
        if types.isEmpty { types = ["application/json"] }
        // Files and what is wrong with them are declared by one list; a mistake with a structure is JSON.
        if operation.isFailing, !types.contains(where: { MediaType($0).isJSON }),
            isJSONInAll(MediaType("*/*"), schema)
        {
            types = ["application/json"]
        }
        if schema.object?["type"]?.string == "file" {
            types = [types.first { !MediaType($0).isJSON } ?? "application/octet-stream"]
        }
        let value = JSONNode.object([JSONMember("schema", schema)], range)
        return types.map { JSONMember(key: Located($0, range), value: value) }
    }

    /// The content of a response that is no success: a mistake with a structure is no file, as which an
    /// operation that answers with files may declare it too.
    private func mistakes(_ content: [JSONMember]) -> [JSONMember] {
        if content.contains(where: { MediaType($0.key.value).isJSON }) { return content }
        return content.map { member in
            let type = MediaType(member.key.value)
            guard type.isFile, let schema = member.value.object?["schema"],
                isJSONInAll(MediaType("*/*"), schema)
            else { return member }
            let range = member.key.range
            warn("an error of \(type.essence.quoted)", readAs: "JSON", at: range)
            return JSONMember(key: Located("application/json", range), value: member.value)
        }
    }

    /// `consumes` or `produces`, the operation's or the document's (Swagger 2.0, Operation Object).
    func mediaTypes(_ key: String, _ operation: Operation) -> [String] {
        let node = operation[key] ?? document.root.object?[key]
        return node?.array?.compactMap(\.string) ?? []
    }

    /// What the operation reads: its events, or what stands beside them; events alone are read by each.
    func responseContent(_ content: [JSONMember], of operation: Operation) -> JSONMember? {
        let events = content.filter { MediaType($0.key.value).isEvents }
        let others = content.filter { !MediaType($0.key.value).isEvents }
        let isStream = operation.takesEvents ? !events.isEmpty : others.isEmpty
        return isStream ? events.first : responseContent(others)
    }

    /// JSON, else lines, anything that is no text, text.
    func responseContent(_ content: [JSONMember]) -> JSONMember? {
        let types = content.map { MediaType($0.key.value) }
        for rule in [
            { (type: MediaType) in type.essence == "application/json" }, { $0.isJSON },
            { $0.isLines }, { !$0.isText && !$0.isXML && $0.isConcrete },
            { $0.essence == "*/*" }, { $0.isText }, { _ in true },
        ] as [(MediaType) -> Bool] {
            if let index = types.firstIndex(where: rule) { return content[index] }
        }
        return nil
    }

    private func carry(_ content: JSONMember, in answer: inout Answer) {
        let type = MediaType(content.key.value)
        let range = content.key.range
        let object = content.value.object
        let source = object?["schema"]
        if type.isEvents {
            answer.success = .object(events(object, range), range)
        } else if type.isLines {
            let item = object?["itemSchema"] ?? itemOfAll(source) ?? source
            let line = item.map { schema($0).node(.root) } ?? .text("any", range)
            answer.success = .object([JSONMember("lines", line)], range)
        } else if type.isJSON || isJSONInAll(type, source) {
            var schema = source.map { self.schema($0) } ?? .any(range)
            schema.notes.removeAll { $0.key.value == "title" && schema.type != nil }
            answer.success = schema.node(.root)
            answer.failure = answer.success
            answer.isJSON = true
        } else if type.isText {
            answer.success = .text("text", range)
            answer.failure = answer.success
        } else {
            warnOfBytes(type, source, at: range)
            answer.success = .text("data", range)
        }
    }
}
