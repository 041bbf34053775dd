import Testing

@Suite("Messages on variables in scenarios, and on calls that a tuple arrives at")
struct GivenVariableMessageTests {
    @Test("Variables that no test can give")
    func variables() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            variables:
              var limit = 3
              let size: Int = 3
              private var page: Int = 1
              var half: Int { limit / 2 }
            inputs:
              add: Int
            outputs:
              sum: Int = 0
            flows:
              - add -> with limit, size, page, half -> map { $0 + $1 + $2 + $3 + $4 } -> sum
            scenarios:
              a limit:
                given: limit = 1; size = 1; page = 2; half = 3
                when: limit = 1; add 5
                then: sum = 1
            """,
            says: """
                16:12+5: error: [scenario-use] `limit` can be given once its type is written where it is declared, \
                `var limit: … = …`
                16:23+4: error: [scenario-use] `size` is a constant, whose value no scenario says; what tests give is a \
                parameter of `init` or a `var`
                16:33+4: error: [scenario-use] `page` is set by the view model alone; what tests give is a parameter of \
                `init`, or a `var` that others see
                16:43+4: error: [scenario-use] `half` is set by what wraps or computes it, not by a test
                17:11+5: error: [scenario-use] `limit` can be given once its type is written where it is declared, \
                `var limit: … = …`
                """
        )
    }

    @Test("A call whose one value is a tuple")
    func tuples() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              text: String = ""
            logic:
              - submit() -> Single<(Int, String)>
              - finish(_ response: Int, source: String, state: State)
            flows:
              - tap -> first submit() -> call finish
              - tap -> first submit() -> call finish($0, source: $1)
              - errors -> ignore
            """,
            says: """
                11:35+6: error: [call-arguments] `finish` takes `(_ response: Int, source: String)`, and one value arrives; \
                its parts are handed on one by one, `finish($0, source: $1)`
                """
        )
    }
}
