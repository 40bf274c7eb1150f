extension Schema {
    /// What few schemas say, kept apart: a schema of a large document is copied a hundred times, and
    /// each text in it would be counted anew.
    struct FurtherWords: Sendable {
        private indirect enum Memory {
            case words(Words)
        }

        struct Words {
            var title: String?
            var deprecation: Deprecation?
            var defaultValue: JSONNode?
            var initialValue: JSONNode?
            var format: Located<String>?
            var dateFormat: Located<String>?
            var swiftName: Located<String>?
            var swiftType: Located<String>?
            var examples: [JSONNode] = []
            var limits: [(keyword: String, text: String)] = []
        }

        private var memory = Memory.words(Words())

        var words: Words {
            get {
                switch memory {
                case .words(let words): words
                }
            }
            set { memory = .words(newValue) }
        }
    }

    private mutating func say(_ isNothing: Bool, _ change: (inout FurtherWords.Words) -> Void) {
        if isNothing, further == nil { return }
        var own = further ?? FurtherWords()
        change(&own.words)
        further = own
    }
}

extension Schema {
    package var title: String? {
        get { further?.words.title }
        set { say(newValue == nil) { $0.title = newValue } }
    }

    package var deprecation: Deprecation? {
        get { further?.words.deprecation }
        set { say(newValue == nil) { $0.deprecation = newValue } }
    }

    package var defaultValue: JSONNode? {
        get { further?.words.defaultValue }
        set { say(newValue == nil) { $0.defaultValue = newValue } }
    }

    /// What a new value begins with, though it may be absent: the discriminator of a union's member.
    var initialValue: JSONNode? {
        get { further?.words.initialValue }
        set { say(newValue == nil) { $0.initialValue = newValue } }
    }

    /// `format` as the document has it, also where it says nothing to this version.
    package var format: Located<String>? {
        get { further?.words.format }
        set { say(newValue == nil) { $0.format = newValue } }
    }

    package var dateFormat: Located<String>? {
        get { further?.words.dateFormat }
        set { say(newValue == nil) { $0.dateFormat = newValue } }
    }

    package var swiftName: Located<String>? {
        get { further?.words.swiftName }
        set { say(newValue == nil) { $0.swiftName = newValue } }
    }

    package var swiftType: Located<String>? {
        get { further?.words.swiftType }
        set { say(newValue == nil) { $0.swiftType = newValue } }
    }

    package var examples: [JSONNode] {
        get { further?.words.examples ?? [] }
        set { say(newValue.isEmpty) { $0.examples = newValue } }
    }

    /// `minLength` and its like, as the document writes them: for the documentation alone.
    package var limits: [(keyword: String, text: String)] {
        get { further?.words.limits ?? [] }
        set { say(newValue.isEmpty) { $0.limits = newValue } }
    }
}
