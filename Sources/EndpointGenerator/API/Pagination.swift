/// How the next page of a list is asked for.
package struct Pagination: Sendable {
    package var style: Style
    package var items: Located<JSONPointer>?
    package var more: Located<JSONPointer>?
    package var range: SourceRange

    package indirect enum Style: Sendable {
        case link
        case page(parameter: Located<String>, first: Located<Int>?)
        case offset(parameter: Located<String>, limit: Located<String>?)
        case cursor(parameter: Located<String>, next: Next)
        case url(next: Located<JSONPointer>)
    }

    package enum Next: Sendable {
        case pointer(Located<JSONPointer>)
        case lastItem(Located<JSONPointer>)
    }

    package init(style: Style, range: SourceRange) {
        self.style = style
        self.range = range
    }
}
