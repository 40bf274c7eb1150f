/// The first word of a command line.
enum Subcommand: String, CaseIterable {
    case generate
    case check
    case list
    case convert
    case schema
    case help

    /// One phrase for the list of commands.
    var summary: String {
        switch self {
        case .generate: "Writes the Swift of endpoint specs, or shows it."
        case .check: "Tells what is wrong with endpoint specs."
        case .list: "Lists the endpoints and models of specs with their Swift types."
        case .convert: "Writes an OpenAPI document as an endpoint spec."
        case .schema: "Prints the JSON Schema of the spec format, for editors."
        case .help: "Explains a command."
        }
    }

    /// What follows the command, before any flag.
    var operands: String? {
        switch self {
        case .generate, .check, .list: "SPEC…"
        case .convert: "DOCUMENT"
        case .schema: nil
        case .help: "[COMMAND]"
        }
    }

    var flags: [Flag] {
        switch self {
        case .generate:
            [
                .output, .access, .namespace, .include, .exclude, .type, .name, .conformance,
                .examples, .examplesFile, .parts, .root, .config, .dryRun, .check, .diagnostics,
                .help,
            ]
        case .check:
            [
                .access, .namespace, .include, .exclude, .type, .name, .conformance, .examples,
                .root, .config, .diagnostics, .help,
            ]
        case .list:
            [
                .json, .namespace, .include, .exclude, .type, .name, .root, .config, .diagnostics,
                .help,
            ]
        case .convert: [.output, .examples, .diagnostics, .help]
        case .schema, .help: [.help]
        }
    }

    /// What a person needs to know beyond the flags.
    var discussion: String {
        switch self {
        case .generate:
            """
            A SPEC is a file such as github.endpoints.json, or an OpenAPI document in JSON (OpenAPI
            3.0, 3.1, 3.2, Swagger 2.0), known by 'openapi' or 'swagger' at its top; '-' reads standard
            input, as if a file called 'stdin' stood in the current folder. Without --output the Swift is shown on standard
            output, file after file.

            All that decides on the Swift comes from the nearest endpoints.config.json, looked for
            from the spec's folder upwards to the root; flags override it: --access, --namespace,
            and all of --include or --exclude instead of the config's, --type, --name and
            --conformance beside them, --examples too. In paths '*' is any text without '/', '**' any text. What
            matches nothing in a spec is an error. A spec with an error leaves all output of the
            run as it was. Files of an earlier run for the same spec that are no longer
            written are removed; a file that endpointgen did not write is neither overwritten nor
            removed.
            """
        case .check:
            """
            Reads each SPEC as 'generate' does, reports every problem on standard error, and writes
            nothing.
            """
        case .list:
            """
            Reads each SPEC and its config as 'generate' does, and prints its endpoints (name, method,
            path, type of the request, what it answers with) and its models (name, type), types
            without the namespace.
            """
        case .convert:
            """
            The spec says in its own words what the DOCUMENT says to a client: generating from either
            gives the same Swift. Files that the document's references lead to become part of it. A
            config counts where it is generated, not here.
            """
        case .schema:
            """
            Save it, and name it in a spec's "$schema" or in the editor's settings.
            """
        case .help:
            """
            Without a COMMAND, lists all of them.
            """
        }
    }

    var example: String {
        switch self {
        case .generate:
            "endpointgen generate Specs/github.endpoints.json --output Sources/App/Generated"
        case .check: "endpointgen check Specs/github.endpoints.json --diagnostics json"
        case .list: "endpointgen list openapi.json --include tags=repos"
        case .convert: "endpointgen convert openapi.json --output github.endpoints.json"
        case .schema: "endpointgen schema > endpoints.schema.json"
        case .help: "endpointgen help generate"
        }
    }
}
