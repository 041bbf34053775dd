import Testing

/// Words of Swift that say who sees a type.
@Suite("Messages about who sees types of the view model")
struct AccessMessageTests {
    @Test("Who sees a type of the view model is not said before it")
    func access() {
        expect(
            """
            view-model: public final class AViewModel
            runtime: rxswift
            transform: (_ input: Observable<Action>) -> Observable<Effect>
            inputs: public enum Action: Equatable
              - appear
            outputs: @frozen public enum Effect
              - shown
            flows:
              - appear -> .shown
            """,
            says: """
                4:9+6: error: [line-shape] who sees the view model sees its types; leave `public` out: `inputs: enum Action: Equatable`
                6:18+6: error: [line-shape] who sees the view model sees its types; leave `public` out: `outputs: @frozen enum Effect`
                """
        )
        expect(
            """
            view-model: public final class AViewModel
            runtime: rxswift
            inputs: internal struct Sent
              appear: Void
            outputs:
              alert: public enum Alert: Equatable
                - failed
            flows:
              - appear -> alert.failed
            """,
            says: """
                3:9+8: error: [line-shape] who sees the view model sees its types; leave `internal` out: `inputs: struct Sent`
                6:10+6: error: [line-shape] who sees the view model sees its types; leave `public` out: `alert: enum Alert: Equatable`
                """
        )
    }

    @Test("Nor behind the word for a type beside the view model")
    func accessBesideTheViewModel() {
        expect(
            """
            view-model: public final class AViewModel
            runtime: rxswift
            transform: (_ input: Observable<Action>) -> Observable<Output>
            inputs: global public enum Action
              - appear
            outputs:
              - shown
            flows:
              - appear -> .shown
            """,
            says: """
                4:16+6: error: [line-shape] who sees the view model sees its types; leave `public` out: `inputs: global enum Action`
                """
        )
    }

    @Test("Two names of one type are one mistake each, not two")
    func names() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              typealias Input = InEvent
            transform: (input: Observable<Input>) -> Observable<Output>
            inputs: enum InEvent
              - tap
            outputs: enum Done
              - done
            flows:
              - tap -> .done
            """,
            says: """
                6:14+7: error: [bad-transform] `inputs` are `InEvent` here and `Input` in the line of `transform`; write one name in both
                8:15+4: error: [bad-transform] `outputs` are `Done` here and `Output` in the line of `transform`; write one name in both
                """
        )
    }
}
