/// The schemas under the API's `parameters`, read when the first reference to one is met.
struct SharedParameters {
    private var nodes: [String: JSONMember] = [:]
    private var read: [String: Parameter?] = [:]
    private var reading: Set<String> = []
    private(set) var names: [Located<String>] = []

    init() {}

    init(_ members: [JSONMember]) {
        names = members.map(\.key)
        for member in members { nodes[member.key.value] = member }
    }

    /// The parameter of that name; nil, and reported, where there is none that can be read.
    static func parameter(
        _ name: String,
        at range: SourceRange,
        _ context: inout SpecContext
    ) -> Parameter? {
        if let known = context.parameters.read[name] { return known }
        guard let member = context.parameters.nodes[name] else {
            context.report(
                .reference(.unknownParameter(name)),
                at: range,
                .didYouMean(name, declared: context.parameters.names)
            )
            return nil
        }
        guard context.parameters.reading.insert(name).inserted else {
            context.report(.reference(.circular(name)), at: range)
            return nil
        }
        let parameter = ParameterDecoder.shared(member, &context)
        context.parameters.reading.remove(name)
        context.parameters.read[name] = .some(parameter)
        return parameter
    }
}
