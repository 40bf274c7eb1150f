extension OpenAPIDocument {
    /// Where a reference leads by the URI that the document says it has: `$self`, against which
    /// references are resolved (OpenAPI 3.2 §4.1.1). Nil for one that does not begin with it, nor with
    /// its folder.
    ///
    /// `https://api.example/v1/shop.json` → the document, `https://api.example/v1/user.json` → `user.json`
    func selfReference(
        _ text: String
    ) throws(OpenAPIReference.Failure) -> OpenAPIReference? {
        guard version == .openAPI32, !text.hasPrefix("#"),
            let own = root.object?["$self"]?.string, !own.isEmpty
        else { return nil }
        let fragment = text.drop { $0 != "#" }
        let target = text.dropLast(fragment.count)
        if target == own { return try OpenAPIReference(String(fragment), in: "") }
        let folder = own.prefix(through: own.lastIndex(of: "/") ?? own.startIndex)
        guard own.contains("://"), folder.hasSuffix("/"), !folder.hasSuffix("://"),
            target.hasPrefix(folder)
        else { return nil }
        return try OpenAPIReference(String(text.dropFirst(folder.count)), in: "")
    }
}
