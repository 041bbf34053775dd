import Foundation
import PackagePlugin

/// The commands that generate the files of one target: one for each spec, so that a changed spec costs its own files
/// alone, and one for what the specs share.
///
/// Every command declares all that it reads and writes, so that nothing runs while nothing changed.
struct BuildSteps {
    /// The tool.
    let tool: URL
    /// Where the files go.
    let folder: URL
    /// The command that writes what the user owns, as the compiler's messages name it.
    let scaffoldCommand: String

    /// The view models of `target`, with what they share.
    func sources(of target: SpecTarget) -> [Command] {
        steps(of: target, each: { FileNames(specName: $0).sources }, shared: FileNames.sharedSources, arguments: [])
    }

    /// What the tests of `targets` need; where there are several, the file names start with the module's name.
    func tests(of targets: [SpecTarget]) -> [Command] {
        targets.flatMap { target in
            let prefix = targets.count > 1 ? target.module : ""
            return steps(
                of: target,
                each: { FileNames(specName: $0).tests.map { prefix + $0 } },
                shared: FileNames.sharedTests.map { prefix + $0 },
                arguments: ["--module", target.module] + (prefix.isEmpty ? [] : ["--test-prefix", prefix])
            )
        }
    }

    private func steps(
        of target: SpecTarget,
        each: (String) -> [String],
        shared: [String],
        arguments: [String]
    ) -> [Command] {
        target.specs.map { step([$0], of: target, names: each($0.specName), arguments) }
            + [step(target.specs, of: target, names: shared, arguments)]
    }

    private func step(_ specs: [URL], of target: SpecTarget, names: [String], _ arguments: [String]) -> Command {
        let outputs = names.map { folder.appending(path: $0) }
        var words = ["build", "--scaffold-by", scaffoldCommand] + arguments
        if let templates = target.templates { words += ["--templates", templates.path] }
        words += outputs.flatMap { ["--output", $0.path] } + ["--"] + specs.map(\.path)
        return .buildCommand(
            displayName: "vmgen: \(specs.count == 1 ? specs[0].lastPathComponent : target.module) → \(names[0])",
            executable: tool,
            arguments: words,
            inputFiles: specs + target.templateFiles,
            outputFiles: outputs
        )
    }
}
