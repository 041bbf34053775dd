import Testing

@Suite("Messages about closures that init takes")
struct InitClosureMessageTests {
    /// A spec that calls each closure rightly, on the main actor where `view` is, with `flow` in line 19.
    private func spec(_ flow: String, view: String = "@MainActor final class VoteViewModel") -> String {
        """
        view-model: \(view)
        runtime: rxswift
        init:
          vote: (Int) async throws -> Bool
          format: (Int) -> String
          onDone: @MainActor (Int) -> Void
          onRows: ([Int], Bool) -> Void
        inputs:
          row: Int
        outputs:
          isOn: Bool = false
          text: String = ""
        flows:
          - row -> latest vote($0) -> isOn
          - row -> map format -> text
          - row -> call onRows([$0], true)
          - row -> latest await onDone($0) -> ignore
          - errors -> ignore
          - \(flow)
        """
    }

    @Test("What takes time or can fail is work")
    func work() {
        expect(
            spec("row -> do vote($0) -> map format -> text"),
            says: """
                19:15+8: error: [missing-policy] `vote` takes time; run it as a step with a policy: `latest` (a new one \
                cancels the old), `first` (ignored while one runs), `queue` or `all`
                """
        )
    }

    @Test("Arguments are as many as the type has, and of its types")
    func arguments() {
        expect(
            spec("row -> call onRows($0)"),
            says: "19:24+2: error: [type-mismatch] `onRows` takes `[Int]`, and `$0` is `Int`"
        )
        expect(
            spec("row -> map format($0, 1) -> text"),
            says: "19:27+1: error: [call-arguments] `1` does not fit `format(Int)`; write `format(…)`"
        )
    }

    @Test("What runs on the main actor alone is called there")
    func isolation() {
        expect(
            spec("row -> call onDone($0)", view: "final class VoteViewModel"),
            says: """
                19:17+6: error: [logic-isolation] `onDone` runs on the main actor alone, and the view model on none; put \
                `@MainActor` before `final class`
                  6:11+24: note: declared here
                """
        )
        expect(
            spec("row -> call onDone($0)", view: "final class VoteViewModel: ObservableObject"),
            says: """
                19:17+6: error: [logic-isolation] `onDone` runs on the main actor alone, and the view model on none; put \
                `@MainActor` before `final class`
                  6:11+24: note: declared here
                """
        )
        expect(
            spec("row -> call onDone($0)", view: "final class VoteViewModel: Identifiable, Votes"),
            says: """
                19:17+6: warning: [logic-isolation] `onDone` runs on the main actor alone, and the view model only where \
                `Votes` is; put `@MainActor` before `final class`
                  6:11+24: note: declared here
                """
        )
        expect(spec("row -> call onDone($0)"), says: "")
        expect(spec("row -> call onDone($0)", view: "VoteViewModel"), says: "")
    }

    @Test("What arrives is said by name")
    func arriving() {
        expect(
            spec("row -> with text -> latest vote($2) -> isOn"),
            says: """
                19:37+2: error: [closure-argument] there is no `$2` here: 2 values arrive: `$0` is `row`, `$1` is `text`
                """
        )
    }
}
