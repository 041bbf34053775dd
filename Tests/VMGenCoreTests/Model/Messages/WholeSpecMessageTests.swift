import Testing

@testable import VMGenCore

@Suite("Messages on the spec as a whole")
struct WholeSpecMessageTests {
    @Test("Named streams")
    func order() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              useCase: UseCase
              weak var coordinator: Coordinator?
              heading: String
            inputs:
              tap: Void
              row: Int
              text: String
            outputs:
              items: [Movie] = []
              page: Int = 1
              name: String
              done: Void
              isLoading: Bool = false
              failure: Error
            state:
              count: Int = 0
            requests:
              fetch: GET https://a.b
                decode: [Movie]
              fetchOne(id: Int): GET https://a.b/\(id)
                decode: Movie
            logic:
              - load(_ page: Int) async throws -> [Movie]
              - search(_ query: String, page: Int = 1, state: State) -> Observable<[Movie]>
              - title(of row: Int) -> String
              - save()
              - check(_ text: String) -> Int
              - parse(_ text: String) throws -> Int
            flows:
              - movie -> call save
              - tap -> latest fetch -> as movie
              - tap -> as unused
              - errors -> ignore
            """#,
            says: #"""
                9:3+3: warning: [unused-input] no flow uses the input `row`; `row -> ignore` says so on purpose
                10:3+4: warning: [unused-input] no flow uses the input `text`; `text -> ignore` says so on purpose
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:5+5: error: [stream-order] `movie` is used before the flow that names it; move that flow up
                  34:31+5: note: named here
                35:15+6: warning: [unused-stream] no flow uses the stream `unused`, so nothing runs it
                """#
        )
    }

    @Test("Circles")
    func cycle() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            outputs:
              a: Int = 1
              b: Int = 1
            state:
              c: Int = 1
            inputs:
              tap: Void
            flows:
              - a -> b
              - b -> map { $0 + 1 } -> set c = $0
              - c -> a
              - a -> a
              - tap -> with a -> b
            """#,
            says: #"""
                13:10+1: error: [flow-cycle] this flow closes a circle: `c` -> `a` -> `b` -> `c`; start it from what sends to `c`, which `as` names, or take the value along with `with` where it is only looked at
                14:10+1: error: [flow-cycle] this flow closes a circle: `a` -> `a`; start it from what sends to `a`, which `as` names, or take the value along with `with` where it is only looked at
                """#
        )
    }

    @Test("Unused and unfed")
    func unused() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              useCase: UseCase
              defaults: UserDefaults
            inputs:
              tap: Void
            outputs:
              a: Int
              b: Int = 1
                persist: defaults "B"
              c: Int = 1
            state:
              d: Int = 1
              e: Int = 1
            flows:
              - c -> e
            """#,
            says: #"""
                4:3+7: warning: [unused-parameter] nothing uses the parameter `useCase`
                7:3+3: warning: [unused-input] no flow uses the input `tap`; `tap -> ignore` says so on purpose
                9:3+1: error: [unfed-output] nothing sends to the output `a`; let a flow end in it, `… -> a`
                10:3+1: warning: [unfed-output] nothing changes the output `b`; let a flow end in it, or declare a plain value, `let b: …`
                12:3+1: warning: [unfed-output] nothing changes the output `c`; let a flow end in it, or declare a plain value, `let c: …`
                14:3+1: warning: [unused-state] nothing uses the state `d`
                15:3+1: warning: [unused-state] nothing reads the state `e`
                """#
        )
    }

    @Test("Many mistakes in one run")
    func tenMistakes() {
        expect(
            #"""
            view-model: final clas GameViewModel
            runtime: rxwsift
            inptus:
              tap: Void
            outputs:
              page: Int = (1
              name: Driver
              name: String
            errors: MyError
              - failed: transpot
            requests:
              load: GTE http://a.b
                decod: Int
            logic:
              - open(row)
            flows:
              - tap -> debounse 1 -> page
              - tap -> lates load -> page
            """#,
            says: #"""
                1:19+4: error: [bad-declaration] `clas` is not a modifier of a class or struct; did you mean `class`?
                2:10+7: error: [unknown-runtime] unknown runtime `rxwsift`; did you mean `rxswift`?
                3:1+6: error: [unknown-section] unknown section `inptus`; did you mean `inputs`?
                6:15+1: error: [unbalanced-swift] `(` is never closed; close it on this line
                7:9+6: error: [kind-without-element] `Driver` is a kind of stream: write what it carries, `Driver<Void>`
                8:3+4: error: [duplicate-name] there is an output `name` already; choose another name
                  7:3+4: note: first declared here
                10:13+8: error: [error-reasons] unknown reason `transpot`; did you mean `transport`?
                12:9+3: error: [request-line] unknown HTTP method `GTE`; did you mean `GET`?
                12:13+10: error: [request-line] Apple's platforms refuse `http`; write `https://a.b`
                13:5+5: error: [unknown-option] unknown option `decod`; did you mean `decode`?
                15:10+3: error: [line-shape] the type of `row` is missing; write it as `row: Type`
                17:12+8: error: [unknown-step] `debounse` is not a step; did you mean `debounce`?
                18:12+5: error: [unknown-step] `lates` is not a step; did you mean `latest`?
                """#
        )
    }
}
