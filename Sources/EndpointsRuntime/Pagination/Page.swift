/// One page of a list, as the next is computed from it.
struct Page<Request: PaginatedRequestable> {
    let request: Request
    let reply: Reply
    let items: [Request.Item]
    /// How many items the longest page so far has, this one among them.
    let longest: Int

    /// A number of the request's; nil for none.
    func number<Value>(_ path: KeyPath<Request, Value>) -> Int? {
        parameterText(request[keyPath: path]).flatMap { Int($0) }
    }

    /// How many items the page behind this one passes over.
    func passedOver<Value>(_ path: KeyPath<Request, Value>) -> String? {
        sum(number(path) ?? 0, items.count)
    }

    /// The number behind a request's; nil beyond the largest, as only a position has it that was
    /// changed.
    func sum(_ number: Int, _ step: Int) -> String? {
        let (sum, isBeyond) = number.addingReportingOverflow(step)
        return isBeyond ? nil : "\(sum)"
    }
}

/// What a page is asked for by.
enum NextPage<Request: PaginatedRequestable> {
    /// A request, and the value in it that tells it from those of other pages.
    case request(Request, mark: String)
    /// A URL as the answer has it, relative or not.
    case url(String)

    var mark: String {
        switch self {
        case .request(_, let mark): mark
        case .url(let text): text
        }
    }
}

/// The text of a parameter's value, whether or not its type has a nil; nil for nil, and for a value
/// that is none of a parameter.
func parameterText<Value>(_ value: Value) -> String? {
    if let value = value as? any ParameterValue { return value.parameterText }
    guard let value = value as? any RawRepresentable else { return nil }
    return (value.rawValue as? any ParameterValue)?.parameterText
}
