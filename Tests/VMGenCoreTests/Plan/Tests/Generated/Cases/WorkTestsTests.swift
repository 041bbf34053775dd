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
                try await harness.store.onPage.call(1).returns("a")

                await expect(harness.text.said, equals: ["a"])

                harness.turn(2)
                try await harness.store.onPage.call(2).returns("b")

                await expect(harness.text.said, equals: ["a", "b"])
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
                try await harness.store.onPage.call(1).fails(with: URLError(.timedOut))

                await expect(harness.error.values, equals: [.offline])

                harness.turn(2)
                try await harness.store.onPage.call(2).returns("b")

                await expect(harness.text.said, equals: ["b"])
                await expect(harness.error.values, equals: [.offline])
                """
        )
    }

    @Test("Every policy is told from the others by two answers out of order")
    func policies() throws {
        func test(_ policy: String) throws -> String { try #require(tests(policy)["turnWhilePageRuns"]) }
        #expect(try test("latest").contains("isCancelled), equals: [true, false])"))
        #expect(try test("latest").contains(#"text.said, equals: ["b"]"#))
        #expect(try test("all").contains("isCancelled), equals: [false, false])"))
        for policy in ["first", "queue"] {
            #expect(try test(policy).contains("isCancelled), equals: [false])"))
            #expect(try test(policy).contains(#"text.said, equals: ["a", "b"]"#))
            #expect(try test(policy).split(separator: "\n").count { $0 == "harness.turn(2)" } == (policy == "first" ? 2 : 1))
        }
    }

    @Test("A flag goes up and down, after a failure as well")
    func loading() throws {
        let tests = try tests("latest")
        for name in ["isLoadingShowsPageUntilItIsAnswered", "isLoadingShowsPageUntilItFails"] {
            let text = try #require(tests[name])
            #expect(text.contains("await expect(harness.isLoading.said, equals: [true])\n"))
            #expect(text.hasSuffix("await expect(harness.isLoading.said, equals: [true, false])"))
        }
    }
}
