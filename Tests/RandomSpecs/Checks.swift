import EndpointsRuntime
import Foundation

nonisolated(unsafe) private var failures = 0
private let folder = URL(fileURLWithPath: CommandLine.arguments[1])

/// Reads each line of a model's file by the reader and by a decoder, and writes them back likewise:
/// all must agree. What is written stands in another file, for an eye that is not ours.
func check<Model: Codable & Hashable & JSONReadable & JSONWritable>(_: Model.Type, _ name: String) {
    do {
        let text = try String(contentsOf: folder.appending(path: "\(name).read"), encoding: .utf8)
        var written: [String] = []
        for line in text.split(separator: "\n") {
            do {
                written.append(try checked(Model.self, String(line)))
            } catch {
                tell("\(name): \(error)", String(line))
                written.append("null")
            }
        }
        let all = written.map { $0 + "\n" }.joined()
        let file = folder.appending(path: "\(name).written")
        try all.write(to: file, atomically: true, encoding: .utf8)
    } catch {
        tell("\(name): \(error)", "")
    }
}

private func checked<Model: Codable & Hashable & JSONReadable & JSONWritable>(
    _: Model.Type,
    _ line: String
) throws -> String {
    let data = Data(line.utf8)
    let model = try Model(json: data)
    let json = try model.json()
    if try Model(json: json) != model { tell("\(Model.self) is another when read back", line) }
    let decoder = JSONDecoder()
    if try decoder.decode([Model].self, from: Data("[\(line)]".utf8)) != [model] {
        tell("\(Model.self) is another by JSONDecoder", line)
    }
    let coded = try JSONEncoder().encode([model])
    if try decoder.decode([Model].self, from: coded) != [model] {
        tell("\(Model.self) is another by JSONEncoder", line)
    }
    if Set([model, try Model(json: json)]).count != 1 {
        tell("\(Model.self) hashes otherwise", line)
    }
    return String(decoding: json, as: UTF8.self)
}

private func tell(_ problem: String, _ line: String) {
    failures += 1
    if failures <= 20 { print("\(problem)\n    \(line.prefix(300))") }
}

@main struct Program {
    static func main() {
        checkAll()
        print("\(failures) problems of reading and writing")
        exit(failures == 0 ? 0 : 1)
    }
}
