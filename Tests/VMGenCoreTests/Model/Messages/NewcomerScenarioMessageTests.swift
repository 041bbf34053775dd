import Testing

/// Messages on scenarios in the words of other test languages.
@Suite("Messages on scenarios in the words of other test languages")
struct NewcomerScenarioMessageTests {
    @Test("Calls, comparisons, colons and `nothing`")
    func statements() {
        expect(
            #"""
            view-model: CViewModel
            runtime: rxswift
            init:
              service: S
              size: Int
              title: String
            services:
              S:
                - items(page: Int) async throws -> [String]
                - show(_ row: Int)
                - updates: Observable<[String]>
            inputs:
              row: Int
            outputs:
              count: Int
              items: [String] = []
              shown: Void
            flows:
              - row -> count
              - row -> latest service.items(page: size) -> items
              - service.updates -> items
              - row -> shown
              - row -> call service.show($0)
              - errors -> call Swift.print(title)
            samples:
              row:
              size: Int
              title: "a"
            scenarios:
              what happens:
                given: service.items answers ["a"] ["b"]; nothing; foo = 3; foo answers 3
                when: row: 3; row 3, 4; input.row 3
                then: shown; nothing happens
              what is seen:
                when: row 3
                then: count(60) = 60; service.updates = ["a"]; shown(); items([]); service.show(3); service.show wasn't called
                then: shown 2; shown was called; items.count > 0; items != []; count equals 3; output.count = 3
              beside:
              when: row 3
              then: shown
            """#,
            says: #"""
                26:3+3: error: [sample] the value of `row` is missing; write it as `row: …`
                27:9+3: error: [scenario-value] `Int` is a type, and a value is needed here; write one
                31:40+5: error: [scenario-value] two values have a comma between them, and nothing stands there; write `,`
                31:47+7: error: [scenario-use] where nothing is given, nothing is said of it; leave the line out
                31:56+3: error: [scenario-unknown] unknown name `foo`; what can be given is `service`, `size`, `title` or `items`
                31:65+3: error: [scenario-unknown] unknown name `foo`; what answers is `service`
                32:14+1: error: [scenario-value] a value stands behind a space; leave the `:` out
                32:23+4: error: [scenario-use] one value is sent at a time; write each by itself: `row 3; row 4`
                32:29+11: error: [scenario-unknown] a scenario calls things by their names alone: `row`
                33:18+15: error: [scenario-use] `nothing` stands alone, and says that no output spoke and nothing was asked; write `then: nothing`
                36:11+14: error: [scenario-use] write `count = 60`, without brackets
                36:27+23: error: [scenario-use] `service.updates` is a stream, which is told what it says, `given: service.updates sends …`; look at an output
                36:52+7: error: [scenario-use] write `shown`, without brackets
                36:61+9: error: [scenario-use] write `items = []`, without brackets
                36:72+15: error: [scenario-use] a call is told as `service.show was called with (3)`
                36:89+26: error: [scenario-use] what is seen of a method is `was called`, `was not called`, `was called twice`, `was called with (…)` or `was cancelled`; a property has a value
                37:11+7: error: [scenario-use] `shown` carries nothing, and speaks once or more; write `shown`, `shown twice`, `shown 3 times` or `shown is silent`
                37:20+5: error: [scenario-use] `shown` carries nothing, and speaks once or more; write `shown`, `shown twice`, `shown 3 times` or `shown is silent`
                37:38+15: error: [scenario-use] a scenario says what a value is, and compares with `=` alone; write `items.count = …`
                37:55+11: error: [scenario-use] a scenario says what a value is, and compares with `=` alone; write `items = …`
                37:68+14: error: [scenario-use] write `count = 3`
                37:84+16: error: [scenario-unknown] a scenario calls things by their names alone: `count`
                39:3+4: error: [scenario-shape] `when` stands below the name of its scenario; indent it deeper than that
                """#
        )
    }

    @Test("Nothing that is given, and a sample that is a type")
    func given() {
        expect(
            #"""
            view-model: CViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - tap -> done
            samples:
              other: Int
            scenarios:
              nothing is given:
                given: nothing
            """#,
            says: #"""
                10:3+5: error: [sample] nothing in this spec is called `other`; a sample is that of a request, a type that the spec names, an input or a parameter, and a constant says its type, `other: Int = …`
                13:12+7: error: [scenario-use] where nothing is given, nothing is said of it; leave the line out
                """#
        )
    }
}
