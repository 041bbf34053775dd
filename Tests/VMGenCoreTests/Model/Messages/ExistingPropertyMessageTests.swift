import Testing
import VMGenDiagnostics
import VMGenPlan
import VMGenSpec

@testable import VMGenCore

/// What a target's own services have that takes time or can fail, or is of another type than it seems.
@Suite("Properties and publishers of services that exist")
struct ExistingPropertyMessageTests {
    @Test("A property that is awaited is no value of an expression, and a publisher of another type no value")
    func properties() throws {
        let swift = """
            protocol Shop: Sendable {
                var count: Int { get async }
                var size: Int { get throws }
                func news() -> any Publisher<Int, Never>
                func old() -> Just<String>
            }
            protocol Store: Actor { var number: Int { get set } }
            """
        let text = """
            view-model: @MainActor final class AViewModel
            runtime: combine
            init:
              shop: existing Shop
              store: existing Store
            inputs:
              go: Int
            outputs:
              total: Int = 0
              label: String
            flows:
              - go -> set total = shop.count + $0
              - go -> set total = shop.size
              - go -> with store.number -> map { $0 + $1 } -> set total = $0
              - go -> replace with "\\(store.number)" -> label
              - go -> latest shop.news() -> set total = $0
              - go -> latest shop.old() -> label
              - go -> latest await store.number -> set total = $0
            """
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.swift = [SourceText(path: "Names.swift", text: swift)]
        #expect(
            EmbeddedTemplates.generate(target).diagnostics.map(\.message) == [
                "`shop.count` takes time: it runs as a step, `-> latest await shop.count`",
                "`shop.size` can fail: it runs as a step, `-> latest try shop.size`",
                "`store.number` takes time: it runs as a step, `-> latest await store.number`",
                "`store.number` takes time: it runs as a step, `-> latest await store.number`",
                "`any Publisher<Int, Never>` is no stream that a flow listens to; let `news` return `AnyPublisher<Int, Never>`, "
                    + "or read it in logic that is `async`",
                "`Just<String>` is no stream that a flow listens to; let `old` return `AnyPublisher<String, Never>`, "
                    + "or read it in logic that is `async`",
            ]
        )
    }
}
