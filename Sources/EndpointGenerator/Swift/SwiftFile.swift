/// A Swift source file.
struct SwiftFile {
    /// The comment at the top, whole.
    var header: String
    /// `import Foundation`, each once, sorted by the module's name.
    var imports: [String] = []
    var declarations: [Declaration] = []
}
