import Testing

/// Warnings of what says nothing, though every line of it is right.
@Suite("Messages: what stays silent")
struct SilentMessageTests {
    @Test("`errors` that no work reaches")
    func errors() {
        expect(
            #"""
            view-model: RoomsViewModel
            runtime: rxswift
            init:
              service: RoomService
            services:
              RoomService:
                - rooms() async throws -> [String]
            inputs:
              load: Void
            outputs:
              rooms: [String] = []
              error: Error
            flows:
              - load -> latest service.rooms() -> rooms
                catch -> ignore
              - errors -> error
            """#,
            says: #"""
                16:5+15: warning: [silent-errors] nothing comes from `errors` here: all work that can fail has a `catch` of its own; leave the line out
                """#
        )
        expect(
            #"""
            view-model: RoomsViewModel
            runtime: combine
            inputs:
              load: Int
            outputs:
              count: Int = 0
              error: Error
            flows:
              - load -> count
              - errors -> error
            """#,
            says: #"""
                10:5+15: warning: [silent-errors] nothing comes from `errors` here: no work can fail; leave the line out
                """#
        )
    }

    @Test("An input that is waited for, where a value of its name is there")
    func inputs() {
        expect(
            #"""
            view-model: RoomsViewModel
            runtime: combine
            inputs:
              sorting: String
              page: Int
            outputs:
              sorting: String = "name"
              title: String = ""
              names: [String] = []
            state:
              page: Int = 0
            flows:
              - sorting -> sorting
              - page -> page
              - page -> with sorting -> map { "\($0) \($1)" } -> title
              - sorting, page -> combine -> map { [$0, "\($1)"] } -> names
              - output.sorting, input.page -> combine -> map { [$0, "\($1)"] } -> names
              - page -> with output.sorting, state.page -> map { "\($0) \($1) \($2)" } -> title
            """#,
            says: #"""
                15:18+7: warning: [input-or-value] `sorting` is the input here, and nothing is told before the view sends one; `output.sorting` has a value from the start: write that, or `input.sorting`
                  7:3+7: note: `output.sorting` is declared here
                16:5+7: warning: [input-or-value] `sorting` is the input here, and nothing is told before the view sends one; `output.sorting` has a value from the start: write that, or `input.sorting`
                  7:3+7: note: `output.sorting` is declared here
                16:14+4: warning: [input-or-value] `page` is the input here, and nothing is told before the view sends one; `state.page` has a value from the start: write that, or `input.page`
                  11:3+4: note: `state.page` is declared here
                """#
        )
        expect(
            """
            view-model: RoomsViewModel
            runtime: combine
            inputs:
              text: CurrentValueSubject<String, Never>
              tap: Void
            outputs:
              text: String = ""
              isFilled: Bool
            flows:
              - tap -> with text -> map { !$0.isEmpty } -> isFilled
              - text -> text
            """,
            says: ""
        )
    }
}
