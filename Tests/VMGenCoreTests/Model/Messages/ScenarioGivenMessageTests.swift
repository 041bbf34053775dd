import Testing

@testable import VMGenCore

@Suite("What is wrong behind `given`")
struct ScenarioGivenMessageTests {
    @Test("Something that has no value to start from")
    func nothingToStartFrom() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    given: title = "a"; tap = 1; number = 2; page = 4; service = Stub(); touch = 1
                    given: number = 1; kept = 7; limit = 4; height = 3
                    when: tap
                    then: done

                """#,
            says: #"""
                51:12+5: error: [scenario-use] `title` has no value to start from; it says what flows send it
                51:25+3: error: [scenario-use] `tap` is an input, which is sent: `when: tap`
                51:34+10: error: [scenario-use] `number` starts as `1`, and nothing outside can change that; send the inputs that lead to `2`, in a `when`
                51:46+8: error: [scenario-use] `page` starts as `1`, and nothing outside can change that; send the inputs that lead to `4`, in a `when`
                51:56+7: error: [scenario-use] `service` is the stub of `RoomService`; say what its members answer, `service.method answers …`
                51:74+5: error: [scenario-use] `touch` is a request, which has no value to start from
                """#
        )
    }

    @Test("What a store holds in which nothing is kept")
    func storeWithoutPersist() {
        expect(
            """
            view-model: CellarViewModel
            runtime: rxswift
            init:
              defaults: UserDefaults = .standard
            inputs:
              tap: Void
            outputs:
              name: String = ""
            logic:
              - load() -> String
            flows:
              - tap -> map load() -> name
            scenarios:
              it is kept:
                given: defaults "ID" = "me"
                when: tap
                then: name = "me"
            """,
            says: """
                15:12+8: error: [scenario-unknown] no `persist` keeps a value in `defaults`; say what it holds as a whole: \
                `defaults = UserDefaultsStub(["ID": "me"])`
                """
        )
    }

    @Test("What belongs in another line")
    func misplacedGiven() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    given: tap; pick 3; round; 0.3 seconds pass; .done; error is .offline; start
                    when: tap
                    then: done

                """#,
            says: #"""
                51:12+3: error: [scenario-use] this sends an input, which belongs in `when`
                51:17+6: error: [scenario-use] this sends an input, which belongs in `when`
                51:25+5: error: [scenario-use] what is given of `round` is missing; write `round = …`
                51:32+16: error: [scenario-use] time passes, which belongs in `when`
                51:50+5: error: [scenario-use] this looks at an event, which belongs in `then`
                51:57+17: error: [scenario-use] `is` looks at something, which belongs in `then`
                51:76+5: error: [scenario-use] this starts the screen, which belongs in `when`
                """#
        )
    }

    @Test("What stores and services do not have")
    func unknownMembers() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    given: defauts "Round" = 3; defaults "Rond" = 3; service.isMutd = true; service.room = 3; service.foo answers 3
                    given: service answers 3; nummer = 1; fetchNumbr answers [3]; foo; defaults "Round" = "of another type"
                    when: tap
                    then: done

                """#,
            says: #"""
                51:12+7: error: [scenario-unknown] unknown name `defauts`; did you mean `defaults`?
                51:42+6: error: [scenario-unknown] nothing is kept in `defaults` under `"Rond"`; did you mean `"Round"`?
                51:62+6: error: [scenario-unknown] `RoomService` has no member `isMutd`; did you mean `isMuted`?
                51:77+16: error: [scenario-use] a method answers: `service.room answers 3`
                51:103+3: error: [scenario-unknown] `RoomService` has no member `foo`; it has `room`, `load`, `ping`, `rooms` and `isMuted`
                52:12+7: error: [scenario-use] a service has members; name one, such as `service.room`
                52:31+6: error: [scenario-unknown] unknown name `nummer`; did you mean `number`?
                52:43+10: error: [scenario-unknown] unknown name `fetchNumbr`; did you mean `fetchNumber`?
                52:67+3: error: [scenario-unknown] unknown name `foo`; what can be given is `service`, `other`, `limit`, `defaults`, `fetchNumber`, `touch`, `height` or `number`
                """#
        )
    }

    @Test("What is no statement")
    func noStatement() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    given: number =; 3 = 4; number = (1
                    given: number = 1 |
                      2
                    when: tap
                    then: done

                """#,
            says: #"""
                51:12+8: error: [scenario-shape] the value of `number` is missing; write it as `number = …`
                51:22+5: error: [scenario-shape] this is no statement of a scenario; it starts with a name, such as `name = value`, or with the dot of a case
                51:38+1: error: [unbalanced-swift] `(` is never closed; close it on this line
                53:7+1: error: [line-shape] nothing can stand below `number = 1`
                """#
        )
    }

    @Test("Answers of requests")
    func requestAnswers() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    given: fetchNumber answers [3,]; fetchNumber answers status abc; fetchNumber(a: 1) answers [3]; tap answers 3
                    given: fetchNumber answers [3], status 500, status 404 {"a": tru}; fetchNumber answers; touch answers
                    given: fetchNumber sends [3]; fetchNumber finishes
                    given:
                      - fetchNumber answers |
                          {
                            "a": [1, 2
                          }
                      - fetchNumber answers status 404 |
                          { "b": 1 }
                    when: tap
                    then: done

                """#,
            says: #"""
                51:35+1: error: [bad-json] this is no JSON: a value is missing
                51:58+10: error: [scenario-use] a status is a number from 100 to 599: `answers status 500`
                51:70+29: error: [scenario-use] the calls of a request are told by their URL: `fetchNumber was called with https://…`
                51:101+3: error: [scenario-use] `tap` is an input, which is sent by its name and its value alone: `tap …`
                52:66+1: error: [bad-json] this is no JSON: `tru` is no value of JSON; a string stands in double quotes
                52:84+7: error: [missing-sample] the answer is missing; write it here, or add `fetchNumber: …` under `samples`
                53:12+21: error: [scenario-use] only a stream sends; `fetchNumber` answers once, `answers …`
                53:35+20: error: [scenario-use] only a stream finishes; `fetchNumber` answers once, `answers …`
                58:11+1: error: [bad-json] this is no JSON: a `,` or `]` is missing
                """#
        )
    }

    @Test("Answers of services")
    func serviceAnswers() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    given: service.load answers .bath; service.load(id: 3) answers .bath; service.load(name: 3) answers .bath
                    given: service.load(name:) fails; service.room fails at .offline; service.room fails with .ofline
                    given: service.room waits for it; service.room sends .bath; service.rooms sends; service.rooms answers "a"
                    given: service.room answers number; service.ping answers 3; service.room answers nil; other.go answers 3
                    given: service.room answers; service.room(id: 3) answers .bath; service.rooms sends [.bath], []; service.rooms finishes
                    when: tap
                    then: done

                """#,
            says: #"""
                8:7+5: error: [scenario-use] scenarios say what `other` answers, so `Other` is a service; declare it under `services`, `Other:`, or write `other: existing Other` where your Swift declares it
                51:20+4: error: [scenario-use] there are several `load`; write `load(_:)` or `load(name:)`
                51:48+4: error: [scenario-use] `load` has other labels; it is `load(_:)` or `load(name:)`
                51:94+1: error: [scenario-value] `String` is needed here, and `3` is none
                52:32+5: error: [scenario-use] `load` cannot fail; let it `throws`, or take this out
                52:58+11: error: [scenario-use] write `fails`, or `fails with …` and the error
                52:96+6: error: [scenario-unknown] `AppError` has no case `ofline`; did you mean `offline`?
                53:31+6: error: [scenario-use] nothing can follow `waits`
                53:39+24: error: [scenario-use] only a stream sends; `service.room` answers once, `answers …`
                53:79+5: error: [scenario-use] what it sends is missing
                53:108+3: error: [scenario-value] `[Room]` is needed here, and `"a"` is none
                54:33+6: error: [scenario-value] `number` is an output of the view model, and a value in a test names none; write the value itself
                54:62+1: error: [scenario-use] it answers nothing; write `answers` alone
                55:25+7: error: [missing-sample] the answer is missing; write it here, or add `Room: …` under `samples`
                """#
        )
    }

    @Test("What comes after the start")
    func tooLate() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    when: tap
                    given: round = 3; defaults "Round" = 3; fetchNumber answers [4]
                    when: tap
                    then: done

                """#,
            says: #"""
                52:12+9: error: [scenario-use] the screen has started; what it starts from stands in a `given` before the first `when`, later ones say only what answers
                52:23+20: error: [scenario-use] the screen has started; what it starts from stands in a `given` before the first `when`, later ones say only what answers
                """#
        )
    }
}
