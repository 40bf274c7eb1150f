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
        // The document of each OpenAPI construct, and what it means on the wire. A document that refers
        // to files beside it is linked with its folder, as references may not lead out of that by a link.
        .testTarget(
            name: "ConstructTests",
            dependencies: [
                .product(name: "EndpointsRuntime", package: "swift-endpoints"),
                .product(name: "EndpointsTesting", package: "swift-endpoints"),
            ],
            exclude: [
                "Documents/OtherFiles/other-files.endpoints.json",
                "Documents/OtherFiles/other-files.openapi+Models.swift",
                "Documents/OtherFiles/other-files.openapi+Requests.swift",
                "Documents/SelfOfDocuments/self-of-documents.endpoints.json",
                "Documents/SelfOfDocuments/self-of-documents.openapi+Models.swift",
                "Documents/SelfOfDocuments/self-of-documents.openapi+Requests.swift",
                "Documents/SelfOfDocuments/warnings.txt",
            ],
            swiftSettings: hard,
            plugins: [.plugin(name: "EndpointsPlugin", package: "swift-endpoints")]
        ),
    ]
)
