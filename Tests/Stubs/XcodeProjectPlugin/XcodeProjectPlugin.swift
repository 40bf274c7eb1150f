// The part of Xcode's module XcodeProjectPlugin that the plugins use, so that their Xcode forms can
// be type-checked where there is no Xcode. Nothing here runs.
//
// Apple has no reference page for the module. Its shape is shown in WWDC 2022, session 110401,
// "Create Swift Package plugins" (https://developer.apple.com/videos/play/wwdc2022/110401/), its
// signatures in the interface that Xcode ships
// (XcodeProjectPlugin.swiftmodule/arm64-apple-macos.swiftinterface, a copy of Xcode 14.1's at
// https://gist.github.com/ikesyo/f152bf8ee60b1c9bff2e757b01a95fa9). The URL properties came with
// Xcode 16, as those of PackagePlugin did with tools 6.0, and take the place of the Path ones.

public import Foundation
public import PackagePlugin

/// WWDC 2022, session 110401: "XcodeBuildToolPlugin".
public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// WWDC 2022, session 110401: "XcodeCommandPlugin".
public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    /// Xcode 16.
    public let pluginWorkDirectoryURL: URL
    private let tools: [String: PluginContext.Tool]

    public func tool(named name: String) throws -> PluginContext.Tool {
        guard let tool = tools[name] else { throw PluginContextError.toolNotFound(name: name) }
        return tool
    }
}

public struct XcodeProject {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    /// Xcode 16.
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    public let product: XcodeProduct?
    public let dependencies: [XcodeTargetDependency]
    public let inputFiles: FileList
}

public struct XcodeProduct {
    public enum Kind {
        case application
        case executable
        case framework
        case library
        case other(String)
    }

    public let name: String
    public let kind: Kind
}

public enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(any Product)
}
