import Testing

/// Names that an input shares with an output.
@Suite("Messages about names that two things share")
struct SharedNameMessageTests {
    @Test("A plain field of the input shares its name with no output")
    func plainField() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
              let title: String
              text: String
            outputs:
              title: String = ""
              let text: String = "Home"
            flows:
              - tap -> with input.title -> title
              - text -> title
            """,
            says: """
                8:3+5: error: [duplicate-name] a plain field of the input shares its name with no output or state; call one of both something other than `title`
                  5:7+5: note: first declared here
                """
        )
    }

    @Test("A variable has no label, and an output is no variable")
    func variables() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            variables:
              var onDone: (() -> Void)?
            inputs:
              tap: Void
            outputs:
              onDone: Void
            flows:
              - tap -> output.onDone
              - tap -> call onDone
            """,
            says: """
                8:3+6: error: [duplicate-name] there is a variable `onDone` already; choose another name
                  4:7+6: note: first declared here
                """
        )
    }
}
