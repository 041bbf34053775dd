import Testing

@testable import VMGenCore

@Suite("The catalog of rules")
struct RuleCatalogTests {
    // A string is always valid UTF-8.
    @Test("The wrong spec breaks its rule", arguments: RuleCatalog.all.map(\.id).filter { $0 != "invalid-utf8" })
    func wrong(_ id: String) throws {
        let entry = try #require(RuleCatalog.entry(id: id))
        let checked = check(entry.explanation.wrong, missing: id == NotGenerated.id ? [.debounce] : [])
        #expect(checked.diagnostics.contains { $0.rule == id }, "\(checked.printed)")
    }

    @Test("Nothing is said about the right one", arguments: RuleCatalog.all.map(\.id))
    func right(_ id: String) throws {
        let entry = try #require(RuleCatalog.entry(id: id))
        #expect(check(entry.explanation.right).printed == "")
    }

    @Test("Ids are in order, and each stands for one rule")
    func order() {
        let ids = RuleCatalog.all.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(RuleCatalog.entry(id: "no-such-rule") == nil)
    }

    private func check(_ spec: String, missing: Set<SpecFeature> = []) -> CheckedSpec {
        let head = spec.contains("view-model:") ? "" : "view-model: HomeViewModel\nruntime: rxswift\n"
        return CheckedSpec(head + spec, missing: ["rxswift": missing])
    }
}
