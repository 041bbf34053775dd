import Testing

@Suite("Messages on types of the app that are called like the view model's own")
struct OwnTypeMessageTests {
    @Test("Fields of a type `Output`")
    func fields() {
        expect(
            """
            view-model: MixerViewModel
            runtime: rxswift
            inputs:
              plug: Output
              all: [App.Output]
              made: Input.Kind
            outputs:
              plugged: [Output] = []
            flows:
              - plug -> set plugged = plugged + [$0]
              - all, made -> ignore
            """,
            says: """
                4:9+6: error: [generated-name] `Output` is the view model's own type here; write the app's with its module, \
                `App.Output`, or give the view model's another name, `outputs: global struct MixerOutput`
                8:13+6: error: [generated-name] `Output` is the view model's own type here; write the app's with its module, \
                `App.Output`, or give the view model's another name, `outputs: global struct MixerOutput`
                """
        )
        expect(
            """
            view-model: MixerViewModel
            runtime: rxswift
            inputs:
              plug: Output
            outputs: global struct MixerOutput
              plugged: [Output] = []
            flows:
              - plug -> set plugged = plugged + [$0]
            """,
            says: ""
        )
    }

    @Test("An event of the view model's own may be remembered, and its labels are names without backticks")
    func events() {
        expect(
            """
            view-model: MixerViewModel
            runtime: rxswift
            transform: (input: Observable<Action>) -> Observable<Effect>
            inputs: enum Action
              - plug((in: Int, `for`: String))
              - again
            outputs: enum Effect
              - plugged(in: Int)
            state:
              last: Effect? = nil
              next: [Action] = []
            flows:
              - plug -> set last = .plugged(in: $0.in), next = []
              - again -> with last, next -> compactMap { last, _ in last } -> compactMap { _ in 1 } -> .plugged
            scenarios:
              a:
                when: plug((in: 1, for: "a"))
                then: nothing
            """,
            says: ""
        )
    }
}
