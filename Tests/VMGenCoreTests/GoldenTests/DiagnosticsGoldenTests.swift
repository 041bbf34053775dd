import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// What is printed about specs with mistakes: `Golden/Diagnostics/<case>.txt` for `<case>.vm`.
@Suite("Golden diagnostics")
struct DiagnosticsGoldenTests {
    private static let folder = GoldenFolder.root.folder("Diagnostics")

    @Test("All that is wrong is printed, in order, and nothing is generated")
    func diagnostics() throws {
        let files = Self.folder.files()
        var actual: [String: String] = [:]
        for path in files where path.hasSuffix(".vm") {
            let name = String(path.dropLast(3))
            let source = SourceText(path: path, text: try #require(Self.folder.text(path)))
            let target = TargetInput(
                moduleName: nil,
                specs: [SpecInput(name: name, source: source)],
                wantsTests: true
            )
            let result = EmbeddedTemplates.generate(target)
            #expect(result.files.isEmpty || !result.diagnostics.contains(where: \.isError), "\(path)")
            actual["\(name).txt"] = DiagnosticPrinter.render(result.diagnostics)
        }
        try Self.folder.compare(actual, expected: files.filter { !$0.hasSuffix(".vm") })
    }

    @Test("Ten mistakes are ten errors, each in its place")
    func tenMistakes() throws {
        let text = try #require(Self.folder.text("TenMistakes.txt"))
        #expect(text.split(separator: "\n").filter { $0.contains(": error: ") }.count == 10)
    }
}
