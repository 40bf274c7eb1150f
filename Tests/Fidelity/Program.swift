import EndpointsRuntime
import Foundation

/// One instance: what it is decoded as, and the JSON text.
struct Instance: Decodable {
    var target: String
    var status: Int?
    var headers: [String: String]?
    var json: String
}

/// What became of an instance: the JSON that was written, or why there is none.
struct Outcome: Encodable {
    var json: String?
    var problem: String?
    /// Places of `unrecognized`: the Swift path, and the value that is kept there.
    var unrecognized: [[String]] = []
}

typealias Decoding = (Instance) throws -> Any

func model<Model: JSONReadable & JSONWritable>(_: Model.Type) -> Decoding {
    { try Model(json: Data($0.json.utf8)) }
}

func answer<Request: Requestable>(_: Request.Type) -> Decoding {
    { try Request.decode(reply($0, Request.endpoint)) }
}

func failure<Request: EndpointRequest>(_: Request.Type) -> Decoding {
    { instance in
        guard let failure = try Request.Failure(reply(instance, Request.endpoint)) else {
            throw Missing(what: "a failure for status \(instance.status ?? 0)")
        }
        return failure
    }
}

private func reply(_ instance: Instance, _ endpoint: Endpoint) -> Reply {
    var headers = HTTPHeaders()
    headers["Content-Type"] = "application/json"
    for (name, value) in instance.headers ?? [:] { headers[name] = value }
    let body = Data(instance.json.utf8)
    return Reply(status: instance.status ?? 200, headers: headers, body: body, endpoint: endpoint)
}

struct Missing: Error, CustomStringConvertible {
    var what: String
    var description: String { "there is no \(what)" }
}

/// What was decoded, or the one value in it that is JSON: the payload of a status's case, the value beside headers.
private func writable(_ value: Any) throws -> any JSONWritable {
    if let value = value as? any JSONWritable { return value }
    let mirror = Mirror(reflecting: value)
    let inner = mirror.children.first { mirror.displayStyle == .enum || $0.label == "value" }
    guard let inner else { throw Missing(what: "JSON in \(type(of: value))") }
    return try writable(inner.value)
}

/// The cases `unrecognized` in a value, at whatever depth.
private func unrecognized(in value: Any, at path: String, into found: inout [[String]]) {
    if value is JSONValue { return }
    let mirror = Mirror(reflecting: value)
    for (index, child) in mirror.children.enumerated() {
        if mirror.displayStyle == .enum, child.label == "unrecognized" {
            let text = (child.value as? JSONValue).map { "JSON: \($0)" } ?? "\(child.value)"
            found.append([path, text])
        } else {
            unrecognized(in: child.value, at: "\(path).\(child.label ?? "\(index)")", into: &found)
        }
    }
}

private func outcome(_ instance: Instance, _ table: [String: Decoding]) -> Outcome {
    var outcome = Outcome()
    do {
        guard let decode = table[instance.target] else { throw Missing(what: "type for it") }
        let value = try decode(instance)
        outcome.json = String(decoding: try writable(value).json(), as: UTF8.self)
        unrecognized(in: value, at: "", into: &outcome.unrecognized)
    } catch {
        outcome.problem = "\(error)"
    }
    return outcome
}

@main struct Program {
    static func main() throws {
        let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        let table = table()
        for line in text.split(separator: "\n") {
            let instance = try decoder.decode(Instance.self, from: Data(line.utf8))
            print(String(decoding: try encoder.encode(outcome(instance, table)), as: UTF8.self))
        }
    }
}
