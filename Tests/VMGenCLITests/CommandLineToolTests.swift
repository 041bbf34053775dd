import Testing

@testable import VMGenCLI

@Suite struct CommandLineToolTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func helpNamesEveryCommandAndExitCode() {
        let run = ToolRun("--help", in: folder)
        let expected = """
            vmgen writes the view models of Input/Output MVVM, their tests and test doubles
            from short specs.

            Usage: vmgen COMMAND [ARGUMENT…]

            Commands:
              generate     Generate view models, tests and test doubles from specs.
              check        Say whether the files are what the specs say; write nothing.
              diff         Say what changed for those who use the view models.
              new          Write a first spec that compiles and passes its tests.
              init         Set a project up: configuration, .gitattributes, a CI step.
              format       Lay out specs in the one way that all specs have.
              lint         Print what can be generated, and may still be a mistake.
              graph        Draw what feeds what in a view model.
              build        Write named files from named specs, as a step of a build system.
              config       Print the settings that are in force, and where each comes from.
              explain      Explain a rule, or a word of the language, with examples.
              templates    List, print or copy out the templates, to change them.
              completions  Print the completions for a shell, or the man page.
              help         Explain a command: vmgen help generate.

            Flags:
              --help     Print this help.
              --version  Print the version.

            Exit codes:
              0  Done.
              1  Specs have errors; they were left out. Of a check: it found something.
              2  Wrong usage, such as a path that holds no spec. Nothing was written.
              3  The disk said no: a file cannot be read or written, or is not vmgen's.

            """
        #expect(run == ToolRun(code: 0, output: expected))
        #expect(ToolRun("help", in: folder) == run)
        #expect(ToolRun("-h", in: folder) == run)
        #expect(ToolRun("help", "--help", in: folder) == run)
    }

    @Test func helpOfACommandNamesEveryFlag() {
        for command in Command.all {
            let run = ToolRun("help", command.name, in: folder)
            #expect(run.code == 0)
            #expect(run.errors == "")
            for flag in command.flags { #expect(run.output.contains("\n  \(flag.usage) ")) }
            #expect(ToolRun(command.name, "--help", in: folder) == run)
            #expect(ToolRun(command.name, "--nonsense", "-h", in: folder) == run)
        }
    }

    @Test func helpFitsATerminal() {
        for page in [HelpText.tool(Command.all)] + Command.all.map(HelpText.command) {
            #expect(page.split(separator: "\n").allSatisfy { $0.count <= 81 })
            #expect(page.hasSuffix(".\n"))
            #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 41, "\(page)")
        }
    }

    @Test("Each flag that is misspelt says which was meant, whatever the command")
    func misspeltFlags() {
        for command in Command.all {
            for flag in command.flags + [.help] where flag.name.count > 4 {
                for wrong in ["-" + flag.name.dropFirst(2), "\(flag.name)x", String(flag.name.dropLast())] {
                    let run = ToolRun(command.name, wrong, in: folder)
                    #expect(run.code == 2)
                    let meant = "unknown flag '\(wrong)'; did you mean '\(flag.name)'?"
                    #expect(run.errors.contains(meant), "\(command.name): \(run.errors)")
                }
            }
        }
    }

    @Test func versionIsPrinted() {
        #expect(ToolRun("--version", in: folder) == ToolRun(code: 0, output: "vmgen 0.1.0\n"))
    }

    @Test(arguments: [
        ([], "a command is missing, such as 'vmgen generate'"),
        (["genrate"], "unknown command 'genrate'; did you mean 'generate'?"),
        (["help", "template"], "unknown command 'template'; did you mean 'templates'?"),
        (["frobnicate"], "unknown command 'frobnicate'"),
        (["version"], "unknown command 'version'; did you mean '--version'?"),
        (["."], "unknown command '.'; did you mean 'vmgen generate .'?"),
        (["--vresion"], "unknown flag '--vresion'; did you mean '--version'?"),
        (["--quiet", "generate"], "'--quiet' comes after the command, as in 'vmgen generate --quiet'"),
    ])
    func wrongUsageIsNamed(arguments: [String], message: String) {
        let run = ToolRun(arguments, in: folder) { FakeGenerator.generate($1) }
        let expected = "vmgen: error: \(message)\nRun 'vmgen --help' to see how it is used.\n"
        #expect(run == ToolRun(code: 2, errors: expected))
    }

    @Test func outputThatCannotBeWrittenIsTheDisksFault() {
        let tool = CommandLineTool(workingDirectory: folder.path, printOutput: { _ in false }, printError: { _ in })
        #expect(tool.run(arguments: ["--version"]) == 3)
    }
}
