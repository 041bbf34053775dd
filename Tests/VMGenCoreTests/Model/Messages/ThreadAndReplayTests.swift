import Testing

@testable import VMGenCore

@Suite("Messages on state off the main thread and on outputs that keep no value")
struct ThreadAndReplayTests {
    private func isolation(_ declaration: String, logic: String = "load(state: State) async") -> String {
        """
        view-model: \(declaration)
        runtime: rxswift
        inputs:
          tap: Void
        logic:
          - \(logic)
        flows:
          - tap -> latest load -> ignore
        """
    }

    @Test("An async method that receives the state of a view model on no actor")
    func isolation() {
        expect(
            isolation("public final class AViewModel"),
            says: """
                6:5+4: error: [logic-isolation] `load` would change the state off the main thread; put `@MainActor` before \
                `public final class`
                  1:32+10: note: declared here
                """
        )
        expect(
            isolation("class AViewModel: Base, ViewModelType"),
            says: """
                6:5+4: warning: [logic-isolation] `load` changes the state off the main thread, unless `Base` or \
                `ViewModelType` is on the main actor; put `@MainActor` before `class`
                  1:19+10: note: declared here
                """
        )
    }

    @Test(
        "An async method that may read what is set meanwhile",
        arguments: [
            ("final class AViewModel", "there"),
            ("final class AViewModel: ViewModelType", "there, unless `ViewModelType` is on the main actor"),
        ]
    )
    func race(declaration: String, place: String) {
        let spec = isolation(declaration, logic: "load(_ count: Int) async")
            .replacing("inputs:", with: "variables:\n  var count = 0\ninputs:")
            .replacing("latest load", with: "latest load(count)")
        expect(
            spec,
            says: """
                8:5+4: warning: [logic-isolation] `load` runs off the main thread, and may read `count` while it is set \
                \(place); put `@MainActor` before `final class`
                """
        )
    }

    @Test("What is made of constants alone is not set meanwhile")
    func computedOfConstants() {
        let spec = isolation("final class AViewModel", logic: "load(_ count: Int) async")
            .replacing("inputs:", with: "init:\n  page: Int\nvariables:\n  var count: Int { page + 1 }\ninputs:")
            .replacing("latest load", with: "latest load(count)")
        #expect(!CheckedSpec(spec).summary.contains("logic-isolation"))
    }

    @Test(
        "A closure does not leave the main actor with what is awaited elsewhere, unless it is `@Sendable`",
        arguments: ["AViewModel", "@MainActor final class AViewModel"]
    )
    func handedClosure(declaration: String) {
        let spec = { (type: String) in
            """
            view-model: \(declaration)
            runtime: rxswift
            init:
              store: Store
            services:
              Store:
                - load(of id: Int, where isWanted: \(type)) async -> [Int]
            inputs:
              tap: Int
            outputs:
              rows: [Int]
            flows:
              - tap -> latest store.load(of: $0, where: { $0 > 1 }) -> rows
            """
        }
        expect(
            spec("@escaping (Int) -> Bool"),
            says: """
                13:45+10: error: [logic-isolation] `load` is awaited off the main actor, and Swift 6 lets no closure go there that is \
                not `@Sendable`; declare it as `isWanted: @escaping @Sendable (Int) -> Bool`
                  7:7+4: note: declared here
                """
        )
        expect(spec("@escaping @Sendable (Int) -> Bool"), says: "")
    }

    @Test(
        "A view model on an actor, and methods without state or without await",
        arguments: [
            ("AViewModel", "load(state: State) async"),
            ("@MainActor final class AViewModel", "load(state: State) async"),
            ("@UIActor final class AViewModel: Base", "load(state: State) async"),
            ("final class AViewModel", "load() async"),
            ("final class AViewModel", "load(state: State) -> Observable<Int>"),
        ]
    )
    func isolated(declaration: String, logic: String) {
        let text = isolation(declaration, logic: logic).replacing("-> ignore", with: "-> ignore\n  - errors -> ignore")
        #expect(!CheckedSpec(text).summary.contains("logic-isolation"))
    }

    private func replay(_ output: String, _ flows: String...) -> String {
        let head = """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
              row: Int
            outputs:
              page: Int = 0
              \(output)
            state:
              count: Int = 0
            flows:
              - tap -> set count = count + page
              - row -> set page = $0

            """
        return head + flows.map { "  - \($0)\n" }.joined()
    }

    @Test("An output that follows state alone")
    func follows() {
        expect(
            replay("title: String", "count, page -> combine -> as both", "both -> map { \"\\($0)\\($1)\" } -> title"),
            says: """
                8:3+5: warning: [late-subscriber] `title` follows `both`, which has a value at every time, but a `Signal` \
                gives a late subscriber none; write `title: String = ""`, or pin `title: Driver<String>`
                """
        )
        expect(
            replay("movie: Movie", "count -> map { Movie($0) } -> movie", "page -> map { Movie($0) } -> movie"),
            says: """
                8:3+5: warning: [late-subscriber] `movie` follows `count`, which has a value at every time, but a \
                `Signal` gives a late subscriber none; write `movie: Movie = …`, or pin `movie: Driver<Movie>`
                """
        )
    }

    @Test(
        "Events, changes, and kinds that are pinned",
        arguments: [
            ("title: Signal<Int>", "count -> title"), ("title: Driver<Int>", "count -> title"),
            ("title: Int = 0", "count -> title"), ("title: Void", "count -> title"),
            ("title: Int", "count -> skip 1 -> title"), ("title: Int", "count -> filter { $0 > 3 } -> title"),
            ("title: Int", "row, count -> title"), ("title: Int", "row -> with count -> map { $1 } -> title"),
        ]
    )
    func quiet(output: String, flow: String) {
        expect(replay(output, flow), says: "")
    }
}
