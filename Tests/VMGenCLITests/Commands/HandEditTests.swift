import Testing
import VMGenCore

@testable import VMGenCLI

/// Generated files that somebody edited: left as they are, and reported with what was edited and where that belongs.
@Suite struct HandEditTests {
    private let folder: TemporaryFolder
    private let view = "Sources/App/Generated/CounterViewModel.swift"
    private let sums = "Sources/App/Generated/.vmgen.sums"

    /// A package with a spec, generated for real.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(CounterSpec.text, to: "Sources/App/Counter.vm")
        #expect(generate().code == 0)
    }

    @discardableResult
    private func generate(_ arguments: String...) -> ToolRun {
        ToolRun(["generate"] + arguments, in: folder, generator: { Pipeline(templates: $0).generate($1) })
    }

    /// Puts `new` in place of `old` in the view model and returns its new text.
    private func edit(_ old: String, _ new: String) throws -> String {
        let text = try #require(folder.text(view))
        let edited = text.components(separatedBy: old).joined(separator: new)
        #expect(edited != text)
        try folder.write(edited, to: view)
        return edited
    }

    @Test func isLeftAndReportedWithItsPlaceInTheSpec() throws {
        let edited = try edit("count.value + 1", "count.value + 2")
        let run = generate("--quiet")
        #expect(run.code == 3)
        let expected = """
            Sources/App/Generated/CounterViewModel.swift:29:1: error: edited by hand, so it was left as it is; the edit \
            belongs in 'Sources/App/Counter.vm': take it there, then replace the file with '--force'
            @@ -29 +29 @@
            -            .subscribe(onNext: { count.accept(count.value + 1) })
            +            .subscribe(onNext: { count.accept(count.value + 2) })
            Sources/App/Counter.vm:11:1: note: what was edited is made from this line

            """
        #expect(run.errors == expected)
        #expect(folder.text(view) == edited)
        #expect(generate("--quiet") == run)
    }

    @Test func isLeftWhereTheSpecChangesToo() throws {
        let edited = try edit("count.value + 1", "count.value + 2")
        try folder.write(CounterSpec.text + "  - start -> set count = 1\n", to: "Sources/App/Counter.vm")
        #expect(generate("--quiet").code == 3)
        #expect(folder.text(view) == edited)
    }

    @Test func isReplacedByForce() throws {
        let before = folder.text(view)
        _ = try edit("count.value + 1", "count.value + 2")
        #expect(generate("--force", "--quiet") == ToolRun(code: 0))
        #expect(folder.text(view) == before)
        #expect(generate("--quiet") == ToolRun(code: 0))
    }

    @Test func isNoEditWhereTheLinesEndOtherwise() throws {
        _ = try edit("\n", "\r\n")
        #expect(generate("--quiet") == ToolRun(code: 0))
        #expect(folder.text(view)?.contains("\r") == false)
    }

    @Test func isNoEditWhereNothingIsKnown() throws {
        try folder.remove(sums)
        _ = try edit("count.value + 1", "count.value + 2")
        #expect(generate("--quiet") == ToolRun(code: 0))
        #expect(folder.text(sums)?.contains("\tCounterViewModel.swift\t../Counter.vm\n") == true)
    }

    @Test func aDeletedFileIsMadeAgain() throws {
        try folder.remove(view)
        #expect(generate().output.contains("created    " + view))
    }

    @Test func aMergeOfTwoVersionsIsGeneratedAnewAndSaysWhatGoes() throws {
        let before = folder.text(view)
        _ = try edit("count.value + 1", "count.value + 2")
        try folder.write(
            (folder.text(sums) ?? "") + "0123456789abcdef\tCounterViewModel.swift\t../Counter.vm\n",
            to: sums
        )
        let run = generate("--quiet")
        #expect(run.code == 0)
        #expect(run.errors.contains(":29:1: warning: several versions were merged here; it is generated anew\n"))
        #expect(run.errors.contains("-            .subscribe(onNext: { count.accept(count.value + 2) })\n"))
        #expect(folder.text(view) == before)
        #expect(generate("--quiet") == ToolRun(code: 0))
    }

    @Test func conflictMarksAreGeneratedAway() throws {
        let before = try #require(folder.text(view))
        let known = folder.text(sums)
        try folder.write("<<<<<<< HEAD\n" + before + "=======\n" + before + ">>>>>>> other\n", to: view)
        let ours = known.map { $0.split(separator: "\n").joined(separator: "\n<<<<<<< HEAD\n") + "\n>>>>>>> x\n" } ?? ""
        try folder.write(ours, to: sums)
        #expect(generate("--quiet") == ToolRun(code: 0))
        #expect(folder.text(view) == before)
        #expect(folder.text(sums) == known)
    }

    @Test func isNotPruned() throws {
        let edited = try edit("count.value + 1", "count.value + 2")
        try folder.write(CounterSpec.text, to: "Sources/App/Tally.vm")
        try folder.remove("Sources/App/Counter.vm")
        let run = generate("--prune", "--quiet")
        #expect(run.code == 3)
        #expect(run.errors.contains("\(view): error: edited by hand, so it was left; '--force' deletes it\n"))
        #expect(folder.text(view) == edited)
        #expect(generate("--prune", "--force", "--quiet").code == 0)
        #expect(folder.text(view) == nil)
        #expect(folder.text(sums)?.contains("CounterViewModel.swift") == false)
    }

    @Test func aDryRunWritesNothing() throws {
        try folder.write(CounterSpec.text + "  - start -> set count = 1\n", to: "Sources/App/Counter.vm")
        let before = try folder.allFiles().map(folder.text)
        let run = generate("--dry-run")
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("updated    \(view)\n"))
        #expect(run.output.hasSuffix("\nDry run: nothing was written.\n"))
        #expect(try folder.allFiles().map(folder.text) == before)
    }
}
