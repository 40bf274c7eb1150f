import Foundation

/// A `multipart/form-data` body (RFC 7578).
enum MultipartBody {
    /// The parts in order, each with its headers.
    static func encode(_ fields: [FormField], boundary: String) -> RequestBody {
        var pieces: [BinaryContent] = []
        var text = ""
        for field in fields {
            text += "--\(boundary)\r\n\(headers(of: field))\r\n"
            switch field.value {
            case .text(let value): text += value
            case .file(let file):
                pieces += [.data(Data(text.utf8)), file.content]
                text = ""
            }
            text += "\r\n"
        }
        pieces.append(.data(Data("\(text)--\(boundary)--\r\n".utf8)))
        return RequestBody(pieces: pieces)
    }

    /// 128 bits of it are by chance: no content has it.
    static func newBoundary() -> String {
        let bits = (UInt64.random(in: 0...(.max)), UInt64.random(in: 0...(.max)))
        return "endpoints-" + String(bits.0, radix: 36) + String(bits.1, radix: 36)
    }

    private static func headers(of field: FormField) -> String {
        var disposition = "form-data; name=\"\(quoted(field.name))\""
        if case .file(let file) = field.value {
            disposition += "; filename=\"\(quoted(file.name))\""
        }
        let type = field.contentType.map { "Content-Type: \($0)\r\n" } ?? ""
        return "Content-Disposition: \(disposition)\r\n\(type)"
    }

    /// As browsers write names: UTF-8 as it is (RFC 7578 §5.1), and what would end the string or the
    /// header percent-encoded (HTML, multipart/form-data encoding algorithm).
    private static func quoted(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"": result += "%22"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
