import Foundation
import PackagePlugin

/// The commands that generate the files of one target: one for each spec, so that a changed spec costs its own view model
/// alone, one for what the specs share, and one for their tests, which have doubles in common.
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
        target.specs.map { step([$0], of: target, names: FileNames(specName: $0.specName).sources) }
            + [step(target.specs, of: target, names: FileNames.sharedSources)]
    }

    /// What the tests of `targets` need.
    func tests(of targets: [SpecTarget]) -> [Command] {
        guard let first = targets.first else { return [] }
        let others = targets.dropFirst()
        let shared = FileNames.sharedTests + others.map { FileNames.sharedTests(ofModule: $0.module) }
        return [
            step(
                first.specs,
                of: first,
                beside: Array(others),
                names: FileNames.tests(of: targets.map { ($0.module, $0.specs.map(\.specName)) }) + shared
            )
        ]
    }

    private func step(
        _ specs: [URL],
        of target: SpecTarget,
        beside others: [SpecTarget] = [],
        names: [String]
    ) -> Command {
        let outputs = names.map { folder.appending(path: $0) }
        let templates = ([target] + others).lazy.compactMap(\.templates).first
        var words = ["build", "--scaffold-by", scaffoldCommand, "--module", target.module]
        for other in others { words += other.specs.flatMap { ["--beside", "\(other.module)=\($0.path)"] } }
        let configuration = ([target] + others).lazy.compactMap(\.configuration).first
        if let configuration { words += ["--config", configuration.path] }
        if let templates { words += ["--templates", templates.path] }
        words += outputs.flatMap { ["--output", $0.path] } + ["--"] + specs.map(\.path)
        return .buildCommand(
            displayName: "vmgen: \(specs.count == 1 ? specs[0].lastPathComponent : target.module) → \(names[0])",
            executable: tool,
            arguments: words,
            inputFiles: specs + others.flatMap(\.specs) + SpecTarget.files(in: templates)
                + [configuration].compactMap { $0 },
            outputFiles: outputs
        )
    }
}
