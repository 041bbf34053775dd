import Testing

@testable import VMGenCore

@Suite("The catalog of rules")
struct RuleCatalogTests {
    /// The rules that no spec can break while everything of the language is generated.
    private static let silent = [NotGenerated.id]

    @Test("The wrong spec breaks its rule", arguments: RuleCatalog.all.map(\.id))
    func wrong(_ id: String) throws {
        let entry = try #require(RuleCatalog.entry(id: id))
        let diagnostics = entry.diagnostics(path: "Spec.vm")
        #expect(diagnostics.isEmpty == Self.silent.contains(id))
        #expect(diagnostics.allSatisfy { $0.rule == id })
    }

    @Test("What is not generated is said where it is used")
    func notGenerated() throws {
        let entry = try #require(RuleCatalog.entry(id: NotGenerated.id))
        let checked = CheckedSpec(entry.wrong, missing: ["rxswift": [.debounce]])
        #expect(checked.diagnostics.map(\.rule) == [NotGenerated.id])
    }

    @Test("Nothing is said about the right one", arguments: RuleCatalog.all.map(\.id))
    func right(_ id: String) throws {
        let entry = try #require(RuleCatalog.entry(id: id))
        #expect(CheckedSpec(entry.right).printed == "")
    }

    @Test("Ids are in order, and each stands for one rule")
    func order() {
        let ids = RuleCatalog.all.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(RuleCatalog.entry(id: "no-such-rule") == nil)
    }
}
