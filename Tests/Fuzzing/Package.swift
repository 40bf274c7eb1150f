// swift-tools-version: 6.1
import PackageDescription

// libFuzzer's targets. They take the project's sources by symbolic links, as every module must be
// compiled with its coverage, and the root may have no unsafe flags.
let sanitizers = ["-sanitize=fuzzer,address"]

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(sanitizers),
]

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "EndpointsJSON", swiftSettings: settings),
        .target(
            name: "EndpointsRuntime",
            dependencies: ["EndpointsJSON"],
            swiftSettings: settings
        ),
        .target(
            name: "EndpointGenerator",
            dependencies: ["EndpointsJSON"],
            swiftSettings: settings
        ),
        .systemLibrary(name: "LibFuzzer"),
        .executableTarget(
            name: "ReaderFuzzing",
            dependencies: ["EndpointsRuntime", "LibFuzzer"],
            swiftSettings: settings,
            linkerSettings: [.unsafeFlags(sanitizers + ["-use-ld=lld"])]
        ),
        .executableTarget(
            name: "GeneratorFuzzing",
            dependencies: ["EndpointGenerator", "LibFuzzer"],
            swiftSettings: settings,
            linkerSettings: [.unsafeFlags(sanitizers + ["-use-ld=lld"])]
        ),
    ]
)
