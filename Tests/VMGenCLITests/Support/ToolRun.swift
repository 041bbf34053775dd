import VMGenCore
import VMGenPlan

@testable import VMGenCLI

/// What one run of the tool said.
struct ToolRun: Equatable {
    /// The exit code.
    var code: Int32
    /// All of standard output.
    var output = ""
    /// All of standard error.
    var errors = ""
}

extension ToolRun {
    /// Runs the tool in this process, in `folder`, with `generate` in place of the pipeline.
    init(
        _ arguments: String...,
        in folder: TemporaryFolder,
        generate: @escaping (TargetInput) -> GenerationResult = FakeGenerator.generate
    ) {
        self.init(arguments, in: folder, generator: { _, target in generate(target) })
    }

    /// Runs the tool in this process, in `folder`, with a generator that sees the templates too; what was generated before is
    /// found where `kept` says, and nowhere without it.
    init(
        _ arguments: [String],
        in folder: TemporaryFolder,
        kept: KeptResults? = nil,
        generator: @escaping CommandLineTool.Generator
    ) {
        var output = ""
        var errors = ""
        let tool = CommandLineTool(
            workingDirectory: folder.path,
            generate: generator,
            kept: kept,
            printOutput: {
                output += $0
                return true
            },
            printError: { errors += $0 }
        )
        let code = tool.run(arguments: arguments)
        self.init(code: code, output: output, errors: errors)
    }
}
