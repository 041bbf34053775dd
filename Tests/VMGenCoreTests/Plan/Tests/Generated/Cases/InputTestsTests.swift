import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Generated tests of inputs")
struct InputTestsTests {
    private func tests(_ sections: String) throws -> [String: String] {
        try PlannedTests.tests("view-model: PageViewModel\nruntime: rxswift\n\(sections)", of: InputTests.tests)
    }

    @Test("What a flow sets is computed from what was set before")
    func sets() throws {
        let tests = try tests(
            """
            inputs:
              add: Int
            outputs:
              count: Int = 0
            flows:
              - add -> set count = count + $0
            """
        )
        #expect(
            tests["addSetsCount"] == """
                let harness = PageViewModelHarness()

                harness.add(1)
                harness.add(2)

                await expect(harness.count.said, equals: [1, 3])
                """
        )
    }

    @Test("What is filtered out or repeats is sent as well")
    func filtered() throws {
        let tests = try tests(
            """
            inputs:
              text: String
            outputs:
              query: String
            flows:
              - text -> filter { !$0.isEmpty } -> distinct -> query
            """
        )
        #expect(
            tests["textSendsQuery"] == """
                let harness = PageViewModelHarness()

                harness.text("a")
                harness.text("a")
                harness.text("")
                harness.text("b")

                await expect(harness.query.values, equals: ["a", "b"])
                """
        )
    }

    @Test("What a combination needs is sent before")
    func combined() throws {
        let tests = try tests(
            """
            inputs:
              id: String
              password: String
            outputs:
              isReady: Bool = false
            flows:
              - id, password -> combine -> map { !$0.isEmpty && !$1.isEmpty } -> isReady
            """
        )
        #expect(
            tests["idSetsIsReady"] == """
                let harness = PageViewModelHarness()

                harness.password("a")
                harness.id("a")
                harness.id("")
                harness.id("b")

                await expect(harness.isReady.said, equals: [true, false, true])
                """
        )
    }

    @Test("Time passes at once")
    func time() throws {
        let tests = try tests(
            """
            inputs:
              text: String
            outputs:
              query: String
            flows:
              - text -> debounce 0.3 -> query
            """
        )
        #expect(
            tests["textSendsQuery"] == """
                let harness = PageViewModelHarness()

                harness.text("a")
                harness.advance(by: 0.3)
                harness.text("b")
                harness.advance(by: 0.3)

                await expect(harness.query.values, equals: ["a", "b"])
                """
        )
    }

    @Test("Services are called with what was sent")
    func called() throws {
        let tests = try tests(
            """
            init:
              store: Store
            services:
              Store:
                - keep(_ note: String, at index: Int)
            inputs:
              save: String
            flows:
              - save -> call store.keep($0, at: 1)
            """
        )
        #expect(
            tests["saveCallsKeep"] == """
                let harness = PageViewModelHarness()

                harness.save("a")
                harness.save("b")

                await expect(harness.store.onKeep.arguments, equals: [("a", 1), ("b", 1)])
                """
        )
    }

    @Test("A value that the spec has no sample of is a reason to skip")
    func missing() throws {
        let tests = try tests(
            """
            inputs:
              pick: Room
            outputs:
              picked: Room
            flows:
              - pick -> picked
            """
        )
        #expect(tests == ["pickHasItsEffect": #"throw XCTSkip("`samples:` has no value of `Room`")"#])
    }
}
