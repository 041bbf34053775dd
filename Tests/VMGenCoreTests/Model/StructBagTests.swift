import Testing

@testable import VMGenCore

/// A struct without a bag, as far as `transform` subscribes to anything.
@Suite("Structs without a bag")
struct StructBagTests {
    private func diagnostics(_ outputs: String, _ flows: String) -> [String] {
        CheckedSpec(
            """
            view-model: struct TapViewModel
            runtime: rxswift
            init:
              log: Log
            services:
              Log: AnyObject
                - tapped()
                - save() -> Observable<Void>
            inputs:
              tap: Void
            outputs:
              \(outputs)
            flows:
              - \(flows)
              - errors -> ignore
            """
        )
        .diagnostics.filter(\.isError).map(\.rule)
    }

    @Test("What nobody subscribes to needs no bag, whatever it does on its way")
    func lazy() {
        #expect(diagnostics("shown: Void", "tap -> do log.tapped() -> shown") == [])
        #expect(diagnostics("saved: Void", "tap -> first log.save() -> saved") == [])
    }

    @Test("A pinned relay, a state and work alone are subscribed to")
    func subscribed() {
        #expect(diagnostics("saved: PublishRelay<Void>", "tap -> first log.save() -> saved") == ["struct-bag"])
        #expect(diagnostics("saved: Bool = false", "tap -> replace with true -> saved") == ["struct-bag"])
        #expect(diagnostics("shown: Void", "tap -> first log.save() -> ignore\n  - tap -> shown") == ["struct-bag"])
    }
}
