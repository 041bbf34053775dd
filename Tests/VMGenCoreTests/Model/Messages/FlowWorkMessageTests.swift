import Foundation
import Testing

@testable import VMGenPlan

@Suite("Messages on work and failures")
struct FlowWorkMessageTests {
    @Test("What ends work")
    func ends() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              useCase: UseCase
            inputs:
              load, refresh: Void
              text: String
            outputs:
              items: [Movie] = []
              isLoading: Bool = false
            flows:
              - load -> latest try await useCase.items() until refrsh -> items
              - load -> latest try await useCase.items() until load -> items
              - refresh -> first try await useCase.items() until start while isLoading -> items
              - load -> queue try await useCase.items() until refresh until text -> items
              - load -> all try await useCase.items() until -> items
              - load -> all try await useCase.items() while isLoading until text, refresh -> items
              - refresh -> as again
              - refresh -> filter { true } -> as some
              - again -> latest try await useCase.items() until refresh -> items
              - refresh -> latest try await useCase.items() until text, some -> items
              - errors -> ignore
            """#,
            says: #"""
                12:52+6: error: [unknown-name] unknown name `refrsh`; did you mean `refresh`?
                13:52+4: error: [step-argument] `load` cannot end this work: `load` starts it; `latest` ends older work by itself
                14:54+5: error: [step-argument] `start` cannot end this work: the start comes before any work
                15:65+4: error: [step-argument] `until` stands once behind a call; it takes several names: `until refresh, …`
                16:48+0: error: [step-argument] `until` needs a stream that ends the work: `until refresh`
                20:53+7: error: [step-argument] `refresh` cannot end this work: `again`, which speaks when `refresh` does, starts it; `latest` ends older work by itself
                """#
        )
    }

    @Test("What ends work is no part of what starts it")
    func endsByCause() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              useCase: UseCase
            services:
              UseCase:
                - items() async throws -> [Int]
                - check(_ text: String) throws -> String
                - find(_ text: String) async throws -> String
            inputs:
              text: String
            outputs:
              items: [Int] = []
              checked: String
            flows:
              - text -> first try useCase.check($0) -> checked
              - checked -> latest useCase.items() until text -> items
              - text -> filter { $0 != "" } -> as some
              - some -> latest useCase.items() until text -> items
              - text -> latest useCase.find($0) -> as found
              - found -> latest useCase.items() until text -> items
              - errors -> ignore
            """#,
            says: #"""
                17:45+4: error: [step-argument] `text` cannot end this work: `checked`, which speaks when `text` does, starts it; what does not start it ends it by a name: `text -> filter { … } -> as gone`, `until gone`
                19:42+4: error: [step-argument] `text` cannot end this work: `some`, which speaks when `text` does, starts it; what does not start it ends it by a name: `text -> filter { … } -> as gone`, `until gone`
                """#
        )
    }

    @Test("Work without a policy, a policy without work")
    func policies() {
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
              - row -> map load -> items
              - text -> map search -> items
              - tap -> call fetch
              - row -> do load -> done
              - text -> map parse -> page
              - tap -> call try await useCase.save()
              - tap -> do try useCase.save() -> done
              - tap -> latest save -> done
              - row -> latest title -> name
              - tap -> map save -> done
              - tap -> latest try? await useCase.x() -> items
              - tap -> latest useCase.items -> items
              - tap -> do useCase.items -> done
              - tap -> latest 5 -> items
              - text -> latest parse -> page
              - errors -> ignore
            """#,
            says: #"""
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:16+4: error: [missing-policy] `load` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                34:17+6: error: [missing-policy] `search` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                35:17+5: error: [missing-policy] the request `fetch` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                36:15+4: error: [missing-policy] `load` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                37:17+5: error: [missing-policy] `parse` can fail; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                38:27+14: error: [missing-policy] `useCase.save()` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                39:19+14: error: [missing-policy] `useCase.save()` can fail; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                40:19+4: error: [not-work] `save` answers at once, so there is nothing to cancel; write `do save` in passing, or `call save` at the end
                41:19+5: error: [not-work] `title` answers at once, so there is nothing to cancel; write `map title`
                42:16+4: error: [step-argument] `save` returns nothing to go on with; `do save` passes values on
                43:19+22: error: [step-argument] write `try`: what fails goes where `errors ->` or `catch ->` sends it
                45:15+13: error: [unknown-method] `useCase.items` is not a call; write `useCase.items(…)`
                46:19+1: error: [unknown-method] `5` is not a call
                """#
        )
    }

    @Test("Calls, assignments and what they are given")
    func calls() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              api: Api
              log: Log
              scheduler: SchedulerType = MainScheduler.instance
            services:
              Api: Sendable
                - load(_ id: Int) async throws -> (a: Int, b: String)
              Log: Sendable
                - note(_ words: String...)
            inputs:
              id: Int
            outputs:
              count: Int = 0
              sum: Int = 0
              pair: (x: Int, y: String)
              failure: (any Error)?
              point: (Int, Int) = (0, 0)
            logic:
              - score(_ value: Int, state: State) -> Int
            flows:
              - id -> debounce 1 -> latest api.load($0), api.load(2) -> pair
              - id -> latest api.load($0) -> pair
              - id -> set count = 1 sum = 2
              - id -> set sum = score($0)
              - id -> set sum = score($0, state: state)
              - id -> map score -> count
              - id -> call log.note("a", "b", "\($0)")
              - id -> call log.note()
              - id -> call log.note($0)
              - errors -> failure
              - id -> set point.0 = $0
              - id -> set point = ($0, 1)
            """#,
            says: #"""
                23:46+11: error: [unknown-method] one call stands here; let another flow make the other one
                24:34+4: error: [type-mismatch] `pair` is `(x: Int, y: String)`, and `(a: Int, b: String)` arrives; `map { … }` converts it
                  17:3+4: note: declared here
                25:25+3: error: [bad-sink] a comma is missing before `sum`: `set page = 1, isLast = false`
                26:21+5: error: [call-arguments] within an expression `score` is called as it is written; hand it `state: state` there as well
                31:25+2: error: [type-mismatch] `note` takes `String...` for `words`, and `$0` is `Int`
                """#
        )
    }

    @Test("Asynchronous sequences, which are no streams of a runtime")
    func sequences() {
        let spec = #"""
            view-model: AViewModel
            runtime: RUNTIME
            init:
              chat: Chat
            services:
              Chat: Sendable
                - lines() -> AsyncStream<String>
                - checked() -> AsyncThrowingStream<String, Error>
            inputs:
              appear: Void
            outputs:
              line: String
            flows:
              - appear -> latest chat.lines() -> line
              - appear -> latest chat.checked() -> line
            """#
        expect(
            spec.replacingOccurrences(of: "RUNTIME", with: "rxswift"),
            says: #"""
                14:22+12: error: [not-work] `AsyncStream<String>` is no stream that a flow listens to; let `lines` return `Observable<String>`, or read it in logic that is `async`
                15:22+14: error: [not-work] `AsyncThrowingStream<String, Error>` is no stream that a flow listens to; let `checked` return `Observable<String>`, or read it in logic that is `async`
                """#
        )
        expect(
            spec.replacingOccurrences(of: "RUNTIME", with: "combine"),
            says: #"""
                14:22+12: error: [not-work] `AsyncStream<String>` is no stream that a flow listens to; let `lines` return `AnyPublisher<String, Never>`, or read it in logic that is `async`
                15:22+14: error: [not-work] `AsyncThrowingStream<String, Error>` is no stream that a flow listens to; let `checked` return `AnyPublisher<String, Error>`, or read it in logic that is `async`
                """#
        )
    }

    @Test("Failures that go nowhere")
    func failures() {
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
              - tap -> latest fetch -> items
              - tap -> latest useCase.load() -> items
              - tap -> latest await useCase.load() -> items
              - tap -> latest try await useCase.load() -> items
                  catch -> replace with [] -> items
              - tap -> done
                  catch -> ignore
              - tap -> latest fetch -> items
                  catch -> latest fetch -> items
                  catch -> ignore
                  foo -> bar
            """#,
            says: #"""
                9:3+3: warning: [unused-input] no flow uses the input `row`; `row -> ignore` says so on purpose
                10:3+4: warning: [unused-input] no flow uses the input `text`; `text -> ignore` says so on purpose
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:19+5: error: [failure-nowhere] `fetch` can fail, and nothing says where its failure goes; add `- errors -> failure` for all work, or `catch -> …` below this flow
                  34:19+14: note: `useCase.load()` can fail as well
                39:7+15: error: [flow-parts] nothing in the flow above can fail; leave the `catch` out
                41:23+5: error: [failure-nowhere] `fetch` can fail, and this flow handles failures: end it in a stream, `as failure`, and do the work in a flow of its own
                42:7+5: error: [flow-parts] the flow has a `catch` already
                  41:7+30: note: first written here
                43:7+10: error: [flow-parts] a flow starts with a dash, in the column of the others: `- foo -> bar`
                """#
        )
    }

    @Test("The flow of failures")
    func failureFlows() {
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
              - errors, tap -> failure
              - errors -> ignore
                  catch -> ignore
              - errors -> as failed
              - failed -> failure
            """#,
            says: #"""
                8:3+3: warning: [unused-input] no flow uses the input `tap`; `tap -> ignore` says so on purpose
                9:3+3: warning: [unused-input] no flow uses the input `row`; `row -> ignore` says so on purpose
                10:3+4: warning: [unused-input] no flow uses the input `text`; `text -> ignore` says so on purpose
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:13+3: error: [flow-parts] `errors` is the only source of its flow; write the others as flows of their own
                34:5+6: error: [flow-parts] the failures of all work have a flow already; let it end in `as failure` and start others from there
                  33:5+6: note: first written here
                35:7+15: error: [flow-parts] nothing in the flow above can fail; leave the `catch` out
                36:5+6: error: [flow-parts] the failures of all work have a flow already; let it end in `as failure` and start others from there
                  33:5+6: note: first written here
                """#
        )
    }

    @Test("Streams that can fail")
    func failing() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            inputs:
              a: AnyPublisher<Int, MyError>
            outputs:
              b: Int
              c: AnyPublisher<Int, MyError>
              d: CurrentValueSubject<Int, MyError> = 1
            requests:
              load: GET https://a.b
                decode: Int
            flows:
              - a -> b
              - a -> c
              - a -> b
                  catch -> ignore
              - start -> latest load -> d
            """#,
            says: #"""
                13:10+1: error: [failing-feed] `a` can fail with `MyError`, and `b` cannot; add `catch -> …` below the flow
                  4:3+1: note: declared here
                17:29+1: warning: [output-ends] the first failure ends `d` for good, as its type says: `CurrentValueSubject<Int, MyError>`; declared as `d: Int = 1`, with a flow `errors -> …`, it survives
                  8:3+1: note: declared here
                """#
        )
    }

    @Test("What answers through a closure is waited for in logic")
    func completions() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              repo: Repo
            services:
              Repo:
                - old(id: Int, completion: @escaping @Sendable (Result<Room, Error>) -> Void)
                - ask(_ done: @escaping (Bool) -> Void)
                - find(_ name: String, in place: Int, then: @escaping (Room?, Error?) -> Void)
                - close(then: @escaping () -> Void)
            inputs:
              go, ask, find, close: Void
            outputs:
              room: Room
            flows:
              - go -> latest repo.old(id: 1) -> room
              - ask -> do repo.ask() -> ignore
              - find -> first repo.find("a", in: 1) -> room
              - close -> call repo.close()
            """#,
            says: #"""
                16:18+15: error: [not-work] `old` answers through `completion`, which no flow hears; write a method of `logic` that waits for it with `withCheckedThrowingContinuation`, `old(id: Int) async throws -> Room`, and run that
                17:15+10: error: [call-arguments] `ask` answers through `done`, which no flow hears; write a method of `logic` that waits for it with `withCheckedContinuation`, `ask() async -> Bool`, and run that
                18:19+21: error: [not-work] `find` answers through `then`, which no flow hears; write a method of `logic` that waits for it with `withCheckedThrowingContinuation`, `find(_ name: String, in place: Int) async throws -> Room`, and run that
                19:19+12: error: [call-arguments] `close` answers through `then`, which no flow hears; write a method of `logic` that waits for it with `withCheckedContinuation`, `close() async`, and run that
                """#
        )
    }

    @Test("What may answer anything is told what by what becomes of it, or by the spec")
    func generics() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            imports: Rooms
            init:
              client: Client
            services:
              Client:
                - send<T: Decodable>(_ id: Int) async throws -> T
                - read<T>(_ type: T.Type) async throws -> T
                - find<T>(_ id: Int) -> Observable<[T]>
            inputs:
              go: Int
            outputs:
              room: Room
              rooms: [Room] = []
              count: Int
            flows:
              - go -> latest client.send($0) -> room
              - go -> latest client.send($0) -> distinct -> as fetched: Room
              - go -> latest client.find($0) -> rooms
              - go -> latest client.send($0) as [Room] -> map { $0.count } -> count
              - go -> latest client.find($0) as [Room] -> map { $0.count } -> count
              - fetched -> room
              - go -> replace with Room.self -> latest client.read($0) -> room
              - go -> latest client.send($0) -> map { $0.count } -> count
              - go -> latest client.find($0) -> ignore
              - errors -> ignore
            """#,
            says: #"""
                25:18+15: error: [step-argument] nothing says what `send` is to answer here; write `client.send($0) as Type`
                26:18+15: error: [step-argument] nothing says what `find` is to answer here; write `client.find($0) as Type`
                """#
        )
    }

    @Test("What goes on behind a call that is awaited is no stream")
    func behind() {
        expect(
            #"""
            view-model: RowsViewModel
            runtime: rxswift
            init:
              api: Api
            services:
              Api:
                - load(_ id: Int) async throws -> [String]
                - read(_ id: Int) throws -> [String]
                - save(_ rows: [String]) async throws
                - rows(_ id: Int) -> Observable<[String]>
            inputs:
              pick: Int
            outputs:
              rows: [String] = []
              title: String?
              saved: Int
            flows:
              - pick -> latest api.load($0).first -> title
              - pick -> latest api.read($0).first -> title
              - pick -> first api.load($0) + ["a"] -> rows
              - pick -> all api.save([]).map { 1 } -> saved
              - pick -> latest try await api.load($0).first -> title
              - pick -> latest api.rows($0).map { $0 + ["a"] } -> rows
              - errors -> ignore
            """#,
            says: #"""
                18:20+18: error: [step-argument] `api.load($0)` is called with `try await`, and what follows it is of its answer; write `try await api.load($0).first`
                19:20+18: error: [step-argument] `api.read($0)` is called with `try`, and what follows it is of its answer; write `try api.read($0).first`
                20:19+20: error: [step-argument] `api.load($0)` is called with `try await`, and what follows it is of its answer; write `try await api.load($0) + ["a"]`
                21:17+22: error: [step-argument] `api.save([])` is called with `try await`, and what follows it is of an answer that it does not have; write `api.save([])`
                """#
        )
    }
}
