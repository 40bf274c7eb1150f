#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `endpointgen`: the Swift of endpoint specs, on the command line.
@main
enum Endpointgen {
    /// What `--version` prints.
    static let version = "0.1.0"

    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// Runs the command line `words` and tells what the process shall exit with.
    static func run(_ words: [String]) -> ExitCode {
        do {
            return try perform(words)
        } catch let error as UsageError {
            Terminal.report(error.text)
            return .usage
        } catch let error as FileError {
            Terminal.report(error.text)
            return .file
        } catch {
            Terminal.report("error: \(error)\n")
            return .file
        }
    }

    private static func perform(_ words: [String]) throws -> ExitCode {
        switch try Invocation(words) {
        case .version:
            try Terminal.show("endpointgen \(version)\n")
        case .help(let subcommand):
            try Terminal.show(Help.text(for: subcommand))
        case .schema:
            try Terminal.show(EndpointsSchema.text)
        case .generate(let arguments):
            return try GenerateCommand(arguments).run()
        case .check(let arguments):
            return try CheckCommand(arguments).run()
        case .list(let arguments):
            return try ListCommand(arguments).run()
        case .convert(let arguments):
            return try ConvertCommand(arguments).run()
        }
        return .fine
    }
}
