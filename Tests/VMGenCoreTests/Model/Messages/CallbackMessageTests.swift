import Testing

/// What is said of callbacks, and of outputs that logic sends to beside flows.
@Suite("Messages: callbacks, and what logic sends")
struct CallbackMessageTests {
    @Test("Callbacks that are handed nothing, and lines of logic that say nothing")
    func callbacks() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              count: Int = 0
              toast: String
              moved: Void
            logic:
              - callback service(_ service: Service, didFind name: String)
              - callback(_ name: String, state: State)
              - callback stop(state: State)
            flows:
              - tap -> moved
              - logic -> count
              - logic -> tost
              - logic, tap -> moved
              - logic -> map { $0 } -> toast
              - logic -> toast
            """#,
            says: #"""
                10:14+7: error: [line-shape] a callback stands here to be handed the state, `state: State`; one without it is any method of an extension
                15:14+5: error: [bad-sink] logic sets `count` anyway, `state.count = …`; leave this line out
                16:14+4: error: [bad-sink] `logic ->` ends in an output without a value, or in an event of the output, `.failed`
                17:5+5: error: [bad-sink] `logic` stands alone before one arrow, `logic -> toast`: it says that logic sends to that output as well
                18:5+5: error: [bad-sink] `logic` stands alone before one arrow, `logic -> toast`: it says that logic sends to that output as well
                """#
        )
    }

    @Test("Callbacks that take as many values as one likes")
    func variadic() {
        expect(
            #"""
            view-model: final class AViewModel: ScanDelegate
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              count: Int = 0
            logic:
              - callback scanned(_ names: String..., state: State)
              - callback change(_ count: inout Int, state: State)
            flows:
              - tap -> set count = 1
            """#,
            says: #"""
                8:14+7: error: [line-shape] a callback hands on what it is given, and Swift hands on no variadic `names`; write `scanned` in an extension, and have it call a callback that takes `[String]`
                """#
        )
    }

    @Test("A class that is `Sendable`, and keeps subscriptions")
    func sendable() {
        expect(
            #"""
            view-model: final class AViewModel: Sendable
            runtime: rxswift
            inputs:
              tap: Int
            outputs:
              count: Int = 0
            flows:
              - tap -> count
            """#,
            says: #"""
                1:37+8: error: [bad-declaration] a class that keeps subscriptions is `Sendable` on the main actor alone; put `@MainActor` before `final class`, which makes it `Sendable`
                """#
        )
    }

    @Test("A struct that keeps nothing, with events")
    func structOfEvents() {
        expect(
            #"""
            view-model: struct AViewModel
            runtime: rxswift
            inputs:
              - tap(Int)
            outputs:
              - shown(Int)
            flows:
              - tap -> .shown
            """#,
            says: #"""
                1:20+10: error: [struct-bag] a struct cannot keep its own subscriptions; write `transform: (input: Observable<Input>, disposeBag: DisposeBag) -> Observable<Output>`, or make it a class
                """#
        )
    }

    @Test("Callbacks that Swift cannot tell from another member")
    func sameName() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              let limit: Int
            requests:
              load: GET https://api.example.com/load
            inputs:
              tap: Void
            outputs:
              count: Int = 0
            logic:
              - callback limit(state: State)
              - callback load(state: State)
              - callback disposeBag(state: State)
              - callback add(_ number: Int, state: State)
              - add(_ number: Int)
              - callback show(_ number: Int, state: State)
              - callback show(_ text: String, state: State)
              - callback limit(_ number: Int, state: State)
            flows:
              - tap -> latest load -> set count = limit
              - tap -> call add(limit)
              - errors -> ignore
            """#,
            says: #"""
                12:14+5: error: [duplicate-name] there is a parameter `limit` already; choose another name; a parameter keeps its label before it, `limit other: …`
                  4:7+5: note: first declared here
                13:14+4: error: [duplicate-name] there is a request `load` already; choose another name
                  6:3+4: note: first declared here
                14:14+10: error: [generated-name] `disposeBag` is taken by the generated code, for the view model's subscriptions; choose another name
                16:5+3: error: [duplicate-name] there is a method `add` already; choose another name
                  15:14+3: note: first declared here
                """#
        )
    }

    @Test("Logic that is handed no state")
    func stateless() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              toast: Int
            logic:
              - make() -> Int
            flows:
              - tap -> map make -> toast
              - logic -> toast
            """#,
            says: #"""
                11:5+5: error: [bad-sink] logic sends by the state it is handed; give a method of `logic` a parameter `state: State`
                """#
        )
    }
}
