import Testing

@testable import VMGenModel

@Suite("Messages on Swift where the spec language has its own way")
struct SwiftHabitMessageTests {
    @Test("Operators on streams, properties that cannot be set, `@escaping`")
    func habits() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              feed: Feed
              @escaping done: () -> Void
              failed: @escaping () -> Void
            services:
              Feed:
                - title: String
            inputs:
              id: Int
            outputs:
              shown: Int
              rows: [Int] = []
              isOn: Bool = false
            flows:
              - id.map { $0 } -> shown
              - id.asObservable() -> shown
              - id -> set feed.title = "x"
              - id -> call done()
              - id -> call failed()
              - id -> set rows.append($0)
              - id -> set isOn.toggle()
            """#,
            says: #"""
                5:4+8: error: [line-shape] `@escaping` is not needed: a closure that `init` keeps gets it by itself
                17:5+13: error: [unknown-name] `id` is a stream of the spec, whose steps stand behind arrows: `id -> map { $0 }`
                18:5+17: error: [unknown-name] `id` is a stream of the spec, whose steps stand behind arrows: `id -> map { … }`
                19:15+10: error: [not-settable] `feed.title` cannot be set: `Feed` has it for reading; write it `- var title: String` there
                22:15+15: error: [bad-sink] `set` names the new value: `rows = rows + [$0]`
                23:15+13: error: [bad-sink] `set` names the new value: `isOn = !isOn`
                """#
        )
    }

    @Test("An attribute on a line of its own, an enum without a name")
    func lines() {
        expect(
            """
            @MainActor
            view-model: final class AViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              event: enum
                - opened
                - failed(message: String)
              alert: enum: Equatable
                - closed
            flows:
              - tap -> event.opened
              - tap -> alert.closed
              - tap -> replace with "no" -> event.failed(message: $0)
            """,
            says: """
                1:1+10: error: [missing-key] `@MainActor` has no line of its own; an attribute stands on the line of what it is \
                for: `view-model: @MainActor final class …`
                7:10+4: error: [line-shape] an enum has a name: `event: enum Event`
                10:10+15: error: [line-shape] an enum has a name: `alert: enum Alert: Equatable`
                """
        )
    }
}
