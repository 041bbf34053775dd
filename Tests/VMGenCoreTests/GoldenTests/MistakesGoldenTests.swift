import Testing
import VMGenCheck
import VMGenCore
import VMGenDiagnostics
import VMGenModel
import VMGenPlan

/// What is said about single mistakes in specs that are right otherwise: `Golden/Mistakes/<case>.txt` for each of
/// `<case>.mistakes`, made in `<case>.vm`.
///
/// A mistake is a title behind `# `, and hunks: the number of the first line, lines that go (`-`), lines that come (`+`).
/// `<case>.followed` has in the same form, made in the spec with the mistake, what someone writes who does what the message says
/// in words: each mistake whose advice is no text to write, once for each way that its message shows.
@Suite("Golden mistakes")
struct MistakesGoldenTests {
    private static let folder = GoldenFolder.root.folder("Mistakes")

    @Test("Each mistake has its message, and is one error")
    func mistakes() throws {
        let files = Self.folder.files()
        var actual: [String: String] = [:]
        for path in files where path.hasSuffix(".mistakes") {
            let name = String(path.dropLast(".mistakes".count))
            let base = try #require(Self.folder.text("\(name).vm"))
            let text = try #require(Self.folder.text(path))
            var printed = ""
            for mistake in try GoldenMistake.all(in: text, base: base) {
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

    /// `<case>.advice` says of each mistake whether the Swift or the words that its message quotes, written in the place of what
    /// is underlined or of the whole line, leave no error. A message whose advice is no text to write says so in words.
    @Test("Whoever writes what a message says gets no other error")
    func advice() throws {
        let files = Self.folder.files()
        var actual: [String: String] = [:]
        for path in files where path.hasSuffix(".mistakes") {
            let name = String(path.dropLast(".mistakes".count))
            let base = try #require(Self.folder.text("\(name).vm"))
            let text = try #require(Self.folder.text(path))
            actual["\(name).advice"] = try GoldenMistake.all(in: text, base: base).map { mistake in
                let first = Self.generate(mistake).diagnostics.first(where: \.isError)
                return "\(mistake.title)\(first.map { Self.outcome(of: $0, in: mistake) } ?? ": no error")\n"
            }.joined()
        }
        try Self.folder.compare(actual, expected: files.filter { $0.hasSuffix(".advice") })
    }

    @Test("Whoever does what a message says in words gets no other error")
    func followed() throws {
        for path in Self.folder.files() where path.hasSuffix(".mistakes") {
            let name = String(path.dropLast(".mistakes".count))
            let base = try #require(Self.folder.text("\(name).vm"))
            let mistakes = try GoldenMistake.all(in: #require(Self.folder.text(path)), base: base)
            let followed = try GoldenMistake.all(in: #require(Self.folder.text("\(name).followed"))) { title in
                try #require(mistakes.first { $0.title == title }?.spec, "\(name): \(title)")
            }
            for way in followed {
                let (diagnostics, hasFiles) = Self.generate(way)
                let errors = DiagnosticPrinter.render(diagnostics.filter(\.isError))
                #expect(hasFiles && errors.isEmpty, "\(name): \(way.title)\n\(errors)")
                #expect(!way.hunks.isEmpty, "\(name): \(way.title)")
            }
            let inWords = try #require(Self.folder.text("\(name).advice")).split(separator: "\n")
                .filter { $0.hasSuffix(Self.words) }.map { String($0.dropLast(Self.words.count)) }
            #expect(Set(inWords).subtracting(followed.map(\.title)).isEmpty, "\(name)")
        }
    }

    /// How a line of `<case>.advice` ends where the message quotes no text to write.
    private static let words = ": says it in words"

    /// What comes of the advice of `diagnostic`: what was written, where it leaves no error.
    private static func outcome(of diagnostic: Diagnostic, in mistake: GoldenMistake) -> String {
        let parts = diagnostic.message.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        let quoted = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
        let index = diagnostic.source.lineIndex(of: diagnostic.range.lower)
        let start = diagnostic.source.lineRange(index).lower
        let bytes = Array(mistake.spec[index].utf8)
        let from = min(bytes.count, diagnostic.range.lower - start)
        let end = min(bytes.count, max(from, diagnostic.range.upper - start))
        let margin = String(mistake.spec[index].prefix { $0 == " " })
        var tried: Set = [mistake.spec[index]]
        for advice in quoted where !advice.contains("…") {
            let inPlace = String(decoding: bytes[..<from] + Array(advice.utf8) + bytes[end...], as: UTF8.self)
            let part = Self.part(of: mistake.spec[index], around: from..<end, replacedBy: advice)
            for line in [inPlace, part, margin + advice, margin + "- " + advice] where tried.insert(line).inserted {
                var written = mistake
                written.spec[index] = line
                let source = SourceText(path: "Spec.vm", text: written.spec.joined(separator: "\n"))
                if !SpecAnalysis.analyse(source).1.contains(where: \.isError) { return ": `\(advice)` mends it" }
            }
        }
        return words
    }

    /// `line` with `advice` in the place of the step, sink or statement that holds `place`: what stands between two arrows,
    /// semicolons or colons.
    private static func part(of line: String, around place: Range<Int>, replacedBy advice: String) -> String {
        let bytes = Array(line.utf8)
        var start = line.prefix { $0 == " " }.utf8.count
        var end = bytes.count
        for mark in ["-> ", "; ", ": "].map({ Array($0.utf8) }) {
            for offset in bytes.indices where bytes[offset...].starts(with: mark) {
                if offset + mark.count <= place.lowerBound { start = max(start, offset + mark.count) }
                if offset >= place.upperBound { end = min(end, offset) }
            }
        }
        while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        let rest = bytes[end...]
        let gap = rest.first.map { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: " ") } ?? true ? "" : " "
        return String(decoding: bytes[..<start] + Array((advice + gap).utf8) + rest, as: UTF8.self)
    }

    private static func generate(_ mistake: GoldenMistake) -> (diagnostics: [Diagnostic], hasFiles: Bool) {
        let source = SourceText(path: "Spec.vm", text: mistake.spec.joined(separator: "\n"))
        let target = TargetInput(moduleName: nil, specs: [SpecInput(name: "Spec", source: source)], wantsTests: true)
        let result = EmbeddedTemplates.generate(target)
        return (result.diagnostics, result.files.contains { !$0.isScaffold })
    }

    /// The number of errors that a title ends with: `two errors (2)`.
    private static func count(_ title: String) -> Int? {
        guard title.hasSuffix(")"), let open = title.lastIndex(of: "(") else { return nil }
        return Int(title[title.index(after: open)...].dropLast())
    }
}
