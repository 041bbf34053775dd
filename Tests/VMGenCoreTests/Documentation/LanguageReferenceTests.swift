import Testing
import VMGenDiagnostics

@testable import VMGenCheck
@testable import VMGenCore
@testable import VMGenModel
@testable import VMGenPlan
@testable import VMGenSpec

/// The language reference is complete, and its examples generate what it shows.
@Suite("The language reference")
struct LanguageReferenceTests {
    /// One example: a spec, and the Swift that is shown for it.
    struct Example: CustomTestStringConvertible, Sendable {
        /// The spec, completed.
        var spec: String
        /// The blocks of Swift below it, by the name of the runtime that they are for.
        var shown: [(runtime: String, lines: [String])] = []
        /// Where it stands.
        var place: String

        var testDescription: String { place }
    }

    private static let head = "view-model: HomeViewModel\nruntime: rxswift\n"

    /// The examples of the page, in order.
    static func examples() throws -> [Example] {
        var examples: [Example] = []
        var common = ""
        for block in try Page("LanguageReference").blocks {
            let words = block.info.split(separator: " ").map(String.init)
            switch words.first {
            case "vm" where words.last == "preamble":
                common = block.text + "\n"
            case "vm":
                let isComplete = block.text.hasPrefix("view-model:") || block.text.hasPrefix("##")
                let isFlows = block.text.hasPrefix("flows:") && !common.isEmpty
                let spec = (isComplete ? "" : isFlows ? common : head) + block.text
                examples.append(Example(spec: spec, place: "LanguageReference.md:\(block.line) \(block.heading)"))
            case "swift" where !examples.isEmpty:
                let runtime = words.count > 1 ? words[1] : "rxswift"
                examples[examples.count - 1].shown.append((runtime, block.lines))
            default:
                continue
            }
        }
        return examples
    }

    @Test("What is shown is what is generated", arguments: try examples())
    func generates(_ example: Example) throws {
        try hold(example, runtime: "rxswift")
    }

    @Test("Specs that pin nothing generate under Combine too", arguments: try examples())
    func generatesUnderCombine(_ example: Example) throws {
        let pins = ["Observable<", "ControlProperty", "PublishSubject", "DisposeBag", "Relay<", "-> swift "]
        guard !pins.contains(where: { example.spec.contains($0) }) else { return }
        try hold(example, runtime: "combine")
    }

    @Test("Every section has an example")
    func sections() throws {
        let headings = try Page("LanguageReference").blocks.filter { $0.info == "vm" }.map(\.heading)
        for section in SectionName.allCases { #expect(headings.contains("`\(section.rawValue)`")) }
    }

    @Test("Every step has an example")
    func steps() throws {
        let blocks = try Page("LanguageReference").blocks.filter { $0.info == "vm" }
        for step in StepKind.allCases {
            let example = blocks.first { $0.heading == "`\(step.word)`" }
            #expect(example?.text.contains("-> \(step.word)") == true, "\(step.word)")
        }
        for word in ReservedName.words { #expect(try Page("LanguageReference").text.contains("`\(word)")) }
    }

    @Test("Every kind of stream is listed")
    func kinds() throws {
        let rows = try Page("LanguageReference").text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        for kind in Runtime.all.flatMap(\.kinds) {
            #expect(rows.contains { $0.contains("`\(kind.name)`") }, "\(kind.name)")
        }
    }

    private func hold(_ example: Example, runtime: String) throws {
        let text = example.spec.replacing("\nruntime: rxswift\n", with: "\nruntime: \(runtime)\n")
        let source = SourceText(path: "Home.vm", text: text)
        let target = TargetInput(moduleName: "App", specs: [SpecInput(name: "Home", source: source)], wantsTests: true)
        let result = EmbeddedTemplates.generate(target)
        #expect(DiagnosticPrinter.render(result.diagnostics.filter(\.isError)) == "")
        let file = try #require(result.files.first { $0.name == "HomeViewModel.swift" })
        let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false).map(Self.trimmed)
        for shown in example.shown where shown.runtime == runtime {
            let wanted = shown.lines.map { Self.trimmed($0[...]) }
            let isThere = lines.indices.contains { lines[$0...].starts(with: wanted) }
            #expect(isThere, "\(shown.lines.joined(separator: "\n"))\nis not in\n\(file.contents)")
        }
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.drop { $0 == " " }
        while line.last == " " { line.removeLast() }
        return line
    }
}
