import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Generated tests of work")
struct WorkTestsTests {
    private func tests(_ policy: String) throws -> [String: String] {
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
                - page(at index: Int) async throws -> String
            inputs:
              turn: Int
            outputs:
              text: String = ""
              isLoading: Bool = false
              error: PageError
            flows:
              - turn -> \(policy) store.page(at: $0) while isLoading -> text
              - errors -> error
            """,
            of: WorkTests.tests
        )
    }

    @Test("Each answer arrives")
    func answered() throws {
        #expect(
            try tests("latest")["turnShowsWhatPageAnswers"] == """
                let harness = PageViewModelHarness()
                harness.store.onPage.waits()

                harness.turn(1)
                try await harness.store.onPage.calls(1)[0].returns("a")

                await expect(harness.text.values, equals: ["", "a"])

                harness.turn(2)
                try await harness.store.onPage.calls(2)[1].returns("b")

                await expect(harness.text.values, equals: ["", "a", "b"])
                """
        )
    }

    @Test("A failure is told once, and the next try works")
    func failed() throws {
        #expect(
            try tests("latest")["turnWorksAgainAfterPageFailed"] == """
                let harness = PageViewModelHarness()
                harness.store.onPage.waits()

                harness.turn(1)
                try await harness.store.onPage.calls(1)[0].fails(with: URLError(.timedOut))

                await expect(harness.error.values, equals: [.offline])

                harness.turn(2)
                try await harness.store.onPage.calls(2)[1].returns("b")

                await expect(harness.text.values, equals: ["", "b"])
                await expect(harness.error.values, equals: [.offline])
                """
        )
    }

    @Test("Every policy is told from the others by two answers out of order")
    func policies() throws {
        #expect(
            try tests("latest")["aNewerTurnCancelsTheOneBefore"]?.contains("calls[0].isCancelled, equals: true") == true
        )
        #expect(try tests("first")["turnIsIgnoredWhileItsWorkRuns"]?.contains("calls.count, equals: 1") == true)
        #expect(try tests("queue")["turnWaitsForTheWorkBefore"]?.contains(#"equals: ["", "a", "b"]"#) == true)
        #expect(try tests("all")["everyTurnIsAnsweredWhateverTheOrder"]?.contains(#"equals: ["", "b", "a"]"#) == true)
    }

    @Test("A flag goes up and down, after a failure as well")
    func loading() throws {
        let tests = try tests("latest")
        for name in ["isLoadingShowsPageUntilItIsAnswered", "isLoadingShowsPageUntilItFails"] {
            let text = try #require(tests[name])
            #expect(text.contains("await expect(harness.isLoading.values, equals: [false, true])\n"))
            #expect(text.hasSuffix("await expect(harness.isLoading.values, equals: [false, true, false])"))
        }
    }
}
