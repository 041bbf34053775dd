import Testing

@testable import VMGenCore

@Suite("Messages on what is published, and set by views")
struct PublishedMessageTests {
    @Test("Flows from published variables")
    func sources() {
        expect(
            """
            view-model: final class AViewModel: ObservableObject
            runtime: combine
            variables:
              @Published var query = ""
              @Published var items = [1, 2]
              @Published var page: Int = 1 { didSet { print(page) } }
              var plain = 3
            outputs:
              a: String = ""
              n: Int = 0
            flows:
              - query -> with query -> map { $0 + $1 } -> a
              - query -> filter { $0.count > 2 } -> as long
              - long -> with query -> map { $0 + $1 } -> a
              - query -> debounce 0.3 -> set a = query
              - long -> debounce 0.3 -> with query -> map { $0 + $1 } -> a
              - items -> map { $0.count } -> n
              - page -> n
              - plain -> n
            """,
            says: """
                12:19+5: error: [stale-value] `query` is the value before here: a `Published` tells of a new value before it has it; \
                what arrives is the new one, `$0` in the first step, or declare it without `Published`
                14:18+5: error: [stale-value] `query` is the value before here: a `Published` tells of a new value before it has it; \
                take the new one along as what arrives, or declare it without `Published`
                17:5+5: error: [unknown-name] a flow starts from what is `@Published` and has its type written: \
                `@Published var items: … = …`
                18:5+4: error: [unknown-name] a flow starts from what is `@Published` alone, with no other wrapper and no \
                `didSet`; let the flow do what that does
                19:5+5: error: [unknown-name] `plain` is a plain value, no stream; `with plain` takes it along
                """
        )
    }

    @Test("What is published has a value, and what observes it is no part of it")
    func values() {
        expect(
            """
            view-model: final class AViewModel: ObservableObject
            runtime: combine
            init:
              order: Int = 0
            variables:
              @Published private(set) var current: Int
              @Published var chosen: Int?
              @Published var pin = "" { didSet { isOk = pin.count > 3 } }
              var message: String? { didSet { isOk = message == nil } }
              var isOk = false
            inputs:
              tap: Int
            flows:
              - start -> set current = order
              - tap -> set current = $0
              - tap -> map { "\\($0)" } -> set message = $0
            scenarios:
              set:
                when: pin = "1234"
                then: isOk = true
            """,
            says: """
                6:31+7: error: [line-shape] `current` has no value when the view model is made; write `current: Int = …`, or `Int?`, or let `init` be given it
                19:11+3: error: [scenario-use] `pin` has a wrapper and observes its value, which no scenario sets; let a flow do what its `didSet` does
                """
        )
    }

    @Test("What scenarios set of what is published")
    func scenarios() {
        expect(
            """
            view-model: final class AViewModel: ObservableObject
            runtime: combine
            variables:
              @Published var query = ""
              @Published private(set) var count: Int = 0
            outputs:
              a: String = ""
            flows:
              - query -> a
              - a -> set count = $0.count
            scenarios:
              it is given:
                given: query = "a"
                when: query = "b"
                then: query = "b"; count = 1
              it is set:
                when: query = 3
                then: a = ""
              others are not:
                when: count = 3
                then: a = ""
              nor is an output:
                when: a = "b"
                then: a = ""
              it is not sent:
                when: query "b"
                then: a = "b"
            """,
            says: """
                13:12+11: error: [scenario-use] `query` starts as `""`, and a view sets it later: `when: query = "a"`
                17:19+1: error: [scenario-value] `String` is needed here, and `3` is none
                20:11+5: error: [scenario-use] `count` is a state, and nobody sends it
                23:11+1: error: [scenario-use] `a` is an output, and nobody sends it
                26:11+9: error: [scenario-use] `query` is set by a view: write `query = "b"`
                """
        )
    }

    @Test("Published fields of an output that exists, which nothing feeds")
    func fields() {
        expect(
            """
            view-model: final class AViewModel
            runtime: combine
            inputs:
              back: Void
            outputs: existing
              @Published var word: String = ""
              @Published var unused: String = ""
              @Published var isLong: Bool = false
            flows:
              - word -> map { $0.count > 3 } -> isLong
              - back -> set isLong = false
            """,
            says: """
                7:18+6: warning: [unfed-output] nothing changes the output `unused`; let a flow end in it, or leave it out here: the class \
                has it all the same
                """
        )
    }

    @Test("A published field that is refused says nothing of who may set the others")
    func refusedField() {
        expect(
            """
            view-model: final class AViewModel: ObservableObject
            runtime: combine
            inputs:
              tap: Int
            outputs:
              private(set) var rows: Published<[Int]> = []
              @Published var message: String?
            flows:
              - tap -> set rows = [$0]
              - tap -> set message = "a"
            """,
            says: """
                7:3+10: error: [kind-place] `@Published` is for classes, and the output is a struct; `message: Published<String?> = …` is \
                published by the view model, or declare the class in a Swift file, and describe it by `outputs: existing`
                """
        )
    }

    @Test("A published state")
    func states() {
        expect(
            """
            view-model: final class AViewModel: ObservableObject
            runtime: combine
            state:
              query: Published<String> = ""
            outputs:
              a: String = ""
            flows:
              - query -> a
            """,
            says: """
                4:10+9: error: [kind-place] state is read and set, which `Published` does not allow; leave the kind out, or declare it \
                under `variables`, `@Published var name: …`
                """
        )
    }

    @Test("A computed property reads what a published one had before, too")
    func computed() {
        let text = { (flow: String) in
            """
            view-model: final class AViewModel: ObservableObject
            runtime: combine
            transform: stored
            init:
              api: Api
            services:
              Api:
                - look(_ text: String) async throws -> Int
            variables:
              @Published var query = ""
              var trimmed: String { query.lowercased() }
              var label: String { "<\\(trimmed)>" }
            outputs: Published
              count: Int = 0
            flows:
              \(flow)
              - errors -> ignore
            """
        }
        let reason =
            "reads `query`, which has the value before here: a `Published` tells of a new value before it has it; make it of what "
            + "arrives, or put `delay 0` before the step, so that it has the new one"
        expect(
            text("- query -> latest api.look(trimmed) -> count"),
            says: "16:30+7: error: [stale-value] `trimmed` \(reason)"
        )
        expect(
            text("- query -> with label -> latest api.look($1) -> count"),
            says: "16:19+5: error: [stale-value] `label` \(reason)"
        )
        expect(text("- query -> delay 0 -> latest api.look(trimmed) -> count"), says: "")
        expect(text("- query -> latest api.look($0) -> map { $0 + 1 } -> set count = trimmed.count + $0"), says: "")
    }
}
