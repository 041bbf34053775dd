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
}
