import Testing

@testable import VMGenTesting

@Suite("The tests that scenarios become")
struct ScenarioTestsTests {
    private static func rooms(_ scenario: String) -> String {
        """
        view-model: RoomsViewModel
        runtime: rxswift
        init:
          service: RoomService
          defaults: UserDefaults = .standard
        services:
          RoomService:
            - rooms: Observable<[Int]>
            - room(id: Int) async throws -> String
            - leave(_ id: Int, at time: Double) -> Single<Void>
        inputs:
          open: Int
          leave: Int
        outputs:
          rooms: [Int]
          name: String = ""
            persist: defaults "Name"
          left: Void
          error: Error
        flows:
          - service.rooms -> rooms
          - open -> latest service.room(id: $0) -> name
          - leave -> first service.leave($0, at: 1.5) -> left
          - errors -> error
        scenarios:
          it is so:
        \(scenario.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
        """
    }

    private func lines(_ scenario: String) throws -> String {
        try lines(of: Self.rooms(scenario))
    }

    private func lines(of spec: String) throws -> String {
        let bench = try Bench(spec).first()
        return Bench.lines(of: try #require(ScenarioTests.tests(of: bench).first), bench)
    }

    private static func basket(_ then: String) -> String {
        """
        view-model: BasketViewModel
        runtime: rxswift
        inputs:
          tap: Void
        outputs:
          tax: Int = 0
          coupon: String? = nil
          taps: Int = 0
        flows:
          - start -> set tax = 5, coupon = "A"
          - tap -> set taps = taps + 1, coupon = nil
        scenarios:
          it is so:
        \(then.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
        """
    }

    @Test("What changes while the view model is wired has changed where a scenario looks at the start")
    func changedAtStart() throws {
        let changing = Self.basket(
            """
            when: start
            then: tax is unchanged
            when: tap
            then: tax is unchanged
            """
        )
        #expect(
            try lines(of: changing) == """
                func testItIsSo() async
                let scenario = TestScenario("it is so", in: Self.specFile, self)
                scenario.when("start")
                let harness = BasketViewModelHarness()

                await scenario.then("tax is unchanged", harness.tax.values, equals: [0], of: harness.tax)

                harness.beginRound()
                scenario.when("tap")
                harness.tap()

                await scenario.then("tax is unchanged", harness.tax, changes: [])
                """
        )
        #expect(
            try lines(of: Self.basket("when: start\nthen: nothing")) == """
                func testItIsSo() async
                let scenario = TestScenario("it is so", in: Self.specFile, self)
                scenario.when("start")
                let harness = BasketViewModelHarness()

                await scenario.then("nothing", harness.tax.values, equals: [0], of: harness.tax)
                await scenario.then("nothing", harness.coupon.values, equals: [nil], of: harness.coupon)
                await scenario.then("nothing", harness.roundReport)
                """
        )
    }

    @Test("The latest value of an optional is one, though it is nil")
    func latestIsNil() throws {
        let lines = try lines(of: Self.basket("when: tap\nthen: coupon = nil"))
        #expect(lines.hasSuffix("harness.coupon, is: .some(nil))"))
    }

    @Test("Given, when and then stand apart; what is silent is looked at last")
    func order() throws {
        let lines = try lines(
            """
            given: service.room answers "a"; name = "b"; service.rooms waits
            when: open 1
            then: error is silent; name = "a"; defaults "Name" = "a"
            """
        )
        #expect(
            lines == """
                func testItIsSo() async
                let scenario = TestScenario("it is so", in: Self.specFile, self)
                let service = RoomServiceStub()
                let defaults = UserDefaultsStub(["Name": "b"])
                service.onRoom.returns("a")
                service.onRooms.waits()
                let harness = RoomsViewModelHarness(service: service, defaults: defaults)

                scenario.when("open 1")
                harness.open(1)

                await scenario.then(#"name = "a""#, harness.name, is: "a")
                await scenario.then(#"defaults "Name" = "a""#, harness.defaults.object(forKey: "Name") as? String, equals: "a")
                await scenario.then("error is silent", harness.error, said: [])
                """
        )
    }

    @Test("A round begins behind each `then`")
    func rounds() throws {
        let lines = try lines(
            """
            given: service.rooms sends [1]; service.rooms finishes
            when: start
            then: rooms = [1]
            given: service.room(id: 1) fails; service.leave waits
            when: open 1; leave 2
            then: error is URLError; service.leave was called with (2, at: 1.5)
            when: service.leave(2, at: 1.5) answers
            then: left
            """
        )
        #expect(
            lines == """
                func testItIsSo() async
                let scenario = TestScenario("it is so", in: Self.specFile, self)
                let service = RoomServiceStub()
                service.onRooms.answers(with: .values([1]))
                scenario.when("start")
                let harness = RoomsViewModelHarness(service: service)

                await scenario.then("rooms = [1]", harness.rooms, said: [[1]])

                harness.beginRound()
                harness.service.onRoom.answers(to: 1, with: .failure(URLError(.notConnectedToInternet)))
                harness.service.onLeave.waits()

                scenario.when("open 1; leave 2")
                harness.open(1)
                harness.leave(2)

                await scenario.then("error is URLError", harness.error.only, of: harness.error) { $0 is URLError }
                await scenario.then("service.leave was called with (2, at: 1.5)", harness.service.onLeave, asked: [(id: 2, at: 1.5)])

                harness.beginRound()
                scenario.when("service.leave(2, at: 1.5) answers")
                await scenario.attempt { try await harness.service.onLeave.waitingCall(with: (id: 2, at: 1.5)).returns() }

                await scenario.then("left", harness.left, times: 1)
                """
        )
    }

    @Test("Rounds begin for closures; where nothing is asked, those that give something stay samples")
    func closures() throws {
        let lines = try lines(
            of: """
                view-model: SearchViewModel
                runtime: rxswift
                init:
                  find: (String) async throws -> [Int]
                  onDone: () -> Void
                inputs:
                  query: String
                  done: Void
                outputs:
                  rows: [Int] = []
                flows:
                  - query -> latest find -> rows
                  - done -> call onDone
                  - errors -> ignore
                scenarios:
                  it is so:
                    when: query "a"
                    then: rows = [1]
                    when: done
                    then: nothing
                """
        )
        #expect(lines.contains("let onDone = StubbedMethod<Void, Void>(\"onDone\", answer: .value(()))"))
        #expect(!lines.contains("let find ="))
        #expect(!lines.contains("onFind"))
        #expect(lines.contains("harness.beginRound()\nonDone.beginRound()"))
        #expect(lines.contains("harness.roundReport + onDone.roundReport"))
    }

    @Test("An answer in passing is over before the next thing happens")
    func settling() throws {
        let lines = try lines(
            """
            given: service.room waits; service.rooms waits
            when: open 1; service.room answers "a"; open 2
            then: name = "a"; service.room was called twice; service.room was cancelled
            """
        )
        #expect(
            lines.contains(
                """
                harness.open(1)
                await scenario.attempt { try await harness.service.onRoom.waitingCall().returns("a") }
                await harness.settle()
                harness.open(2)
                """
            )
        )
        #expect(lines.contains("harness.service.onRoom.calls.last?.isCancelled, equals: true, of: harness.service.onRoom)"))
    }

    @Test("Without a harness a scenario is skipped, and says why")
    func skipped() throws {
        let bench = try Bench(
            """
            view-model: final class ListViewModel<Item>
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              tapped: Void
            flows:
              - tap -> tapped
            scenarios:
              a tap is told:
                when: tap
                then: tapped
            """
        ).first()
        let test = try #require(ScenarioTests.tests(of: bench).first)
        #expect(test.name == "aTapIsTold")
        #expect(test.documentation == "")
        #expect(test.skip == "No harness: ListViewModel is generic")
        #expect(test.steps.isEmpty)
    }

    @Test(
        "Of the type that an output has by its declaration, under any name, its value has to be there",
        arguments: [
            ("alert is Alert", #"await scenario.then("alert is Alert", harness.alert, times: 1)"#),
            (
                "alert is AlertsViewModel.Alert",
                #"await scenario.then("alert is AlertsViewModel.Alert", harness.alert, times: 1)"#
            ),
            ("rows is Array<Int>", #"{ ($0 as Any) is Array<Int> }"#),
            ("failure is URLError", #"{ $0 is URLError }"#),
        ]
    )
    func types(_ statement: String, _ line: String) throws {
        let text = try lines(
            of: """
                view-model: AlertsViewModel
                runtime: rxswift
                inputs:
                  tap: Void
                outputs:
                  alert: enum Alert: Equatable
                    - failed(String)
                  rows: [Int]
                  failure: Error
                flows:
                  - tap -> alert.failed("a")
                  - tap -> replace with [1] -> rows
                  - tap -> map { _ -> Error in URLError(.badURL) } -> failure
                scenarios:
                  it is so:
                    when: tap
                    then: \(statement)
                """
        )
        #expect(text.contains(line))
    }
}
