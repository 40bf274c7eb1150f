/// A JSON object's members in the order of the document, duplicates kept.
package struct JSONObject: Sendable {
    package var members: [JSONMember]

    package init(members: [JSONMember]) {
        self.members = members
    }

    /// The value of the last member of that name, as the last one wins.
    package subscript(name: String) -> JSONNode? {
        members.last { $0.key.value == name }?.value
    }
}

/// A key and its value.
package struct JSONMember: Sendable {
    package var key: Located<String>
    package var value: JSONNode

    package init(key: Located<String>, value: JSONNode) {
        self.key = key
        self.value = value
    }
}
