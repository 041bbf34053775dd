import Foundation
import Testing
import VMGenCore
import VMGenDiagnostics

@testable import VMGenCheck
@testable import VMGenSpec

/// One table of words: the grammar, the parser, what `vmgen explain` looks in and the glance in the README have them all, and no
/// others.
@Suite("The table of the language's words")
struct LanguageTableTests {
    @Test("The grammar has each word at its place, and no other", arguments: LanguageWord.Role.allCases)
    func grammar(_ role: LanguageWord.Role) throws {
        let words = Set(LanguageWord.words(role).flatMap { $0.split(separator: " ").map(String.init) })
        let found =
            switch role {
            case .section: try Set(LanguageWord.words(.section).map { try first(of: $0.replacing("-", with: " ")) })
            case .source: try terminals(of: "source").union([try first(of: "logic feed")])
            case .step: try terminals(of: "step").subtracting([","])
            case .clause: try terminals(of: "clause").subtracting([","])
            case .sink: try terminals(of: "sink").subtracting([".", "(", ")", ":", ",", " = "])
            case .branch: try terminals(of: "catch")
            }
        #expect(found == words)
    }

    @Test("The parser reads each word, and none of them elsewhere")
    func parser() {
        for word in LanguageWord.all {
            let text = Fragment(word.text + " x", SourceRange(0, word.text.utf8.count + 2))
            #expect((SectionName(rawValue: word.text) != nil) == LanguageWord.words(.section).contains(word.text))
            #expect((StepReader.kind(of: text) != nil) == (word.role == .step || word.text == "start"), "\(word)")
            #expect(SinkReader.isSink(text) == (word.role == .sink), "\(word)")
        }
    }

    @Test("The reference, and so explain, has each word, and no chapter of another")
    func reference() throws {
        let entries = ReferenceCatalog.all
        let words = Set(LanguageWord.all.map(\.text))
        for role in [LanguageWord.Role.section, .step, .clause, .sink] {
            for word in LanguageWord.words(role) {
                #expect(entries.contains { $0.word == word }, "`\(word)` is not explained")
            }
        }
        for entry in entries { #expect(words.contains(entry.word), "`\(entry.word)` is no word of the table") }
        let text = try Page("LanguageReference").text
        for word in LanguageWord.words(.source) + LanguageWord.words(.branch) {
            #expect(text.contains("`\(word)"), "`\(word)` is not in the reference")
        }
    }

    @Test("The writer of specs writes each word, and no other", arguments: LanguageWord.Role.allCases)
    func writer(_ role: LanguageWord.Role) throws {
        let file = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../SpecWriter/Sources/SpecWriting/Writer/WrittenWords.swift").standardized
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let start = try #require(text.range(of: "\"\(role.rawValue)\","))
        let list = text[start.upperBound...].prefix { $0 != "]" }
        let words = list.matches(of: /"([^"]*)"/).map { String($0.1) }
        #expect(
            Set(words) == Set(LanguageWord.words(role)),
            "teach Tests/SpecWriter the word, and name it in WrittenWords.swift"
        )
    }

    @Test("The glance in the README has each word, and no section or step of another")
    func glance() throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../README.md").standardized
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let start = try #require(text.range(of: "## The language at a glance"))
        let glance = text[start.upperBound...]
        // The spec that is shown has doc comments, which look like headings.
        let end = glance.range(of: "\nThis is a glance.")?.lowerBound ?? glance.endIndex
        let code = glance[..<end].matches(of: /`([^`]*)`/).map { String($0.1) }
        let words = code.flatMap { $0.split { !($0.isLetter || $0 == "-") }.map(String.init) }
        for word in LanguageWord.all {
            let parts = word.text.split(separator: " ").map(String.init)
            #expect(parts.allSatisfy(words.contains), "`\(word.text)` is not in the glance")
        }
        let rows = glance[..<end].split(separator: "\n").filter { $0.hasPrefix("| `") }
        let sections = rows.prefix { !$0.hasPrefix("| `a, b -> …`") }.flatMap { row in
            row.split(separator: "|")[0].matches(of: /`([^`]*)`/).map { String($0.1) }
        }
        for section in sections { #expect(LanguageWord.words(.section).contains(section), "\(section)") }
    }

    private func first(of rule: String) throws -> String {
        let words = try body(of: rule).matches(of: /"([^"]*)"/).map { String($0.1) }
        return try #require(words.first)
    }

    private func terminals(of rule: String) throws -> Set<String> {
        let plain = try body(of: rule).replacing(/\?[^?]*\?/, with: " ")
        return Set(plain.matches(of: /"([^"]*)"/).map { String($0.1) })
    }

    /// What stands behind the `=` of `rule` in the grammar.
    private func body(of rule: String) throws -> Substring {
        let text = try Page("Grammar").blocks.filter { $0.info == "ebnf" }.map(\.text).joined()
        let found = text.split(separator: " ;\n").first { line in
            line.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix(rule)
                && line.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst(rule.count)
                    .drop(while: \.isWhitespace).hasPrefix("=")
        }
        return try #require(found, "no rule `\(rule)`")
    }
}
