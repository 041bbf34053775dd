import Testing

@testable import VMGenCore

@Suite("Messages on types that are kept, inherited and hidden")
struct DeclarationTypeMessageTests {
    @Test("What init keeps")
    func parameters() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Fields) -> Fields
            init:
              shop: some Shop
              onClose: @escaping (() -> Void)?
              onOpen: @escaping () -> Void
              taps: PublishRelay
              own: (PublishRelay)
              unowned page: Int
              unowned let screen: Screen
            services:
              Rows: Int, Sendable
                - open()
              Shop:
                - load() -> Single<>
                - subscript(index: Int) -> Int
                - open()
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - tap -> call shop.open()
              - tap -> call onClose
              - tap -> call onOpen
              - tap -> with page, screen, taps, own -> done
            """#,
            says: #"""
                3:31+6: error: [bad-transform] `Fields` cannot be both what comes in and what goes out; write the signature as in Swift, such as `(input: Input) -> Output`, or `stored`
                5:9+9: error: [not-a-type] what `init` keeps is not `some Shop`; write `any Shop`
                6:22+13: error: [not-a-type] a closure that may be nil is kept anyway; leave `@escaping` out
                8:9+12: error: [kind-without-element] `PublishRelay` is a kind of stream: write what it carries, `PublishRelay<Void>`
                10:17+3: error: [weak-parameter] `Int` is no class, and nothing holds it weakly; leave `unowned` out
                13:9+3: error: [service-member] `Int` is no protocol from which `Rows` could inherit; leave it out
                16:17+6: error: [kind-without-element] `Single` is a kind of stream: write what it carries, `Single<Void>`
                17:7+9: error: [service-member] no stub has a subscript; write a method, such as `element(at index: Int)`
                """#
        )
    }

    @Test("Members and services that are called like a kind of stream")
    func kinds() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              signal: Signal
            services:
              Signal:
                - send(_ count: Int)
            inputs:
              tap: Int
            outputs:
              shown: Int
            state:
              Observable: Int = 0
            flows:
              - tap -> set Observable = $0
              - tap -> as Single: Int
              - Single -> shown
              - tap -> call signal.send($0)
            """#,
            says: #"""
                6:3+6: error: [generated-name] `Signal` would hide the kind of stream of that name; choose another name
                13:3+10: error: [generated-name] `Observable` would hide the kind of stream of that name; choose another name
                16:15+6: error: [generated-name] `Single` would hide the kind of stream of that name; choose another name
                """#
        )
    }
}
