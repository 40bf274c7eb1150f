import Foundation

/// The process of the server, which ends with this one.
struct ServerProcess {
    let port: UInt16
    private let process = Process()
    private let input = Pipe()

    init() throws {
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).absoluteURL
        process.arguments = ["serve"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = UInt16(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw NoServer(line: line)
        }
        self.port = port
    }

    func stop() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The server's process said something else than its port.
    struct NoServer: Error, CustomStringConvertible {
        let line: String

        var description: String { "the server did not start: '\(line)'" }
    }
}
