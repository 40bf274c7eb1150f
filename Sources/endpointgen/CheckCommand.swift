/// `endpointgen check`.
struct CheckCommand {
    var settings: Settings

    init(_ arguments: Arguments) throws(UsageError) {
        settings = try Settings(arguments)
    }

    func run() throws -> ExitCode {
        try Generation.run(settings, isOneModule: false) == nil ? .problems : .fine
    }
}
