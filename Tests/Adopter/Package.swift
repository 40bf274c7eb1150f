// swift-tools-version: 6.2
import PackageDescription

// The project seen from outside, with the hardest settings that an app is likely to have.
let hard: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .defaultIsolation(MainActor.self),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
    name: "Adopter",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-endpoints", path: "../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [
                "Kit",
                .product(name: "EndpointsRuntime", package: "swift-endpoints"),
                .product(name: "EndpointsTesting", package: "swift-endpoints"),
            ],
            swiftSettings: hard,
            plugins: [.plugin(name: "EndpointsPlugin", package: "swift-endpoints")]
        ),
        .target(
            name: "Features",
            dependencies: [.product(name: "EndpointsRuntime", package: "swift-endpoints")],
            swiftSettings: hard,
            plugins: [.plugin(name: "EndpointsPlugin", package: "swift-endpoints")]
        ),
        .target(
            name: "Kit",
            dependencies: [.product(name: "EndpointsRuntime", package: "swift-endpoints")],
            swiftSettings: hard,
            plugins: [.plugin(name: "EndpointsPlugin", package: "swift-endpoints")]
        ),
    ]
)
