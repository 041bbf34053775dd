import Foundation
import Testing

@testable import VMGenCheck
@testable import VMGenCore
@testable import VMGenSpec
@testable import VMGenTemplates

@Suite("The catalog of rules")
struct RuleCatalogTests {
    @Test("The wrong spec breaks its rule", arguments: RuleCatalog.all.map(\.id))
    func wrong(_ id: String) throws {
        let entry = try #require(RuleCatalog.entry(id: id))
        let diagnostics = entry.diagnostics(path: "Spec.vm")
        #expect(!diagnostics.isEmpty)
        #expect(diagnostics.allSatisfy { $0.rule == id })
    }

    @Test("Nothing is said about the right one", arguments: RuleCatalog.all.map(\.id))
    func right(_ id: String) throws {
        let entry = try #require(RuleCatalog.entry(id: id))
        #expect(CheckedSpec(entry.right).printed == "")
    }

    @Test("Every rule is explained, and every explanation is that of a rule")
    func complete() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let walk = FileManager.default.enumerator(
            at: root.appendingPathComponent("Sources"),
            includingPropertiesForKeys: nil
        )
        var ids = Set(LineRule.allCases.map(\.id))
        for case let file as URL in try #require(walk) where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains(": Rule {") else { continue }
            for line in text.split(separator: "\n") where line.contains("static let id = \"") {
                ids.insert(String(line.split(separator: "\"")[1]))
            }
        }
        #expect(ids.symmetricDifference(RuleCatalog.all.map(\.id)) == [])
    }

    @Test("An explanation says everything in its form", arguments: RuleCatalog.all.map(\.id))
    func form(_ id: String) throws {
        let explanation = try #require(RuleCatalog.entry(id: id)).explanation
        let texts = [explanation.title, explanation.reason, explanation.wrong, explanation.right, explanation.beside]
        #expect(texts.allSatisfy { $0?.isEmpty != true })
        let headings = ["Wrong", "Right"] + (explanation.beside == nil ? [] : ["Beside it"])
        let markdown = try #require(EmbeddedExplanation.all.first { $0.id == id }).text
        #expect(markdown.split(separator: "\n").filter { $0.hasPrefix("## ") } == headings.map { "## \($0)" })
        #expect(markdown.contains("\n```") && markdown.hasSuffix("\n```\n"))
    }

    @Test("Ids are in order, and each stands for one rule")
    func order() {
        let ids = RuleCatalog.all.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(RuleCatalog.entry(id: "no-such-rule") == nil)
    }
}
