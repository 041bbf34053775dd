import Testing

/// Messages on what people wrote who had the reference alone.
@Suite("Messages on odd specs")
struct OddSpecMessageTests {
    @Test("A stream is not taken along by what is made of it")
    func companions() {
        expect(
            """
            view-model: final class AViewModel
            runtime: combine
            inputs:
              query: String
              tap: Void
            outputs:
              text: String
              later: String
              last: String
              other: String
              kept: String = ""
            flows:
              - query -> with query -> map { $0 + $1 } -> text
              - query -> debounce 0.3 -> with query -> map { $0 + $1 } -> later
              - query, tap -> with query -> last
              - query -> filter { !$0.isEmpty } -> as asked
              - asked -> with query -> map { $0 + $1 } -> other
              - query -> kept
              - kept -> with kept -> map { $0 + $1 } -> last
              - query, tap -> throttle 0.3 -> with query -> last
            """,
            says: """
                13:19+5: error: [stale-value] `query` is what arrives here already: `$0`
                15:24+5: warning: [stale-value] `query` is said when `query` is, so the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one
                17:19+5: warning: [stale-value] `query` is said when `asked` is, so the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one
                20:40+5: warning: [stale-value] `query` is said when `query` is, so the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one
                """
        )
    }

    @Test("What a service is, and what its properties are")
    func services() {
        expect(
            """
            view-model: final class AViewModel
            runtime: rxswift
            init:
              api: any Api & Sendable
              weak var delegate: Delegate?
              store: Store
            services:
              Api:
                - log(_ number: Int)
              Delegate: AnyObject
                - name: String?
              Store:
                - level: BehaviorRelay<Int>
            inputs:
              pick: Int
              other: Int
            outputs:
              name: String
              level: Int
            flows:
              - pick -> with delegate.name -> compactMap { $1 } -> name
              - other -> compactMap delegate.name -> name
              - store.level -> level
              - pick -> call api.log($0)
            scenarios:
              a:
                given: store.level = 4
                when: start
                then: level = 4
            """,
            says: """
                4:8+18: error: [service-member] a service stands alone, `any Api`; what it is besides stands where its protocol is, `Api: …`
                22:25+13: error: [unknown-name] `delegate.name` is a plain value, no stream; `with delegate.name` takes it along
                27:12+15: error: [scenario-use] `store.level` is a stream, which says something: `store.level sends 4`
                """
        )
    }

    @Test("A view model that nobody sees, streams that fail, times that are no times")
    func declarations() {
        expect(
            """
            view-model: fileprivate final class AViewModel
            runtime: combine
            transform: (input: AnyPublisher<Input, any Error>) -> Observable<Output>
            types: |
              enum Pause {
                  static let short: Double = 0.5
              }
            inputs:
              - tap
            outputs:
              - done
            flows:
              - tap -> delay Pause.short -> .done
            """,
            says: """
                1:13+11: error: [bad-declaration] nothing but its own file, which is generated, sees what is `fileprivate`; leave it out
                3:40+9: error: [bad-transform] what the view sends and is shown never fails: write `AnyPublisher<Input, Never>`
                3:55+10: error: [foreign-kind] `Observable` belongs to rxswift; under combine write `AnyPublisher<Output, Never>`
                13:18+11: error: [step-argument] `Pause.short` is of type `Double`, and `delay` takes one of type `MainScheduler.SchedulerTimeType.Stride`; write the amount here, `delay 0.5`
                """
        )
    }

    @Test("What waits, sets or begins where nothing may")
    func misplacedSwift() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: public (_ input: Input) -> Output
            services:
              Clock:
                - ticks: Observable<Int>
                - run(_ work: () -> Void)
                - half(_ number: Int) -> Int
            init:
              timer: Clock
            inputs:
              go: Int
            outputs:
              n: Int = 0
              m: Int = 0
            flows:
              - timer.ticks -> n
              - go -> set m = await load($0)
              - go -> start with "x" -> n
              - go -> call timer.run({ n += 1 })
              - go -> latest timer.half($0) -> n
              - go -> timer.half($0) -> n
              - go -> swift | -> n
            """#,
            says: #"""
                3:12+6: error: [bad-transform] `public` is no name of a method, which is seen as the view model is; write the signature as in Swift, such as `(input: Input) -> Output`, or `stored`
                18:19+5: error: [not-work] nothing waits here; run it as a step, `latest await load($0)`
                19:22+3: error: [type-mismatch] `Int` arrives here, and `"x"` is no `Int`; write one
                20:28+1: error: [bad-sink] a closure that is handed on sets nothing of the view model; let a method of `logic` with `state: State` do it
                21:18+14: error: [not-work] `half` answers at once, so there is nothing to cancel; write `map timer.half($0)`
                22:11+14: error: [unknown-step] a step calls things: `latest timer.half($0)` where it takes time or can fail, `map timer.half($0)` where it answers at once, `do timer.half($0)` in passing
                23:11+7: error: [step-argument] `swift` needs Swift: `swift .materialize()`, or operators below the line: `- tap -> swift -> items |`
                """#
        )
    }

    @Test("Types of one name, and variables without a value")
    func declaredTwice() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              enum Mood { case good }
            inputs:
              go: Int
            outputs:
              way: enum Way
                - home
              other: enum Way
                - away
              mood: enum Mood
                - bad
            variables:
              let id: Int
              var name: String { didSet { print(name) } }
              var sum: Int { 3 }
              var first, second: Int?
              var later: Int!
              lazy var own: Int = 3
            flows:
              - go -> way.home
              - go -> other.away
              - go -> mood.bad
            """#,
            says: #"""
                10:15+3: error: [duplicate-name] there is a type `Way` already; choose another name
                  8:13+3: note: first declared here
                12:14+4: error: [duplicate-name] there is a type `Mood` already; choose another name
                  4:8+4: note: first declared here
                15:7+2: error: [line-shape] `id` has no value when the view model is made; write `id: Int = …`, or `Int?`, or let `init` be given it
                16:7+4: error: [line-shape] `name` has no value when the view model is made; write `name: String = …`, or `String?`, or let `init` be given it
                18:12+14: error: [line-shape] each variable has a line of its own; declare `first` alone
                """#
        )
    }

    @Test("Services in a ring, Swift that goes on with nothing, and times of no time")
    func ringsAndTimes() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            services:
              Loop: Round
                - go()
              Round: Loop
                - watch() -> Observable<Result<Int, Error>>
                - load() async throws -> Int
            init:
              round: Round
            inputs:
              go: Int
            outputs:
              n: Int = 0
              m: Int = 0
            flows:
              - go -> swift map { $0 } -> n
              - go -> throttle 0.0001 -> n
              - go -> latest round.load() retry 2 after 0.0005 -> n
              - round.watch() -> m
              - errors -> ignore
            scenarios:
              odd:
                when: go 1
                then: n is changed
            """#,
            says: #"""
                4:3+4: error: [service-member] `Loop` inherits from itself; name another protocol, or none
                6:3+5: error: [service-member] `Round` inherits from itself; name another protocol, or none
                17:17+10: error: [step-argument] `swift` goes on with what arrives, and so begins with a dot; write `swift .map { $0 }`
                18:20+6: error: [step-argument] time is counted in milliseconds here; write `0.001` or more
                19:45+6: error: [step-argument] time is counted in milliseconds here; write `0.001` or more
                20:22+1: error: [type-mismatch] `m` is `Int`, and `Result<Int, Error>` arrives; `map { … }` converts it
                  15:3+1: note: declared here
                25:16+7: error: [scenario-use] `is` takes a case, a type, `silent` or `unchanged`; write `n is .changed` for the case, `n = …` for a value
                """#
        )
    }

    @Test("Types that hide others, a source that stands twice, and words of work where none is")
    func hidden() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              enum Error: Swift.Error { case empty }
              struct Signal { var id: Int }
            services:
              Shop:
                - load(_ ids: Int...) async throws -> Int
            init:
              shop: Shop
            inputs:
              go: Int
              ride: (Driver)
            outputs:
              n: Int = 0
              busy: Bool = false
              last: Int
            flows:
              - go, go -> n
              - go -> map { $0 } while busy -> last
              - go -> latest shop.load($0) -> n
              - ride -> set n = $0.id
              - errors -> ignore
            scenarios:
              odd:
                when: go 1
                then: shop.load was called with (1, 2)
            """#,
            says: #"""
                4:8+5: error: [generated-name] `Error` would hide Swift's own, which the generated code names for failures; choose another name, such as `Failure`
                5:10+6: error: [generated-name] `Signal` would hide the kind of stream of that name, which the generated code has; call it otherwise
                13:10+6: error: [generated-name] `Driver` would hide the kind of stream of that name, which the generated code has; call it otherwise
                19:9+2: error: [flow-parts] `go` stands among the sources already, and would say everything twice; remove it
                20:22+5: error: [flow-parts] `while` stands behind work alone, `latest load while …`
                27:38+4: error: [scenario-use] this does not fit `(_: [Int])`; write it as `([…, …])`
                """#
        )
    }

    @Test("What newcomers write on the lines of flows and scenarios")
    func slips() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            variables:
              var current: Order?
            services:
              Api:
                - load(_ n: Int) async throws -> Int
                - odd() throws(MyError) -> Int
            init:
              api: Api
              onDone: (Int) -> Void
            inputs:
              a: Int
            outputs:
              v: Int
              w: Int
            flows:
              - a -> first latest api.load($0) -> v
              - a -> with current?.id -> map { $1 } -> w
              - a -> call input.onDone($0)
              - a - > v
              - errors -> ignore
            scenarios:
              what comes: then goes:
                when: a 2
                then: v = 1
              another:
                given: api.odd answers 3
                when: a 2
                then: v = 1
            """#,
            says: #"""
                11:3+6: warning: [unused-parameter] nothing uses the parameter `onDone`
                18:16+6: error: [step-argument] work has one policy; write `first api.load($0)` or `latest api.load($0)`
                20:15+16: error: [unknown-name] a flow speaks of things by their names alone: `onDone`
                21:5+7: error: [line-shape] an arrow is `->`, with nothing between its signs
                24:3+22: error: [scenario-shape] the name of a scenario holds no colon before its end; write another sign there
                """#
        )
    }

    @Test("What newcomers of other languages write, and first values and ends of flows that are none")
    func habits() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            services:
              Api:
                - load(_ n: Int) async throws -> Int
                - levels: AnyPublisher<Int>
                - rows(_ n: Int) -> AnyPublisher<Int>
            init:
              api: Api
              onPick: (Int) -> Void
            inputs:
              tap: Observable<Void>
              a: Int
              q, r String
            outputs:
              list: [String] = []
              rooms: [Int] = [1]
              count: Int = rooms.count
              text: String = ''
              old: Int = 0
              busy: Bool = false
              ok: Bool
            flows:
              - tap -> list.append("a")
              - tap -> map true -> ok
              - tap -> filter 3 -> ok
              - a -> onPick
              - a -> latest api.load($0) while busy retry -> set count = $0
              - a -> latest api.load($0) -> set old = $0
              catch -> ignore
            """#,
            says: #"""
                6:15+17: error: [kind-arguments] `AnyPublisher` says here how it fails, as in Swift: `AnyPublisher<Int, Never>`, or with an error in the place of `Never`
                7:25+17: error: [kind-arguments] `AnyPublisher` says here how it fails, as in Swift: `AnyPublisher<Int, Never>`, or with an error in the place of `Never`
                12:8+10: error: [foreign-kind] `Observable` belongs to rxswift; under combine write `AnyPublisher<Void, Never>` or leave the kind out
                14:3+11: error: [line-shape] `q, r String` has no `:`; write `q, r: String`
                17:3+5: warning: [unfed-output] nothing changes the output `rooms`; let a flow end in it, or declare a plain value, `let rooms: …`
                18:16+5: error: [initial-value] `rooms` is a stream, which has no value when that of `count` is made; write one of what `init` takes, or let a flow make it, `rooms -> … -> count`
                19:3+4: error: [unfed-output] nothing sends to the output `text`; let a flow end in it, `… -> text`
                19:18+2: error: [unbalanced-swift] a string stands in double quotes: `""`
                24:12+16: error: [bad-sink] write `set list = list + ["a"]` to set a value at the end of a flow
                25:16+4: error: [unknown-method] write `replace with true` for the same value each time
                26:19+1: error: [unknown-method] `filter` decides by what arrives: `filter { … }`
                27:10+6: error: [bad-sink] `onPick` is a closure; write `call onPick($0)`
                28:41+5: error: [step-argument] `retry` needs a number: `retry 2` tries it again twice
                30:3+15: error: [flow-parts] `catch` stands below its flow, indented deeper than the `-` of the flow above
                """#
        )
    }
}
