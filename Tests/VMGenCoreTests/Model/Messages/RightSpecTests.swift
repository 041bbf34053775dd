import Testing

/// Specs that are right, and in which nothing is found.
@Suite("Specs that are right")
struct RightSpecTests {
    @Test("Names of steps in backticks, parts of tuples by number, static values at the end")
    func ends() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Route: Equatable { var n: Int; static let start = Route(n: 0) }
            inputs:
              go: Int
            outputs:
              first: Int
              route: Route
              pair: (Int, Int) = (1, 2)
            flows:
              - go -> `first`
              - go -> route.start
              - go -> set pair.0 = $0
            scenarios:
              begins:
                when: go 1
                then: route.n = 0
            """,
            says: ""
        )
    }

    @Test("An input and an output that are both called `error`")
    func errorInAndOut() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              error: Int
            outputs:
              error: Int
            flows:
              - error -> map { $0 + 1 } -> error
            """,
            says: ""
        )
    }

    @Test("A function of the app in a scenario's value, and the samples of a type for one that is unwrapped by itself")
    func scenarioValues() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              var chat: Chat!
            types: |
              struct Chat: Equatable { let uid: String }
            inputs:
              tap: String
            outputs:
              name: String
              uid: String
            logic:
              - existing shout(_ text: String) -> String
            flows:
              - tap -> map { shout($0) } -> name
              - tap -> with chat -> compactMap { $1 } -> map { $0.uid } -> uid
            samples:
              Chat: Chat(uid: "family"), Chat(uid: "work")
            scenarios:
              it is told:
                when: tap "a"
                then: name = shout("a"); uid = "family"
            """,
            says: ""
        )
    }

    @Test("What the superclass has by the name of an output, and what flows set of it")
    func superclass() {
        expect(
            """
            view-model: @MainActor final class AViewModel: BaseViewModel
            runtime: rxswift
            inputs:
              go: Int
            outputs:
              title: String
            flows:
              - go -> set self.title = "a"
              - go -> with self.title -> map { $1 } -> title
            """,
            says: ""
        )
    }

    @Test("Parts of a parameter that its sample makes with literals, and services that services hold")
    func parts() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              order: Order
              repo: Repo
            services:
              Repo:
                - store: any Store
              Store:
                - load(_ id: Int) async -> Int
                - count() -> Int
            inputs:
              go: Void
            outputs:
              n: Int = 0
            flows:
              - go -> with order.id -> n
              - go -> first repo.store.load(1) -> n
              - go -> map repo.store.count() -> n
            samples:
              order: Order(id: 1), Order(id: 2)
            """#,
            says: ""
        )
    }

    @Test("Closures on the way to what a scenario looks at")
    func scenario() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row: Equatable { var id: Int; var title: String }
            inputs:
              go: Int
            outputs:
              rows: [Row] = []
            flows:
              - go -> set rows = [Row(id: $0, title: "a")]
            scenarios:
              finds one:
                when: go 1
                then: rows.first { $0.id == 1 }?.title = "a"
            """,
            says: ""
        )
    }

    @Test("Paths of what is called as an input is, constants of samples in closures")
    func names() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Form: Equatable { var name = "" }
            init:
              pick: (Int) -> Int
            inputs:
              form: Form
              go: Int
            outputs:
              form: Form = Form()
              n: Int = 0
            flows:
              - form -> form
              - form -> set output.form.name = "x"
              - go -> map pick -> n
            samples:
              base: Int = 3
              pick: { _ in base }
            """,
            says: ""
        )
    }

    @Test("Flags and what ends work in backticks")
    func flags() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              api: Api
            services:
              Api:
                - load() async -> Int
            inputs:
              `in`: Void
              `default`: Int
            outputs:
              `switch`: Bool = false
              n: Int = 0
            flows:
              - `in` -> latest api.load() while `switch` until `default` -> n
              - `default` -> n
            """,
            says: ""
        )
    }
}
