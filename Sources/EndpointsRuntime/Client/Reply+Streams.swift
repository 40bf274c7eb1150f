extension Reply {
    /// Reads the whole body as JSON lines, where they are one of several answers.
    ///
    /// - Parameter read: Turns a line into an element.
    /// - Throws: `JSONError` with the path to what is not as expected, such as `[3].name`.
    public func lines<Element>(
        _ read: (JSONLine) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        var parser = JSONLineParser(limits: limits)
        var elements: [Element] = []
        for line in try parser.lines(in: Array(body)) { elements.append(try read(line)) }
        if let last = parser.finish() { elements.append(try read(last)) }
        return elements
    }

    /// Reads the whole body as server-sent events, where they are one of several answers.
    ///
    /// - Parameters:
    ///   - end: The data of the event after which no other counts; nil for none.
    ///   - read: Turns an event into an element.
    /// - Throws: `JSONError` where an event's data is not as expected.
    public func events<Element>(
        end: String? = nil,
        _ read: (ServerSentEvent) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        var parser = ServerSentEventParser(limits: limits)
        var elements: [Element] = []
        for event in try parser.events(in: Array(body)) {
            if let end, event.data == end { break }
            elements.append(try read(event))
        }
        return elements
    }
}
