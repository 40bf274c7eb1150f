/// A file or folder that cannot be read or written, and why.
struct FileError: Error, Equatable {
    var message: String

    init(_ message: String) {
        self.message = message
    }

    /// `act` is what was tried: `cannot read 'x.json': no such file or directory`.
    init(_ act: String, _ path: String, _ reason: String) {
        self.init("cannot \(act) '\(path)': \(reason)")
    }

    /// What a person reads on standard error.
    var text: String { "error: \(message)\n" }
}
