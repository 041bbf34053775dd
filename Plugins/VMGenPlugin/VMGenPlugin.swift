import Foundation
import PackagePlugin

/// Generates the view models of a target from its specs, and what their tests need in a test target, at each build.
@main
struct VMGenPlugin: BuildToolPlugin {
    /// The commands for `target`: sources for its own specs; for a test target also the tests' files for the specs of
    /// the targets that it depends on.
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let package = context.package.directoryURL
        let own = SpecTarget(target, in: package)
        var tested: [SpecTarget] = []
        if target.kind == .test {
            tested = target.dependencies.compactMap { dependency in
                guard case .target(let target) = dependency, let module = target.sourceModule else { return nil }
                return SpecTarget(module, in: package)
            }
        }
        if own != nil || !tested.isEmpty {
            let complaints = Complaints(package: package)
            let swift = target.sourceFiles(withSuffix: "swift").map(\.url)
            if let own {
                complaints.sameNames(in: own)
                complaints.handWritten(among: swift, besideSpecsOf: own)
            }
            complaints.committedOutput(among: swift)
        }
        let steps = BuildSteps(
            tool: try context.tool(named: "vmgen").url,
            folder: context.pluginWorkDirectoryURL,
            scaffoldCommand: "swift package generate-view-models"
        )
        return (own.map(steps.sources) ?? []) + steps.tests(of: tested)
    }
}

extension SpecTarget {
    /// The specs of a target of the package in `package`; nil where it has none.
    init?(_ target: any SourceModuleTarget, in package: URL) {
        self.init(
            module: target.moduleName,
            files: target.sourceFiles.map(\.url),
            package: package
        )
    }
}
