import Testing

/// Messages on slips: what is written first by those who know Swift and have read the reference once.
@Suite("Messages on slips")
struct SlipMessageTests {
    @Test("Marks at the end of a line, words in the wrong place, and types that are nearly right")
    func declarations() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            services:
              S: existing
                - load()
              Game:
                - beginRound()
                - roundReport: String
            init:
              x: Int = 3,
              let s = Service()
              game: Game
            variables:
              n: Int = 0
            inputs:
              tap: Int
            outputs:
              total: Int = 0;
              y: Int ? = nil
              z: Int ?= nil
              private var hidden: Int = 0
              private(set) m: Int = 0
              relay: BehaviorRelay<Int>
            logic:
              - l(_ x: Int = 3) -> Int
              - i(_ x: inout Int) -> Int
              - g(_ x: Int) -> some Collection<Int>
            flows:
              - tap -> set relay = relay + 1
              - tap -> set total = x
            """#,
            says: #"""
                4:3+1: error: [service-member] `existing` stands before the name: `existing S:`
                7:7+10: error: [service-member] stubs have a `beginRound` of their own; choose another name
                8:7+11: error: [service-member] stubs have a `roundReport` of their own; choose another name
                10:13+1: error: [stray-marker] no `,` stands at the end of a line; remove it
                11:3+17: error: [line-shape] what `init` is not given stands under `variables`: `let s = Service()`
                14:3+10: error: [line-shape] this is not a line of `variables`; write it as `var n: Int = 0`
                18:17+1: error: [stray-marker] no `;` stands at the end of a line; remove it
                19:10+1: error: [not-a-type] no blank stands before `?` in a type
                20:10+2: error: [not-a-type] no blank stands before `?` in a type
                21:3+7: error: [line-shape] an output is for others to read; what the view model keeps to itself stands under `state`
                22:3+14: error: [invalid-name] `var` is missing: write `private(set) var m`
                23:3+5: error: [initial-value] `BehaviorRelay` has a value from the start; give it one, `relay: … = …`
                25:5+22: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 3` out
                26:5+24: error: [line-shape] what arrives cannot be changed; let `i` return what it makes of `x`
                27:20+20: error: [line-shape] `logic` is a protocol, which returns no `some`; write `any Collection<Int>`
                """#
        )
    }

    @Test("What stands below flows, conditions, brackets with nothing in them, and names that nothing has")
    func flows() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Observable<Input>) -> Observable<Output>
            init:
              s: S
            services:
              S:
                - load(_ n: Int) async throws -> Int
                - find(_ q: Int, _ filter: @escaping @Sendable (Int) -> Bool) async throws -> [Int]
            state:
              t: Int = 0
              asked: Set<Int> = []
            inputs:
              - tap(Int)
              - again(Int)
              - stop
            outputs:
              - gone
              - shown(Int)
            flows:
              - tap -> set t = 1 if t == 0 else 2
              - tap -> map { $0 if $0 > 1 else 3 } -> .shown
              - tap -> map { let m = $0; return m } -> .shown
              - stop -> .gone()
              - tap -> latest s.load($0) retry 3 times -> .shown
              - tap -> latest s.load($0) until finish -> .shown
              - tap -> latest s.find($0) { $0 > 0 } -> map { $0.count } -> .shown
              - tap -> with asked -> as fresh: Int
              - again -> latest s.load($0) -> .shown
                  retry 3
              - again -> latest s.load($0) -> .shown
                  catch error -> map { _ in 0 } -> .shown
              - catch -> ignore
              - errors -> ignore
            """#,
            says: #"""
                21:20+18: error: [step-argument] `1 if t == 0 else 2` is no value; a condition is `condition ? a : b`
                22:18+19: error: [step-argument] `$0 if $0 > 1 else 3` is no value; a condition is `condition ? a : b`
                24:13+7: error: [bad-sink] `gone` carries nothing; write `.gone`
                25:36+7: error: [step-argument] leave `times` out: `retry 3`
                26:36+6: error: [unknown-name] unknown name `finish`; `until` takes streams: an input, an output, a state, or one that is named with `as`
                27:30+10: error: [step-argument] a closure stands in the brackets here: `s.find($0, { $0 > 0 })`
                28:29+5: warning: [unused-stream] no flow uses the stream `fresh`, so nothing runs it
                28:36+3: error: [type-mismatch] 2 values arrive, and `fresh` is `Int`; leave the type out, or `map { … }` makes one of them
                30:7+7: error: [flow-parts] `retry` stands behind the call of the flow itself: `… retry 3 -> …`
                32:7+39: error: [flow-parts] a `catch` is given the failure as `$0`: `catch -> map { _ in 0 } -> .shown`
                33:5+15: error: [flow-parts] `catch` stands below its flow, without a dash, and indented deeper than the `-` of the flow above
                33:5+5: error: [flow-parts] the flow has a `catch` already
                  32:7+39: note: first written here
                """#
        )
    }

    @Test("Failures that start the work again that failed, and what a stream takes along too late")
    func circles() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              s: S
            services:
              S:
                - load(_ page: Int) async throws -> [Int]
                - report(_ text: String) async throws
            inputs:
              page: Int
              logic: Int
            outputs:
              rows: [Int] = []
            state:
              asked: Set<Int> = []
            flows:
              - page -> with asked -> filter { !$1.contains($0) } -> map { page, _ in page } -> as fresh
              - page -> set asked = asked.union([$0])
              - fresh -> queue s.load($0) -> set rows = rows + $0
              - errors -> as failure
              - failure -> all s.report("\($0)") -> ignore
            """#,
            says: #"""
                11:3+5: warning: [unused-input] no flow uses the input `logic`; `input.logic -> ignore` says so on purpose
                17:18+5: warning: [stale-value] `fresh` looks at `asked` where it is first listened to, and a flow above that has written it by then; move that flow down
                  18:5+37: note: this flow writes it
                  19:5+49: note: `fresh` is first listened to here
                21:5+42: error: [flow-cycle] the failures of this flow's work start it again, without end; give it a `catch` of its own below it, `catch -> ignore`
                """#
        )
    }

    @Test("What scenarios do not say")
    func scenarios() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              s: Shop
            services:
              Shop:
                - n: Int
                - load() async throws -> Int
            variables:
              @Injected var hidden: existing Shop
            inputs:
              tap: Int
            outputs:
              rooms: [Int] = []
              error: String
            flows:
              - tap -> set rooms = [s.n]
              - tap -> latest s.load() -> set rooms = [$0]
              - errors -> map { "\($0)" } -> error
            scenarios:
              a:
                given: s.n answers 3; s.load fails with URLError(.badURL), URLError(.timedOut)
                when: tap 1
                then: rooms was not changed; rooms was not [1]; error was silent
                then: rooms was unchanged; error = nothing; error was not called
                then: hidden.load was called
            """#,
            says: #"""
                22:16+7: error: [scenario-use] `s.n` is a property; write `s.n = 3`
                24:21+11: error: [scenario-value] a scenario says what is, and not what is not: `… is unchanged`, `… is silent`, or the value that it has
                24:44+7: error: [scenario-value] a scenario says what is, and not what is not: `… is unchanged`, `… is silent`, or the value that it has
                24:63+6: error: [scenario-value] `silent` stands behind `is`: `… is silent`
                25:21+9: error: [scenario-value] `unchanged` stands behind `is`: `… is unchanged`
                25:40+7: error: [scenario-value] `nothing` stands alone, for all that could happen; one thing `is silent`
                25:49+5: error: [scenario-use] `error` is an output, of which one says what it said: `error = …`, `error is silent`
                26:11+6: error: [scenario-use] tests cannot give the view model its `hidden`, which is no variable that others set; list it under `init`
                """#
        )
    }
}
