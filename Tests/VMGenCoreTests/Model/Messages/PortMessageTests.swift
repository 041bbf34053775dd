import Testing

@testable import VMGenCore

@Suite("Messages on inputs, outputs and state")
struct PortMessageTests {
    @Test("Several on a line")
    func lists() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              defaults: UserDefaults = .standard
            inputs:
              tap, back,: Void
              tap, 2nd, swipe: Void
            outputs:
              count, total: Int = 0
                persist: defaults "Count"
              let width, height: CGFloat = 1
              left right: Int
            flows:
              - tap, back, swipe -> set count = 1, total = 2
            """#,
            says: #"""
                4:3+8: warning: [unused-parameter] nothing uses the parameter `defaults`
                6:13+0: error: [flow-parts] nothing stands between the commas
                7:3+3: error: [duplicate-name] there is an input `tap` already; choose another name
                  6:3+3: note: first declared here
                7:8+3: error: [invalid-name] `2nd` is not a Swift name: letters, digits and `_`, and no digit first
                10:5+7: error: [persist] `persist` keeps one value under one key, and this line declares 2 fields; give `count` and `total` a line each
                12:3+10: error: [invalid-name] `left right` is not a Swift name: letters, digits and `_`, and no digit first
                """#
        )
    }

    @Test("Texts that are no type: a space missing before a value, a value instead of a type")
    func typeTexts() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              limit: Int?= nil
              names: Set<String>= .init()
              store: Store()
            inputs:
              tap: PublishSubject<Void>()
            outputs:
              items: [Int]= []
              number: BehaviorRelay<Int>(value: 0)
              round: Int = 0 = 1
              total: Int == none
              both: any Room & Door(1)
            state:
              ids: Array<Int>()
              rows: Array<Int>.init()
              empty: [Int]()
              last: Int =
            flows:
              - tap -> set round = 1
            """#,
            says: #"""
                4:14+1: error: [not-a-type] a value stands behind ` = `, with spaces; write `Int? = nil`
                5:21+1: error: [not-a-type] a value stands behind ` = `, with spaces; write `Set<String> = .init()`
                6:10+7: error: [not-a-type] `Store()` is a value, not a type; write the type alone, its first value behind ` = `, `Store = Store()`
                8:8+22: error: [not-a-type] `PublishSubject<Void>()` is a value, not a type; write the type alone, its first value behind ` = `, `PublishSubject<Void>`
                10:3+5: error: [unfed-output] nothing sends to the output `items`; let a flow end in it, `… -> items`
                10:15+1: error: [not-a-type] a value stands behind ` = `, with spaces; write `[Int] = []`
                11:3+6: error: [unfed-output] nothing sends to the output `number`; let a flow end in it, `… -> number`
                11:11+28: error: [not-a-type] `BehaviorRelay<Int>(value: 0)` is a value, not a type; write the type alone, its first value behind ` = `, `BehaviorRelay<Int> = 0`
                12:18+1: error: [not-a-type] one ` = ` stands behind a type, with its first value; write `Int = 0`
                13:3+5: error: [unfed-output] nothing sends to the output `total`; let a flow end in it, `… -> total`
                13:15+1: error: [not-a-type] a value stands behind ` = `, with spaces; write `Int = none`
                14:3+4: error: [unfed-output] nothing sends to the output `both`; let a flow end in it, `… -> both`
                14:9+18: error: [not-a-type] `any Room & Door(1)` is a value, not a type; write the type alone, its first value behind ` = `
                16:3+3: warning: [unused-state] nothing uses the state `ids`
                16:8+12: error: [not-a-type] `Array<Int>()` is a value, not a type; write the type alone, its first value behind ` = `, `Array<Int> = Array<Int>()`
                17:3+4: warning: [unused-state] nothing uses the state `rows`
                17:9+17: error: [not-a-type] `Array<Int>.init()` is a value, not a type; write the type alone, its first value behind ` = `, `Array<Int> = .init()`
                18:3+5: warning: [unused-state] nothing uses the state `empty`
                18:10+7: error: [not-a-type] `[Int]()` is a value, not a type; write the type alone, its first value behind ` = `, `[Int] = [Int]()`
                19:3+4: warning: [unused-state] nothing uses the state `last`
                19:9+3: error: [not-a-type] no value stands behind ` = `; write `Int = …`, or the type alone
                """#
        )
    }

    @Test("Types with brackets and values with comparisons are types and values")
    func bracketedTypes() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              handler: @convention(c) (Int) -> Void
              reader: @MainActor () async throws(AppError) -> Void
              isSame: (Int) -> Bool = { $0 == 1 }
            inputs:
              tap: Void
            outputs:
              isLate: Bool = 1 == 2
              done: (any(Error))? = nil
            logic:
              - use(handler: @convention(c) (Int) -> Void)
            flows:
              - tap -> set isLate = isSame(2), done = nil
            """#,
            says: ""
        )
    }

    @Test("Names twice, reserved names, no names")
    func names() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              tap: Int
              start: Int
              2nd: Int
            inputs:
              tap: Void
              default: Void
            outputs:
              tap: Int
            state:
              page: Int = 1
              page: Int = 2
            requests:
              load: GET https://a.b
            logic:
              - load()
            flows:
              - tap -> as page
              - default -> call load
            """#,
            says: #"""
                5:3+5: error: [reserved-name] `start` is a word of the spec language; choose another name
                6:3+3: error: [invalid-name] `2nd` is not a Swift name: letters, digits and `_`, and no digit first
                8:3+3: error: [duplicate-name] there is a parameter `tap` already; choose another name; a parameter keeps its label before it, `tap other: …`
                  4:3+3: note: first declared here
                11:3+3: error: [duplicate-name] there is a parameter `tap` already; choose another name; a parameter keeps its label before it, `tap other: …`
                  4:3+3: note: first declared here
                14:3+4: error: [duplicate-name] there is a state `page` already; choose another name
                  13:3+4: note: first declared here
                18:5+4: error: [duplicate-name] there is a request `load` already; choose another name
                  16:3+4: note: first declared here
                20:15+4: error: [duplicate-name] there is a state `page` already; choose another name
                  13:3+4: note: first declared here
                20:15+4: warning: [unused-stream] no flow uses the stream `page`, so nothing runs it
                21:21+4: error: [missing-policy] the request `load` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                """#
        )
    }

    @Test("Brackets")
    func balance() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Observable<Int
              go: Int = (1
            flows:
              - tap -> map { $0 -> go
            """#,
            says: #"""
                4:18+1: error: [not-a-type] `Observable<Int` is not a type; the bracket that ends `<` is missing
                5:13+1: error: [unbalanced-swift] `(` is never closed; close it on this line
                7:16+1: error: [unbalanced-swift] `{` is never closed; close it on this line
                7:24+2: error: [into-input] `go` is an input: values come out of it, none go in; end this flow in a name, `-> as other`, and start from both, `go, other -> …`
                """#
        )
    }

    @Test("Kinds of stream under RxSwift")
    func kinds() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs: AnyPublisher
              a: CurrentValueSubject<Int, Never>
              b: Single<Int>
              c: Observable<Int, MyError>
              d: Observable<>
              e: Driver
              f: AnyPublisher
              g: (Driver)
            outputs: Drvier
              h: PublishRelay<Int> = 1
              i: BehaviorRelay<Int>
              j: Signal<Int> = 1
              k: AnyPublisher<Int, Never> = 1
            state:
              l: PublishRelay<Int>
              m: Int
              n: Int?
              let o: Int = 1
            logic:
              - q() -> AnyPublisher<Int, Never>
            flows:
              - a, b, c, d, e, f, g -> call q
            """#,
            says: #"""
                3:9+12: error: [foreign-kind] `AnyPublisher` belongs to combine; under rxswift write `Observable` or leave the kind out
                4:6+19: error: [foreign-kind] `CurrentValueSubject` belongs to combine; under rxswift write `BehaviorRelay<Int>` or leave the kind out
                5:6+6: error: [kind-place] `Single` cannot be an input
                6:6+24: error: [kind-arguments] `Observable` takes one type, what it carries: `Observable<Int>`
                7:6+12: error: [kind-arguments] `Observable` carries something: write `Observable<Void>`
                8:6+6: error: [kind-without-element] `Driver` is a kind of stream: write what it carries, `Driver<Void>`
                9:6+12: error: [kind-without-element] `AnyPublisher` is a kind of stream of combine: leave the kind out and write what it carries; a type of your own is written `(AnyPublisher)`
                10:7+6: error: [generated-name] `Driver` would hide the kind of stream of that name, which the generated code has; call it otherwise
                11:10+6: error: [unknown-kind] `Drvier` is not a kind of stream; did you mean `Driver`?
                12:26+1: error: [initial-value] `PublishRelay` has no value from the start; leave `= 1` out, or take a kind that has one
                13:3+1: error: [initial-value] `BehaviorRelay` has a value from the start; give it one, `i: … = …`
                14:20+1: error: [initial-value] `Signal` has no value from the start; leave `= 1` out, or take a kind that has one
                15:6+12: error: [foreign-kind] `AnyPublisher` belongs to combine; under rxswift write `Observable<Int>` or leave the kind out
                17:6+12: error: [kind-place] state is read and set, which `PublishRelay` does not allow; leave the kind out. A stream that only passes values on is a variable, `let name = PublishRelay<…>()`
                18:3+1: error: [initial-value] a state has a value from the start; give it one, `m: … = …`
                20:7+1: error: [initial-value] a plain value is no state; list it under `variables`
                22:12+12: error: [foreign-kind] `AnyPublisher` belongs to combine; under rxswift write `Observable<Int>`
                24:33+1: error: [missing-policy] `q` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                """#
        )
    }

    @Test("Kinds of stream under Combine")
    func kindsCombine() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            inputs: Driver
              a: Driver<Int>
            outputs:
              b: PublishRelay<Int>
              c: AnyPublisher<Int, Never, Never>
            flows:
              - a -> b
              - a -> c
            """#,
            says: #"""
                3:9+6: error: [foreign-kind] `Driver` belongs to rxswift; under combine write `AnyPublisher` or leave the kind out
                4:6+6: error: [foreign-kind] `Driver` belongs to rxswift; under combine write `AnyPublisher<Int, Never>` or leave the kind out
                6:6+12: error: [foreign-kind] `PublishRelay` belongs to rxswift; under combine write `PassthroughSubject<Int, Never>` or leave the kind out
                7:6+31: error: [kind-arguments] `AnyPublisher` takes two types, what it carries and how it fails
                """#
        )
    }

    @Test("What is held of another runtime, unless its module is imported or the type is the app's own")
    func heldKinds() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            transform: (input: Input, disposeBag: DisposeBag) -> Output
            init:
              ticks: Observable<Int>
              own: (Observable<Int>)
            variables:
              var relay: PublishRelay<Int>?
              let subject: PublishSubject<Int> = .init()
            services:
              Clock:
                - let seconds: Driver<Int>
                - ticks() -> Observable<Int>
            inputs:
              tap: Void
            outputs:
              count: Int = 0
            flows:
              - tap -> call own.send(ticks, relay, subject)
              - tap -> set count = count + 1
            """#,
            says: #"""
                3:27+22: error: [foreign-kind] `DisposeBag` belongs to rxswift; under combine write `cancellables: inout Set<AnyCancellable>`
                5:10+10: error: [foreign-kind] `Observable` belongs to rxswift; under combine write `AnyPublisher<Int, any Error>`
                8:14+12: error: [foreign-kind] `PublishRelay` belongs to rxswift; under combine write `PassthroughSubject<Int, Never>`
                9:16+14: error: [foreign-kind] `PublishSubject` belongs to rxswift; under combine write `PassthroughSubject<Int, any Error>`
                12:20+6: error: [foreign-kind] `Driver` belongs to rxswift; under combine write `AnyPublisher<Int, Never>`
                13:18+10: error: [foreign-kind] `Observable` belongs to rxswift; under combine write `AnyPublisher<Int, any Error>`
                """#
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            transform: (input: Input, disposeBag: inout DisposeBag) -> Output
            imports: RxSwift
            init:
              ticks: Observable<Int>
            inputs:
              tap: Void
            outputs:
              count: Int = 0
            flows:
              - tap -> call Legacy.send(ticks)
              - tap -> set count = count + 1
            """#,
            says: ""
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            inputs:
              tap: Void
            outputs:
              count: Int = 0
            logic:
              - show(_ box: (Observable<Int>)) -> (Observable<Int>)?
              - bind(_ handler: (Observable<Int>) -> Void)
            flows:
              - tap -> set count = count + 1
            """#,
            says: #"""
                9:22+10: error: [foreign-kind] `Observable` belongs to rxswift; under combine write `AnyPublisher<Int, any Error>`
                """#
        )
    }

    @Test("First values of inputs, plain outputs")
    func inputValue() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              a: Int = 1
            outputs:
              let b: Int
            flows:
              - a -> b
            """#,
            says: #"""
                4:12+1: error: [initial-value] the first value of an input comes from outside: `Observable` has none; in a flow, `start with 1` puts one before it
                6:7+1: error: [initial-value] a plain output is computed when `transform` is called; say how, `let b: Int = …`
                8:10+1: error: [bad-sink] `b` is a plain value, computed once; declare it without `let` to send values to it
                """#
        )
    }

    @Test("Stored inputs")
    func stored() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: stored
            inputs: Observable
              a: Int
              b: BehaviorRelay<Int>
            flows:
              - a, b -> call x.y()
            init:
              x: X
            """#,
            says: #"""
                4:9+10: error: [kind-place] a stored input is made by the view model, so that values can be sent into it: `Observable` takes none
                6:3+1: error: [initial-value] `BehaviorRelay` has a value from the start; give it one, `b: … = …`
                """#
        )
    }

    @Test("Fields and cases in one section")
    func mixed() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
              - go
            outputs: Driver
              - done
              other: Int
            flows:
              - tap -> .done
            """#,
            says: #"""
                5:5+2: error: [mixed-events] `inputs` are fields, and this is a case; write all lines one way: `name: Type`
                  4:3+9: note: the first line decides
                6:10+6: error: [mixed-events] `outputs` are cases of one stream, whose kind stands in `transform`; leave `Driver` out here
                8:3+10: error: [mixed-events] `outputs` are cases, and this is a field; write all lines one way: `- name(label: Type)`
                  7:5+4: note: the first line decides
                """#
        )
    }

    @Test("What takes values is no stream")
    func observers() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: AnyObserver<Void>
              text: PublishRelay<String>
            outputs:
              shown: Binder<String>
            flows:
              - tap -> replace with "" -> shown
              - text -> shown
            """,
            says: """
                4:8+11: error: [unknown-kind] `AnyObserver` takes values and gives none; a field is a stream: write `PublishRelay<Void>`, which does both
                7:10+6: error: [unknown-kind] `Binder` takes values and gives none; a field is a stream: write `PublishRelay<String>`, which does both
                """
        )
    }

    @Test("Values to keep")
    func persist() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              defaults: UserDefaults
              count: Int
            inputs:
              tap: Int
                persist: defaults "Tap"
            outputs:
              a: Int = 1
                persist: defautls "A"
              b: Movie = .none
                persist: defaults "B"
              c: Int
                persist: defaults "C"
              d: Int = 1
                persist: count "D"
              e: Int = 1
                persist: defaults "B"
              f: Int = 1
                persist: defaults
                presist: defaults "F"
                persist:
              g: Int? = 1
                persist: defaults "G"
              h: Int? = nil
                persist: defaults "H"
            flows:
              - tap -> set a = $0, b = .none, d = 1, e = 1, f = 1, g = nil, h = $0
              - tap -> c
            """#,
            says: #"""
                8:14+8: error: [persist] an input is not kept; keep a state that it changes
                11:14+8: error: [persist] unknown store `defautls`; did you mean `defaults`?
                12:6+5: error: [persist] `UserDefaults` cannot keep `Movie`; it keeps numbers, `Bool`, `String`, `Data`, `Date`, `URL`, and arrays and dictionaries of `Int`, `Double`, `Bool`, `String`, `Data` and `Date`: keep a raw value or an id
                15:14+8: error: [persist] `c` has no value to keep; give it one, `c: … = …`
                17:14+5: error: [persist] `count` is `Int`, not `UserDefaults`
                19:24+1: error: [persist] `B` is the key of another value in `defaults` already
                  13:24+1: note: first used here
                21:14+8: error: [line-shape] this is not a line of `persist`; write it as `persist: defaults "f"`
                22:5+7: error: [unknown-option] unknown option `presist`; did you mean `persist`?
                23:5+7: error: [line-shape] what follows `persist` is missing; write it as `persist: defaults "f"`
                24:13+1: warning: [persist] `nil` is kept as nothing, so where `g` was `nil` it begins with `1` again; let it begin with `nil`
                """#
        )
    }

    @Test("Event cases")
    func events2() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: stored
            inputs:
              - open(row: Int, String)
              - start
              - close()
              - bad name
              - 1st
            outputs:
              - done(Int)
            flows:
              - open -> map { row + $1.count + $2 } -> .done
              - close -> .done
              - close -> done
            """#,
            says: #"""
                5:5+4: error: [bad-transform] what is stored is a struct of fields, which the view model makes; write `open: (Int, String)`, or leave `transform: stored` out: then one stream carries the cases of `inputs`
                6:5+5: error: [reserved-name] `start` is a word of the spec language; choose another name
                8:5+8: error: [line-shape] this is not a line of `inputs`; write it as `- bad(name: String)`
                9:5+3: error: [line-shape] this is not a line of `inputs`; write it as `- registerTap(name: String)`
                11:5+4: error: [bad-transform] what is stored is a struct of fields, which the view model makes; write `done: Int`, or leave `transform: stored` out: then one stream carries the cases of `outputs`
                13:36+2: error: [closure-argument] there is no `$2` here: 2 values arrive, `$0` to `$1`
                14:14+5: error: [call-arguments] `.done` takes `(Int)`, and nothing arrives with the event; take others along with `with`, or write the arguments, `.done(…)`
                15:14+4: error: [bad-sink] a case is written with a dot: `.done`
                """#
        )
    }

    @Test("An input that a view may leave out has a stream for a default in Swift, which is no value")
    func streamsAsDefaults() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              load: Void
              refresh: Observable<Void> = .empty()
              text: String = Observable.just("a")
              filter: Filter = .empty()
            flows:
              - load, refresh, text, filter -> replace with 1 -> call self.go($0)
            """,
            says: """
                5:31+8: error: [initial-value] `.empty()` is a stream, and no value; leave it out: whoever makes the input hands in \
                each stream, and `.empty()` where there is none
                6:18+20: error: [initial-value] `Observable.just("a")` is a stream, and no value; leave it out: whoever makes the \
                input hands in each stream, and `Observable.just("a")` where there is none
                7:20+8: error: [initial-value] the first value of an input comes from outside: `Observable` has none; in a flow, \
                `start with .empty()` puts one before it
                """
        )
        expect(
            """
            view-model: AViewModel
            runtime: combine
            inputs:
              refresh: AnyPublisher<Void, Never> = Empty().eraseToAnyPublisher()
            flows:
              - refresh -> call self.go()
            """,
            says: """
                4:40+29: error: [initial-value] `Empty().eraseToAnyPublisher()` is a stream, and no value; leave it out: what is not \
                handed in says nothing by itself
                """
        )
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            transform: stored
            inputs: PublishRelay
              refresh: Int = PublishRelay<Int>()
            flows:
              - refresh -> call self.go($0)
            """,
            says: """
                5:18+19: error: [initial-value] `PublishRelay<Int>()` is a stream, and no value; leave it out: the view model makes \
                `refresh`, and nothing is said into it at first
                """
        )
    }
}
