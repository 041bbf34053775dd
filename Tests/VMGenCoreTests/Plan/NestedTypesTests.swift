import Testing

@testable import VMGenCore
@testable import VMGenPlan

@Suite("The types that a view model declares")
struct NestedTypesTests {
    @Test("A protocol outside of the view model names them by their whole name")
    func qualified() throws {
        let spec = try #require(
            CheckedSpec(
                """
                view-model: ModeViewModel
                runtime: rxswift
                types: |
                  enum Mode { case list, grid }
                  typealias Pair = (Mode, Int)
                inputs:
                  tap: Void
                logic:
                  - change(to mode: Mode) -> Pair
                flows:
                  - tap -> call Log.tap()
                """
            ).spec
        )
        let types = NestedTypes(spec)
        #expect(
            types.qualified("change(to mode: Mode) -> Pair")
                == "change(to mode: ModeViewModel.Mode) -> ModeViewModel.Pair"
        )
        #expect(types.qualified("Other.Mode") == "Other.Mode")
    }
}
