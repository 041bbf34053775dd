import Testing

/// Messages on marks and words that newcomers put where the language has others.
@Suite("Messages on marks and words of newcomers")
struct NewcomerMarkMessageTests {
    @Test("Marks of other lists, colons, braces and words between what a flow names")
    func flows() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: E
              * off: transport
              failed: other
            init:
              at roomIndex Int
              n: Int
              init(s: String) { self.init(at: 1, n: 1) }
            inputs:
              a: Int
              c, d: Int
              open, swipe
            outputs:
              b: Int = 0
                key: "Count"
              r: enum Route = .home
                - home
                persist: defaults "R"
              route: End
                - order(number: Int)
                - end
            logic:
              2) f(x: Int) -> Int
            flows:
              1. a -> map f -> b
              a: -> b
              - bump: a -> b
              - a -> with c and d -> map { $0 + $1 + $2 } -> b
              - a -> filter { $0 > 1 } -> b
                else -> ignore
              - a -> ignore()
              - a -> .order
              - a -> .b
              - combineLatest(a, c) -> map { $0 + $1 } -> b
              - a -> b -> disposed(by: bag)
              - a: map f -> b
            scenarios:
              1. what has a number:
                when: a 1
                then: b = 1
            """#,
            says: #"""
                4:3+1: error: [stray-marker] an item starts with `-`, not `*`: `- off: transport`
                5:3+13: error: [line-shape] the lines of `errors` start with a dash: `- failed: other`
                7:3+16: error: [line-shape] `at roomIndex Int` has no `:`; write `at roomIndex: Int`
                9:3+42: error: [line-shape] what an initializer calls stands behind a colon, without braces: `init(s: String): self.init(at: 1, n: 1)`
                13:3+11: error: [line-shape] `open, swipe` has no `:`; write `open, swipe: Type`
                16:5+3: error: [unknown-option] unknown option `key`; below `b` may stand `persist`
                19:5+7: error: [persist] `UserDefaults` cannot keep `Route`, an enum; keep a raw value or an id in a field of its own, and leave `persist` out here
                20:10+3: error: [line-shape] cases stand below an enum: `route: enum End`
                24:3+2: error: [stray-marker] an item starts with `-`, not `2)`: `- f(x: Int) -> Int`
                26:3+2: error: [stray-marker] an item starts with `-`, not `1.`: `- a -> map f -> b`
                27:3+2: error: [flow-parts] an arrow stands behind the source, and no colon: `- a -> b`
                28:5+5: error: [flow-parts] a flow has no name; leave `bump:` out: `- a -> b`
                29:17+3: error: [flow-parts] a comma stands between names: write `,` for `and`
                31:5+14: error: [flow-parts] a flow has no `else`; what the `filter` leaves out goes another way in a flow of its own, from the same source and with the opposite `filter`
                32:10+8: error: [flow-parts] `ignore` stands without brackets: `-> ignore`
                33:10+6: error: [bad-sink] a case of a field stands behind the name of the field: `route.order`
                34:10+2: error: [bad-sink] `b` is a field, no case; write it without the dot
                35:5+19: error: [flow-parts] the sources stand first, with commas between them: `a, c -> combine -> …`
                36:15+8: error: [unknown-step] `disposed` is not a step; leave it out: the view model keeps its subscriptions
                37:5+2: error: [flow-parts] an arrow stands behind the source, and no colon: `- a -> map f -> b`
                """#
        )
    }

    @Test("Assignments over several lines, in braces, and after a second `set`")
    func assignments() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct O: Equatable { var id = 0 }
            init:
              l: L
            services:
              L:
                - n() -> Int
                - f() async throws -> Int
            inputs:
              a: Int
              stop: Void
            outputs:
              b: Int = 0
              c: Int = 0
              x: O? = nil
              isLoading: Bool = false
            flows:
              - a -> set b = $0,
                     c = $0
              - a -> set
                  b = $0
                  c = $0
              - a -> map { b = $0 }
              - a -> set b = $0, set c = $0
              - a -> set l.n = $0
              - a -> set x!.id = $0
              - a -> latest l.f() until stop retry(2) -> b
              - a -> latest l.f() while (isLoading) -> b
              - a
                  map { $0 + 1 }
                  -> b
              - errors -> ignore
            """#,
            says: #"""
                20:10+27: error: [bad-sink] what is set stands on one line: `set b = $0, c = $0`
                22:10+29: error: [bad-sink] what is set stands on one line: `set b = $0, c = $0`
                25:10+14: error: [flow-parts] write `set b = $0` to set a value at the end of a flow
                26:22+3: error: [bad-sink] `set` stands once, before all that is set; leave it out here: `set …, c = $0`
                27:14+3: error: [not-settable] `l.n` cannot be set: it is a method; `call l.n()` calls it
                28:14+5: error: [not-settable] a flow forces nothing; write `set x?.id = …`, which does nothing where it is nil
                29:34+5: error: [step-argument] `retry` needs a number: `retry 2` tries it again twice
                30:29+11: error: [loading-flag] `while` takes names alone: `while isLoading`
                32:7+14: error: [flow-parts] what goes on with a flow starts with an arrow: `-> map { $0 + 1 }`
                """#
        )
    }

    @Test("What is kept, cases with a payload, statuses and statements below others")
    func scenarios() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              d: UserDefaults = .standard
            requests:
              f(x: Int): GET https://a.b/c
              query:
                x: x
              decode: Int
              g: POST https://a.b/c
                body:
                  a: 1
            inputs:
              a: Int
            outputs:
              b: Int = 0
                persist: d "K"
              route: enum Route
                - order(number: Int)
                - home
            flows:
              - a -> latest f(x: $0) -> b
              - a -> latest g -> ignore
              - a -> map { $0 } -> route.order
              - errors -> ignore
            scenarios:
              x:
                given: f fails with status 404
                when: a 3
                then: d "K" is 3; d K = 3
                then: route.order(number: 3)
              z:
                when: a 3
                  then: b = 3
            """#,
            says: #"""
                7:3+5: error: [line-shape] `query` stands below `f(x: Int)`; indent it deeper than that
                11:5+4: error: [line-shape] what follows `body` is missing; write it as `body: …`
                28:20+15: error: [scenario-use] a status is answered: `f answers status 404`
                30:13+8: error: [scenario-use] what is kept is said with its key in quotes, behind ` = `: `d "K" = 3`
                30:25+5: error: [scenario-use] what is kept is said with its key in quotes, behind ` = `: `d "K" = 3`
                31:11+22: error: [scenario-use] what it equals stands behind ` = `: `route = .order(number: 3)`
                34:7+4: error: [scenario-shape] `then` stands in the column of `when`; indent it as that
                """#
        )
    }

    @Test("The streams of a helper whose names are others, and cases that carry something")
    func parts() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              f: (Int,
                  String) -> Void
            inputs:
              a: Int
              b: optional Double
            outputs: enum Output
              - done(message: String)
            logic:
              - existing split(_ s: Observable<Int>) -> (Observable<Int>, Observable<Int>)
              - existing halve(_ s: Observable<Int>) -> (x: Observable<Int>, y: Observable<Int>)
            flows:
              - split(a) -> (as c, as e)
              - halve(a) -> (x: as g, z: as h)
              - a -> replace with "" -> .done(message: $0)
            scenarios:
              a:
                when: a 3
                then: .done
            """#,
            says: #"""
                4:6+1: error: [unbalanced-swift] `(` is never closed; close it on this line
                8:3+1: warning: [unused-input] no flow uses the input `b`; `b -> ignore` says so on purpose
                8:6+15: error: [not-a-type] an optional type is written `Double?`
                15:21+1: error: [several-streams] `split` returns no `c`; it returns `0`, `1`: `0: as c`
                  12:14+5: note: declared here
                15:27+1: error: [several-streams] `split` returns no `e`; it returns `0`, `1`: `1: as e`
                  12:14+5: note: declared here
                16:24+1: warning: [unused-stream] no flow uses the stream `g`, so nothing runs it
                16:27+1: error: [several-streams] `halve` returns no `z`; it returns `x`, `y`: `y: as h`
                  13:14+5: note: declared here
                21:11+5: error: [scenario-use] this does not fit `(message: String)`; write it as `.done(message: …)`
                """#
        )
    }
}
