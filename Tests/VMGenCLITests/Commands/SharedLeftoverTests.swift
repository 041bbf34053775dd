import Testing
import VMGenCore

@testable import VMGenCLI

/// Files that the specs of a target shared and that none needs any more: named by every run, deleted with `--prune` alone.
@Suite struct SharedLeftoverTests {
    private let folder: TemporaryFolder
    private let session = "Sources/App/Generated/URLSessionProtocol.swift"
    private let stub = "Tests/AppTests/Generated/URLSessionStub.swift"

    /// A package whose one spec sends a request, generated, and then sends none.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        let head =
            "view-model: final class NewsViewModel\nruntime: rxswift\ninputs:\n  tap: Void\noutputs:\n  count: Int = 0\n"
        try folder.write(
            head + "requests:\n  load: GET https://example.com/news\n    decode: Int\n"
                + "flows:\n  - tap -> latest load -> count\n  - errors -> ignore\n",
            to: "Sources/App/News.vm"
        )
        #expect(run("generate").code == 0)
        #expect(folder.text(session) != nil)
        #expect(folder.text(stub) != nil)
        try folder.write(head + "flows:\n  - tap -> set count = count + 1\n", to: "Sources/App/News.vm")
    }

    private func run(_ words: String...) -> ToolRun {
        ToolRun(words, in: folder) { Pipeline(templates: $0).generate($1) }
    }

    @Test func areNamedAndStayWhereNobodyAsks() throws {
        let warning = "warning: no spec needs it any more; delete the file, or run 'vmgen generate' with '--prune'\n"
        #expect(run("generate", "--quiet").errors == "\(session): \(warning)\(stub): \(warning)")
        #expect(folder.text(session) != nil)
        let check = run("check")
        #expect(check.code == 1)
        #expect(check.output.contains("2 stale"))
    }

    @Test func areDeletedWhenAsked() throws {
        let output = run("generate", "--prune").output
        #expect(output.contains("deleted    \(session)\n"))
        #expect(output.contains("deleted    \(stub)\n"))
        #expect(folder.text(session) == nil)
        #expect(folder.text(stub) == nil)
        #expect(run("check", "--quiet").code == 0)
    }

    @Test func whatIsNotOfVmgenStays() throws {
        #expect(run("generate", "--quiet").code == 0)
        try folder.write("// Mine.\n", to: session)
        #expect(run("generate", "--prune").code == 0)
        #expect(folder.text(session) == "// Mine.\n")
    }

    @Test func stayWhileASpecHasMistakes() throws {
        try folder.write("view-model: OldViewModel\n", to: "Sources/App/Old.vm")
        #expect(run("generate", "--prune", "--quiet").code != 0)
        #expect(folder.text(session) != nil)
    }
}
