import Foundation

/// How a run of `endpointgen` ended.
struct Outcome {
    var code: Int32
    var output: String
    var errors: String
}

extension Outcome {
    /// Runs the built executable in `folder` and waits for its end.
    static func of(
        _ arguments: [String],
        in folder: Folder,
        input: String = "",
        environment: [String: String] = [:]
    ) throws -> Outcome {
        let streams = try Folder()
        try streams.write(input, to: "input")
        try streams.write("", to: "output")
        try streams.write("", to: "errors")
        let process = Process()
        process.executableURL = Project.products.appending(path: "endpointgen")
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment
            .merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: streams.place("input"))
        process.standardOutput = try FileHandle(forWritingTo: streams.place("output"))
        process.standardError = try FileHandle(forWritingTo: streams.place("errors"))
        try process.run()
        process.waitUntilExit()
        return try Outcome(
            code: process.terminationStatus,
            output: streams.read("output"),
            errors: streams.read("errors")
        )
    }
}
