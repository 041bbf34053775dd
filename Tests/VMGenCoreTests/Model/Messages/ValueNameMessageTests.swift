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

    @Test("What a method returns is no stream that can be taken along")
    func methods() {
        let flow = { (type: String) in
            spec("tap -> with nav.row(1) -> map { $1 } -> told").replacing(
                "    - open(_ row: Int)",
                with: "    - row(_ id: Int) -> \(type); open(_ row: Int)"
            )
        }
        for (type, way) in [
            ("Room", "; a stream gets a name first, `- nav.row(1) -> as other`"), ("Room?", ""), ("[Int]", ""),
        ] {
            expect(
                flow(type).replacing("; open", with: "\n    - open"),
                says: """
                    20:17+10: error: [unknown-name] `nav.row` gives a value, no stream; as a step it is `… -> map nav.row(1) \
                    -> …`\(way)
                    """
            )
        }
        expect(flow("Observable<Int>").replacing("; open", with: "\n    - open") + "\n  - errors -> ignore", says: "")
    }

    @Test("Swift makes a CGFloat of a Double")
    func convertible() {
        let text = """
            view-model: AViewModel
            runtime: rxswift
            init:
              layout: Layout
            services:
              Layout:
                - var height: Double { get }
            inputs:
              tap: Void
            outputs:
              height: CGFloat = 0
            flows:
              - tap -> set height = layout.height
            """
        expect(text, says: "")
    }

    @Test("A label of an event hides what is held under its name")
    func labels() {
        let text = { (value: String) in
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              - scored(score: Int)
            outputs:
              - total(Int)
            state:
              score: Int = 0
            flows:
              - scored -> set score = \(value)
              - score -> .total($0)
            """
        }
        expect(
            text("score + $0"),
            says: """
                10:27+5: warning: [input-or-value] `score` is what arrives here, and not the state; give the label another \
                name, or write `$0` where it is meant
                """
        )
        expect(text("score"), says: "")
        expect(text("$0"), says: "")
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              finder: Finder
              query: String
            services:
              Finder:
                - find(_ text: String) -> Observable<Int>
            inputs:
              - load(query: String)
            outputs:
              - found(Int)
            flows:
              - load -> latest finder.find($0.isEmpty ? query : $0) -> .found
              - errors -> ignore
            """,
            says: """
                14:45+5: warning: [input-or-value] `query` is what arrives here, and not the member of the view model; give the \
                label another name, or write `$0` where it is meant
                """
        )
    }

    @Test("What arrives is `$0`, not the name of where it comes from")
    func arriving() {
        expect(
            spec("tap -> set count = count + tap"),
            says: "19:32+3: error: [unknown-name] `tap` is what arrives here, `$0`"
        )
        expect(
            spec("tap -> with other -> filter { $0 > 1 } -> call nav.open(other)"),
            says: "19:61+5: error: [unknown-name] `other` is what arrives here, `$1`"
        )
        expect(
            spec("tap -> set count = [1, 2].filter { $0 > tap }.count"),
            says: """
                19:45+3: error: [unknown-name] `tap` is what arrives here, `$0`; a closure around it names its own values, \
                `{ item in … }`
                """
        )
        expect(
            spec("tap -> filter { tap > 1 } -> told"),
            says: "19:21+3: error: [member-in-closure] `tap` is what arrives here, `$0`"
        )
        expect(spec("tap -> set count = [1, 2].filter { item in item > $0 }.count"), says: "")
    }

    @Test("Swift calls things by their names alone")
    func longForms() {
        expect(
            spec("tap -> set count = output.count + $0"),
            says: "19:24+12: error: [unknown-name] a flow speaks of things by their names alone: `count`"
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
