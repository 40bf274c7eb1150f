#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension GenerateEndpoints: XcodeCommandPlugin {
        /// Xcode names the chosen targets with `--target`. As they have no folder of their own,
        /// `Generated` stands in the nearest folder above all specs of a target.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            let names = extractor.extractOption(named: "target")
            let writer = try SwiftWriter(
                tool: context.tool(named: "endpointgen").url,
                flags: extractor.remainingArguments
            )
            let targets = context.xcodeProject.targets.filter {
                names.isEmpty || names.contains($0.displayName)
            }
            for target in targets {
                let specs = try SpecFiles(
                    target: target.displayName,
                    root: context.xcodeProject.directoryURL,
                    files: target.inputFiles.map(\.url)
                )
                guard let folder = specs.commonFolder else {
                    if names.isEmpty { continue }
                    throw specs.absence(else: .noMember(target: target.displayName))
                }
                try writer.write(specs, to: URL(filePath: folder).appending(path: "Generated"))
            }
        }
    }

    extension SpecFiles {
        /// The nearest folder above all specs; nil when there is none.
        fileprivate var commonFolder: String? {
            let folders = specs.map { $0.path.split(separator: "/").dropLast() }
            guard var common = folders.first else { return nil }
            for folder in folders {
                while !folder.starts(with: common) { common.removeLast() }
            }
            return "/" + common.joined(separator: "/")
        }
    }
#endif
