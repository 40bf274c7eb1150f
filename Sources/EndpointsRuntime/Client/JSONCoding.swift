import Foundation

/// JSON of types that are `Codable` alone, by Foundation's coders, with dates of RFC 3339.
enum JSONCoding {
    static func encode(_ value: some Encodable) throws(JSONError) -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            guard let text = DateForm.dateTime.text(of: date) else {
                throw EncodingError.invalidValue(
                    date,
                    .init(codingPath: encoder.codingPath, debugDescription: "a date-time")
                )
            }
            try container.encode(text)
        }
        do {
            return try encoder.encode(value)
        } catch let EncodingError.invalidValue(_, context) {
            throw JSONError(
                path: JSONPath(context.codingPath.map(JSONPath.Component.init)),
                expected: "a value that JSON can hold",
                found: "another",
                offset: 0
            )
        } catch {
            throw (error as? JSONError)
                ?? JSONError(expected: "a value that can be encoded", found: "\(error)", offset: 0)
        }
    }

    static func decode<Value: Decodable>(
        _ data: Data,
        by decoder: JSONDecoder?
    ) throws(JSONError) -> Value {
        do {
            return try (decoder ?? standardDecoder).decode(Value.self, from: data)
        } catch let error as DecodingError {
            throw JSONError(error, in: data)
        } catch {
            throw (error as? JSONError)
                ?? JSONError(expected: "a value that can be decoded", found: "\(error)", offset: 0)
        }
    }

    private static var standardDecoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            do throws(JSONError) {
                return try Date(json: try text.json())
            } catch {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "a date-time")
                )
            }
        }
        return decoder
    }
}

extension JSONPath.Component {
    fileprivate init(_ key: any CodingKey) {
        self = key.intValue.map { .index($0) } ?? .key(key.stringValue)
    }
}

extension JSONError {
    /// The error at its place in the text, which is read once more to find it.
    fileprivate init(_ error: DecodingError, in data: Data) {
        let (expected, codingPath) =
            switch error {
            case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
                ("a value of type \(type)", context.codingPath)
            case .keyNotFound(let key, let context):
                ("an object with the key '\(key.stringValue)'", context.codingPath)
            case .dataCorrupted(let context):
                (context.debugDescription.expectation, context.codingPath)
            @unknown default:
                ("a value that can be decoded", [any CodingKey]())
            }
        let path = codingPath.map(JSONPath.Component.init)
        do throws(JSONError) {
            // What is no JSON fails here by itself, at its own place.
            try JSONReader.read(data) { json throws(JSONError) in try json.skip() }
            try JSONReader.read(data) { json throws(JSONError) in
                try json.descend(path[...])
                throw json.error(expected: expected)
            }
            self.init(path: JSONPath(path), expected: expected, found: "another", offset: 0)
        } catch {
            self = error
        }
    }
}

extension String {
    /// Of `expected a date-time, found 12`, which a model in another's coder says, `a date-time`.
    fileprivate var expectation: String {
        guard let start = range(of: "expected "), start.lowerBound == startIndex,
            let end = range(of: ", found ")
        else { return self }
        return String(self[start.upperBound..<end.lowerBound])
    }
}

extension JSONReader {
    /// Goes to the value at a path, or as near as there is a way.
    fileprivate mutating func descend(_ path: ArraySlice<JSONPath.Component>) throws(JSONError) {
        switch path.first {
        case .key(let name):
            try beginObject()
            while let key = try nextKey() {
                if key == name { return try descend(path.dropFirst()) }
                try skip()
            }
        case .index(var index):
            try beginArray()
            while try nextElement() {
                if index == 0 { return try descend(path.dropFirst()) }
                try skip()
                index -= 1
            }
        case nil:
            break
        }
    }
}
