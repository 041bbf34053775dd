import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Generated tests of what is kept")
struct PersistenceTestsTests {
    @Test("A kept field is restored, saved, and survives a value of another type")
    func all() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              defaults: UserDefaults
            inputs:
              turn: Int
            outputs:
              page: Int8 = 1
                persist: defaults "Page"
            flows:
              - turn -> map { Int8($0) } -> page
            """,
            of: PersistenceTests.tests
        )
        #expect(
            tests["pageIsRestored"] == """
                let defaults = UserDefaultsStub(["Page": 2])
                let harness = PageViewModelHarness(defaults: defaults)

                await expect(harness.page.values, equals: [2])
                """
        )
        #expect(
            tests["pageIsSaved"] == """
                let harness = PageViewModelHarness()

                harness.turn(1)

                await expect(harness.defaults.object(forKey: "Page") as? Int, equals: Int(Int8(1)))
                """
        )
        #expect(
            tests["pageSurvivesAWrongStoredType"] == """
                let defaults = UserDefaultsStub(["Page": "not stored by this app"])
                let harness = PageViewModelHarness(defaults: defaults)

                await expect(harness.page.values, equals: [1])
                """
        )
        #expect(
            tests["nothingIsSavedBeforeSomethingChanges"] == """
                let harness = PageViewModelHarness()

                await expect(harness.defaults.writes.map(\\.key), equals: [])
                """
        )
    }

    @Test("A state that is kept shows in what comes of an input")
    func state() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              defaults: UserDefaults
            inputs:
              turn: Void
            outputs:
              page: Int
            state:
              last: Int = 1
                persist: defaults "Last"
            flows:
              - turn -> with last -> map { $0 + 1 } -> page
              - page -> last
            """,
            of: PersistenceTests.tests
        )
        #expect(
            tests["lastIsRestored"] == """
                let defaults = UserDefaultsStub(["Last": 37])
                let harness = PageViewModelHarness(defaults: defaults)

                harness.turn()

                await expect(harness.page.values, equals: [38])
                """
        )
    }
}
