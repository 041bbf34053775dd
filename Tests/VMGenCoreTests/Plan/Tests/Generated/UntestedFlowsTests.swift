import Testing

@testable import VMGenDoubles
@testable import VMGenPlan
@testable import VMGenTesting

@Suite("What no test shows")
struct UntestedFlowsTests {
    /// The tests of the spec `text` that are skipped, and what none shows, a line each.
    private func plan(_ text: String) throws -> (skipped: [String], untested: [String]) {
        let bench = try PlannedTests.bench("view-model: final class PageViewModel\nruntime: combine\n" + text)
        let planner = GeneratedTestsPlanner(bench: bench, dialect: TestDialect(framework: .xctest))
        let (sections, untested) = planner.all
        return (sections.flatMap(\.tests).filter { $0.skip != nil }.map(\.name), untested.lines(of: bench.spec))
    }

    @Test("A value to send that is missing is said, and no test is there to skip")
    func inputs() throws {
        let plan = try plan(
            """
            init:
              store: Store
            services:
              Store:
                - keep(_ room: Room) async throws -> Int
            inputs:
              pick: Room
              keep: Room
            outputs:
              picked: Room
              kept: Int
            flows:
              - pick -> picked
              - keep -> latest store.keep($0) -> kept
              - errors -> ignore
            """
        )
        #expect(plan.skipped == [])
        #expect(
            plan.untested == [
                "- `pick -> picked`: `samples:` has no value of `Room`.",
                "- `keep -> store.keep($0) -> kept`: `samples:` has no value of `Room`.",
            ]
        )
    }

    @Test("Calls of what nothing stands in for are named wherever they follow, with the flag that they alone see")
    func calls() throws {
        let plan = try plan(
            """
            init:
              api: Api
            services:
              Api:
                - rows(_ n: Int) async throws -> [String]
            inputs:
              load: Int
            outputs:
              rows: [String] = []
            state:
              busy: Bool = false
            flows:
              - load -> latest api.rows($0) while busy -> rows
              - busy -> call self.show($0)
              - rows -> call self.log($0.count)
              - errors -> call self.fail($0)
            """
        )
        #expect(
            plan.untested == [
                "- `load -> api.rows($0) while busy -> rows`: nobody sees `busy`, which would show `while busy`.",
                "- `busy -> call self.show($0)`: nothing stands in for `self.show($0)`.",
                "- `rows -> call self.log($0.count)`: nothing stands in for `self.log($0.count)`.",
                "- `errors -> call self.fail($0)`: nothing stands in for `self.fail($0)`.",
            ]
        )
    }

    @Test("A filter of failures is tried with another failure of the spec's own, and named where there is none")
    func failures() throws {
        func untested(_ errors: String, _ filter: String) throws -> [String] {
            try plan(
                """
                \(errors)
                init:
                  api: Api
                services:
                  Api:
                    - a(_ n: Int) async throws -> Int
                inputs:
                  load: Int
                outputs:
                  x: Int = 0
                  offline: Void
                flows:
                  - load -> latest api.a($0) -> x
                  - errors -> filter { \(filter) } -> offline
                """
            ).untested
        }
        let own = "errors: IaError\n  - offline: transport\n  - other: url, decoding, other"
        #expect(try untested(own, "$0 == .offline") == [])
        #expect(
            try untested("", "$0 is URLError") == [
                "- `errors -> filter { $0 is URLError } -> offline`: no failure that is tried stops at `filter { $0 is URLError",
                "  }`; a scenario may say what does.",
            ]
        )
    }

    @Test("Steps before hand-written logic that no scenario shows are named, where one sets it off")
    func beforeLogic() throws {
        let plan = try plan(
            """
            inputs:
              q: String
            outputs:
              n: Int = 0
            logic:
              - act(_ s: String, state: State)
            flows:
              - q -> debounce 0.3 -> distinct -> call act
            scenarios:
              a:
                when: q "abc"; 0.3 seconds pass
                then: n = 3
            """
        )
        #expect(
            plan.untested == [
                "- `q -> debounce 0.3 -> distinct -> call act`: no scenario sends `q` twice, which would show `debounce` and",
                "  `distinct`.",
            ]
        )
    }

    @Test("An answer that is missing is said, also where a failure is shown")
    func answers() throws {
        let plan = try plan(
            """
            init:
              store: Store
            services:
              Store:
                - rooms: AnyPublisher<Room, Error>
                - find(_ id: Int) async throws -> Hit
            inputs:
              look: Int
            outputs:
              room: Room?
              found: Hit?
              alert: String
            flows:
              - store.rooms -> room
              - look -> latest store.find($0) -> found
              - errors -> replace with "no" -> alert
            """
        )
        #expect(plan.skipped == [])
        #expect(
            plan.untested == [
                "- `store.rooms -> room`: `samples:` has no value of `Room`.",
                "- `look -> store.find($0) -> found`: `samples:` has no value of `Hit`.",
            ]
        )
    }

    @Test("What a scenario shows is not said")
    func scenarios() throws {
        let plan = try plan(
            """
            init:
              store: Store
            services:
              Store:
                - find(_ id: Int) async throws -> Hit
            inputs:
              look: Int
            outputs:
              found: Hit?
            flows:
              - look -> latest store.find($0) -> found
              - errors -> ignore
            scenarios:
              it is found:
                given: store.find answers Hit(id: 3)
                when: look 3
                then: found = Hit(id: 3)
            """
        )
        #expect(plan.skipped == [])
        #expect(plan.untested == [])
    }

    @Test("What a scenario cannot show of work that it does not let wait is said")
    func policies() throws {
        let untested = try plan(
            """
            init:
              till: Till
            services:
              Till:
                - quote() -> AnyPublisher<Int, Error>
                - pay(_ cents: Int) -> AnyPublisher<Int, Error>
            inputs:
              price: Int
              payTap: Void
            outputs:
              paid: Int
              isPaying: Bool = false
            logic:
              - isRight(_ cents: Int) -> Bool
            flows:
              - price -> filter isRight -> as right
              - payTap -> with right -> first till.pay($0) while isPaying -> paid
              - errors -> ignore
            scenarios:
              it is paid:
                given: till.pay answers 3
                when: price 3; payTap
                then: paid = 3
            """
        ).untested
        let why = "no scenario lets `till.pay($0)` wait, which would show `first` and `while isPaying`, or fail, which would show `errors`"
        #expect(
            untested.joined(separator: " ").replacing("   ", with: " ")
                == "- `payTap -> with right -> till.pay($0) while isPaying -> paid`: \(why)."
        )
    }

    @Test("A scenario shows a flow that it sets off, and of which it says what comes")
    func setOff() throws {
        let spec = """
            init:
              api: Api
            services:
              Api:
                - feed(after cursor: Int) -> AnyPublisher<[Int], Error>
            inputs:
              load, more: Void
              row: Int
            outputs:
              feed: [Int] = []
              tapped: Int
            flows:
              - load -> all api.feed(after: -1) -> feed
              - more -> with feed -> filter { $0.count > 20 } -> map { $0.count } -> as page
              - page -> all api.feed(after: $0) -> set feed = feed + $0
              - row -> with feed -> filter { $0 < $1.count } -> map { $1[$0].magnitude.hashValue } -> tapped
              - errors -> ignore
            scenarios:
              it is loaded:
                given: api.feed answers [1]
                when: load
                then: feed = [1]

            """
        let silent = """
              a row that is not there is nothing:
                given: api.feed answers [1]
                when: load; row 3
                then: tapped is silent
            """
        let more = """
              there is more:
                given: api.feed answers [1], [2]
                when: load; more
                then: feed = [1]
            """
        let flows = { (text: String) in try plan(text).untested.filter { $0.hasPrefix("- ") }.map { $0.prefix(8) } }
        #expect(try flows(spec) == ["- `more ", "- `page ", "- `row -"])
        #expect(try flows(spec + silent) == ["- `more ", "- `page ", "- `row -"])
        #expect(try flows(spec + more) == ["- `page ", "- `row -"])
    }

    @Test("That nothing comes is shown where nothing can")
    func silence() throws {
        let plan = try plan(
            """
            inputs:
              years: Int
            outputs:
              title: String = ""
              isOpen: Bool = true
            flows:
              - years -> with isOpen -> filter { $1 } -> set isOpen = false
              - years -> with isOpen -> filter { $1 } -> set title = "\\($0) years"
            scenarios:
              only the first sentence counts:
                when: years 3
                then: isOpen = false; title is unchanged
            """
        )
        #expect(plan.untested == [])
    }

    @Test("A filter that scenarios show one way only is said, and work that logic asks for")
    func oneWay() throws {
        let spec = """
            types: |
              struct Draft: Equatable { var text: String; var number: Int? { Int(text) } }
            init:
              let api: Api
            services:
              Api:
                - send(_ number: Int) -> AnyPublisher<Int, Error>
            inputs:
              text: String
              submit: Void
            outputs:
              error: String
              sent: Int
            logic:
              - register(_ number: Int) -> AnyPublisher<Int, Error>
            flows:
              - text -> map { Draft(text: $0) } -> as draft
              - submit -> with draft -> filter { $0.number == nil } -> replace with "no number" -> error
              - submit -> with draft -> compactMap { $0.number } -> all register($0) -> sent
              - errors -> ignore
            scenarios:
              a text is none:
                when: text "x"; submit
                then: error = "no number"

            """
        let more = """
              a number is sent:
                given: api.send answers 3
                when: text "1"; submit
                then: sent = 3; error is silent
            """
        #expect(
            try plan(spec).untested == [
                "- `submit -> … -> error`: no scenario shows that `filter { $0.number == nil }` holds anything back."
            ]
        )
        let untested = try plan(spec + more).untested.joined(separator: " ").replacing("   ", with: " ")
        let why = "no scenario lets `api.send` wait, which would show `all`, or fail, which would show `errors`"
        let flow = "submit -> with draft -> compactMap { $0.number } -> register($0) -> sent"
        #expect(untested == "- `\(flow)`: \(why).")
    }

    @Test("What follows from a flow that no test shows is said as well, and who else has a hand in what is taken along")
    func following() throws {
        let untested = try plan(
            """
            inputs:
              pause, make: Void
            outputs:
              made: Int = 0
            state:
              isPaused: Bool = false
            logic:
              - tick(state: State)
            flows:
              - pause -> set isPaused = true
              - pause -> call tick
              - make -> with isPaused -> filter { $0 } -> as allowed
              - allowed -> set made = made + 1
            """
        ).untested
        let said = untested.joined(separator: " ").replacing("   ", with: " ")
        #expect(said.contains("`pause -> set isPaused = true`: no test looks at what comes of it"))
        #expect(said.contains("as allowed`: what comes of `with isPaused` is known only where it runs"))
        #expect(said.hasSuffix("`allowed -> set made = made + 1`: no test shows what `allowed` says."))
    }

    @Test("Work that ends by the failures of another flow is shown by a scenario in which that fails")
    func endsByFailures() throws {
        let spec = """
            init:
              api: Api
            services:
              Api:
                - feed(_ n: Int) async throws -> Int
                - save(_ n: Int) async throws -> Int
            inputs:
              load, save: Int
            outputs:
              rows: Int = 0
              all: [Int] = []
              fails: Int = 0
            flows:
              - load -> latest api.feed($0) -> rows
                catch -> as loadFailed
              - save -> all api.save($0) until loadFailed -> set all = all + [$0]
              - loadFailed -> set fails = fails + 1
              - errors -> ignore

            """
        let scenario = """
            scenarios:
              it is ended:
                given: api.save waits; api.feed waits
                when: load 1; save 9
                then: api.save was called with (9)
                when: api.feed fails
                then: fails = 1; api.save was cancelled
            """
        let flow = "`save -> api.save($0) until loadFailed -> set all = all + [$0]`"
        #expect(
            try plan(spec).untested == ["- \(flow): no test ends its work with `loadFailed`; a", "  scenario can."]
        )
        #expect(try plan(spec + scenario).untested == [])
    }
}
