import Testing

@testable import VMGenPlan

@Suite("Messages on names in flows")
struct FlowNameMessageTests {
    @Test("Names that stand for nothing, or something else")
    func flowNames() {
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
              - tapp -> latest fetch -> items
              - tap -> latest fetch -> itmes
              - tap -> latest fetsh -> items
              - tap -> with pgae -> call save
              - tap -> set pag = 1
              - tap -> call usecase.load()
              - tap -> call svae
              - save -> done
              - fetch -> items
              - heading -> name
              - 12 -> name
              - usecase.stream -> name
              - errors -> ignore
            """#,
            says: #"""
                9:3+3: warning: [unused-input] no flow uses the input `row`; `row -> ignore` says so on purpose
                10:3+4: warning: [unused-input] no flow uses the input `text`; `text -> ignore` says so on purpose
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:5+4: error: [unknown-name] unknown name `tapp`; did you mean `tap`?
                34:28+5: error: [unknown-name] unknown name `itmes`; did you mean `items`?
                35:19+5: error: [unknown-method] unknown method `fetsh`; did you mean `fetch`?
                36:17+4: error: [unknown-name] unknown name `pgae`; did you mean `page`?
                37:16+3: error: [unknown-name] unknown name `pag`; did you mean `page`?
                38:17+7: error: [unknown-name] unknown name `usecase`; did you mean `useCase`?
                39:17+4: error: [unknown-method] unknown method `svae`; did you mean `save`?
                40:5+4: error: [unknown-name] `save` returns nothing; it is called at the end of a flow, `… -> call save`
                41:5+5: error: [unknown-name] `fetch` is a request: it runs as a step, `start -> latest fetch -> …`
                42:5+7: error: [unknown-name] `heading` is a plain value, no stream; `with heading` takes it along
                43:5+2: error: [unknown-name] a flow cannot start from `12`; it starts from an input, an output, a state, a named stream, a dependency's stream, a call or `start`
                44:5+7: error: [unknown-name] unknown name `usecase`; did you mean `useCase`?
                """#
        )
    }

    @Test("Sinks")
    func sinks() {
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
              - row -> text
              - row -> heading
              - row -> save
              - row -> load
              - row -> fetch
              - row -> useCase.save($0)
              - row -> .done
              - row -> ignore
              - row -> as stream
              - row -> as stream
              - stream -> stream2
              - row -> stream
              - tap -> set done = 1, tap = 2, heading = "", save = 1, useCase = x
              - errors -> failure
            """#,
            says: #"""
                10:3+4: warning: [unused-input] no flow uses the input `text`; `text -> ignore` says so on purpose
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:12+4: error: [into-input] `text` is an input: values come out of it, none go in; what both start is written `text, row -> …`
                34:12+7: error: [bad-sink] `heading` is a plain value; declare it `var heading`, and write `set heading = $0`
                35:12+4: error: [bad-sink] `save` is a method; write `call save`
                36:12+4: error: [bad-sink] `load` takes time: run it as a step, `latest load -> …`
                37:12+5: error: [bad-sink] `fetch` takes time: run it as a step, `latest fetch -> …`
                38:12+16: error: [bad-sink] write `call useCase.save($0)` for a call at the end of a flow
                39:12+5: error: [bad-sink] `done` is a field, no case; write it without the dot
                42:15+6: error: [duplicate-name] there is a stream `stream` already; choose another name
                  41:15+6: note: first declared here
                43:15+7: error: [unknown-name] unknown name `stream2`; did you mean `stream`?
                44:12+6: error: [bad-sink] `stream` is a stream that another flow makes; name several sources there to merge them
                45:16+4: error: [not-settable] `done` cannot be set: it has no value, only events; send one to it, `… -> done`, or give it a first value, `= …`
                45:26+3: error: [not-settable] `tap` cannot be set: it is an input; what flows set stands under `outputs` or `state`
                45:35+7: error: [not-settable] `heading` cannot be set: it is a `let`; declare it `var heading` under `init`
                45:49+4: error: [not-settable] `save` cannot be set: it is a method; `call save` calls it
                45:59+7: error: [not-settable] `useCase` cannot be set: it is a `let`; declare it `var useCase` under `init`
                """#
        )
    }

    @Test("Members and arguments in Swift text")
    func closures() {
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
              - row -> map { $1 } -> page
              - tap -> map { $0 } -> page
              - row, text -> combine { $0 + $2 } -> page
              - row -> map { $0 + page } -> page
              - row -> with page -> map { save(); return $0 + count } -> page
              - row -> set page = $1 + count
              - tap -> call save($0)
              - row -> latest fetchOne(id: $1) -> items
              - errors -> ignore
            """#,
            says: #"""
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:18+2: error: [closure-argument] there is no `$1` here: one value arrives, `$0` is `row`
                34:18+2: error: [closure-argument] there is no `$0` here: nothing arrives with the event
                35:33+2: error: [closure-argument] there is no `$2` here: 2 values arrive: `$0` is `row`, `$1` is `text`
                36:23+4: error: [member-in-closure] `page` is a member of the view model, and `{ }` is pure; take it along, `with page`, and use `$1`
                37:31+4: error: [member-in-closure] `save` is a member of the view model, and `{ }` is pure; name the method instead of `{ }`: `map save`
                37:51+5: error: [member-in-closure] `count` is a member of the view model, and `{ }` is pure; take it along, `with count`, and use `$2`
                38:23+2: error: [closure-argument] there is no `$1` here: one value arrives, `$0` is `row`
                39:22+2: error: [closure-argument] there is no `$0` here: nothing arrives with the event
                40:32+2: error: [closure-argument] there is no `$1` here: one value arrives, `$0` is `row`
                """#
        )
    }

    @Test("`self` in a closure")
    func closureSelf() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              row: Int
            outputs:
              page: Int = 1
            flows:
              - row -> map { [$0].map(\.self).count + self.page } -> page
            """#,
            says: #"""
                8:43+4: error: [member-in-closure] `self` is the view model, and `{ }` is pure; take what is needed along by `with`
                """#
        )
    }
}
