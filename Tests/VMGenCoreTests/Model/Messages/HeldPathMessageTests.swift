import Testing

@Suite("What is held where a step wants a call, and what is set in passing")
struct HeldPathMessageTests {
    @Test("A step that looks at what is held takes it along; a value is set at the end of a flow")
    func held() {
        expect(
            """
            view-model: FilterViewModel
            runtime: rxswift
            inputs:
              tap: Int
            outputs:
              isLoading: Bool = false
              rows: [Int] = []
              title: Void
            flows:
              - tap -> set isLoading = true, rows = [1]
              - tap -> filter !isLoading -> title
              - tap -> filter rows.isEmpty -> title
              - tap -> filter !rows.isEmpty -> title
              - tap -> map rows.first?.description -> title
              - tap -> do set isLoading = true -> title
            """,
            says: """
                11:19+10: error: [unknown-method] a step is given what arrives; take `isLoading` along: `with isLoading -> filter { … }`
                12:19+12: error: [unknown-method] a step is given what arrives; take `rows` along: `with rows -> filter { … }`
                13:19+13: error: [unknown-method] a step is given what arrives; take `rows` along: `with rows -> filter { … }`
                14:16+23: error: [unknown-method] a step is given what arrives; take `rows` along: `with rows -> map { … }`
                15:15+20: error: [flow-parts] a value is set at the end of a flow; let another one of this source do it, \
                `… -> set isLoading = true`
                """
        )
    }
}
