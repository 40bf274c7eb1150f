extension OpenAPIConversion {
    /// A path item: its own fields, then those of what its `$ref` leads to. Only of a field that is in
    /// both nothing is said (OpenAPI 3.1 §4.8.9.1): its own counts.
    ///
    /// Nil, and reported, where the reference leads to nothing.
    func pathItem(_ node: JSONNode, depth: Int = 0) -> JSONNode? {
        guard let object = node.object, let reference = object["$ref"],
            let text = reference.string
        else { return node }
        guard depth < Self.maximumChain else {
            report(.brokenReference(text), at: node.range)
            return nil
        }
        guard let target = target(Located(text, reference.range)),
            let other = pathItem(target, depth: depth + 1)
        else { return nil }
        let own = object.members.filter { $0.key.value != "$ref" }
        if own.isEmpty { return other }
        var members = own
        for field in other.fields {
            let name = field.key.value
            guard let index = own.firstIndex(where: { $0.key.value == name }) else {
                members.append(field)
                continue
            }
            let range = own[index].key.range
            if name == "parameters", let shared = field.value.array,
                let further = own[index].value.array
            {
                // The later one of a name and place is the one that counts.
                let both = JSONNode(.array(shared + further), own[index].value.range)
                members[index] = JSONMember(key: own[index].key, value: both)
                warn("'parameters' beside the '$ref' of a path item", readAs: "more", at: range)
            } else if name != "summary", name != "description" {
                let what = "\(name.quoted) of a path item, which also stands beside its '$ref'"
                warn(leftOut: what, at: range)
            }
        }
        return .object(members, node.range)
    }
}
