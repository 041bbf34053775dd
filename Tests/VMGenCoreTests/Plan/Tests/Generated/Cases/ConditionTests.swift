import Testing

@testable import VMGenDoubles
@testable import VMGenTesting
@testable import VMGenValues

@Suite("Generated tests behind conditions")
struct ConditionTests {
    private static func work(_ flows: String, inputs: String = "q: String") -> String {
        """
        view-model: PageViewModel
        runtime: rxswift
        init:
          finder: Finder
        services:
          Finder:
            - find(_ text: String) async throws -> [String]
        inputs:
          \(inputs)
        outputs:
          hits: [String] = []
          message: String
        flows:
        \(flows)
          - errors -> map { $0.localizedDescription } -> message
        """
    }

    @Test(
        "Work behind a condition is tested with values that pass it",
        arguments: [
            ("{ $0.count >= 2 }", "[\"ab\", \"abc\"]"), ("{ (8...32).contains($0.count) }", "[\"abcdefgh\", \"abcdefghi\"]"),
            ("{ $0.allSatisfy(\\.isNumber) && !$0.isEmpty }", "[\"12\"]"),
            ("{ $0.hasPrefix(\"ISBN\") }", "[\"ISBN\", \"ISBNa\"]"),
            ("{ $0.contains(\"@\") }", "[\"ada@example.com\"]"), ("{ $0 == \"open\" }", "[\"open\"]"),
        ]
    )
    func work(condition: String, asked: String) throws {
        let tests = try PlannedTests.tests(
            Self.work("  - q -> filter \(condition) -> latest finder.find($0) -> hits"),
            of: WorkTests.tests
        )
        let test = try #require(tests["qAsksFind"])
        let first = asked.dropLast()
        #expect(test.contains("equals: \(first)"), "\(test)")
        let heldBack = condition.contains("8...32") ? "abcdefg" : "a"
        #expect(test.contains("harness.q(\"\(heldBack)\")"), "What is held back is sent too.")
        #expect(tests["qShowsWhatFindAnswers"] != nil)
        #expect(tests["qWorksAgainAfterFindFailed"] != nil)
    }

    @Test("What others have said before is chosen so that it passes")
    func before() throws {
        let tests = try PlannedTests.tests(
            Self.work(
                "  - tap -> with q -> filter { $0.count >= 3 } -> latest finder.find($0) -> hits",
                inputs: "q: String\n  tap: Void"
            ),
            of: WorkTests.tests
        )
        #expect(
            tests["tapAsksFind"] == """
                let harness = PageViewModelHarness()
                harness.finder.onFind.waits()

                harness.q("a")
                harness.tap()
                await harness.settle()
                harness.q("abc")
                harness.tap()
                try await harness.finder.onFind.call(1).returns(["a"])
                await harness.settle()
                harness.tap()

                await expect(harness.finder.onFind.arguments, equals: ["abc", "abc"])
                """
        )
    }

    @Test("Work that begins once is tested once, and what begins again goes before it")
    func once() throws {
        let once = try PlannedTests.tests(
            Self.work("  - q -> take 1 -> latest finder.find($0) -> hits"),
            of: WorkTests.tests
        )
        #expect(once["qAsksFind"]?.contains("equals: [\"a\"]") == true)
        #expect(once["aFailureOfFindIsTold"] != nil)
        let again = try PlannedTests.tests(
            Self.work(
                "  - q -> take 1 -> as a\n  - again -> as b\n  - a, b -> latest finder.find($0) -> hits",
                inputs: "q, again: String"
            ),
            of: WorkTests.tests
        )
        #expect(again["againAsksFind"] != nil)
    }

    @Test("Arrays are made longer of elements that tests have, and of no others")
    func arrays() throws {
        let bench = try PlannedTests.bench(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              rows: [Row]
            outputs:
              isLong: Bool
            flows:
              - rows -> map { $0.count > 2 } -> isLong
            """
        )
        let suited = SuitedValues(bench.spec.flows[0].steps)
        #expect(suited.values(of: "[Row]", besides: ["[]"]) == [])
        #expect(suited.values(of: "[Int]", besides: ["[]", "[7]"]) == ["[7, 7]", "[7, 7, 7]"])
    }

    @Test("A `skip` is passed by sending before")
    func skipped() throws {
        let tests = try PlannedTests.tests(
            Self.work("  - q -> skip 1 -> debounce 0.3 -> latest finder.find($0) -> hits"),
            of: WorkTests.tests
        )
        #expect(tests["qAsksFind"]?.contains("equals: [\"a\", \"b\"]") == true)
    }

    @Test("An event's values are passed on, and one that tells goes with those that do not")
    func events() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              - nameChanged(String)
            outputs:
              - saveEnabled(Bool)
            flows:
              - nameChanged -> map { $0.count >= 2 } -> .saveEnabled
            """,
            of: InputTests.tests
        )
        #expect(tests["nameChangedSendsOutput"]?.contains(".saveEnabled(false)") == true)
        #expect(tests["nameChangedSendsOutput"]?.contains(".saveEnabled(true)") == true)
    }

    @Test(
        "What no test shows is named with its reason",
        arguments: [
            (
                "  - q -> filter { ISBN($0).isValid } -> word",
                "what comes of `filter { ISBN($0).isValid }` is known only where it runs; a scenario can say it"
            ),
            (
                "  - q -> filter { $0 != $0 } -> word",
                "no value that is tried passes `filter { $0 != $0 }`; give a sample of `q`, or write a scenario"
            ),
            ("  - q -> latest other.find($0) -> word", "nothing stands in for `other.find($0)`"),
        ]
    )
    func untested(flow: String, reason: String) throws {
        let bench = try PlannedTests.bench(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              other: Other
            inputs:
              q: String
            outputs:
              word: String
              message: String
            flows:
            \(flow)
              - errors -> map { $0.localizedDescription } -> message
            samples:
              other: Other()
            """
        )
        let planner = GeneratedTestsPlanner(bench: bench, dialect: TestDialect(framework: .xctest))
        #expect(planner.all.untested == [UntestedFlow(index: 0, reason: reason)])
    }

    @Test("What comes of answers is for a scenario: no sample of an input without a value would help")
    func untestedAnswers() throws {
        let bench = try PlannedTests.bench(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              shop: Shop
            services:
              Shop:
                - page() async throws -> Page
                - more(_ cursor: String) async throws -> [Int]
            inputs:
              load, scrolledToEnd: Void
            outputs:
              rows: [Int] = []
              message: String
            state:
              cursor: String? = nil
            flows:
              - load -> latest shop.page() -> as page
              - page -> map { $0.cursor } -> cursor
              - page -> map { $0.rows } -> rows
              - scrolledToEnd -> with cursor -> compactMap -> first shop.more($0) -> rows
              - errors -> map { "\\($0)" } -> message
            samples:
              Page: Page(rows: [], cursor: nil)
            """
        )
        let planner = GeneratedTestsPlanner(bench: bench, dialect: TestDialect(framework: .xctest))
        let reason =
            "no value that is tried passes `compactMap`; what does comes of what `shop.page()` answers, which a scenario says"
        #expect(planner.all.untested == [UntestedFlow(index: 3, reason: reason)])
    }
}
