import Testing
import VMGenDoubles

@testable import VMGenTesting

@Suite("What one uncertain thing leaves certain")
struct UncertaintyTests {
    private func spec(_ flows: String, logic: String = "") -> String {
        """
        view-model: PageViewModel
        runtime: rxswift
        init:
          store: Store
        services:
          Store:
            - pages(of query: Query) async throws -> [Int]
            - send(_ text: String) async throws -> Int
        inputs:
          query: Query
          tap: Void
        outputs:
          ok: Bool
          sent: Int
          found: [Int]
          slider: Double = 0
          label: String
          error: Error
        state:
          draft: String = ""
        \(logic)
        flows:
        \(flows)
          - errors -> error
        """
    }

    @Test("A filter that nobody can foresee leaves other work to be tested: what a waiting double is asked brings nothing")
    func filtered() throws {
        let text = spec(
            """
              - query -> filter { $0.isComplete } -> latest store.pages(of: $0) -> as pages
              - pages -> found
              - pages -> call show
              - tap -> with draft -> first store.send($0) -> sent
            """,
            logic: """
                logic:
                  - show(_ pages: [Int], state: State)
                samples:
                  Query: Query()
                """
        )
        let tests = try PlannedTests.tests(text, of: WorkTests.tests)
        #expect(tests["tapShowsWhatSendAnswers"] != nil)
        #expect(tests.keys.allSatisfy { !$0.hasPrefix("query") })
    }

    @Test("A method that a map names answers, and does nothing else")
    func pure() throws {
        let text = spec(
            """
              - draft -> map isBlank -> ok
              - tap -> with draft -> first store.send($0) -> sent
              - query -> set draft = "a"
            """,
            logic: """
                logic:
                  - isBlank(_ text: String) -> Bool
                """
        )
        #expect(try PlannedTests.tests(text, of: WorkTests.tests)["tapShowsWhatSendAnswers"] != nil)
    }

    @Test("A test that looks at nothing is none")
    func asserts() {
        let send = TestStep.send([.init(trigger: .input(0), arguments: "")])
        let double = TestDouble.member(parameter: "store", name: "onSend")
        #expect(!GeneratedTest(name: "a", documentation: "", steps: [send, .gap]).asserts)
        #expect(GeneratedTest(name: "a", documentation: "", steps: [.called(double, times: 1)]).asserts)
    }
}
