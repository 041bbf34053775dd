import Testing

/// What is said of outputs with property wrappers of the app's own, and of paths that `set` changes.
@Suite("Messages: wrappers and parts of values")
struct WrapperMessageTests {
    @Test("`@Published` fields, which a class of the app alone has")
    func published() {
        expect(
            """
            view-model: AViewModel
            runtime: combine
            inputs:
              tap: Void
            outputs:
              @Published var isDark: Bool = false
            flows:
              - tap -> set isDark = true
            """,
            says: """
                6:3+10: error: [kind-place] `@Published` is for classes, and the output is a struct; `isDark: Published<Bool> = …` \
                is published by the view model, or declare the class in a Swift file, and describe it by `outputs: existing`
                """
        )
        expect(
            """
            view-model: BViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs: existing
              @Published var isDark: Bool = false
            flows:
              - tap -> set isDark = true
            """,
            says: """
                6:3+10: error: [kind-place] `@Published` is Combine's, and rxswift has none; leave it out
                """
        )
        expect(
            """
            view-model: CViewModel
            runtime: combine
            inputs:
              tap: Void
            outputs: existing
              @Published var isDark: Bool = false
            logic:
              - go(state: State)
            flows:
              - tap -> call go
            """,
            says: """
                6:18+6: error: [kind-place] logic is lent the state, which holds no `@Published` field: let the method return what \
                `isDark` becomes, instead of taking `state: State`
                """
        )
    }

    @Test("Wrappers where they cannot be, and kinds beside them")
    func wrappers() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              @Property var tap: Bool
              load: Void
            outputs:
              @Property isLoading: Bool = false
              @Property var count: Int
              @Property var total: Driver<Int> = 0
              title: Signal<String>
            flows:
              - tap -> isLoading
              - load -> set count = 1, total = 2
              - load -> replace with "a" -> title
            """#,
            says: #"""
                4:3+9: error: [kind-place] an input is made by the view, and has no wrapper here; a value that comes in is `let name: Type`
                7:13+9: error: [kind-place] a wrapped field is a variable, as in Swift: `@Property var name: Type = value`
                8:17+5: error: [initial-value] what `@Property` wraps has a value from the start; give it one, `count: … = …`
                9:17+5: error: [kind-place] what `@Property` gives as `$total` has to hold a value and take values, as `BehaviorRelay` and `BehaviorSubject` do; `Driver` does not
                10:3+5: error: [kind-place] `Signal` takes no values, and an output with a `@Property` is made before its flows are; leave the kind out, which makes it `PublishRelay`
                """#
        )
    }

    @Test("First values of an output that others share")
    func shared() {
        expect(
            #"""
            view-model: CViewModel
            runtime: combine
            init:
              pageSize: Int
            inputs:
              load: Void
            outputs:
              @Property var limit: Int = pageSize
              let title: String = "a"
            logic:
              - go(state: State)
            flows:
              - load -> call go
            """#,
            says: #"""
                8:17+5: error: [kind-place] an output that logic sends into, with a wrapper in it, is made before anything else is there; give `limit` a value that names nothing, and set it by `start -> set limit = …`
                9:7+5: error: [kind-place] an output that logic sends into, with a wrapper in it, is made before anything else is there; make `title` an output with a value, `title: String = …`
                """#
        )
    }

    @Test("A request that names what a call of transform returns")
    func outside() {
        expect(
            #"""
            view-model: BViewModel
            runtime: rxswift
            requests:
              fetch: GET https://a.b/\(limit)
            inputs:
              load: Void
            outputs:
              @Property var limit: Int = 1
            flows:
              - load -> latest fetch -> set limit = 1
              - errors -> ignore
            """#,
            says: #"""
                8:17+5: error: [kind-place] `limit` belongs to what one call of `transform` returns, and a request or a variable cannot name it; keep a state, and let the output follow it
                """#
        )
    }

    @Test("Paths into what has no value, and parts that nothing arrives for")
    func paths() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              load: Void
            outputs:
              order: Order = Order()
              moved: Place
            flows:
              - load -> set moved.id = 1
              - load -> set ordr.id = 2
              - load -> set order.lines[$0].id = 2
              - load -> replace with Place() -> moved
            """#,
            says: #"""
                9:17+8: error: [not-settable] `moved` has no value of which a part can be set, only events; send one to it, `… -> moved`, or give it a first value, `= …`
                10:17+7: error: [unknown-name] unknown name `ordr.id`; `set` changes outputs with a value, states and variables
                11:29+2: error: [closure-argument] there is no `$0` here: nothing arrives with the event
                """#
        )
    }

    @Test("Paths into what may be nil")
    func optionalPaths() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              var draft: Draft?
            variables:
              weak var coordinator: Coordinator?
            inputs:
              load: Int
            outputs:
              order: Order? = nil
              lines: [Line]? = nil
            flows:
              - load -> set order.id = $0
              - load -> set order?.id = $0
              - load -> set lines[$0].isOpen = true
              - load -> set lines?[$0].isOpen = true, lines?[$0].notes?[0] = ""
              - load -> set draft.id = $0, coordinator.id = $0
              - load -> set draft?.id = $0, coordinator?.id = $0
            """#,
            says: #"""
                13:17+8: error: [not-settable] `order` may be nil; write `set order?.id = …`, which does nothing then
                15:17+16: error: [not-settable] `lines` may be nil; write `set lines?[$0].isOpen = …`, which does nothing then
                17:17+8: error: [not-settable] `draft` may be nil; write `set draft?.id = …`, which does nothing then
                17:32+14: error: [not-settable] `coordinator` may be nil; write `set coordinator?.id = …`, which does nothing then
                """#
        )
    }

    @Test("Fields that are written as Swift makes them")
    func madeFields() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              load: Int
            outputs:
              let rows = BehaviorRelay<[Int]>(value: [])
              let done: PublishRelay<Void> = .init()
            state:
              let page = BehaviorRelay<Int>(value: 1)
            flows:
              - load -> set rows = [$0], page = page + 1
              - load -> replace with () -> done
            """#,
            says: #"""
                6:7+4: error: [line-shape] a field is written `rows: BehaviorRelay<[Int]> = []`; what an output of the app makes itself is described so under `outputs: existing`
                7:7+4: error: [line-shape] a field is written `done: PublishRelay<Void>`; what an output of the app makes itself is described so under `outputs: existing`
                9:7+4: error: [line-shape] a field is written `page: BehaviorRelay<Int> = 1`
                """#
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            inputs:
              load: Int
            outputs: existing
              let rows = CurrentValueSubject<[Int], Never>([])
              public let count: CurrentValueSubject<Int, Never> = .init(0)
              title: AnyPublisher<String, Never>
              let bare = CurrentValueSubject(0)
            flows:
              - load -> bare
              - load -> set rows = [$0], count = $0
              - load -> map { "\($0)" } -> title
            """#,
            says: #"""
                8:3+5: error: [kind-place] `AnyPublisher` takes no values, and an output whose fields make their streams is made before its flows are; leave the kind out, which makes it `PassthroughSubject`
                9:14+19: error: [kind-without-element] what `bare` carries is missing; write it, `CurrentValueSubject<…>`
                """#
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            inputs: existing
              let load = PassthroughSubject<Int, Never>()
              open: CurrentValueSubject<Int, Never>
              query: String
              let id: Int
            outputs: existing class AOutput
              @Published var rows: [Int] = []
              var last: Int = 0
            flows:
              - load -> map { [$0] } -> rows
              - open -> last
              - query -> ignore
            """#,
            says: #"""
                7:7+2: warning: [unused-input] nothing uses the plain field `id`; a flow names it as it is, or takes it along: `with id`
                8:19+5: error: [line-shape] an existing type says where it is declared what it is; leave `class` out
                10:3+3: error: [kind-place] a plain variable takes no values from flows and tells nobody of them; declare it `@Published` there and write `@Published var last: Int = 0`, or keep the value in `state` and leave the line out
                """#
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs: class AInput
              let load = PublishRelay<Int>()
            outputs: existing
              let last = BehaviorRelay<Int>(value: 0)
              var count: Int = 0
            flows:
              - load -> last
              - load -> count
            """#,
            says: #"""
                3:9+5: error: [line-shape] an input is a `struct` here; declare a class in the app, and name it `existing AInput`
                4:7+4: error: [line-shape] a field is written `load: PublishRelay<Int>`; what an input of the app makes itself is described so under `inputs: existing`
                7:3+3: error: [kind-place] a plain variable takes no values from flows and tells nobody of them; keep the value in `state` and leave the line out
                """#
        )
    }
}
