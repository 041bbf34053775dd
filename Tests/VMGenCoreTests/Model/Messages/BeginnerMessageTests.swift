import Testing

@testable import VMGenCore

/// What beginners write, and what they are told to write instead.
@Suite("Messages on first attempts")
struct BeginnerMessageTests {
    private static let head = """
        view-model: HomeViewModel
        runtime: rxswift
        init:
          useCase: UseCase
        inputs:
          reload: Void
          name: String
        outputs:
          count: Int = 0
          title: String = ""
          ok: Bool = false
          isLoading: Bool = false
        requests:
          fetchRows: GET https://example.com/rows
            decode: Int
        logic:
          - load() -> Observable<Int>
        flows:
          - errors -> ignore
          - reload -> latest load while isLoading -> count
          - reload -> latest fetchRows -> count
          - name -> title
          - name -> map { !$0.isEmpty } -> ok
          - reload -> call useCase.go()

        """

    @Test(
        "Flows",
        arguments: [
            (
                "reload -> load -> count",
                "15+4: error: [unknown-step] `load` is a method of `logic`, which a step calls: `map load` where it answers at "
                    + "once, `latest load` where it takes time or can fail"
            ),
            (
                "reload -> fetchRows -> count",
                "15+9: error: [unknown-step] the request `fetchRows` takes time; run it as a step with a policy: `latest` "
                    + "(a new one cancels the old), `first` (ignored while one runs), `queue` or `all`"
            ),
            (
                "name -> useCase.find($0) -> title",
                "13+16: error: [unknown-step] a step calls things: `latest useCase.find($0)` where it takes time or can fail, "
                    + "`map useCase.find($0)` where it answers at once, `do useCase.find($0)` in passing"
            ),
            (
                "combine name, reload -> ok",
                "5+7: error: [flow-parts] the sources stand first: `name, reload -> combine -> …`"
            ),
            (
                "name, reload -> map { $0 } -> title",
                "27+2: error: [closure-argument] there is no `$0` here: nothing arrives with the event; the sources are "
                    + "merged, and `combine` takes the latest of each"
            ),
            (
                "name -> filter isLoading -> title",
                "20+9: error: [unknown-method] `isLoading` is an output; take it along: "
                    + "`with isLoading -> filter { … }`"
            ),
            (
                "reload -> latest load -> count while isLoading",
                "42+9: error: [flow-parts] `while isLoading` stands behind the work: `latest … while isLoading -> count`"
            ),
            (
                "name -> switch -> title",
                "13+6: error: [unknown-step] `switch` is not a step; what branches is a method of `logic`, `call handle`, "
                    + "or a flow for each branch, with a `filter { … }`"
            ),
            (
                "name -> ok = true and title = $0",
                "13+24: error: [bad-sink] write `set ok = true, title = $0` to set a value at the end of a flow"
            ),
            (
                "name -> call print($0)",
                "18+5: error: [unknown-method] unknown method `print`; Swift's own is `Swift.print(…)`"
            ),
            (
                "reload -> replace with name -> title",
                "28+4: error: [step-argument] `replace with` takes what has a value at every time; `with name` takes the "
                    + "latest of `name` along, for a `map { … }` behind it"
            ),
            (
                "reload -> fetchCount -> count",
                "15+10: error: [unknown-step] `fetchCount` is not a step; a step calls a method of `logic`: "
                    + "`latest fetchCount` where it takes time or can fail, `map fetchCount` where it answers at once"
            ),
            (
                "reload -> { useCase.find() } -> count",
                "15+18: error: [unknown-step] a closure stands behind its step: `map { useCase.find() }`"
            ),
            (
                "when reload: latest load -> count",
                "5+4: error: [flow-parts] a flow begins with its source, and an arrow stands behind it: `reload -> …`"
            ),
            (
                "timer 1 s -> count",
                "5+9: error: [flow-parts] nothing ticks by itself; a flow starts from what ticks for it, a stream of a dependency, "
                    + "`clock.ticks() -> …`, or of `logic`"
            ),
            (
                "HomeViewModel.Input.reload -> count",
                "5+26: error: [unknown-name] a flow speaks of things by their names alone: `reload`"
            ),
            (
                "Input.name -> title",
                "5+10: error: [unknown-name] a flow speaks of things by their names alone: `name`"
            ),
            (
                "reload -> latest useCase.find() as list -> count",
                "40+4: error: [flow-parts] a name stands behind an arrow: `useCase.find() -> as list`"
            ),
            (
                "reload -> latest load -> distinct as found: Int\n  - found -> count",
                "42+5: error: [flow-parts] a name stands behind an arrow: `distinct -> as found: Int`"
            ),
            (
                "name -> share as typed\n  - typed -> title",
                "22+5: error: [flow-parts] a name stands behind an arrow: `share -> as typed`"
            ),
            (
                "reload -> latest load catch ignore -> count",
                "27+5: error: [flow-parts] `catch` stands below the flow, indented deeper than its `-`: `catch -> …`"
            ),
            (
                "name -> map Names.short(of:) -> title",
                "17+16: error: [unknown-method] `Names.short(of:)` names no arguments; write `Names.short(of: $0)`"
            ),
            (
                "reload -> filter { ok && !isLoading } -> replace with 1 -> count",
                "24+2: error: [member-in-closure] `ok` is a member of the view model, and `{ }` is pure; take it along, "
                    + "`with ok, isLoading`, and use `$0`\n25:31+9: error: [member-in-closure] `isLoading` is a member of "
                    + "the view model, and `{ }` is pure; take it along, `with ok, isLoading`, and use `$1`"
            ),
            (
                "name -> map { $0.0 } -> title",
                "19+4: error: [closure-argument] `$0` is `String`, which has no parts; write `$0`"
            ),
            (
                "reload -> retry 3 -> latest load -> count",
                "15+5: error: [unknown-step] `retry` is not a step; work is tried again by a word behind it: "
                    + "`latest load retry 2 -> …`"
            ),
        ]
    )
    func flows(flow: String, says message: String) {
        expect(Self.head + "  - \(flow)", says: "25:\(message)")
    }

    @Test("Declarations")
    func declarations() {
        expect(
            """
            view-model: Rooms View Model
            runtime: rxswift
            services:
              protocol RoomService:
                - load()
              AuthService
                - go()
            inputs:
              reload Void
              let pull: Observable<Void>
            outputs:
              rooms = []
            flows:
              - pull -> call Log.go()
            """,
            says: """
                1:13+16: error: [bad-declaration] the name of a type is one word; write `RoomsViewModel`
                4:3+20: error: [service-member] leave `protocol` out: `RoomService:`
                6:3+11: error: [service-member] `AuthService` has no `:`; write `AuthService:`
                9:3+11: error: [line-shape] `reload Void` has no `:`; write `reload: Void`
                12:3+10: error: [line-shape] `rooms = []` has no `:`; write `rooms: Type = []`
                14:5+4: error: [unknown-name] `let` makes `pull` a plain value, no stream; declare it as `pull: Observable<Void>`
                """
        )
        expect(
            """
            view-model: actor HomeViewModel
            runtime: rxswift
            flows:
              - start -> call Log.go()
            """,
            says: """
                1:13+5: error: [bad-declaration] a view model is a class or a struct; `@MainActor final class …` keeps it to the main thread
                """
        )
    }

    @Test("`Published` in a struct, which Swift has for classes alone")
    func published() {
        expect(
            """
            view-model: struct HomeViewModel
            runtime: combine
            transform: (input: Input, cancellables: inout Set<AnyCancellable>) -> Output
            inputs:
              row: Int
            outputs:
              count: Published<Int> = 0
            flows:
              - row -> count
            """,
            says: """
                7:3+5: error: [kind-place] `@Published` is for classes; pin `CurrentValueSubject`, or make the view model a class
                """
        )
    }

    @Test("Keywords that Swift needs, in a spec that has names like them")
    func keywords() {
        expect(
            """
            view-model: HomeViewModel
            runtime: rxswift
            inputs:
              case: Int
            outputs:
              in: Int
              return: Int = 0
            flows:
              - case -> swift .filter { _ in true } -> in
              - case -> map { row in if row > 1 { return row } else { return 0 } } -> return
              - case -> call Log.write($0, { value in value })
              - case -> set return = return + 1
            """,
            says: """
                12:26+6: error: [invalid-name] `return` is a keyword of Swift; write it in backticks where Swift speaks of it
                """
        )
    }
}
