import Testing

@testable import VMGenCore

@Suite("The order of flows")
struct FlowOrderTests {
    @Test("A stream stands before the flows that use it, others stay where they are")
    func order() throws {
        let spec = try #require(
            CheckedSpec(
                """
                view-model: OrderViewModel
                runtime: rxswift
                inputs:
                  tap: Void
                  text: String
                outputs:
                  title: String
                  subtitle: String
                flows:
                  - title -> map { $0 + "!" } -> subtitle
                  - tap -> call Log.tap()
                  - text -> distinct -> title
                """
            ).spec
        )
        let sorted = FlowOrder.sorted(spec.flows, of: spec).map(\.text.text)
        #expect(
            sorted == ["tap -> call Log.tap()", "text -> distinct -> title", "title -> map { $0 + \"!\" } -> subtitle"]
        )
    }
}
