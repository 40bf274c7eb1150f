import Foundation
import Measuring

/// The command `send`; its help says what it does.
@main
enum SendBenchmarks {
    static func main() async {
        do {
            try await run(Array(CommandLine.arguments.dropFirst()))
        } catch let error as UsageError {
            complain("\(error)\n\n\(help)")
            exit(2)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static let help = """
        Measures EndpointClient.send against URLSession.data(for:) with JSONDecoder, from one server.

        send [--rounds N] [--markdown]           the table
        send streams [--rounds N] [--markdown]   the table of streams, against a data delegate
        send uploads [--rounds N] [--markdown]   the table of uploads, against a file alone
        send memory [--markdown]                 the memory of large files
        send once SIDE SIZE COUNT                so many requests, for an instruction counter

        sides      \(Side.allCases.map(\.rawValue).joined(separator: ", "))
        sizes      \(Answer.allCases.map(\.rawValue).joined(separator: ", "))
        """

    private static func run(_ arguments: [String]) async throws {
        switch arguments.first {
        case "help", "--help", "-h": print(help)
        case "serve": try Server.run()
        case "streams": try await StreamReport(Array(arguments.dropFirst())).run()
        case "uploads": try await UploadReport(Array(arguments.dropFirst())).run()
        case "memory": try await MemoryReport(Array(arguments.dropFirst())).run()
        case "once": try await once(arguments.dropFirst())
        default: try await Report(arguments).run()
        }
    }

    private static func once(_ arguments: ArraySlice<String>) async throws {
        let arguments = Array(arguments)
        guard arguments.count == 3, let side = Side(rawValue: arguments[0]),
            let answer = Answer(rawValue: arguments[1]), let count = Int(arguments[2])
        else { throw UsageError("'once' must be followed by a side, a size and a number") }
        let server = try ServerProcess()
        defer { server.stop() }
        try await Sending(port: server.port).send(count, answer, by: side)
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
