import Testing

/// What a flow with a mistake leaves for those behind it, and where a flow is told another way to what it is after.
@Suite("Messages: flows that others lean on")
struct FlowEchoMessageTests {
    @Test("A flow that could not be read names its stream; relays of the view and flags of the app have own ways")
    func names() {
        expect(
            #"""
            view-model: final class BadViewModel
            runtime: rxswift
            inputs:
              tap: Int
              other: Void
              toasts: PublishSubject<String>
            outputs:
              count: Int = 0
            flows:
              - tap
                  -> compactMap { value in
                    value > 3 ? value : nil
                  }
                  -> as task
              - other -> with task -> map { $0 + 1 } -> count
              - other -> latest Api.change() while self.loading -> count
              - tap -> map { "\($0)" } -> toasts
              - other -> with taks -> map { $0 } -> count
            """#,
            says: #"""
                6:3+6: warning: [unused-input] no flow uses the input `toasts`; `toasts -> ignore` says so on purpose
                11:21+1: error: [flow-parts] a closure stands on one line, `map { $0.count }`; what takes several is a method of `logic`, `map count`, or Swift behind `swift`, in lines below one that ends in `|`
                16:40+12: error: [loading-flag] `while` shows that work runs in an output or a state, and `self.loading` is neither; declare a state, `isBusy: Bool = false`, and hand it on, `isBusy -> self.loading`
                17:31+6: error: [into-input] `toasts` is an input: values come out of it, none go in; end this flow in a name, `-> as other`, and start from both, `toasts, other -> …`, or send into what the view hands over, `call toasts.onNext(…)`
                18:19+4: error: [unknown-name] unknown name `taks`; `with` takes streams, states, parameters and variables along
                """#
        )
    }

    @Test("What stands beside what `swift` makes is counted")
    func parts() {
        expect(
            #"""
            view-model: final class PairViewModel
            runtime: rxswift
            inputs:
              tap: Int
              stop: Observable<Void>
              b, c: Int
            outputs:
              pair: (x: Int, y: Int)
              sum: (x: Int, y: Int, z: Int)
            flows:
              - tap -> swift .filter { $0 > 0 } -> with b, c -> pair
              - tap -> swift .take(until: input.stop) -> with b, c -> sum
            """#,
            says: #"""
                11:53+4: error: [type-mismatch] `pair` is `(x: Int, y: Int)`, and 3 values arrive; `map { … }` makes one of them
                  8:3+4: note: declared here
                """#
        )
    }
}
