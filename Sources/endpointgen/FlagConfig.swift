import EndpointGenerator

/// What the flags of a command line say, as a config that overrides the file's.
///
/// Its places are in a text of its own, one flag a line, so that a message can point at the flag.
struct FlagConfig {
    /// Which file of a run its places are in: the spec is 0, the config 1.
    private static let file: UInt32 = 2

    private(set) var config = Config()
    private var text = ""
    private let subcommand: Subcommand

    var source: SourceFile { SourceFile(name: "command line", bytes: Array(text.utf8)) }

    init(_ arguments: Arguments) throws(UsageError) {
        subcommand = arguments.subcommand
        if let access: Access = try arguments.choice(.access) {
            config.access = Located(access, place(of: .access, access.rawValue))
        }
        try takeNamespace(arguments)
        if arguments.has(.examples) {
            config.examples = Located(true, place(of: .examples, ""))
        }
        for setting in arguments.repeated { try take(setting) }
    }

    private mutating func takeNamespace(_ arguments: Arguments) throws(UsageError) {
        guard let name = arguments.values[.namespace] else { return }
        let place = place(of: .namespace, name)
        if name == "null" {
            config.namespace = Located(.none, place)
        } else if name.isSwiftIdentifier {
            config.namespace = Located(.named(name), place)
        } else {
            throw UsageError(
                "'--namespace' takes a Swift identifier, not \(name.quoted)",
                subcommand: subcommand
            )
        }
    }

    private mutating func take(_ setting: Arguments.Setting) throws(UsageError) {
        let flag = setting.flag
        guard let equals = setting.value.firstIndex(of: "="), equals != setting.value.startIndex
        else {
            throw UsageError(
                "'\(flag.spelling)' takes \(flag.placeholder(in: subcommand) ?? ""), not \(setting.value.quoted)",
                subcommand: subcommand
            )
        }
        let place = place(of: flag, setting.value)
        let length = UInt32(setting.value[..<equals].utf8.count)
        var keyPlace = place
        keyPlace.end = keyPlace.start + length
        var valuePlace = place
        valuePlace.start += length + 1
        let key = Located(String(setting.value[..<equals]), keyPlace)
        let value = Located(String(setting.value[equals...].dropFirst()), valuePlace)
        switch flag {
        case .include: try Self.add(key, value, to: &config.include, flag, subcommand)
        case .exclude: try Self.add(key, value, to: &config.exclude, flag, subcommand)
        case .type: try takeType(key, value)
        case .name: try takeName(key, value)
        case .conformance: try takeConformance(key, value)
        case .output, .access, .namespace, .examples, .examplesFile, .parts, .root, .config,
            .dryRun, .check, .json, .diagnostics, .help, .version:
            break
        }
    }

    private static func add(
        _ key: Located<String>,
        _ value: Located<String>,
        to filter: inout Config.Filter?,
        _ flag: Flag,
        _ subcommand: Subcommand
    ) throws(UsageError) {
        var changed = filter ?? Config.Filter()
        switch (key.value, value.value) {
        case ("endpoints", _): changed.endpoints.append(value)
        case ("tags", _): changed.tags.append(value)
        case ("paths", _): changed.paths.append(value)
        case ("deprecated", "true"), ("deprecated", "false"):
            changed.deprecated = Located(value.value == "true", value.range)
        case ("deprecated", _):
            throw UsageError(
                "'\(flag.spelling) deprecated=' takes true or false, not \(value.value.quoted)",
                subcommand: subcommand
            )
        default:
            let keys = ["endpoints", "tags", "paths", "deprecated"]
            throw UsageError(
                "'\(flag.spelling)' takes \(keys.joined(separator: ", ")), not \(key.value.quoted)",
                suggestion: Suggestion.nearest(to: key.value, among: keys),
                subcommand: subcommand
            )
        }
        filter = changed
    }

    private mutating func takeType(
        _ format: Located<String>,
        _ type: Located<String>
    ) throws(UsageError) {
        guard SwiftTypeName.isValid(type.value) else {
            throw UsageError(
                "'--type' takes a Swift type, not \(type.value.quoted)",
                subcommand: subcommand
            )
        }
        config.types.append((format, type))
    }

    private mutating func takeName(
        _ pointer: Located<String>,
        _ name: Located<String>
    ) throws(UsageError) {
        guard let parsed = JSONPointer(pointer.value) else {
            throw UsageError(
                "'--name' takes a JSON Pointer such as '/models/user', not \(pointer.value.quoted)",
                subcommand: subcommand
            )
        }
        guard name.value.isSwiftIdentifier else {
            throw UsageError(
                "'--name' takes a Swift identifier, not \(name.value.quoted)",
                subcommand: subcommand
            )
        }
        config.names.append((Located(parsed, pointer.range), name))
    }

    /// `User=Hashable`, `User=Codable:synthesized`.
    private mutating func takeConformance(
        _ model: Located<String>,
        _ text: Located<String>
    ) throws(UsageError) {
        let halves = text.value.split(
            separator: ":",
            maxSplits: 1,
            omittingEmptySubsequences: false
        ).map(String.init)
        let manner = halves.count > 1 ? halves[1] : nil
        guard SwiftTypeName.isValid(halves[0]), manner == nil || manner == "synthesized" else {
            throw UsageError(
                "'--conformance' takes a protocol or 'Codable:synthesized', not \(text.value.quoted)",
                subcommand: subcommand
            )
        }
        config.conformances.append(
            Config.Conformance(
                model: model,
                protocols: [
                    (Located(halves[0], text.range), manner.map { Located($0, text.range) })
                ],
                saysHow: true
            )
        )
    }

    /// Writes a flag into the text, and says where its value is.
    private mutating func place(of flag: Flag, _ value: String) -> SourceRange {
        text += flag.spelling
        let whole = SourceRange(
            file: Self.file,
            start: UInt32(text.utf8.count - flag.spelling.utf8.count),
            end: UInt32(text.utf8.count)
        )
        if value.isEmpty {
            text += "\n"
            return whole
        }
        text += " "
        let start = UInt32(text.utf8.count)
        text += value.split(whereSeparator: \.isNewline).joined(separator: " ")
        let range = SourceRange(file: Self.file, start: start, end: UInt32(text.utf8.count))
        text += "\n"
        return range
    }
}
