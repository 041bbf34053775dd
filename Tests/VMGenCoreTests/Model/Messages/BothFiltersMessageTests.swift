import Testing

@Suite("Messages about flows that ask the same of what one of them sets")
struct BothFiltersMessageTests {
    @Test("A flow that asks what the one above has changed is told of it, and of a way that fits")
    func asked() {
        expect(
            """
            view-model: PagerViewModel
            runtime: rxswift
            inputs:
              next: Void
              titles: [String]
            outputs:
              page: Int = 0
              isOn: Bool = false
              finished: Void
            flows:
              - next -> with page, titles -> filter { $0 + 1 < $1.count } -> set page = page + 1
              - next -> with page, titles -> filter { $0 + 1 >= $1.count } -> finished
              - next -> with isOn -> filter { $0 } -> set isOn = false
              - next -> with isOn -> filter { !$0 } -> set isOn = true
            """,
            says: """
                12:34+29: warning: [both-filters] `page` is what the flow above has set by then, so both may let one event through, or this one none; move this flow above that one, or let one stream take it along for both, `next -> with page, titles -> as asked`, and start both from that
                  11:5+80: note: `page` is set here
                14:26+14: warning: [both-filters] `isOn` is what the flow above has set by then, so both may let one event through, or this one none; let one stream take it along for both, `next -> with isOn -> as asked`, and start both from that
                  13:5+54: note: `isOn` is set here
                """
        )
    }

    @Test("What asks above what is set, asks another thing, or later, is told nothing")
    func other() {
        expect(
            """
            view-model: PagerViewModel
            runtime: rxswift
            inputs:
              next: Void
              back: Void
              name: String
            outputs:
              page: Int = 0
              finished: Void
              late: Void
              early: Void
              emptied: Int
            flows:
              - next -> with page -> filter { $0 >= 3 } -> finished
              - next -> with page -> filter { $0 < 3 } -> set page = page + 1
              - next -> with page -> filter { $0 < 5 } -> early
              - back -> with page -> filter { $0 > 0 } -> set page = page - 1
              - next -> with page, name -> filter { $0 > $1.count } -> late
              - name -> with page -> filter { !$0.isEmpty } -> set page = $1 + 1
              - name -> with page -> filter { $0.isEmpty } -> map { _, page in page } -> emptied
              - name -> with page -> filter { $0.count > $1 } -> set page = page + 1
            """,
            says: """
                """
        )
    }
}
