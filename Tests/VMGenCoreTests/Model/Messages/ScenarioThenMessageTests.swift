import Testing

@testable import VMGenTesting

@Suite("What is wrong behind `then`")
struct ScenarioThenMessageTests {
    @Test("What is not seen")
    func notSeen() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    when: tap
                    then: nummer = 3; page = 3; kept = 3; page; tap; tap = 3; pick 3; fetchNumber; touch = 3; foo; service.room = 3
                    then: fetchNumber answers [3]; 0.3 seconds pass; .failed; limit = 2; service.isMuted = false; nothing

                """#,
            says: #"""
                52:11+6: error: [scenario-unknown] unknown name `nummer`; did you mean `number`?
                52:23+8: error: [scenario-use] `page` is not shown; look at an output, or at what is asked
                52:33+8: error: [scenario-use] `kept` is not shown; look at what is kept, `defaults "Kept" = …`
                52:43+4: error: [scenario-use] `page` is not shown; look at an output, or at what is asked
                52:49+3: error: [scenario-use] this sends an input, which belongs in `when`
                52:54+7: error: [scenario-use] this is an input, which belongs in `when`
                52:63+6: error: [scenario-use] this sends an input, which belongs in `when`
                52:71+11: error: [scenario-use] `fetchNumber` is a request; what is seen is an output, what is kept, or `… was called`
                52:84+5: error: [scenario-use] `touch` is a request; what is seen is an output, what is kept, or `was called`
                52:95+3: error: [scenario-unknown] unknown name `foo`; what is seen is `number`, `round`, `title`, `done`, `room` or `error`
                52:100+16: error: [scenario-use] what is seen of a method is `was called`, `was not called`, `was called twice`, `was called with (…)` or `was cancelled`; a property has a value
                53:11+23: error: [scenario-use] `answers` says what comes back, which belongs in `given`
                53:36+16: error: [scenario-use] time passes, which belongs in `when`
                53:54+7: error: [scenario-use] the outputs are no events; name the one that is meant, `… is .failed`
                """#
        )
    }

    @Test("A blank is no value, and nobody tells a future that it is cancelled")
    func blank() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            services:
              Shop:
                - find(_ id: Int) -> Future<Int, Never>
                - list(_ id: Int) -> AnyPublisher<Int, Never>
            init:
              shop: Shop
            inputs:
              tap: Int
            outputs:
              number: Int = 0
              list: Int = 0
            flows:
              - tap -> latest shop.find($0) -> number
              - tap -> latest shop.list($0) -> list
            scenarios:
              a:
                when: tap _
                then: number was _; shop.find was cancelled; shop.list was cancelled
            """#,
            says: #"""
                19:15+1: error: [scenario-value] `Int` is needed here, and `_` is none
                20:22+1: error: [scenario-value] `Int` is needed here, and `_` is none
                20:25+23: error: [scenario-use] nobody tells a `Future` that nobody waits for it any more; say what is shown, or `was called`
                """#
        )
    }

    @Test("What is no statement is not left out without a word")
    func noStatement() {
        expect(
            """
            view-model: TViewModel
            runtime: rxswift
            init:
              limit: Int
              onClose: () -> Void
              format: (Int) -> String
              picker: (() -> String?)?
            variables:
              var count: Int = 0
            inputs:
              back: Void
            outputs:
              text: String
            flows:
              - back -> set count = count + limit
              - back -> call onClose
              - back -> replace with format(1) + (picker?() ?? "") -> text
            scenarios:
              a:
                given: picker answers "a", nil
                when: back
                then: count says 1; limit says 2; onClose says; format was called; onClose was called with 1
                then: onClose was called; onClose was not called; onClose was called twice
            """,
            says: """
                20:12+6: error: [scenario-use] `picker` has no double; the closure that tests are given stands under `samples`: `picker: { … }`
                22:11+12: error: [scenario-use] how it compares is missing; write `count = …`
                22:25+12: error: [scenario-use] how it compares is missing; write `limit = …`
                22:39+12: error: [scenario-use] how it compares is missing; write `onClose = …`
                22:53+6: error: [scenario-use] `format` has no double; the closure that tests are given stands under `samples`: `format: { … }`
                22:96+1: error: [scenario-use] arguments stand in brackets: `was called with ()`
                """
        )
    }

    @Test("Values of outputs")
    func outputValues() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    when: tap
                    then: number = "a"; number = nil; title = 3; title; done = 3; done 3; title "a"; number; number =; error = .ofline
                    then: title = $0; title = f(number); room.name = "a"; room.name = number; round = 1_000
                    then: done was sent; done was (), ()

                """#,
            says: #"""
                52:20+3: error: [scenario-value] `Int` is needed here, and `"a"` is none
                52:34+3: error: [scenario-value] `Int` is no optional, so it is never `nil`
                52:47+1: error: [scenario-value] `String` is needed here, and `3` is none
                52:50+5: error: [scenario-use] `title` carries `String`; write it as `title = …`
                52:64+1: error: [scenario-use] `done` carries nothing; write `done` alone
                52:67+6: error: [scenario-use] `done` carries nothing, and speaks once or more; write `done`, `done twice`, `done 3 times` or `done is silent`
                52:75+9: error: [scenario-use] how it compares is missing; write `title = …`
                52:86+6: error: [scenario-use] `number` carries `Int`; write it as `number = …`
                52:94+8: error: [scenario-shape] the value of `number` is missing; write it as `number = …`
                52:113+6: error: [scenario-unknown] `AppError` has no case `ofline`; did you mean `offline`?
                53:19+2: error: [scenario-value] nothing arrives here, so there is no `$0`
                53:33+6: error: [scenario-value] `number` is an output of the view model, and a value in a test names none; write the value itself
                53:71+6: error: [scenario-value] `number` is an output of the view model, and a value in a test names none; write the value itself
                54:20+4: error: [scenario-use] `done` carries nothing; write `done` alone
                """#
        )
    }

    @Test("`==` for `=`")
    func equality() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    given: title == "a"
                    when: tap
                    then: number == 1; title=="a"; title ==; number = 1

                """#,
            says: #"""
                51:18+2: error: [scenario-shape] write `=` for `==`: `title = "a"`
                53:18+2: error: [scenario-shape] write `=` for `==`: `number = 1`
                53:29+2: error: [scenario-shape] write `=` for `==`: `title = "a"`
                53:42+2: error: [scenario-shape] write `=` for `==`: `title = …`
                """#
        )
    }

    @Test("`is` and `was`")
    func isAndWas() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    when: tap
                    then: title is; error is .ofline; error is .offline; error is AppError; page is silent; title is unchanged; round is unchanged
                    then: number was 1, "a"; number was; page was 3; number.description is silent; room.name was "a"
                    then: title is Int; error is URLError

                """#,
            says: #"""
                52:11+8: error: [scenario-use] what it is, is missing; write `title is .case` or `is silent`
                52:31+6: error: [scenario-unknown] `AppError` has no case `ofline`; did you mean `offline`?
                52:77+14: error: [scenario-use] `page` is not shown; look at an output, or at what is asked
                52:102+9: error: [scenario-use] `title` keeps no value that could change; write `is silent`
                53:25+3: error: [scenario-value] `Int` is needed here, and `"a"` is none
                53:30+10: error: [scenario-use] what it was is missing; write `number was …, …` or `is silent`
                53:42+10: error: [scenario-use] `page` is not shown; look at an output, or at what is asked
                53:54+28: error: [scenario-use] only an output is silent
                53:84+17: error: [scenario-use] `was` lists what an output said, or tells of calls, `was called`
                54:20+3: error: [scenario-use] `title` is a `String` and never a `Int`; say which, `title = …`
                """#
        )
    }

    @Test("A plain field")
    func plainField() {
        expect(
            """
            view-model: final class TViewModel
            runtime: rxswift
            init:
              name: String
            inputs:
              back: Void
            outputs:
              let title: String = "Hi " + name
              text: String
            flows:
              - back -> replace with name -> text
            scenarios:
              a:
                when: back
                then: text = "Bob"; title = "Hi Bob"; title is silent
            """,
            says: """
                15:25+5: error: [scenario-use] `title` is a plain field, which is read once and never heard; an output with a value is both, `title: String = "Hi " + name`
                15:43+5: error: [scenario-use] `title` is a plain field, which is read once and never heard; an output with a value is both, `title: String = "Hi " + name`
                """
        )
    }

    @Test("Calls")
    func calls() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  a:
                    when: tap
                    then: title was called; service.room was called with 3; service.room was called with (id: 3), (id: "a")
                    then: service.room was called with (3); service.room was called often; service.room was not called twice
                    then: service.room was cancelled; fetchNumber was called with https://example.com/number; service.foo was called
                    then: service.room was called 3 times; service.load(name:) was not called; touch was called twice

                """#,
            says: #"""
                52:11+5: error: [scenario-use] `title` is an output, of which one says what it said: `title = …`, `title is silent`
                52:58+1: error: [scenario-use] arguments stand in brackets: `was called with (id: …)`
                52:104+3: error: [scenario-value] `Int` is needed here, and `"a"` is none
                53:41+1: error: [scenario-use] this does not fit `(id: Int)`; write it as `(id: …)`
                53:69+5: error: [scenario-use] write `was called`, `was called twice`, `was called 3 times`, `was called with (…)` or `was not called`
                53:104+5: error: [scenario-use] write `was called`, `was called twice`, `was called 3 times`, `was called with (…)` or `was not called`
                54:103+3: error: [scenario-unknown] `RoomService` has no member `foo`; it has `room`, `load`, `ping`, `rooms` and `isMuted`
                """#
        )
    }

    @Test("One value is looked for behind `=`; several that were said one after the other behind `was`")
    func several() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              n: Int
            outputs:
              a: Int = 0
              b: [Int] = []
              pair: (Int, Int)
              place: (Int, Int) = (0, 0)
            flows:
              - n -> a
              - n -> map { [$0] } -> b
              - n -> map { ($0, $0) } -> pair
              - n -> map { ($0, $0) } -> place
            scenarios:
              s:
                when: n 1; n 2
                then: a was 1, 2; b = [1], [2]
                then: pair = (1, 1), (2, 2)
                when: n 3
                then: place = 3, 3; a = 3
            """,
            says: """
                18:27+8: error: [scenario-use] one value stands behind `=`; what is said one after the other is `b was [1], [2]`
                21:19+4: error: [scenario-use] one value stands behind `=`; the parts of a tuple stand in brackets, `(3, 3)`
                """
        )
    }
}
