import EndpointsJSON
import Foundation

/// Prints texts, each with what the reader makes of it or with the value it was written from.
///
///     Agreement documents SEED COUNT     random texts, and what is read from them
///     Agreement values SEED COUNT        what is written for random values
///     Agreement files FILE …             the files, and what is read from them
///
/// A text that is refused has no plain form.
@main
struct Agreement {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let rest = arguments.dropFirst()
        var frames = Frames()
        if arguments.first == "files" {
            for path in rest {
                let text = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
                frames.append(text: text, plainForm: plainForm(of: text))
            }
        } else if rest.count == 2, let seed = rest.first.flatMap({ UInt64($0) }),
            let count = rest.last.flatMap({ Int($0) })
        {
            let printsValues = arguments.first == "values"
            var texts = RandomText(seed: seed)
            var values = RandomValue(seed: seed)
            for _ in 0..<count {
                if printsValues {
                    let value = values.next()
                    let text = (try? value.json()).map { [UInt8]($0) } ?? []
                    frames.append(text: text, plainForm: PlainForm(value).bytes)
                } else {
                    let text = texts.next()
                    frames.append(text: text, plainForm: plainForm(of: text))
                }
            }
        } else {
            FileHandle.standardError.write(Data("usage: Agreement documents SEED COUNT\n".utf8))
            exit(64)
        }
        frames.flush()
    }

    private static func plainForm(of text: [UInt8]) -> [UInt8] {
        let value = try? JSONReader.read(text) { json throws(JSONError) in try json.value() }
        return value.map { PlainForm($0).bytes } ?? []
    }
}
