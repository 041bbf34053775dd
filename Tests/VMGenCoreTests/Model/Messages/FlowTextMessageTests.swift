import Testing

@testable import VMGenCore

@Suite("Messages on the parts of flows")
struct FlowTextMessageTests {
    @Test("Steps and sinks")
    func flowSteps() {
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
              - tap -> debounse 0.3 -> done
              - tap -> flatMapLatest { $0 } -> done
              - tap -> frobnicate -> done
              - tap -> done -> name
              - tap -> set page = 1 -> done
              - tap -> map
              - tap -> map -> name
              - tap -> debounce -> done
              - tap -> debounce abc+1 -> done
              - tap -> skip 1.5 -> done
              - tap -> throttle 1 last -> done
              - tap -> share 1 -> done
              - tap -> combine -> done
              - tap, row -> combine title -> done
              - tap -> latest -> items
              - tap -> latest { fetch() } -> items
              - tap -> do { print(1) } -> done
              - tap -> replace 1 -> page
              - tap -> replace with $0 -> page
              - tap -> -> done
              - tap ->
              - -> done
              - tap,, row -> done
              - tap -> swift -> done
              - tap -> with -> done
              - tap -> with page, -> call save
              - tap -> set page -> done
              - tap -> set
              - tap -> call
              - tap -> as
              - tap -> as 1
              - tap -> debounce 0.3 x -> done
              - tap -> latest fetch
              - errors -> ignore
            """#,
            says: #"""
                10:3+4: warning: [unused-input] no flow uses the input `text`; `text -> ignore` says so on purpose
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:12+8: error: [unknown-step] `debounse` is not a step; did you mean `debounce`?
                34:12+13: error: [unknown-step] `flatMapLatest` is not a step; did you mean `latest`?
                35:12+10: error: [unknown-step] `frobnicate` is not a step; the steps are `map`, `filter`, `compactMap`, `distinct`, `replace with`, `combine`, `zip`, `with`, `debounce`, `throttle`, `delay`, `skip`, `take`, `start with`, `share`, `latest`, `first`, `queue`, `all`, `do` and `swift`
                36:12+4: error: [flow-parts] `done` ends a flow, so nothing can follow it; let a second flow start where this one ends, or pass values on with `do`
                37:12+12: error: [flow-parts] `set page = 1` ends a flow, so nothing can follow it; let a second flow start where this one ends, or pass values on with `do`
                38:12+3: error: [step-argument] `map` needs `{ Swift }` or a method: `map { $0.title }`, `map makeTitle`
                39:12+3: error: [step-argument] `map` needs `{ Swift }` or a method: `map { $0.title }`, `map makeTitle`
                40:12+8: error: [step-argument] `debounce` needs seconds: `debounce 0.3`
                41:21+5: error: [step-argument] `abc+1` is not a number of seconds; write seconds: `debounce 0.3`
                42:17+3: error: [step-argument] `1.5` is not a whole number; write a number of values: `skip 1`
                43:23+4: error: [step-argument] `throttle` takes seconds: `throttle 1`, `throttle 1 first`, not `last`
                44:18+1: error: [step-argument] `share` takes nothing, not `1`
                45:12+7: error: [step-argument] `combine` joins several sources and is the first step: `id, password -> combine`; later on, `with` takes the latest of others along
                46:25+5: error: [step-argument] `combine` takes `{ Swift }` or nothing: `combine { $0 + $1 }`, not `title`; a method is a step of its own: `combine -> map title`
                47:12+6: error: [step-argument] `latest` needs a request, a method or a call: `latest load`, `latest try await useCase.load()`
                48:19+11: error: [step-argument] `latest` takes a call: `latest fetch()`, no `{ }`
                49:15+12: error: [step-argument] `do` takes a call: `do Swift.print(1)`, no `{ }`
                50:12+9: error: [step-argument] `replace with` needs a value: `replace with true`
                51:25+2: error: [step-argument] `replace with` takes a value that does not depend on what arrives; `map { … }` computes from what arrives
                52:11+0: error: [flow-parts] nothing stands between the arrows
                53:11+0: error: [flow-parts] nothing stands after the arrow; it ends in an output, a state, `set …`, `call …` or `as name`
                54:5+7: error: [flow-parts] the source is missing: a flow starts from an input, an output, a state, a named stream or `start`
                55:9+0: error: [flow-parts] the source is missing: a flow starts from an input, an output, a state, a named stream or `start`
                56:12+5: error: [step-argument] `swift` needs Swift: `swift .materialize()`, or operators below the line: `- tap -> swift -> items |`
                57:12+4: error: [step-argument] `with` needs streams, states or values: `with items, page`
                58:22+0: error: [flow-parts] nothing stands between the commas
                59:12+8: error: [flow-parts] `set page` ends a flow, so nothing can follow it; let a second flow start where this one ends, or pass values on with `do`
                60:12+3: error: [line-shape] what is set is missing; write it as `set page = 1, isLast = false`
                61:12+4: error: [line-shape] what is called is missing; write it as `call save($0)`
                62:12+2: error: [line-shape] the name is missing; write it as `as movie`
                63:15+1: error: [invalid-name] `1` is not a Swift name: letters, digits and `_`, and no digit first
                64:25+1: error: [step-argument] `debounce` takes seconds: `debounce 0.3`, not `x`
                65:12+12: error: [flow-parts] the flow ends with a step; it ends in an output, a state, `set …`, `call …` or `as name`; `-> ignore` where nothing is to be done with the answer
                """#
        )
    }
}
