// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "swift-endpoints",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "EndpointsRuntime", targets: ["EndpointsRuntime"]),
        .library(name: "EndpointsTesting", targets: ["EndpointsTesting"]),
        .executable(name: "endpointgen", targets: ["endpointgen"]),
        .plugin(name: "EndpointsPlugin", targets: ["EndpointsPlugin"]),
        .plugin(name: "GenerateEndpoints", targets: ["GenerateEndpoints"]),
    ],
    targets: [
        .target(name: "EndpointsJSON", swiftSettings: strict),
        .target(name: "EndpointsRuntime", dependencies: ["EndpointsJSON"], swiftSettings: strict),
        .target(
            name: "EndpointsTesting",
            dependencies: ["EndpointsRuntime"],
            swiftSettings: strict
        ),
        .target(
            name: "EndpointGenerator",
            dependencies: ["EndpointsJSON"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "endpointgen",
            dependencies: ["EndpointGenerator"],
            swiftSettings: strict
        ),
        .plugin(
            name: "EndpointsPlugin",
            capability: .buildTool(),
            dependencies: ["endpointgen"]
        ),
        .plugin(
            name: "GenerateEndpoints",
            capability: .command(
                intent: .custom(
                    verb: "generate-endpoints",
                    description: "Writes the Swift of a target's endpoint specs into its sources."
                ),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "Writes the generated Swift to the target's Generated folder."
                    )
                ]
            ),
            dependencies: ["endpointgen"]
        ),
        .target(
            name: "LoopbackServer",
            path: "Tests/LoopbackServer",
            swiftSettings: strict
        ),
        .testTarget(
            name: "EndpointsJSONTests",
            dependencies: ["EndpointsJSON"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "EndpointsRuntimeTests",
            dependencies: ["EndpointsRuntime", "EndpointsTesting", "LoopbackServer"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "EndpointGeneratorTests",
            dependencies: ["EndpointGenerator"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: ["endpointgen", "EndpointGenerator"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["EndpointsRuntime", "EndpointsTesting", "LoopbackServer"],
            swiftSettings: strict
        ),
    ]
)
