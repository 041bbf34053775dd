import Testing

/// Messages on outputs that nothing sends to, and on what is no input of a scenario.
@Suite("Messages on outputs that stay silent")
struct SilentOutputMessageTests {
    @Test("Beside logic that is not lent the state")
    func logic() {
        let spec = """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Int
            outputs:
              title: String
              never: Bool
              kept: Int = 0
            logic:
              - makeTitle(_ n: Int) -> String
            flows:
              - tap -> map makeTitle -> title
            """
        expect(
            spec,
            says: """
                7:3+5: warning: [unfed-output] nothing sends to the output `never`; let a flow end in it, `… -> never`
                """
        )
        expect(spec.replacing("(_ n: Int)", with: "(_ n: Int, state: State)"), says: "")
    }

    @Test("A case that is called as a state is which flows set")
    func caseOfState() {
        expect(
            """
            view-model: final class AViewModel
            runtime: rxswift
            transform: (input: Observable<Input>) -> Observable<Output>
            inputs:
              - go(Int)
            outputs:
              - loaded(Int)
              - failed
            state:
              loaded: Int = 0
            flows:
              - go -> with loaded -> filter { $0 > $1 } -> set loaded = $0
              - go -> .failed
            """,
            says: """
                7:5+6: error: [unfed-output] nothing sends the output `.loaded`; let a flow end in it, `… -> .loaded`
                """
        )
    }

    @Test("A relay in a struct that a variable holds")
    func heldRelay() {
        let spec = """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Route { let update = PublishRelay<Int>() }
            variables:
              var route = Route()
            outputs:
              n: Int = 0
            flows:
              - route.update -> n
            scenarios:
              told from outside:
                when: route.update 3
                then: n = 3
            """
        expect(
            spec,
            says: """
                13:11+14: error: [scenario-use] a scenario sends into inputs, and into relays that are variables themselves; make this one a variable, `let update = …`, and write `update 3`
                """
        )
        let advised =
            spec
            .replacing("var route = Route()", with: "let update = PublishRelay<Int>()")
            .replacing("route.update", with: "update")
        expect(advised, says: "")
    }
}
