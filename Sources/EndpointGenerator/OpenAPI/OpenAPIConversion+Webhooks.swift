extension OpenAPIConversion {
    /// Keeps the schemas of what a server sends by itself: webhooks and callbacks are requests to the
    /// client's side, of which only the models say something to it.
    func keepWebhooks(_ operations: [Operation]) {
        for webhook in document.root.object?["webhooks"]?.fields ?? [] {
            keepBodies(webhook.value, named: webhook.key.value)
        }
        for operation in operations where !operation.takesEvents {
            for callback in operation["callbacks"]?.fields ?? [] {
                for expression in resolved(callback.value)?.fields ?? [] {
                    keepBodies(expression.value, named: callback.key.value)
                }
            }
        }
    }

    /// The bodies of a path item's requests, and of the answers to them.
    private func keepBodies(_ item: JSONNode, named name: String) {
        guard item.object != nil, let item = pathItem(item) else { return }
        for member in item.fields where member.value.object != nil {
            let operation = Operation(
                method: Located(member.key.value.uppercased(), member.key.range),
                path: Located(name, item.range),
                template: OpenAPIPath(name),
                node: member.value,
                item: item
            )
            let wanted = operation["operationId"]?.string ?? name
            if let node = operation["requestBody"], let body = resolved(node),
                let content = bodyContent(content(body.object?["content"]))
            {
                keep(content, named: wanted, at: member.key.range)
            }
            for response in operation["responses"]?.fields ?? [] {
                guard let node = resolved(response.value),
                    let content = responseContent(content(of: node, operation))
                else { continue }
                keep(content, named: wanted + "_response", at: response.key.range)
            }
        }
    }

    private func keep(_ content: JSONMember, named name: String, at range: SourceRange) {
        let type = MediaType(content.key.value)
        guard let schema = content.value.object?["schema"],
            type.isJSON || type.isForm || type.isMultipart || isJSONInAll(type, schema)
        else { return }
        if let reference = schema.object?["$ref"], let text = reference.string {
            _ = model(Located(text, reference.range))
        } else if SchemaWords(schema).hasStructure, kept.insert(schema.range).inserted {
            pending.append((Located(modelNames.take(name), range), schema))
        }
    }
}
