import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Generated tests pass on code that is correct")
struct CorrectCodeTests {
    private static let chat = """
        view-model: ChatViewModel
        runtime: rxswift
        init:
          service: ChatService
        services:
          ChatService:
            - incoming: PublishSubject<String>
            - var outgoing: PublishRelay<String>
            - level: BehaviorRelay<Int>
            - page: BehaviorSubject<Page<Int>>
            - book(_ n: Int) -> Single<Page<Int>>
        inputs:
          pick: IndexPath
          edit: ControlEvent<String>
          text: BehaviorRelay<String> = "x"
        outputs:
          lines: [String] = []
          shown: String
          level: Int = 0
          row: String
          edited: ControlEvent<String>
          again: String
        flows:
          - service.incoming -> shown
          - service.level -> level
          - pick -> with lines -> map { $1[$0.section] } -> row
          - edit -> edited
          - text -> again
          - text -> set lines = [$0]
          - level -> start with 3 -> latest service.book($0) -> ignore
          - errors -> ignore
        samples:
          Page<Int>: Page(items: [1])
        scenarios:
          a message is shown:
            given: service.level sends 1
            when: service.incoming sends "a"
            then: shown = "a"; lines is unchanged; again is silent
        """

    @Test("What a control says is not sent from another thread: nothing brings it to the main one")
    func controls() throws {
        let test = try #require(PlannedTests.tests(Self.chat, of: ThreadTests.tests).values.first)
        #expect(test.contains("harness.fromBackground { $0.text(\"a\") }"))
        #expect(!test.contains("edited.isOnMain"))
    }

    @Test("Nothing is sent that an index may not hold for")
    func traps() throws {
        for (name, provider) in [("release", LifetimeTests.tests), ("threads", ThreadTests.tests), ("inputs", InputTests.tests)]
        {
            for test in try PlannedTests.tests(Self.chat, of: provider).values {
                #expect(!test.contains("pick("), "\(name)")
            }
        }
    }

    @Test("A double that is asked while the view model is wired waits before it is made: by `start with`, by what an input holds")
    func atStart() throws {
        let test = try #require(PlannedTests.tests(Self.chat, of: InitialValueTests.tests)["outputsHaveTheirInitialValues"])
        #expect(test.contains("service.onBook.waits()\nlet harness"))
        #expect(test.contains("await expect(harness.lines.values, equals: [[\"x\"]])"))
    }

    @Test("A relay or subject of a service is held by its stub, which a test lets speak")
    func subjects() throws {
        let tests = try PlannedTests.tests(Self.chat, of: StreamTests.tests)
        #expect(tests["whatIncomingSaysIsShown"]?.contains("harness.service.incoming.onNext(\"a\")") == true)
        #expect(
            tests["whatLevelSaysIsShown"]?.hasSuffix(
                """
                harness.service.level.accept(1)
                harness.service.level.accept(2)

                await expect(harness.level.said, equals: [1, 2])
                """
            ) == true
        )
        let scenario = try #require(PlannedTests.tests(Self.chat, of: ScenarioTests.tests)["aMessageIsShown"])
        #expect(
            scenario == #"""
                let scenario = TestScenario("a message is shown", in: Self.specFile, self)
                let service = ChatServiceStub(page: BehaviorSubject(value: Page(items: [1])))
                service.level.accept(1)
                let harness = ChatViewModelHarness(service: service)

                scenario.when(#"service.incoming sends "a""#)
                harness.service.incoming.onNext("a")

                await scenario.then(#"shown = "a""#, harness.shown, said: ["a"])
                await scenario.then("lines is unchanged", harness.lines, changes: [])
                await scenario.then("again is silent", harness.again, said: [])
                """#
        )
    }

    @Test("What only running it tells is counted, and its closure is not repeated")
    func unknown() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              text: String
            outputs:
              short: String
              isLong: Bool
            flows:
              - text -> map { shortened($0) } -> short
              - text -> map { $0.count > 3 } -> isLong
            """,
            of: InputTests.tests
        )
        let test = try #require(tests.values.first)
        #expect(test.contains("await expect(harness.short.values.count, equals: 2)"))
        #expect(test.contains("await expect(harness.isLong.values, equals: [true, false])"))
    }
}
