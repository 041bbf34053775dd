import Testing

@testable import VMGenPlan

@Suite("How members are reached")
struct MemberScopeTests {
    private func scope(logic: String) throws -> MemberScope {
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
        return MemberScope(spec)
    }

    @Test("State that logic shares is reached through the state object")
    func shared() throws {
        let scope = try scope(logic: "load(state: State)")
        #expect(scope.stream(of: "page") == "state.$page")
    }

    @Test("State that no logic receives is a constant of `transform`")
    func own() throws {
        let scope = try scope(logic: "load()")
        #expect(scope.stream(of: "page") == "page")
    }
}
