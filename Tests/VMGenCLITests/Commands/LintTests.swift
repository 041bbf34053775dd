import Testing

@testable import VMGenCLI

/// `vmgen lint`: warnings, and how one is allowed at its place.
@Suite("vmgen lint")
struct LintTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func lint(_ line: String, _ arguments: String...) throws -> ToolRun {
        let text = CounterSpec.text.replacing("  tap: Void\n", with: "  tap: Void\n\(line)\n")
        try folder.write(text, to: "Counter.vm")
        return ToolRun(["lint"] + arguments, in: folder, generator: { FakeGenerator.generate($1) })
    }

    @Test func warningsArePrinted() throws {
        let run = try lint("  old: Void")
        #expect(run.code == 0)
        #expect(run.output == "1 spec, 1 warning\n")
        #expect(run.errors.hasPrefix("Counter.vm:6:3: warning: "))
        #expect(try lint("  old: Void", "--strict").code == 1)
        #expect(try lint("  old: Void", "--error", "unused-input").code == 1)
        #expect(try lint("  old: Void", "--error", "stray-documentation").code == 0)
        #expect(try lint("").output == "1 spec, 0 warnings\n")
        let wrong = try lint("  old: Driver<")
        #expect(wrong.output == "1 spec, 1 error, 1 warning\n")
        #expect(wrong.code == 1)
    }

    @Test(arguments: [
        "  # allow unused-input: the old view sends it\n  old: Void",
        "  old: Void  # allow unused-input: the old view sends it",
        "  # allow unused-input: the old view sends it\n\n  ## Gone soon.\n  # later\n  old: Void",
    ])
    func aWarningIsAllowedAtItsPlace(_ lines: String) throws {
        #expect(try lint(lines, "--strict") == ToolRun(code: 0, output: "1 spec, 0 warnings\n"))
    }

    @Test(arguments: [
        ("  # allow unused-input:\n  old: Void", "say why, behind a colon: `# allow unused-input: …`", 2),
        ("  # allow unused-input\n  old: Void", "say why, behind a colon: `# allow unused-input: …`", 2),
        (
            "  # allow unused-inptu: it is\n  old: Void", "there is no warning of `unused-inptu` to allow on this line",
            2
        ),
        ("  new: Void  # allow unused-input: it is\n  old: Void", "`old`", 1),
    ])
    func whatAllowsNothingIsSaid(_ lines: String, _ message: String, _ count: Int) throws {
        let run = try lint(lines)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "1 spec, \(count == 1 ? "1 warning" : "\(count) warnings")\n")
    }

    @Test func wordsThatAreNoRuleAreAComment() throws {
        #expect(try lint("  # allow taps: they count\n  # allow what you like").output == "1 spec, 0 warnings\n")
    }

    @Test func errorsStay() throws {
        let run = try lint("  old: Void\n  # allow duplicate-name: x\n  tap: Void")
        #expect(run.code == 1)
        #expect(run.errors.contains("`duplicate-name` is an error here, which cannot be allowed; mend it"))
    }

    @Test func theRulesAreListed() throws {
        let run = try lint("", "--list")
        #expect(run.output.contains("  unused-input "))
        #expect(!run.output.contains("unknown-name"))
        #expect(try lint("", "--error", "unused-inptu").errors.contains("did you mean 'unused-input'?"))
    }
}
