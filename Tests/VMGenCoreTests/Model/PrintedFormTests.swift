import Testing

@testable import VMGenCheck

@Suite("Diagnostics of the checker, printed")
struct PrintedFormTests {
    @Test("Line, caret and note")
    func printed() {
        let spec = """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
              tap: Int
            outputs:
              titel: String
            flows:
              - tap -> map { $0 } -> title
            """
        let printed = """
            Spec.vm:5:3: error: there is an input `tap` already; choose another name
                tap: Int
                ^~~
            Spec.vm:4:3: note: first declared here
                tap: Void
                ^~~
            Spec.vm:9:18: error: there is no `$0` here: nothing arrives with the event
                - tap -> map { $0 } -> title
                               ^~
            Spec.vm:9:26: error: unknown name `title`; did you mean `titel`?
                - tap -> map { $0 } -> title
                                       ^~~~~

            """
        #expect(CheckedSpec(spec).printed == printed)
    }
}
