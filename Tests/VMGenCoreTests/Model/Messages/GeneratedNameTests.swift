import Testing

@testable import VMGenPlan

@Suite("Messages on names that the output has for something else")
struct GeneratedNameTests {
    @Test("Members of the view model")
    func members() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              enum Output { case one }
              private struct Page {}
            init:
              disposeBag: FlowRepository
              defaults: UserDefaults
              persistence: PersistenceService
            inputs:
              flowsRelay: Void
              Key: Void
              Input: Void
            outputs:
              page: Int = 1
                persist: defaults "Page"
              _page: Int = 2
              error: Error
              errorRelay: Int = 3
              title: Void
              titleRelay: Void
              Output: Int = 4
            flows:
              - flowsRelay, Key, Input -> set page = 2
              - flowsRelay -> debounce 0.3 -> call disposeBag.load()
              - flowsRelay -> call persistence.save()
              - page -> _page
              - page -> errorRelay
              - page -> title
              - title -> titleRelay
              - errors -> error
              - flowsRelay -> replace with 1 -> as scheduler
              - scheduler -> Output
            """,
            says: """
                4:8+6: error: [generated-name] `Output` is taken by the generated code, for the type of what goes out; \
                choose another name
                7:3+10: error: [generated-name] `disposeBag` is taken by the generated code, for the view model's \
                subscriptions; choose another name
                9:3+11: error: [generated-name] `persistence` is taken by the generated code, for the subscriptions that \
                keep values between launches; choose another name
                17:3+5: error: [generated-name] `_page` is taken by the generated code, for the storage of `page`; \
                choose another name
                19:3+10: error: [generated-name] `errorRelay` is taken by the generated code, for the stream behind \
                `error`; choose another name
                22:3+6: error: [generated-name] `Output` is taken by the generated code, for the type of what goes out; \
                choose another name
                32:40+9: error: [generated-name] `scheduler` is taken by the generated code, for what time steps run on; \
                choose another name
                """
        )
    }

    @Test("Where logic receives the state, its type is taken, and the relays are the state's")
    func state() {
        expect(
            """
            view-model: AViewModel
            runtime: combine
            transform: (from view: Input, cancellables: inout Set<AnyCancellable>) -> Output
            types: |
              enum State { case idle }
            init:
              errorSubject: Int
              view: Int
            inputs:
              tap: Void
            outputs:
              error: String
            state:
              errorSubject2: Int = 1
              cancellables: Int = 0
            logic:
              - load(state: State)
            flows:
              - tap -> call load
              - tap -> set cancellables = errorSubject + view
            """,
            says: """
                5:8+5: error: [generated-name] `State` is taken by the generated code, for the type of what the view \
                model remembers; choose another name
                8:3+4: error: [generated-name] `view` is taken by the generated code, for the parameter of `transform`; \
                choose another name
                15:3+12: error: [generated-name] `cancellables` is taken by the generated code, for the bag that \
                `transform` is given; choose another name
                """
        )
    }

    @Test("Types that the generated code says streams with keep their names")
    func typesOfStreams() {
        for (runtime, names) in [("combine", ["Never", "Void"]), ("rxswift", ["Void"])] {
            let found = ["Never", "Void"].filter { name in
                CheckedSpec(
                    """
                    view-model: final class AViewModel
                    runtime: \(runtime)
                    types: |
                      struct \(name): Equatable { var id = 1 }
                    inputs:
                      tap: Int
                    outputs:
                      last: Int = 0
                    flows:
                      - tap -> last
                    """
                ).summary.contains("`\(name)` would hide Swift's own type of that name; choose another name")
            }
            #expect(found == names)
        }
    }

    @Test("What this spec's output does not have is free")
    func free() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Input, disposeBag: DisposeBag) -> Output
            init:
              flows: FlowRepository
              persistence: PersistenceService
            outputs:
              Key: Int
              State: Int
            flows:
              - flows.pages -> Key
              - persistence.states -> State
              - errors -> ignore
            """,
            says: ""
        )
    }

    @Test("An output that is a stream has no relay whose name would be taken")
    func streams() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              api: Api
            inputs:
              tap: Void
            outputs:
              rooms: [Int]
              titles: [String]
            variables:
              var roomsRelay: Int = 1
            services:
              Api:
                - load() -> Single<[Int]>
            flows:
              - tap -> latest api.load() -> rooms
              - rooms -> map { $0.map(String.init) } -> titles
              - errors -> ignore
            """,
            says: ""
        )
    }

    @Test(
        "Keywords that keep their meaning",
        arguments: ["Protocol", "Type", "await", "inout", "let", "self", "try"]
    )
    func keywords(word: String) {
        let source = """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              \(word): Void
            """
        expect(
            source,
            says: """
                4:3+\(word.utf8.count): error: [invalid-name] `\(word)` keeps its meaning in Swift, even in backticks; \
                choose another name
                4:3+\(word.utf8.count): warning: [unused-input] no flow uses the input `\(word)`; \
                `\(word) -> ignore` says so on purpose
                """
        )
    }
}
