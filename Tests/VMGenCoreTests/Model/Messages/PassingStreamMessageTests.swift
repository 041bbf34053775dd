import Testing

@testable import VMGenCore

@Suite("Messages on what only goes by") struct PassingStreamMessageTests {
    private func picking(_ flows: String...) -> String {
        let head = """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row { var id: Int }
            inputs:
              pick: Row
              confirm: Void
            outputs:
              chosen: Int = 0
              shown: Row
            flows:
              - pick -> shown
            """
        return ([head] + flows.map { "  - " + $0 }).joined(separator: "\n")
    }

    @Test("A part of a stream that has no value at every time is taken along by a name")
    func parts() {
        expect(
            picking(
                "confirm -> with pick.id -> chosen",
                "confirm -> with shown.id -> chosen",
                "confirm -> with input.pick.id -> chosen"
            ),
            says: """
                13:21+7: error: [unknown-name] `pick` has no value at every time, and no parts here; give the part a name, \
                `pick -> map { $0.id } -> as pickId`, and write `with pickId`
                14:21+8: error: [unknown-name] `shown` has no value at every time, and no parts here; give the part a name, \
                `shown -> map { $0.id } -> as shownId`, and write `with shownId`
                15:21+13: error: [unknown-name] `pick` has no value at every time, and no parts here; give the part a name, \
                `pick -> map { $0.id } -> as pickId`, and write `with pickId`
                """
        )
        let advised = picking("pick -> map { $0.id } -> as pickId", "confirm -> with pickId -> chosen")
        #expect(CheckedSpec(advised).summary == "")
    }

    @Test("A part of what is held, by a name that says where it is declared")
    func heldPart() {
        let spec = picking("confirm -> with state.row.id -> chosen") + "\nstate:\n  row: Row = Row(id: 1)"
        #expect(CheckedSpec(spec).summary.contains("a flow speaks of things by their names alone: `row.id`"))
    }

    @Test("A URL with a hole is no text that is asked for")
    func url() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            requests:
              order(id: Int): GET https://api.example.com/orders/\(id)
                decode: Int
            inputs:
              open: Int
            outputs:
              shown: Int
            flows:
              - open -> latest order(id: $0) -> shown
              - errors -> ignore
            scenarios:
              an order is asked for:
                when: open 4
                then: order was called with https://api.example.com/orders/\(orderID)
            """#,
            says: """
                16:33+41: error: [scenario-use] a URL is expected as the text that is asked for; write what stands in it: \
                `https://…/42`
                """
        )
    }

    @Test("A first value that is told before anybody listens")
    func startWith() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            transform: stored
            inputs: PublishRelay
              row: Int
            outputs:
              count: PublishRelay<Int>
              total: Int
              held: Int = 0
            flows:
              - row -> start with 0 -> count
              - row -> start with 1 -> map { $0 + 1 } -> total
              - row -> start with 2 -> held
            """,
            says: """
                11:23+1: warning: [late-subscriber] `start with` tells `count` its first value while the view model is \
                wired, when nobody listens yet; write `count: BehaviorRelay<Int> = 0`, which keeps it
                """
        )
    }
}
