// swift-tools-version: 6.1
import PackageDescription

// Lets an independent parser judge the JSON reader and writer: see Tests/check-agreement. The engine
// comes by a symlink, so that nothing else has to be built.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Agreement",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "EndpointsJSON", swiftSettings: strict),
        .executableTarget(
            name: "Agreement",
            dependencies: ["EndpointsJSON"],
            swiftSettings: strict
        ),
    ]
)
