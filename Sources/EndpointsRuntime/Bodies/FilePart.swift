public import Foundation

/// A file of a multipart body: its bytes, its name and its type.
///
///     .init(png, name: "portrait.png", contentType: "image/png")
///     .init(contentsOf: url, contentType: "video/mp4")
public struct FilePart: Sendable, Hashable {
    /// The file's bytes.
    public var content: BinaryContent
    /// The name that the server is told, without folders.
    public var name: String
    /// The media type; nil for what the API says of the field, else `application/octet-stream`.
    public var contentType: String?

    /// Creates a file from bytes in memory.
    public init(_ data: Data, name: String, contentType: String? = nil) {
        self.content = .data(data)
        self.name = name
        self.contentType = contentType
    }

    /// Creates a file from one on disk, which is not read as a whole.
    ///
    /// - Parameter name: The name that the server is told; nil for the file's own.
    public init(contentsOf file: URL, name: String? = nil, contentType: String? = nil) {
        self.content = .file(file)
        self.name = name ?? file.lastPathComponent
        self.contentType = contentType
    }

    /// Creates a file from a stream.
    public init(_ stream: BinaryStream, name: String, contentType: String? = nil) {
        self.content = .stream(stream)
        self.name = name
        self.contentType = contentType
    }
}
