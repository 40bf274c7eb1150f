extension OpenAPIConversion {
    /// Keeps the schemas of what a server sends by itself: webhooks and callbacks are requests to the
    /// client's side, of which only the models say something to it.
    mutating func keepWebhooks() {
        for webhook in document.root.object?["webhooks"]?.fields ?? [] {
            keepBodies(webhook.value, named: webhook.key.value)
        }
        for path in document.root.object?["paths"]?.fields ?? [] {
            for operation in path.value.fields {
                for callback in operation.value.object?["callbacks"]?.fields ?? [] {
                    for expression in callback.value.fields where expression.key.value != "$ref" {
                        keepBodies(expression.value, named: callback.key.value)
                    }
                }
            }
        }
    }

    private mutating func keepBodies(_ item: JSONNode, named name: String) {
        guard let item = resolved(item) else { return }
        for operation in item.fields {
            guard let node = operation.value.object?["requestBody"], let body = resolved(node),
                let content = content(body.object?["content"])
                    .first(where: { MediaType($0.key.value).isJSON }),
                let schema = content.value.object?["schema"]
            else { continue }
            if let reference = schema.object?["$ref"], let text = reference.string {
                _ = model(Located(text, reference.range))
            } else if SchemaWords(schema).hasStructure {
                let wanted = operation.value.object?["operationId"]?.string ?? name
                pending.append((Located(modelNames.take(wanted), operation.key.range), schema))
            }
        }
    }
}
