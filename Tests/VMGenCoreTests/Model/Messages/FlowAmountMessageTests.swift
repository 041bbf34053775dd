import Testing

@testable import VMGenCore

@Suite("Messages on amounts")
struct FlowAmountMessageTests {
    @Test("No amount")
    func noAmount() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - tap -> throttle first -> done
              - tap -> throttle first 1 -> done
              - tap -> skip { $0 } -> done
              - tap -> debounce .milliseconds(300) -> done
              - tap -> delay(0.3) -> done
            """#,
            says: #"""
                8:21+5: error: [step-argument] `throttle` needs seconds: `throttle 1`, `throttle 1 first`
                9:21+7: error: [step-argument] `throttle` needs seconds: `throttle 1`, `throttle 1 first`
                10:17+6: error: [step-argument] `skip` takes a number of values: `skip 1`, not `{ $0 }`
                11:21+18: error: [step-argument] `debounce` takes seconds: `debounce 0.3`, not `.milliseconds(300)`
                12:12+10: error: [unknown-step] a step takes what follows it without brackets; `delay` needs seconds: `delay 0.5`
                """#
        )
    }

    @Test("Names of amounts")
    func namesOfAmounts() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            init:
              pause: Double
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - tap -> debounce pause -> done
              - tap -> debounce pauze -> done
              - tap -> throttle some -> done
              - tap -> delay tap -> done
              - tap -> delay Timing.short -> done
            """#,
            says: #"""
                10:21+5: error: [step-argument] `pause` is of type `Double`, and `debounce` takes one of type `RxTimeInterval`; declare it so, `pause: RxTimeInterval`, or write the amount here, `debounce 0.5`
                11:21+5: error: [step-argument] unknown name `pauze`; did you mean `pause`?
                12:21+4: error: [step-argument] unknown name `some`; `throttle` takes seconds: `throttle 1`, `throttle 1 first`, or a parameter or variable
                13:18+3: error: [step-argument] `tap` is an input, and `delay` takes seconds: `delay 0.5`
                """#
        )
    }
}
