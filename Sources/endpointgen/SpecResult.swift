import EndpointGenerator

/// A spec and the files that it becomes.
struct SpecResult {
    var spec: SpecFile
    var files: [GeneratedFile]
}
