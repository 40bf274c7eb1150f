import Foundation

/// The checkout that the tests belong to.
enum Project {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder that holds the built executable, which is where the test bundle is.
    static var products: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
        return bundle.bundlePath.hasSuffix(".xctest")
            ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    }

    static var isRecording: Bool {
        ProcessInfo.processInfo.environment["RECORD"] == "1"
    }
}
