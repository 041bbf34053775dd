import Testing

@Suite("Messages on names where Swift needs a value")
struct ValueNameMessageTests {
    /// A spec with `flow` in line 19.
    private func spec(_ flow: String) -> String {
        """
        view-model: AViewModel
        runtime: rxswift
        init:
          nav: Nav
        services:
          Nav:
            - open(_ row: Int)
        inputs:
          tap, other: Int
        outputs:
          count: Int = 0
          told: Int
        logic:
          - existing limit() -> Int
        flows:
          - other -> set count = count + limit()
          - other -> told
          - other -> call nav.open($0)
          - \(flow)
        """
    }

    @Test("A stream has no value to read")
    func streams() {
        expect(
            spec("tap -> set count = count + other"),
            says: """
                19:32+5: error: [unknown-name] `other` is an input, which has no value to read; take its latest along, \
                `with other`, and use `$1`
                """
        )
        expect(
            spec("tap -> set count = told"),
            says: """
                19:24+4: error: [unknown-name] `told` is an output, which has no value to read; take its latest along, \
                `with told`, and use `$1`
                """
        )
        expect(
            spec("tap -> set count = input.other"),
            says: """
                19:24+11: error: [unknown-name] `input.other` is an input, which has no value to read; take its latest \
                along, `with input.other`, and use `$1`
                """
        )
        expect(
            spec("tap -> call nav.open(other)"),
            says: """
                19:26+5: error: [unknown-name] `other` is an input, which has no value to read; take its latest along, \
                `with other`, and use `$1`
                """
        )
        expect(spec("tap -> with other -> call nav.open($1)"), says: "")
    }

    @Test("Swift calls things by their names alone")
    func longForms() {
        expect(
            spec("tap -> set count = output.count + $0"),
            says: "19:24+12: error: [unknown-name] a flow calls things by their names alone: `count`"
        )
        expect(
            spec("tap -> filter { $0 > output.count } -> told"),
            says: """
                19:26+12: error: [member-in-closure] `output.count` is a member of the view model, and `{ }` is pure; take it \
                along, `with output.count`, and use `$1`
                """
        )
        expect(spec("tap -> map { output in output.distance(to: limit()) } -> told"), says: "")
    }

    @Test("An output whose type is optional is given `nil`")
    func firstValues() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              defaults: UserDefaults = .standard
            inputs:
              tap: Int
            outputs:
              picked: Int?
              day: Date?
                persist: defaults "Day"
            flows:
              - tap -> set picked = $0
              - tap -> replace with nil -> day
            """,
            says: """
                10:14+8: error: [persist] `day` has no value to keep; give it one, `day: … = nil`
                12:16+6: error: [not-settable] `picked` cannot be set: it has no value, only events; send one to it, \
                `… -> picked`, or give it a first value, `= nil`
                """
        )
    }
}
