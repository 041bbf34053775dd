#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension VMGenPlugin: XcodeBuildToolPlugin {
        /// The commands for a target of an Xcode project: sources for the specs among its files; where it has none, as
        /// a test target has, the tests' files for the specs of the targets that it depends on.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            let own = SpecTarget(target, in: project)
            let tested =
                target.isTest
                ? target.dependencies.compactMap { dependency -> SpecTarget? in
                    guard case .target(let target) = dependency else { return nil }
                    return SpecTarget(target, in: project)
                } : []
            if own != nil || !tested.isEmpty {
                let complaints = Complaints(package: project)
                let swift = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
                if let own {
                    complaints.sameNames(in: own)
                    complaints.handWritten(among: swift, besideSpecsOf: own)
                }
                complaints.committedOutput(among: swift)
            }
            let steps = BuildSteps(
                tool: try context.tool(named: "vmgen").url,
                folder: context.pluginWorkDirectoryURL,
                scaffoldCommand: "vmgen generate"
            )
            return (own.map(steps.sources) ?? []) + steps.tests(of: tested)
        }
    }

    extension XcodeTarget {
        /// Whether it is a bundle of unit tests.
        fileprivate var isTest: Bool {
            guard case .other(let kind) = product?.kind else { return false }
            return kind == "com.apple.product-type.bundle.unit-test"
        }
    }

    extension SpecTarget {
        /// The specs of a target of the project in `project`; nil where it has none.
        init?(_ target: XcodeTarget, in project: URL) {
            let name = target.product?.name ?? target.displayName
            let module = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
            self.init(module: module, files: target.inputFiles.map(\.url), package: project)
        }
    }
#endif
