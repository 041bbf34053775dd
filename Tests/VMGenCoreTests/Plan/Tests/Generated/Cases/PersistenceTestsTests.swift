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

    @Test("What others read of a state is what the start has made of what was stored; what may be anything is not looked at")
    func changedAtTheStart() throws {
        func test(_ flow: String) throws -> String? {
            try PlannedTests.tests(
                """
                view-model: LaunchesViewModel
                runtime: rxswift
                init:
                  defaults: UserDefaults
                  api: Api
                services:
                  Api:
                    - level: BehaviorRelay<Int> { get }
                inputs:
                  tap: Void
                outputs:
                  done: Int = 0
                state:
                  private(set) var launches: Int = 0
                    persist: defaults "Launches"
                flows:
                  - \(flow)
                  - tap -> set done = launches
                """,
                of: PersistenceTests.tests
            )["launchesIsRestored"]
        }
        #expect(
            try test("start -> set launches = launches + 1") == """
                let defaults = UserDefaultsStub(["Launches": 37])
                let harness = LaunchesViewModelHarness(defaults: defaults)

                await expect(harness.viewModel.launches, equals: 38)
                """
        )
        #expect(try test("api.level -> launches") == nil)
        #expect(try test("tap -> set launches = 1")?.contains("launches, equals: 37)") == true)
    }

    @Test("What waits behind what waits has its time too before the store is looked at")
    func twoDelays() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: DraftViewModel
            runtime: combine
            init:
              defaults: UserDefaults
            inputs:
              text: String
            outputs:
              isTyping: Bool = false
            state:
              draft: String = ""
                persist: defaults "Draft"
            flows:
              - text -> set isTyping = true
              - text -> debounce 0.3 -> as typed
              - typed -> set isTyping = false
              - typed -> delay 2 -> set draft = $0
            """,
            of: PersistenceTests.tests
        )
        #expect(
            tests["draftIsSaved"] == """
                let harness = DraftViewModelHarness()

                harness.text("a")
                harness.advance(by: 0.3)
                harness.advance(by: 2.0)

                await expect(harness.defaults.object(forKey: "Draft") as? String, equals: "a")
                """
        )
    }
}
