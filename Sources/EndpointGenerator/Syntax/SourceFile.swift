/// A document as it was read: its name, as a person sees it in messages, and its bytes.
package struct SourceFile: Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Where a byte offset is; an offset behind the end is the end.
    package func position(at offset: Int) -> Position {
        LineTable(bytes).position(at: offset)
    }
}

/// The documents of one run; a ``SourceRange`` says which one it means by its index.
package struct Sources: Sendable {
    package private(set) var files: [SourceFile] = []

    package init() {}

    package mutating func add(name: String, bytes: [UInt8]) -> UInt32 {
        files.append(SourceFile(name: name, bytes: bytes))
        return UInt32(files.count - 1)
    }

    package subscript(file: UInt32) -> SourceFile {
        files[Int(file)]
    }
}
