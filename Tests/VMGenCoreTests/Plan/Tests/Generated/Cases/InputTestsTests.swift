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

    @Test("Time passes at once, and what it holds back is looked at shortly before it is over")
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
                harness.advance(by: 0.2)

                await expect(harness.query.values, equals: [])

                harness.advance(by: 0.1)
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

    @Test("Rows that work answers are there before one of them is picked")
    func rows() throws {
        let tests = try tests(
            """
            init:
              store: Store
            services:
              Store:
                - isOpen: Bool { get }
                - rows() async throws -> [String]
            inputs:
              load: Void
              pick: Int
            outputs:
              rows: [String] = []
              picked: String
            flows:
              - load -> with store.isOpen -> filter { $0 } -> latest store.rows() -> rows
              - pick -> with rows -> filter { $1.indices.contains($0) } -> map { $1[$0] } -> picked
              - errors -> ignore
            """
        )
        #expect(
            tests["pickSendsPicked"] == """
                let harness = PageViewModelHarness()
                harness.store.onRows.waits()

                harness.store.isOpen = true
                harness.load()
                try await harness.store.onRows.call(1).returns(["a"])
                await harness.settle()
                harness.pick(0)
                harness.pick(-1)
                harness.pick(0)

                await expect(harness.picked.values, equals: ["a", "a"])
                """
        )
    }

    @Test("What a stream says first is said first")
    func streams() throws {
        let tests = try tests(
            """
            init:
              radio: Radio
            services:
              Radio:
                - isOn: Observable<Bool>
            inputs:
              tap: Void
            outputs:
              isOn: Bool = false
              tapped: Void
            flows:
              - radio.isOn -> isOn
              - tap -> with isOn -> filter { $0 } -> map { _ in } -> tapped
              - errors -> ignore
            """
        )
        #expect(
            tests["tapSendsTapped"] == """
                let harness = PageViewModelHarness()

                harness.radio.onIsOn.sends(true)
                harness.tap()
                harness.tap()

                await expect(harness.tapped.values.count, equals: 2)
                """
        )
    }

    @Test("A closure of `init` is one that records, where a test looks at it")
    func closures() throws {
        let tests = try tests(
            """
            init:
              onClose: (Int) -> Void
              tell: @MainActor (String, Int) -> Void
            inputs:
              close: Int
            flows:
              - close -> do onClose($0) -> call tell("closed", $0)
            """
        )
        let arguments =
            "onClose: { @Sendable in onClose.valueAtOnce($0, or: ()) }, "
            + "tell: { onTell.valueAtOnce((first: $0, second: $1), or: ()) }"
        #expect(
            tests["closeCallsCloseAndTell"] == """
                let onClose = StubbedMethod<Int, Void>("onClose", answer: .value(()))
                let onTell = StubbedMethod<(first: String, second: Int), Void>("onTell", answer: .value(()))
                let harness = PageViewModelHarness(\(arguments))

                harness.close(1)
                harness.close(2)

                await expect(onClose.arguments, equals: [1, 2])
                await expect(onTell.arguments, equals: [("closed", 1), ("closed", 2)])
                """
        )
    }

    @Test("Labels of events, and cases of the enums of fields, have their values")
    func labels() throws {
        let tests = try tests(
            """
            inputs:
              - save(name: String)
            outputs:
              alert: enum Alert
                - saved(String)
            flows:
              - save -> alert.saved(name + "!")
            """
        )
        let saved = { (name: String) in "PageViewModel.Alert.saved(\"\(name)!\")" }
        #expect(
            tests["saveSendsAlert"] == """
                let harness = PageViewModelHarness()

                harness.save(name: "a")
                harness.save(name: "")
                harness.save(name: "b")

                await expect(harness.alert.values, equals: [\(saved("a")), \(saved("")), \(saved("b"))])
                """
        )
    }

    @Test("How often a closure is called that a flow sets is not claimed")
    func setClosure() throws {
        let tests = try tests(
            """
            variables:
              var onPick: ((Int) -> Void)?
            inputs:
              load: Int
            flows:
              - load -> call onPick
              - load -> set onPick = nil
            """
        )
        #expect(tests.isEmpty)
    }
}
