import Testing
import VMGenCore

/// What no generated test shows is said where files are written, in every form that a run has.
@Suite struct UntestedNoteTests {
    private let folder: TemporaryFolder

    private static let spec = """
        view-model: PageViewModel
        runtime: rxswift
        inputs:
          q: String
        outputs:
          word: String
        flows:
          - q -> filter { $0 != $0 } -> word

        """

    private static let note =
        "no generated test shows what the flows say in line 8 (no value that is tried passes `filter { $0 != $0 }`; "
        + "give a sample of `q`, or write a scenario)"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.makeFolder("Tests/AppTests")
        try folder.write(Self.spec, to: "Sources/App/Page.vm")
    }

    private func run(_ words: String...) -> ToolRun {
        ToolRun(["generate"] + words, in: folder) { Pipeline(templates: $0).generate($1) }
    }

    @Test func itIsANoteAtTheFirstFlow() {
        let run = run()
        #expect(run.code == 0)
        #expect(run.errors.hasPrefix("Sources/App/Page.vm:8:5: note: \(Self.note)\n"))
    }

    @Test func itIsSaidOnceForWhatIsWritten() {
        #expect(run().errors.contains("note: "))
        #expect(run().errors == "")
    }

    @Test func quietSaysNothing() {
        #expect(run("--quiet") == ToolRun(code: 0))
    }

    @Test func asJSONItIsAMessage() {
        let run = run("--format", "json")
        #expect(run.errors == "")
        let message = """
                {
                  "severity": "note",
                  "rule": "untested",
                  "message": "\(Self.note)",
                  "path": "Sources/App/Page.vm",
            """
        #expect(run.output.contains(message))
        #expect(run.output.contains("\"exitCode\": 0"))
    }
}
