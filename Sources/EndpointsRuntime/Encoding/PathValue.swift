/// A path parameter's value and how it is written.
struct PathValue: Sendable {
    let name: String
    let content: ParameterContent
    let style: PathStyle
    let explode: Bool
    /// Whether what may stand in a path is kept, as `{+name}` does.
    let allowReserved: Bool

    init(
        name: String,
        _ content: ParameterContent,
        _ style: PathStyle,
        explode: Bool,
        allowReserved: Bool
    ) {
        self.name = name
        self.content = content
        self.style = style
        self.explode = explode
        self.allowReserved = allowReserved
    }

    init(name: String, _ text: String) {
        self.init(name: name, .text(text), .simple, explode: false, allowReserved: false)
    }

    func expansion(keepsReserved: Bool) throws(InvalidRequest.Reason) -> String {
        let keepsReserved = keepsReserved || allowReserved
        do throws(ParameterContent.NestsTooDeep) {
            return try content.expansion(of: name, style, explode: explode) { text in
                keepsReserved ? PercentEncoding.path(text) : PercentEncoding.pathValue(text)
            }
        } catch {
            throw .nesting(name)
        }
    }
}
