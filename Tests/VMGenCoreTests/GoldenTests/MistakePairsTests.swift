import Testing
import VMGenCheck
import VMGenDiagnostics

/// Two mistakes in one spec: all is said in one run.
@Suite("Pairs of mistakes")
struct MistakePairsTests {
    private static let folder = GoldenFolder.root.folder("Mistakes")

    /// Each mistake of a scenario beside each mistake elsewhere of which the statement names nothing.
    @Test(
        "A scenario's mistake is said beside any other that it does not follow from",
        arguments: ["FindNumber", "Lobby"]
    )
    func scenarios(name: String) throws {
        let base = try #require(Self.folder.text("\(name).vm"))
        let lines = base.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex(of: "scenarios:"))
        let all = try GoldenMistake.all(in: #require(Self.folder.text("\(name).mistakes")), base: base)
        let inside = all.filter { $0.hunks.allSatisfy { $0.line > start } }
        let outside = all.filter { $0.hunks.allSatisfy { $0.line < start } }
        var pairs = 0
        let unknown = outside.map { Self.names(of: $0, in: lines) }
        for (index, scenario) in inside.enumerated() {
            let wanted = Self.errors(in: scenario.spec)
            let names = Self.names(of: scenario)
            // Each of them beside every tenth of the others, in turn: all in little time.
            for (place, other) in outside.enumerated()
            where place % 10 == index % 10 && unknown[place].isDisjoint(with: names) {
                let both = try #require(GoldenMistake.made(scenario.hunks + other.hunks, in: lines))
                let found = Self.errors(in: both)
                pairs += 1
                #expect(found.count > wanted.count, "\(other.title) | \(scenario.title)")
                #expect(wanted.isSubset(of: found), "\(other.title) | \(scenario.title)")
            }
        }
        #expect(pairs > 50, "\(pairs) pairs of \(name)")
    }

    /// What is said of `spec`: the rules, and the lines they speak of as they are written.
    private static func errors(in spec: [String]) -> Set<String> {
        let source = SourceText(path: "Spec.vm", text: spec.joined(separator: "\n"))
        let found = SpecAnalysis.analyse(source).1.filter(\.isError)
        return Set(
            found.map { "\($0.rule) \(source.text(in: source.lineRange(source.lineIndex(of: $0.range.lower))))" }
        )
    }

    /// The names in the statements that `mistake` changes.
    private static func names(of mistake: GoldenMistake) -> Set<String> {
        words(in: mistake.hunks.flatMap { $0.removed + $0.added })
    }

    /// The names that cannot be known where `mistake` stands: those of its lines and of the declaration they belong to; of a
    /// section, where its head is the mistake.
    private static func names(of mistake: GoldenMistake, in lines: [String]) -> Set<String> {
        var unknown = words(in: mistake.hunks.flatMap { $0.removed + $0.added })
        for hunk in mistake.hunks {
            let depth = (hunk.removed + hunk.added).map { $0.prefix { $0 == " " }.count }.min() ?? 0
            var above = hunk.line - 1
            while above >= 0, !lines[above].isEmpty,
                lines[above].prefix(while: { $0 == " " }).count >= max(depth, 1)
            {
                above -= 1
            }
            if depth > 2, above >= 0 { unknown.formUnion(words(in: [lines[above]])) }
            if depth == 0 {
                let section = lines[hunk.line...].prefix { !$0.isEmpty }
                unknown.formUnion(words(in: Array(section)))
            }
        }
        // And what is of a type that is declared there: `service: RoomService`.
        let types = unknown.filter { $0.first?.isUppercase == true }
        let head = lines.firstIndex(of: "init:") ?? lines.endIndex
        for line in lines[head...].prefix(while: { !$0.isEmpty }) where !types.isDisjoint(with: words(in: [line])) {
            unknown.formUnion(words(in: [line]))
        }
        return unknown
    }

    private static func words(in lines: [String]) -> Set<String> {
        let words = lines.flatMap { $0.split { !$0.isLetter && $0 != "_" }.map(String.init) }
        return Set(words).subtracting(["given", "when", "then", "is", "was", "answers", "with", "called", "unchanged"])
    }
}
