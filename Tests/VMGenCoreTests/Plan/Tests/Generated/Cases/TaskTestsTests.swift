import Testing

@testable import VMGenCheck
@testable import VMGenTesting

/// Work in tasks begins and ends in a later turn: a test waits for it before it sends what depends on that.
@Suite("Generated tests of work in tasks")
struct TaskTestsTests {
    private func tests(
        _ flow: String,
        failures: String = "errors -> ignore",
        outputs: String = "text: String = \"\"",
        answer: String = "async throws -> String",
        of provider: (TestBench) -> [GeneratedTest] = WorkTests.tests
    ) throws -> [String: String] {
        try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            errors: PageError
              - offline: transport, other
            init:
              store: Store
            services:
              Store:
                - page() \(answer)
            inputs:
              turn: Void
            outputs:
              \(outputs)
            flows:
              - \(flow)
              - \(failures)
            """,
            of: provider
        )
    }

    @Test("What starts by itself has begun before something newer cancels it")
    func start() throws {
        let tests = try tests("start, turn -> latest store.page() -> text")
        #expect(
            tests["turnWorksAgainAfterPageFailed"] == """
                let store = StoreStub()
                store.onPage.waits()
                let harness = PageViewModelHarness(store: store)

                await harness.settle()
                harness.turn()
                try await harness.store.onPage.call(2).fails(with: URLError(.timedOut))

                await harness.settle()
                harness.turn()
                try await harness.store.onPage.call(3).returns("b")

                await expect(harness.text.said, equals: ["b"])
                """
        )
        let sync = try self.tests("start, turn -> latest store.page() -> text", answer: "-> Single<String>")
        #expect(sync["turnWorksAgainAfterPageFailed"]?.contains("settle()\n") == false)
    }

    @Test("What starts by itself has begun before the view is wired again")
    func transform() throws {
        let tests = try tests("start, turn -> latest store.page() -> text", of: LifetimeTests.tests)
        #expect(
            tests["transformTwiceActsOnce"] == """
                let store = StoreStub()
                store.onPage.waits()
                let harness = PageViewModelHarness(store: store)
                await harness.settle()
                harness.transform()

                await harness.settle()
                harness.turn()

                await expect(harness.store.onPage.calls.count, equals: 3)
                """
        )
    }

    @Test("What starts by itself has no answer that a later call is given on another thread")
    func delivered() throws {
        let tests = try tests("start, turn -> latest store.page() -> text")
        #expect(
            tests["whatPageAnswersArrivesOnTheMainThread"] == """
                let store = StoreStub()
                store.onPage.waits()
                let harness = PageViewModelHarness(store: store)
                await harness.settle()
                harness.store.onPage.answers(with: .value("a").delivered(on: DispatchQueue.global()))

                harness.turn()

                await expect(harness.text.said, equals: ["a"])
                await expectOnMain(harness.text)
                """
        )
    }

    @Test("A failure that nothing shows is over before the next try", arguments: ["latest", "first", "queue", "all"])
    func hiddenFailure(policy: String) throws {
        let test = try #require(tests("turn -> \(policy) store.page() -> text")["turnWorksAgainAfterPageFailed"])
        #expect(test.contains("fails(with: URLError(.timedOut))\n\nawait harness.settle()\nharness.turn()\n"))
    }

    @Test("A failure in an event is of the spec's own type")
    func ownFailure() throws {
        let test = try #require(
            tests(
                "turn -> first store.page() -> .shown($0)",
                failures: "errors -> .failed($0)",
                outputs: "- shown(String)\n  - failed(PageError)"
            )["turnWorksAgainAfterPageFailed"]
        )
        #expect(test.contains("await expect(harness.output.values, equals: [.failed(PageError.offline)])"))
    }
}
