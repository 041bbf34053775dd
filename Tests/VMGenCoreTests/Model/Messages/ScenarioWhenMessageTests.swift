import Testing

@testable import VMGenCore

@Suite("What is wrong behind `when`")
struct ScenarioWhenMessageTests {
    @Test("Values of inputs")
    func inputValues() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    when: tap 3; pick; pick "a"; pick 1.5; pick nil; pick -3; move (from: 1, to: 2); move(from: 1, to: 2); pick(3)
                    then: done

                """#,
            says: #"""
                51:15+1: error: [scenario-use] `tap` carries nothing; write `tap` alone
                51:18+4: error: [scenario-use] `pick` carries `Int`; write it as `pick …`
                51:29+3: error: [scenario-value] `Int` is needed here, and `"a"` is none
                51:39+3: error: [scenario-value] `Int` is needed here, and `1.5` is none
                51:49+3: error: [scenario-value] `Int` is no optional, so it is never `nil`
                """#
        )
    }

    @Test("What nobody sends")
    func notSent() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    when: height 3; number 3; number = 3; pick = 3; limit = 4; limit = "a"; service = 3; tapp; foo = 3; service.room(id: 1)
                    when: fetchNumber waits; service.isMuted = true; service.room = 3; defaults "Round" = 3; error is .offline; .done
                    then: done

                """#,
            says: #"""
                51:11+6: error: [scenario-use] `height` is a plain field, which is given: `given: height = …`
                51:21+6: error: [scenario-use] `number` is an output, and nobody sends it; what happens is `tap`, `pick` or `move`, an answer, or time
                51:31+6: error: [scenario-use] `number` is an output, and nobody sends it; what happens is `tap`, `pick` or `move`, an answer, or time
                51:43+8: error: [scenario-use] an input is sent: write `pick 3`
                51:72+3: error: [scenario-value] `Int` is needed here, and `"a"` is none
                51:77+7: error: [scenario-use] `service` cannot be set from outside; give it before the first `when`
                51:90+4: error: [scenario-unknown] unknown name `tapp`; did you mean `tap`?
                51:96+3: error: [scenario-unknown] unknown name `foo`; what can happen is `tap`, `pick` or `move`
                51:105+7: error: [scenario-use] `service` is a parameter, and nobody sends it; what happens is `tap`, `pick` or `move`, an answer, or time
                52:11+17: error: [scenario-use] what waits is said before it is asked, which belongs in `given`
                52:54+16: error: [scenario-use] a method answers: `service.room answers 3`
                52:72+20: error: [scenario-use] this is what is kept before the start, which belongs in `given`
                52:94+17: error: [scenario-use] `is` looks at something, which belongs in `then`
                52:113+5: error: [scenario-use] this looks at an event, which belongs in `then`
                """#
        )
    }

    @Test("Start and time")
    func startAndTime() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    when: start; tap
                    when: start; start again; tap twice; 0.3 seconds pass; 1 second passes
                    then: done

                """#,
            says: #"""
                52:11+5: error: [scenario-use] the screen has started; `start again` calls `transform` once more
                52:31+9: error: [scenario-use] write the input as often as it is sent, `tap; tap`
                52:42+16: error: [scenario-use] no step of this spec counts time, so nothing depends on it
                52:60+15: error: [scenario-use] no step of this spec counts time, so nothing depends on it
                """#
        )
    }

    @Test("A callback is called with its arguments, as its service calls it")
    func callbacks() {
        expect(
            #"""
            view-model: PlacesViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              place: String = ""
            logic:
              - callback finder(didFind name: String, state: State)
              - rename(_ name: String, state: State)
            flows:
              - tap -> call rename("a")
            scenarios:
              a:
                when: finder(didFind: "b"); finder; finder(found: "b"); finder(didFind: 3); rename("b")
                then: place = "b"

            """#,
            says: #"""
                14:33+6: error: [scenario-use] a callback is written as it is called: `finder(didFind: …)`
                14:48+10: error: [scenario-use] this does not fit `(didFind: String)`; write it as `finder(didFind: …)`
                14:77+1: error: [scenario-value] `String` is needed here, and `3` is none
                14:81+6: error: [scenario-use] `rename` is a method, and nobody sends it; what happens is `tap`, an answer, or time
                """#
        )
    }
}
