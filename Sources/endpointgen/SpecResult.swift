import EndpointGenerator

/// A spec and the files that it becomes.
struct SpecResult {
    var spec: SpecFile
    var files: [GeneratedFile]
    /// The enumeration of its API.
    var namespace: Located<String>?
    /// What its place is of.
    var sources = Sources()
}
