import Foundation
import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// A small change of a spec is a small change of what is generated: a reviewer reads what was meant and nothing else.
@Suite("Small diffs")
struct SmallDiffTests {
    /// The example that is measured.
    private static let spec: String = {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = root.appendingPathComponent("Examples/Sources/FindNumber/FindNumber.vm").path
        return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }()

    @Test(
        "A renamed input changes at most 6 lines of the tests beside those that carry its name",
        arguments: [
            ("gameStart", "begin"), ("checkNumber", "guess"), ("resetStage", "zapEverything"),
        ]
    )
    func renamedInput(_ old: String, _ new: String) throws {
        let before = try Self.tests(of: Self.spec)
        let after = try Self.tests(of: Self.renamed(Self.spec, old, new))
        for (name, text) in before {
            let lines = Self.changedLines(Self.renamed(text, old, new), try #require(after[name]))
            #expect(lines <= 6, "\(name): \(lines)")
        }
    }

    @Test("A change of policy changes at most 3 lines of the tests", arguments: ["latest", "first", "queue", "all"])
    func policy(_ policy: String) throws {
        for line in ["gameStart -> latest fetchNumber", "checkNumber -> latest processNumber"] {
            let changed = Self.spec.replacing(line, with: line.replacing("latest", with: policy))
            try expectAtMost(3, of: changed, "\(line): \(policy)")
        }
    }

    @Test(
        "A change of an initial value changes at most 3 lines of the tests",
        arguments: [
            "target: Observable<Int> = 1", "round: Int = 1", "bestRecord: Int = 0", "currentRecord: Int = 0",
        ]
    )
    func initialValue(_ line: String) throws {
        for value in [0, 1, 2, 3, 10] {
            try expectAtMost(3, of: Self.spec.replacing(line, with: "\(line.dropLast())\(value)"), "\(line): \(value)")
        }
    }

    /// Each section is once the first and once the last.
    @Test("The order of sections changes nothing", arguments: GoldenTarget.all)
    func sections(_ golden: GoldenTarget) {
        let target = golden.input(specs: golden.places.keys.sorted())
        let before = golden.generated.files
        for turn in [1, 2, 3] {
            var other = target
            for index in other.specs.indices {
                let source = other.specs[index].source
                let text = Self.reordered(String(decoding: source.bytes, as: UTF8.self), turn)
                other.specs[index].source = SourceText(path: source.path, text: text)
            }
            let after = EmbeddedTemplates.generate(other).files
            #expect(before.map(\.name) == after.map(\.name))
            for (before, after) in zip(before, after) {
                #expect(before.contents == after.contents, "\(before.name), turn \(turn)")
            }
        }
    }

    /// What a build makes says where each line stands in the spec, and says it seldom.
    @Test("Few lines of built output are places of the spec")
    func places() throws {
        let text = try #require(Self.generate(Self.spec, locatesSpecs: true)["FindNumberViewModel.swift"])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let places = lines.filter { $0.hasPrefix("#sourceLocation(") }.count
        #expect(places * 8 < lines.count, "\(places) of \(lines.count)")
    }

    private func expectAtMost(_ limit: Int, of spec: String, _ what: String) throws {
        let before = try Self.tests(of: Self.spec)
        let after = try Self.tests(of: spec)
        let lines = try before.map { Self.changedLines($0.value, try #require(after[$0.key])) }.reduce(0, +)
        #expect(lines <= limit, "\(what): \(lines)")
    }

    /// The files of the test target that are generated for `spec`, by name.
    private static func tests(of spec: String) throws -> [String: String] {
        let files = generate(spec).filter {
            $0.key.hasSuffix("Harness.swift") || $0.key.hasSuffix("GeneratedTests.swift")
        }
        try #require(files.count == 2)
        return files
    }

    private static func generate(_ spec: String, locatesSpecs: Bool = false) -> [String: String] {
        let source = SourceText(path: "FindNumber.vm", text: spec)
        var target = TargetInput(
            moduleName: "App",
            specs: [SpecInput(name: "FindNumber", source: source)],
            wantsTests: true
        )
        target.locatesSpecs = locatesSpecs
        let files = EmbeddedTemplates.generate(target).files
        return Dictionary(files.map { ($0.name, $0.contents) }) { first, _ in first }
    }

    /// `text` with another name, also where it is a part of one.
    private static func renamed(_ text: String, _ old: String, _ new: String) -> String {
        text.replacing(old, with: new)
            .replacing(old.prefix(1).uppercased() + old.dropFirst(), with: new.prefix(1).uppercased() + new.dropFirst())
    }

    /// The sections of `text` in another order, the declaration of the view model first.
    private static func reordered(_ text: String, _ turn: Int) -> String {
        var sections: [[Substring]] = [[]]
        var comments: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("#") {
                comments.append(line)
            } else if line.first?.isLetter == true {
                sections.append(comments + [line])
                comments = []
            } else {
                sections[sections.count - 1] += comments + [line]
                comments = []
            }
        }
        sections[sections.count - 1] += comments
        let head = sections.prefix(2)
        var rest = Array(sections.dropFirst(2))
        switch turn {
        case 1: rest.reverse()
        case 2: rest = Array(rest.dropFirst(rest.count / 2) + rest.prefix(rest.count / 2))
        default: rest.sort { ($0.last { !$0.hasPrefix("#") } ?? "") < ($1.last { !$0.hasPrefix("#") } ?? "") }
        }
        return (head + rest).map { $0.joined(separator: "\n") }.joined(separator: "\n")
    }

    /// How many lines have to change so that one text is the other.
    private static func changedLines(_ old: String, _ new: String) -> Int {
        let difference = new.split(separator: "\n", omittingEmptySubsequences: false)
            .difference(from: old.split(separator: "\n", omittingEmptySubsequences: false))
        return max(difference.insertions.count, difference.removals.count)
    }
}
