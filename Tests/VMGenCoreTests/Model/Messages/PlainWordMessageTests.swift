import Testing

/// Messages on work through several services, on types without elements, and on values of what goes on for long.
@Suite("Messages on work of held services, elements and sequences")
struct PlainWordMessageTests {
    @Test("Work of a service that another one holds is checked as its own is")
    func heldWork() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              repo: Repo
            services:
              Repo:
                - store: any Store
              Store:
                - load(_ id: Int) async throws -> Int
            inputs:
              go: Void
            outputs:
              n: Int = 0
            flows:
              - go -> map repo.store.load(1) -> n
              - go -> first repo.store.load(id: 1) -> n
              - go -> with repo.store.load(1) -> n
              - errors -> ignore
            """,
            says: """
                15:15+18: error: [missing-policy] `load` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                16:33+5: error: [call-arguments] `id: 1` does not fit `load(_ id: Int)`; write `repo.store.load(…)`
                17:16+18: error: [unknown-name] `repo.store.load` takes time: it runs as a step, `… -> latest repo.store.load(1) -> …`
                """
        )
    }

    @Test("Collections without elements, and parts of what is called as an input is")
    func elements() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Room: Equatable { var name: String }
            init:
              names: Array?
            inputs:
              room: Room?
              tap: Void
            outputs:
              tags: Set = [1, 2]
              label: String?
            state:
              room: Room? = nil
            flows:
              - room -> room
              - tap -> with state.room?.name -> label
              - tap -> set tags = []
            """,
            says: """
                6:3+5: warning: [unused-parameter] nothing uses the parameter `names`
                6:10+6: error: [not-a-type] `Array` does not say what is in it; write `[…]` with the types of that
                11:9+3: error: [not-a-type] `Set` does not say what is in it; write `Set<…>` with the types of that
                14:3+4: warning: [unused-state] nothing reads the state `room`
                17:17+16: error: [unknown-name] an input is called `room` too, so that no part of it is taken along; write `with state.room`, and `?.name` where it is used
                """
        )
    }

    @Test("A single value where a sequence is answered")
    func sequences() {
        let spec = """
            view-model: AViewModel
            runtime: rxswift
            init:
              api: Api
            services:
              Api:
                - load() -> AsyncStream<Int>
            inputs:
              go: Int
            outputs:
              n: Int = 0
            logic:
              - follow() async -> Int
            flows:
              - go -> latest follow() -> n
            scenarios:
              x:
                given: api.load answers 3
                when: go 1
                then: n = 3
            """
        expect(
            spec,
            says: """
                18:29+1: error: [scenario-value] `AsyncStream<Int>` is needed here, and `3` is none; write `AsyncStream<Int> { $0.yield(3); $0.finish() }`
                """
        )
        expect(
            spec.replacing("answers 3", with: "answers AsyncStream<Int> { $0.yield(3); $0.finish() }"),
            says: ""
        )
    }
}
