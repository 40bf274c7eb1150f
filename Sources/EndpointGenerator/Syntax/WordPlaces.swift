/// Where the words of an object stand, for messages about what one of them says.
package struct WordPlaces: Sendable {
    package var words: [Located<String>] = []

    package init(_ words: [Located<String>] = []) {
        self.words = words
    }

    package subscript(word: String) -> SourceRange? {
        words.first { $0.value == word }?.range
    }
}
