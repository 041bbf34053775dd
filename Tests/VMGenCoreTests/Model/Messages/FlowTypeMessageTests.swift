import Testing

@testable import VMGenCore

@Suite("Messages on what flows carry")
struct FlowTypeMessageTests {
    @Test("Types that differ")
    func types() {
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
              - save(_ row: Int)
              - check(_ text: String) -> Int
              - parse(_ text: String) throws -> Int
            flows:
              - row -> name
              - tap -> page
              - text -> items
              - row -> done
              - row, text -> call save
              - row, text -> combine -> name
              - row -> check -> page
              - row -> map check -> page
              - row -> map title -> page
              - text -> filter check -> name
              - row -> as r: String
              - r -> name
              - tap -> latest fetch while page, tap, nope, isLoading -> items
              - errors -> page
            """#,
            says: #"""
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:12+4: error: [type-mismatch] `name` is `String`, and `Int` arrives; `map { … }` converts it
                  14:3+4: note: declared here
                34:12+4: error: [type-mismatch] `page` is `Int`, and nothing arrives with the event; `replace with …` gives it a value
                  13:3+4: note: declared here
                35:13+5: error: [type-mismatch] `items` is `[Movie]`, and `String` arrives; `map { … }` converts it
                  12:3+5: note: declared here
                37:10+4: error: [type-mismatch] sources that are merged carry one type, and this is `String` after `Int`; `combine` takes both along, and a flow that looks at no value takes any
                38:29+4: error: [type-mismatch] `name` is `String`, and 2 values arrive; `map { … }` makes one of them
                  14:3+4: note: declared here
                39:12+5: error: [unknown-step] `check` is a method of `logic`, which a step calls: `map check` where it answers at once, `latest check` where it takes time or can fail
                40:16+5: error: [type-mismatch] `check` takes `String` for `text`, and `Int` arrives; `map { … }` converts it
                41:25+4: error: [type-mismatch] `page` is `Int`, and `String` arrives; `map { … }` converts it
                  13:3+4: note: declared here
                42:20+5: error: [step-argument] `filter` needs a `Bool`, and `check` returns `Int`
                43:18+6: error: [type-mismatch] `Int` arrives here, not `String`
                45:37+3: error: [loading-flag] `while` shows that work runs in an output or a state, and `tap` is neither; declare a state, `isBusy: Bool = false`, and write `while isBusy`
                45:42+4: error: [unknown-name] unknown name `nope`; declare it with a value, `nope: Bool = false`
                46:15+4: error: [type-mismatch] `page` is `Int`, and `any Error` arrives; `map { … }` converts it
                  13:3+4: note: declared here
                """#
        )
    }

    @Test("Optionals and arrays")
    func optional() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              row: Int?
              rows: [Int]
              movie: Movie
              film: Film
            outputs:
              page: Int = 1
              pages: [Int?] = []
              movies: [Movie] = []
              one: Movie
              text: String?
            flows:
              - row -> page
              - rows -> pages
              - rows -> page
              - movie -> movies
              - film -> one
              - movies -> one
              - row -> text
            """#,
            says: #"""
                15:12+4: error: [type-mismatch] `page` is `Int`, and `Int?` arrives; `compactMap` drops nil
                  9:3+4: note: declared here
                17:13+4: error: [type-mismatch] `page` is `Int`, and `[Int]` arrives; `map { … }` converts it
                  9:3+4: note: declared here
                18:14+6: error: [type-mismatch] `movies` is `[Movie]`, and `Movie` arrives; `map { … }` converts it
                  11:3+6: note: declared here
                20:15+3: error: [type-mismatch] `one` is `Movie`, and `[Movie]` arrives; `map { … }` converts it
                  12:3+3: note: declared here
                21:12+4: error: [type-mismatch] `text` is `String?`, and `Int?` arrives; `map { … }` converts it
                  13:3+4: note: declared here
                """#
        )
    }

    @Test("The error type as something else")
    func errorsIntoString() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: MyError
              - failed: other
            inputs:
              row: Int
            outputs:
              page: Int
              message: String
              failure: Error
              other: MyError?
            flows:
              - row -> page
              - errors -> message
              - row -> map { $0.reason } -> failure
              - row -> map { $0.reason } -> other
            """#,
            says: #"""
                14:15+7: error: [type-mismatch] `message` is `String`, and `MyError` arrives; `map { … }` converts it
                  9:3+7: note: declared here
                """#
        )
    }

    @Test("Arguments")
    func arguments() {
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
              - tap -> latest load -> items
              - row, text -> combine -> latest load -> items
              - row -> latest fetchOne -> as one
              - tap -> latest fetchOne -> as two
              - tap -> latest fetchOne() -> as three
              - tap -> latest fetchOne(1) -> as four
              - tap -> latest fetchOne(id: 1, x: 2) -> as five
              - text -> latest search -> items
              - text, row -> combine -> latest search -> items
              - text -> latest search($0, page: 2) -> items
              - text -> latest search(page: 2) -> items
              - one, two, three, four, five -> call save
              - errors -> ignore
            """#,
            says: #"""
                27:5+75: error: [line-shape] `logic` is a protocol, which has no default arguments; leave `= 1` out
                33:19+4: error: [call-arguments] `load` takes `(_ page: Int)`, and nothing arrives with the event; take others along with `with`, or write the arguments, `load(…)`
                34:36+4: error: [call-arguments] `load` takes `(_ page: Int)`, and 2 values arrive; write the arguments, `load(…)`
                36:19+8: error: [call-arguments] `fetchOne` takes `(id: Int)`, and nothing arrives with the event; take others along with `with`, or write the arguments, `fetchOne(…)`
                37:19+10: error: [call-arguments] `id` of `fetchOne(id: Int)` is not given; write `fetchOne(id: …)`
                38:28+1: error: [call-arguments] `1` does not fit `fetchOne(id: Int)`; write `fetchOne(id: …)`
                39:35+4: error: [call-arguments] `x: 2` does not fit `fetchOne(id: Int)`; write `fetchOne(id: …)`
                43:27+7: error: [call-arguments] `page: 2` does not fit `search(_ query: String, page: Int = 1)`; write `search(…, page: …)`
                """#
        )
    }

    @Test("Events and their payload")
    func events() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              useCase: UseCase
            inputs:
              - textEdited(text: String?)
              - registerTap(name: String, Int)
            outputs:
              - registerEnabled(Bool)
              - movedHome
              - failed(message: String)
            logic:
              - isValid(_ text: String?) -> Bool
            flows:
              - textEdited -> map isValid -> .registerEnabled($0)
              - textEdited -> map { text == nil } -> .registerEnabled
              - registerTap -> first try await useCase.register(name: name, $1) -> .movedHome
              - registerTap -> .movdHome
              - registerTap -> movedHome
              - registerTap -> .failed
              - registerTap -> .failed(name)
              - registerTap -> .failed(message: $2)
              - errors -> .failed(message: $0.localizedDescription)
            """#,
            says: #"""
                18:21+8: error: [unknown-name] the outputs have no case `movdHome`; did you mean `movedHome`?
                19:20+9: error: [bad-sink] a case is written with a dot: `.movedHome`
                20:20+7: error: [call-arguments] `.failed` takes `(message: String)`, and 2 values arrive; write the arguments, `.failed(…)`
                21:28+4: error: [call-arguments] `name` does not fit `.failed(message: String)`; write `.failed(message: …)`
                22:37+2: error: [closure-argument] there is no `$2` here: 2 values arrive, `$0` to `$1`
                """#
        )
    }

    @Test("A label of an event that is called like a member")
    func hidingLabels() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              store: Store
            services:
              Store:
                - save(_ item: Int)
            inputs: enum
              - saved(store: Int)
            outputs:
              count: Int = 0
            flows:
              - saved -> call store.save($0)
              - saved -> set count = store
            """#,
            says: #"""
                13:19+5: error: [unknown-method] `store` is a label of the event here, and hides the member; give the label another name
                """#
        )
    }

    @Test("Words where others have them")
    func misplaced() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: enum AError
              - offline: other
              - notFound(id: Int)
            init:
              store: Store
            services:
              @MainActor Lobby:
                - join()
              store: Store
                - close()
              Store:
                - load(_ id: Int) async throws -> Int
                - note(_ id: Int)
            outputs:
              count: Int = 0
            flows:
              - start -> latest retry 2 store.load(1) -> count
              - start -> do store.note(1)
              - errors -> ignore
            """#,
            says: #"""
                3:9+11: error: [error-reasons] the name alone stands here; write `errors: AError`
                5:5+17: error: [error-reasons] a case of `errors` carries no values; declare the enum in Swift with `init(_ error: Error)`, and name it here without items
                9:3+16: error: [service-member] a protocol with an attribute is not declared here; declare the protocol in Swift, and write `existing Lobby` here: its members are read from there
                11:3+5: error: [service-member] a protocol is declared here; write `Store:`, and `store: Store` under `init`
                19:27+15: error: [step-argument] `retry` stands behind the call; write `store.load(1) retry 2`
                20:14+16: error: [flow-parts] `do` stands in the middle of a flow; at its end write `call store.note(1)`
                """#
        )
    }

    @Test("Failures are of an error type, and of no other")
    func failures() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: NetworkError
            inputs:
              tap: Void
            outputs:
              rows: [Int] = []
              text: String
            logic:
              - load() -> Observable<[Int]>
            flows:
              - tap -> latest load -> rows
              - errors -> text
            """#,
            says: """
                13:15+4: error: [type-mismatch] `text` is `String`, and `NetworkError` arrives; `map { … }` converts it
                  8:3+4: note: declared here
                """
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: [Int]
            inputs:
              tap: Void
            outputs:
              rows: [Int] = []
            logic:
              - load() -> Observable<[Int]>
            flows:
              - tap -> latest load -> rows
              - errors -> ignore
            """#,
            says: """
                3:9+5: error: [error-reasons] `[Int]` is no error type; write the name of one that has `init(_ error: Error)`, or convert \
                failures where they arrive, `errors -> map { … } -> …`
                """
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: Error
            inputs:
              tap: Void
            outputs:
              rows: [Int] = []
            logic:
              - load() -> Observable<[Int]>
            flows:
              - tap -> latest load -> rows
              - errors -> ignore
            """#,
            says: "3:9+5: error: [error-reasons] failures are `any Error` without this line; leave it out"
        )
    }
}
