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
            flows:
              - id.map { $0 } -> shown
              - id.asObservable() -> shown
              - id -> set feed.title = "x"
              - id -> call done()
              - id -> call failed()
            """#,
            says: #"""
                5:4+8: error: [line-shape] `@escaping` is not needed: a closure that `init` keeps gets it by itself
                15:5+13: error: [unknown-name] `id` is a stream of the spec, whose steps stand behind arrows: `id -> map { $0 }`
                16:5+17: error: [unknown-name] `id` is a stream of the spec, whose steps stand behind arrows: `id -> map { … }`
                17:15+10: error: [not-settable] `feed.title` cannot be set: `Feed` has it for reading; write it `- var title: String` there
                """#
        )
    }
}
