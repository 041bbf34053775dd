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
                15:37+5: error: [stale-value] `other` is what arrives here already: `$0`
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
}
