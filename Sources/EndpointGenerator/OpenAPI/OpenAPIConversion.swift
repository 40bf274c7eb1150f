/// Says in the words of an endpoint spec what an OpenAPI or Swagger document says in its own.
///
/// Each node keeps the place of what it stands for, so that whatever is found wrong later is told at
/// the line of the document. What has no meaning for a client is left out; what is not quite valid
/// has its sensible reading, with a warning.
final class OpenAPIConversion {
    struct Options {
        /// Whether the examples of operations and schemas come along.
        var keepsExamples = false
        /// The formats that a config gives Swift types for, which are kept as they are.
        var formats: Set<String> = []
    }

    /// What becomes of a document.
    struct Result {
        let spec: JSONNode
        /// What stops the run if it stays.
        let faults: [OpenAPIFault]
        let warnings: [OpenAPIWarning]

        /// What is told where these endpoints and models are left.
        func diagnostics(_ api: API, filteredBy config: Config) -> [Diagnostic] {
            let isFiltered = config.include != nil || config.exclude != nil
            let stays = { (owner: OpenAPIOwner) in !isFiltered || owner.isPart(of: api) }
            return warnings.compactMap { $0.told(where: stays) }
                + faults.filter { $0.owners.contains(where: stays) }.map(\.diagnostic)
        }
    }

    let document: OpenAPIDocument
    let options: Options
    /// What stops the run, by its place: what is looked at twice is told once.
    private var faults: [SourceRange: OpenAPIFault] = [:]
    /// What is being converted.
    var owner = OpenAPIOwner.document
    private var warnings: [OpenAPIWarning] = []
    /// Where each warning is among them, by its text.
    private var warned: [String: Int] = [:]
    /// Schemas that stand for those made of them, by the model's name.
    var families: [String: Family] = [:]
    /// The schema of `components` that is being converted.
    var converted: (name: String, range: SourceRange)?
    /// The models so far, in the document's order.
    var models: [JSONMember] = []
    var modelNames = OpenAPIModelNames()
    /// The schemas of other files that models of the document are, by the model's name.
    var elsewhere: [String: JSONNode] = [:]
    /// What references led to that is no model in the document, yet to be written as one.
    var pending: [(name: Located<String>, schema: JSONNode)] = []
    /// The schemas that are models for no reference, as a callback may stand at several operations.
    var kept: Set<SourceRange> = []
    /// The servers that operations have of their own, after the document's.
    var servers = OpenAPIServers()

    /// Whether the schemas at these places are objects by what they are made of.
    var objects: [SourceRange: Bool] = [:]

    /// What the members of the `allOf` that is being written require of each other.
    var requiredBeside: Set<String> = []

    /// What references to nothing may mean, by their text.
    var hints: [String: Diagnostic.Note?] = [:]

    /// Files that references lead to and that are not read yet.
    var unreadFiles: [String] = []

    /// The spec of a document; nil where its version is not read, which is reported.
    ///
    /// Where references lead to other files, those are read and the whole is done anew.
    static func spec(
        of root: JSONNode,
        options: Options = Options(),
        beside files: inout OpenAPIFiles,
        into diagnostics: inout [Diagnostic]
    ) -> Result? {
        guard let text = OpenAPIDocument.version(of: root) else { return nil }
        guard let version = OpenAPIDocument.version(text.value) else {
            diagnostics.report(.openAPI(.unknownVersion(text.value)), at: text.range)
            return nil
        }
        while true {
            let document = OpenAPIDocument(root: root, version: version, files: files)
            let conversion = OpenAPIConversion(document: document, options: options)
            let spec = conversion.spec()
            if conversion.unreadFiles.isEmpty {
                return Result(
                    spec: spec,
                    faults: Array(conversion.faults.values),
                    warnings: conversion.warnings
                )
            }
            files.read(conversion.unreadFiles)
        }
    }

    private init(document: OpenAPIDocument, options: Options) {
        self.document = document
        self.options = options
    }

    private func spec() -> JSONNode {
        let root = document.root
        nameModels()
        let authentication = authentication(root.object?["security"])
        servers = rootServers()
        let operations = operations()
        let endpoints = endpoints(operations)
        owner = .webhooks
        keepWebhooks(operations)
        convertModels()
        owner = .document
        var members = [JSONMember("name", name())]
        if let description = root.object?["info"]?.object?["description"], description.hasText {
            members.append(JSONMember("description", description))
        }
        members += servers.members
        if let authentication { members.append(JSONMember("authentication", authentication)) }
        members.append(JSONMember("endpoints", .object(endpoints, root.range.prefix(1))))
        if !models.isEmpty {
            members.append(JSONMember("models", .object(models, root.range.prefix(1))))
        }
        if let tags = tags() { members.append(JSONMember("tags", tags)) }
        return .object(members, root.range)
    }

    /// The title; with a word behind it where Swift or the generated code has that name already.
    private func name() -> JSONNode {
        guard let title = document.root.object?["info"]?.object?["title"], title.hasText,
            let text = title.string
        else { return .text("WebAPI", document.root.range.prefix(1)) }
        let name = SwiftName.upper(text).text
        guard Namer.isReservedAPI(name) else { return title }
        let other = name == "API" ? "WebAPI" : "\(name)API"
        warn("title \(text.quoted)", readAs: other.quoted, at: title.range)
        return .text(other, title.range)
    }

    private func tags() -> JSONNode? {
        guard let node = document.root.object?["tags"], let list = node.array else { return nil }
        var names: Set<String> = []
        let members = list.compactMap { tag -> JSONMember? in
            guard let object = tag.object, let name = object["name"], let text = name.string,
                let description = object["description"], description.hasText,
                !text.isEmpty, names.insert(text).inserted
            else { return nil }
            return JSONMember(key: Located(text, name.range), value: description)
        }
        return members.isEmpty ? nil : .object(members, node.range)
    }
}

extension OpenAPIConversion {
    /// Reports what stops the run.
    func report(
        _ problem: Problem.OpenAPI,
        at range: SourceRange,
        _ notes: Diagnostic.Note?...
    ) {
        report(Diagnostic(.openAPI(problem), at: range, notes: notes.compactMap(\.self)))
    }

    func report(_ diagnostic: Diagnostic) {
        let fault = OpenAPIFault(diagnostic: diagnostic, owners: [])
        faults[diagnostic.range, default: fault].owners.insert(owner)
    }

    /// Warns once of what is said in the same words at each place.
    func warn(_ problem: Problem, at range: SourceRange, _ notes: Diagnostic.Note?...) {
        let message = problem.message
        if let index = warned[message] {
            warnings[index].places[range, default: []].insert(owner)
            return
        }
        warned[message] = warnings.count
        let warning = Diagnostic(problem, at: range, notes: notes.compactMap(\.self))
        warnings.append(OpenAPIWarning(diagnostic: warning, places: [range: [owner]]))
    }

    func warn(leftOut what: String, at range: SourceRange) {
        warn(.openAPI(.leftOut(what)), at: range)
    }

    func warn(_ what: String, readAs reading: String, at range: SourceRange) {
        warn(.openAPI(.readAs(what, reading: reading)), at: range)
    }
}

extension JSONNode {
    /// Whether it is a string that is not empty.
    var hasText: Bool { string?.isEmpty == false }

    /// Its members, those of the specification's extensions left out.
    var fields: [JSONMember] {
        object?.members.filter { !$0.key.value.hasPrefix("x-") } ?? []
    }
}
