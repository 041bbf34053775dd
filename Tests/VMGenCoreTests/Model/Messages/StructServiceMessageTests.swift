import Testing

/// Structs of closures and values among the services.
@Suite("Messages about structs among the services")
struct StructServiceMessageTests {
    @Test("What a struct cannot be or hold, each with what to write")
    func shape() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            services:
              struct MovieActions: Equatable
                - showDetail(_ id: Int, name: String) throws -> Int
                - close: () -> Void = {}
                - close: () -> Void
                - made: Int
                - func go() async
                - size: Int
              Router: MovieActions
                - pop()
            init:
              weak var actions: MovieActions
              router: Router
            inputs:
              tap: Void
            flows:
              - tap -> call actions.close(1)
              - tap -> call router.pop()
            """,
            says: """
                4:24+9: error: [struct-service] the struct `MovieActions` holds closures and values, and is \
                `Sendable` at most; leave `Equatable` out
                5:7+49: error: [struct-service] the struct `MovieActions` holds closures and values; write it with \
                its type, `showDetail: (Int, String) throws -> Int`
                6:27+2: error: [struct-service] whoever makes the struct says what it holds; leave `= {}` out
                7:7+5: error: [duplicate-name] `close` is declared twice in `MovieActions`; leave one out
                  6:7+5: note: first declared here
                8:7+4: error: [struct-service] stubs have a `made` of their own; choose another name
                9:7+15: error: [struct-service] the struct `MovieActions` holds closures and values; write it with \
                its type, `go: () async -> Void`
                11:3+6: error: [struct-service] `MovieActions` is a struct, from which `Router` cannot inherit; leave it out
                14:12+7: error: [struct-service] `actions` is a struct, and only an object is held weakly; leave the \
                word before it out
                19:31+1: error: [call-arguments] `1` does not fit `close()`; write no argument
                """
        )
    }

    @Test("A struct that holds nothing, and one that a variable holds weakly")
    func holders() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            services:
              struct Empty:
              struct Actions:
                - close: () -> Void
            variables:
              weak var actions: Actions?
            init:
              empty: Empty
            inputs:
              tap: Void
            flows:
              - tap -> call actions?.close()
            """,
            says: """
                4:10+5: error: [struct-service] the struct `Empty` holds nothing; list what it holds below it, `- close: () -> Void`
                8:12+7: error: [struct-service] `actions` is a struct, and only an object is held weakly; leave the word before \
                it out
                10:3+5: warning: [unused-parameter] nothing uses the parameter `empty`
                """
        )
    }

    @Test("What a struct holds is called and read, and not set")
    func use() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            services:
              struct Client:
                - size: Int
                - load: (Int) -> Single<Int>
            init:
              client: Client
            inputs:
              tap: Int
            outputs:
              count: Int
            flows:
              - tap -> set client.size = 1
              - tap -> call client.lod(1)
              - tap -> latest client.load(id: $0) -> count
              - errors -> ignore
            """,
            says: """
                14:16+11: error: [not-settable] `client.size` cannot be set: the struct `Client` says what it is; keep what \
                changes in a `state`
                15:24+3: error: [unknown-method] `Client` has no `lod`; did you mean `load`?
                  4:10+6: note: declared here
                16:31+6: error: [call-arguments] `id: $0` does not fit `load(_ value: Int)`; write `client.load(…)`
                """
        )
    }

    @Test("A scenario gives what a struct holds, and sets nothing of it later; what it answers needs a list")
    func scenarios() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            services:
              struct Client:
                - size: Int
                - load: (Int) -> Single<Int>
            types: |
              struct Actions { let close: () -> Void }
            init:
              client: Client
              actions: Actions
            inputs:
              tap: Int
            outputs:
              count: Int
              rows: Int
            flows:
              - tap -> with client.size -> map { $0 + $1 } -> count
              - tap -> latest client.load($0) -> rows
              - tap -> call actions.close()
              - errors -> ignore
            scenarios:
              counts:
                given: client.size = 2
                when: tap 1; client.size = 3
                then: count = 3; actions.close was called
            """,
            says: """
                11:3+7: error: [scenario-use] scenarios say what `actions` answers; list what `Actions` holds under \
                `services`, `existing struct Actions:`
                25:18+15: error: [scenario-use] a struct stays as it is once the view model has it; write this under `given`, or \
                let `Client` hold a closure or a stream that answers
                """
        )
    }

    @Test("A closure that a struct may have none of is called where there is one, and seen to be")
    func closuresThatMayBeNil() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            services:
              struct Client:
                - log: ((String) -> Void)?
                - note: ((String) async -> Void)?
                - count: ((Int) -> Int)?
            init:
              client: Client
            inputs:
              tap: String
            flows:
              - tap -> call client.log?($0)
              - tap -> call client.log($0)
              - tap -> latest client.note?($0) -> ignore
              - tap -> call client.log
            scenarios:
              a:
                when: tap "x"
                then: client.log was called with ("x"); client.note was called; client.count was called
            """,
            says: """
                14:24+3: error: [unknown-method] `log` may be nil, and is called where it is there: `client.log?(…)`
                16:17+10: error: [unknown-name] `client.log` may be nil, and is called where it is there: `client.log?($0)`
                20:45+22: error: [scenario-use] `note` is a property, of which tests see no calls; of one that is there, \
                `note: (String) async -> Void`, they do
                20:69+23: error: [scenario-use] `count` is a property, of which tests see no calls; of one that is there, \
                `count: (Int) -> Int`, they do
                """
        )
    }
}
