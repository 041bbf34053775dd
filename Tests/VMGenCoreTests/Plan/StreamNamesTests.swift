import Testing

@testable import VMGenPlan

@Suite("Where streams stand and what they are called")
struct StreamNamesTests {
    private func names(logic: String) throws -> StreamNames {
        let spec = try #require(
            CheckedSpec(
                """
                view-model: PageViewModel
                runtime: rxswift
                init:
                  weak var coordinator: Coordinator?
                  id: Int
                inputs:
                  tap: Void
                outputs:
                  page: Int = 0
                logic:
                  - \(logic)
                flows:
                  - tap -> call load
                  - tap -> set page = 1
                """
            ).spec
        )
        return StreamNames(spec, dialect: spec.runtime.dialect)
    }

    @Test("State that logic shares is reached through the state object")
    func shared() throws {
        let stream = try names(logic: "load(state: State)").stream(of: "page")
        #expect(stream.text == "state.$page")
        #expect(stream.home == .state)
    }

    @Test("State that no logic receives is a constant of `transform`")
    func own() throws {
        let stream = try names(logic: "load()").stream(of: "page")
        #expect(stream.text == "page")
        #expect(stream.home == .local)
    }
}
