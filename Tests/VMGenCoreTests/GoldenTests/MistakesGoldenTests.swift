import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenModel
import VMGenPlan

/// What is said about single mistakes in specs that are right otherwise: `Golden/Mistakes/<case>.txt` for each of
/// `<case>.mistakes`, made in `<case>.vm`.
///
/// A mistake is a title behind `# `, and hunks: the number of the first line, lines that go (`-`), lines that come (`+`).
@Suite("Golden mistakes")
struct MistakesGoldenTests {
    private static let folder = GoldenFolder.root.folder("Mistakes")

    /// One mistake, and the spec that has it.
    private struct Mistake {
        var title: String
        var spec: [String]
    }

    @Test("Each mistake has its message, and is one error")
    func mistakes() throws {
        let files = Self.folder.files()
        var actual: [String: String] = [:]
        for path in files where path.hasSuffix(".mistakes") {
            let name = String(path.dropLast(".mistakes".count))
            let base = try #require(Self.folder.text("\(name).vm"))
            let text = try #require(Self.folder.text(path))
            var printed = ""
            for mistake in try Self.mistakes(in: text, base: base) {
                let (diagnostics, hasFiles) = Self.generate(mistake)
                let errors = diagnostics.filter(\.isError).count
                #expect(errors == (Self.count(mistake.title) ?? 1), "\(path): \(mistake.title)")
                #expect(!hasFiles || errors == 0, "\(path): \(mistake.title)")
                printed += "# \(mistake.title)\n\(DiagnosticPrinter.render(diagnostics))\n"
            }
            actual["\(name).txt"] = printed
        }
        try Self.folder.compare(actual, expected: files.filter { $0.hasSuffix(".txt") })
    }

    private static func generate(_ mistake: Mistake) -> (diagnostics: [Diagnostic], hasFiles: Bool) {
        let source = SourceText(path: "Spec.vm", text: mistake.spec.joined(separator: "\n"))
        let target = TargetInput(moduleName: nil, specs: [SpecInput(name: "Spec", source: source)], wantsTests: true)
        let result = Pipeline(templates: TemplateStore()).generate(target)
        return (result.diagnostics, result.files.contains { !$0.isScaffold })
    }

    /// The number of errors that a title ends with: `two errors (2)`.
    private static func count(_ title: String) -> Int? {
        guard title.hasSuffix(")"), let open = title.lastIndex(of: "(") else { return nil }
        return Int(title[title.index(after: open)...].dropLast())
    }

    private static func mistakes(in text: String, base: String) throws -> [Mistake] {
        let lines = base.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var all: [Mistake] = []
        var offset = 0
        var place = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("# ") {
                all.append(Mistake(title: String(line.dropFirst(2)), spec: lines))
                offset = 0
            } else if let number = Int(line) {
                place = number - 1 + offset
            } else if line.hasPrefix("-") {
                #expect(all[all.count - 1].spec[place] == String(line.dropFirst()))
                all[all.count - 1].spec.remove(at: place)
                offset -= 1
            } else if line.hasPrefix("+") {
                all[all.count - 1].spec.insert(String(line.dropFirst()), at: place)
                place += 1
                offset += 1
            }
        }
        return all
    }
}
