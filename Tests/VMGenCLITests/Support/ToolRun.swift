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

    /// Runs the tool in this process, in `folder`, with a generator that sees the templates too.
    init(_ arguments: [String], in folder: TemporaryFolder, generator: @escaping CommandLineTool.Generator) {
        var output = ""
        var errors = ""
        let tool = CommandLineTool(
            workingDirectory: folder.path,
            generate: generator,
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
