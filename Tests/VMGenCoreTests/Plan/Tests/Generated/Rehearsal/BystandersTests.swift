import Testing

@testable import VMGenTesting

/// Where an input starts much work, a test of one piece of it says in one line that the rest waits, and goes without it.
@Suite("Much work of one input")
struct BystandersTests {
    /// A spec whose input starts `count` pieces of work; `more` flows.
    private func spec(_ count: Int, _ more: String = "") -> String {
        let numbers = 0..<count
        return """
            view-model: PageViewModel
            runtime: rxswift
            init:
              service: Service
            services:
              Service:
                - other() -> Single<Int>
            \(numbers.map { "    - load\($0)() -> Single<Int>\n" }.joined())
            inputs:
              tap: Void
              number: Int
            outputs:
              other: Int = 0
            \(numbers.map { "  n\($0): Int = 0\n" }.joined())
              error: any Error
            flows:
              - number -> other
            \(numbers.map { "  - tap -> latest service.load\($0)() -> n\($0)\n" }.joined())
            \(more)
              - errors -> error
            """
    }

    /// The bodies of the tests of work, without what keeps others waiting.
    private func bodies(_ text: String) throws -> [String: String] {
        try PlannedTests.tests(text, of: WorkTests.tests).mapValues { body in
            body.split(separator: "\n").filter { !$0.hasSuffix(".waits()") && !$0.hasPrefix("keepWorkOf") }
                .joined(separator: "\n")
        }
    }

    @Test("Three are named one by one; more are kept waiting by a method")
    func line() throws {
        let few = try PlannedTests.tests(spec(3), of: WorkTests.tests)["tapShowsWhatLoad1Answers"]
        #expect(few?.contains("harness.service.onLoad2.waits()") == true)
        let many = try PlannedTests.tests(spec(4), of: WorkTests.tests)["tapShowsWhatLoad1Answers"]
        #expect(
            many == """
                let harness = PageViewModelHarness()
                keepWorkOfTapWaiting(in: harness)

                harness.tap()
                try await harness.service.onLoad1.call(1).returns(1)

                await expect(harness.n1.said, equals: [1])

                harness.tap()
                try await harness.service.onLoad1.call(2).returns(2)

                await expect(harness.n1.said, equals: [1, 2])
                """
        )
    }

    @Test("A test sees the same, whether it goes through the rest or not")
    func same() throws {
        let (few, many) = (try bodies(spec(3)), try bodies(spec(9)))
        #expect(!few.isEmpty)
        for (name, body) in few { #expect(many[name] == body) }
    }

    @Test("What asks a double that others ask too, or shows that it runs, is gone through")
    func others() throws {
        let more =
            "  - tap -> latest service.load0() while isBusy -> other\n  - tap -> latest service.other() -> other\n"
        let text = spec(6, more).replacing("  other: Int = 0\n", with: "  other: Int = 0\n  isBusy: Bool = false\n")
        let bench = try PlannedTests.bench(text)
        let doubles = bench.bystanders[.input(0)]?.doubles.map(\.word)
        #expect(doubles == ["Load1", "Load2", "Load3", "Load4", "Load5", "Other"])
    }

    @Test("What is written grows as the spec does")
    func growth() throws {
        let lines = try [20, 40].map { count in
            let bench = try PlannedTests.bench(spec(count))
            let plan = GeneratedTestsPlanner(bench: bench, dialect: TestDialect(framework: .xctest))
            let file = plan.plan(plan.all, specName: "Page", specFile: nil, module: nil)
            return file?.sections.flatMap(\.tests).map(\.body.count).reduce(0, +) ?? 0
        }
        #expect(lines[1] < lines[0] * 21 / 10)
    }

    @Test("Nothing of it counts as untested")
    func untested() throws {
        let bench = try PlannedTests.bench(spec(8))
        let planner = GeneratedTestsPlanner(bench: bench, dialect: TestDialect(framework: .xctest))
        #expect(planner.all.untested.isEmpty)
    }

    @Test("A harness before which much has to wait is made by a method, where tests share it")
    func harness() throws {
        let text = spec(4).replacing("- tap -> latest service.load", with: "- start -> latest service.load")
        let bench = try PlannedTests.bench(
            text.replacing("  - errors", with: "  - tap -> latest service.other() -> other\n  - errors")
        )
        let planner = GeneratedTestsPlanner(bench: bench, dialect: TestDialect(framework: .xctest))
        let all = planner.all
        #expect(all.untested.isEmpty)
        let plan = planner.plan(all, specName: "Page", specFile: nil, module: nil)
        let methods = try #require(plan?.sections.last)
        #expect(methods.tests.map(\.signature) == ["private func makeHarness() -> PageViewModelHarness"])
        #expect(
            methods.tests.first?.body == [
                "let service = ServiceStub()", "service.onLoad0.waits()", "service.onLoad1.waits()",
                "service.onLoad2.waits()", "service.onLoad3.waits()", "return PageViewModelHarness(service: service)",
            ]
        )
        let work = try #require(plan?.sections.first { $0.title == "Work" })
        #expect(work.tests.allSatisfy { $0.body.first == "let harness = makeHarness()" })
    }
}
