import Testing

/// What comes behind work and states, and what may end work.
@Suite("Messages about what comes behind work")
struct BehindWorkMessageTests {
    @Test("Behind work, what started it is taken along")
    func behindWork() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              navigator: Navigator
            services:
              Navigator:
                - confirm(_ row: Int) -> Observable<Void>
                - delete(_ row: Int)
                - load(_ row: Int) async throws
            inputs:
              delete, other: Int
            flows:
              - delete -> latest navigator.confirm($0) -> with delete -> call navigator.delete($0)
              - other -> latest navigator.load($0) -> with other -> call navigator.delete($0)
              - other -> map { $0 + 1 } -> with other -> call navigator.delete($0 + $1)
              - errors -> ignore
            """,
            says: """
                15:37+5: error: [stale-value] what arrives is made of `other`, so the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one
                """
        )
    }

    @Test(
        "What work was begun with is taken along where nothing newer can be there when it answers; elsewhere it may be the one before"
    )
    func answeredAtOnce() {
        expect(
            """
            view-model: XViewModel
            runtime: rxswift
            init:
              api: API
            services:
              API:
                - rows(_ query: String) -> Observable<[String]>
                - later(_ query: String) async -> [String]
            inputs:
              query: String
            outputs:
              a, b, c, d, e, f: String
            flows:
              - query -> distinct -> latest api.rows -> with query -> map { $1 } -> a
              - query -> filter { !$0.isEmpty } -> latest api.rows -> with query -> map { $1 } -> b
              - query -> first api.rows -> with query -> map { $1 } -> c
              - query -> first api.later -> with query -> map { $1 } -> d
              - query -> latest api.rows -> as found
              - found -> with query -> map { $1 } -> e
              - query -> latest api.later -> as foundLater
              - foundLater -> with query -> map { $1 } -> f
              - errors -> ignore
            """,
            says: """
                15:64+5: warning: [stale-value] where the work answers at once, the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one
                16:37+5: warning: [stale-value] where the work answers at once, the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one
                19:19+5: warning: [stale-value] `query` is said when `found` is, so the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one
                """
        )
    }

    @Test("Named streams that follow from each other cannot stand above each other, and are told to set a state")
    func circles() {
        expect(
            """
            view-model: XViewModel
            runtime: rxswift
            init:
              api: API
            services:
              API:
                - page(_ number: Int) -> Observable<Int>
            inputs:
              next: Int
            outputs:
              rows: Int
            flows:
              - next -> first api.page until done -> as loaded
              - loaded -> with other -> map { $0 + $1 } -> as sum
              - sum -> filter { $0 == 0 } -> as done
              - loop -> map { $0 } -> as loop
              - next -> as other
              - loaded -> rows
              - errors -> ignore
            """,
            says: """
                13:34+4: error: [stream-order] `done` follows from `loaded`, which is named here: neither can stand above the other; let one of the flows `set` a `state`, and name that here
                  15:37+4: note: named here
                14:20+5: error: [stream-order] `other` is used before the flow that names it; move that flow up
                  17:16+5: note: named here
                16:5+4: error: [stream-order] `loop` follows from itself; let the flow `set` a `state`, and name that here
                  16:30+4: note: named here
                """
        )
    }

    @Test("What only sets `nil` does not start what lets no `nil` through, and may end it")
    func endedByNil() {
        let spec = { (flow: String) in
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              polls: Polls
            services:
              Polls:
                - results(of poll: Int) -> Observable<Int>
            inputs:
              open: Int
              close: Void
            outputs:
              poll: Int? = nil
              votes: Int = 0
            flows:
              - open -> set poll = $0
              - close -> set poll = nil
              - poll -> \(flow) -> as opened
              - opened -> latest polls.results(of: $0) until close -> votes
              - errors -> ignore
            """
        }
        expect(spec("compactMap -> distinct"), says: "")
        expect(
            spec("filter { $0 != nil } -> map { $0 ?? 0 }"),
            says: """
                18:50+5: error: [step-argument] `close` cannot end this work: `opened`, which speaks when `close` does, starts it; what does not start it ends it by a name: `close -> filter { … } -> as gone`, `until gone`
                """
        )
    }

    @Test("What failures take along may be the value before, where work fails at once that it begins")
    func failedAtOnce() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              check: (Int) throws -> Int
              api: API
            services:
              API: Sendable
                - rows(_ page: Int) -> Observable<Int>
                - load(_ page: Int) async throws -> Int
            inputs:
              a, b, c: Int
            outputs:
              n: Int = 0
              rows: Int = 0
              loaded: Int = 0
              failed: String
              why: String
            flows:
              - a -> latest try check($0) -> n
              - b -> latest api.rows($0) -> rows
                  catch -> with b, c -> map { "\\($1) \\($2)" } -> why
              - c -> latest try await api.load($0) -> loaded
                  catch -> with c -> map { "\\($1)" } -> why
              - errors -> with a -> map { "\\($1)" } -> failed
            """,
            says: """
                21:21+1: warning: [stale-value] work that `b` begins may fail at once, so the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one
                24:20+1: warning: [stale-value] work that `a` begins may fail at once, so the value that is taken along may be the new one or the one before; keep it in a `state`, whose value is the new one
                """
        )
    }
}
