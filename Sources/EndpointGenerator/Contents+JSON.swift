import EndpointsJSON

extension Generator.Contents {
    /// What APIs have, for tools: one JSON array with an object for each document.
    ///
    ///     [{"document":"github.endpoints.json","namespace":"GitHub",
    ///       "endpoints":[{"name":"getUser","method":"GET","path":"/users/{username}",
    ///                     "request":"GetUser","answer":"User","stream":false}],
    ///       "models":[{"name":"User","type":"User"}]}]
    package static func json(_ documents: [(path: String, contents: Self)]) -> String {
        // Only numbers that JSON does not have can fail, and there are none.
        let data = try? JSONWriter.write { json in
            json.beginArray()
            for (path, contents) in documents {
                json.beginObject()
                json.string(path, "document")
                json.key("namespace")
                if let namespace = contents.namespace {
                    json.string(namespace)
                } else {
                    json.null()
                }
                json.key("endpoints")
                json.beginArray()
                for endpoint in contents.endpoints { endpoint.write(to: &json) }
                json.endArray()
                json.key("models")
                json.beginArray()
                for model in contents.models { model.write(to: &json) }
                json.endArray()
                json.endObject()
            }
            json.endArray()
        }
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}

extension Generator.Contents.Endpoint {
    fileprivate func write(to json: inout JSONWriter) {
        json.beginObject()
        json.string(name, "name")
        json.string(method, "method")
        json.string(path, "path")
        json.string(request, "request")
        json.string(answer, "answer")
        json.bool(isStream, "stream")
        json.endObject()
    }
}

extension Generator.Contents.Model {
    fileprivate func write(to json: inout JSONWriter) {
        json.beginObject()
        json.string(name, "name")
        json.string(type, "type")
        json.endObject()
    }
}
