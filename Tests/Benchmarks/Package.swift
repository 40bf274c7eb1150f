// swift-tools-version: 6.1
import PackageDescription

// What the README says about speed, printed by programs. They see the project as its users do: its
// products, its plugin, an optimized build without further settings.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "json", targets: ["JSONBenchmarks"]),
        .executable(name: "send", targets: ["SendBenchmarks"]),
        .executable(name: "load", targets: ["LoadBenchmark"]),
    ],
    dependencies: [.package(name: "swift-endpoints", path: "../..")],
    targets: [
        .target(
            name: "GeneratedModels",
            dependencies: [.product(name: "EndpointsRuntime", package: "swift-endpoints")],
            swiftSettings: strict,
            plugins: [.plugin(name: "EndpointsPlugin", package: "swift-endpoints")]
        ),
        .target(name: "CodableModels", swiftSettings: strict),
        .target(name: "Measuring", swiftSettings: strict),
        .executableTarget(
            name: "JSONBenchmarks",
            dependencies: [
                "GeneratedModels",
                "CodableModels",
                "Measuring",
                .product(name: "EndpointsRuntime", package: "swift-endpoints"),
            ],
            swiftSettings: strict
        ),
        .target(name: "LoopbackServer", swiftSettings: strict),
        .executableTarget(
            name: "LoadBenchmark",
            dependencies: [
                "Measuring",
                "LoopbackServer",
                .product(name: "EndpointsRuntime", package: "swift-endpoints"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SendBenchmarks",
            dependencies: [
                "GeneratedModels",
                "CodableModels",
                "Measuring",
                "LoopbackServer",
                .product(name: "EndpointsRuntime", package: "swift-endpoints"),
            ],
            swiftSettings: strict
        ),
    ]
)
