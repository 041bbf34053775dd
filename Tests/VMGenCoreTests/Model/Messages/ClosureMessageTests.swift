import Testing

@testable import VMGenCore

@Suite("Messages on closures and on flags of work")
struct ClosureMessageTests {
    private func spec(_ flows: String) -> String {
        let head = """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
              row: Int
            outputs:
              title: String = ""
              page: Int = 1
              isLoading: Bool = false
            logic:
              - split(_ row: Int) -> (String, Int)
              - load() async -> Int
            flows:
              - start -> latest load while isLoading -> page
              - tap, row -> call Log.touch()

            """
        return head + flows.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    }

    @Test(
        "What a closure declares hides members",
        arguments: [
            "- row -> with page -> map { row, page in row + page } -> page",
            "- row -> with page -> map { (row: Int, page: Int) -> Int in row + page } -> page",
            "- row -> map { let page = $0; return page + 1 } -> page",
            "- row -> map { Self.next(page: $0, row: 1) } -> page",
            "- row -> map { row in row } -> page",
            "- row -> map { value in if let page = Int(exactly: value) { return page } else { return 1 } } -> page",
            "- row -> map { [1].map { page in page }.count + $0 } -> page",
        ]
    )
    func shadowing(flow: String) {
        expect(spec(flow), says: "")
    }

    @Test("A member stays a member where nothing hides it")
    func members() {
        expect(
            spec(
                """
                - row -> map { row in row + page } -> page
                - row -> map { page + 1 } -> page
                """
            ),
            says: """
                16:31+4: error: [member-in-closure] `page` is a member of the view model, and `{ }` is pure; take it along, \
                `with page`, and use `$1`
                17:18+4: error: [member-in-closure] `page` is a member of the view model, and `{ }` is pure; take it along, \
                `with page`, and use `$1`
                """
        )
    }

    @Test("Parameters are as many as the values")
    func parameters() {
        expect(
            spec(
                """
                - row -> map { row, page in row } -> page
                - tap -> map { a, b in 1 } -> page
                - row -> with page, title -> map { a, b in a } -> page
                - row -> with page -> map { both in both.0 } -> page
                - row -> map split -> map { title, row in row } -> page
                """
            ),
            says: """
                16:18+9: error: [closure-argument] the closure names 2 values, and one value arrives, `$0` is `row`
                17:18+4: error: [closure-argument] the closure names 2 values, and nothing arrives with the event
                18:38+4: error: [closure-argument] the closure names 2 values, and 3 values arrive: `$0` is `row`, `$1` is `page`, \
                `$2` is `title`
                """
        )
    }

    @Test("The parts of a tuple that a method returns")
    func tuples() {
        expect(
            spec(
                """
                - row -> map split -> set title = $0, page = $1
                - row -> map split -> map { $1 } -> page
                - row -> map split -> set page = $2
                """
            ),
            says: """
                18:36+2: error: [closure-argument] there is no `$2` here: 2 values arrive, `$0` to `$1`
                """
        )
    }

    @Test("Nothing but work changes a flag of work")
    func flags() {
        expect(
            spec(
                """
                - tap -> set isLoading = true, page = 2
                - row -> map { $0 > 1 } -> isLoading
                """
            ),
            says: """
                16:16+9: error: [loading-flag] `isLoading` shows that work runs, so nothing else can change it; give what \
                else is to be shown a field of its own
                  14:32+9: note: shows work here
                17:30+9: error: [loading-flag] `isLoading` shows that work runs, so nothing else can change it; give what \
                else is to be shown a field of its own
                  14:32+9: note: shows work here
                """
        )
    }

    @Test("A flag of work starts as false, at every launch")
    func firstValue() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              defaults: UserDefaults
            outputs:
              isLoading: Bool = true
              isSaving: Bool = false
                persist: defaults "Saving"
            logic:
              - load() async
            flows:
              - start -> latest load while isLoading -> ignore
              - start -> latest load while isSaving -> ignore
            """,
            says: """
                6:21+4: error: [loading-flag] `isLoading` shows that work runs, and none does at first: \
                `isLoading: Bool = false`
                8:14+8: error: [loading-flag] `isSaving` shows that work runs, and none does after a launch; \
                remove `persist`
                """
        )
    }

    @Test("A closure that may be nil, and gives a stream that never fails, never fails")
    func neverFails() {
        expect(
            """
            view-model: AViewModel
            runtime: combine
            init:
              maybe: ((Int) -> AnyPublisher<String, Never>)?
              risky: ((Int) -> AnyPublisher<String, Error>)?
            inputs:
              n: Int
            outputs:
              a: String
              b: String
            flows:
              - n -> all maybe($0) -> a
              - n -> all risky($0) -> b
                  catch -> ignore
            """,
            says: ""
        )
    }
}
