import Testing

/// What the spec's services hold of one another, and what scenarios give of that.
@Suite("Messages about services that services hold")
struct HeldServiceMessageTests {
    @Test("What a held service has is taken along, set and listened to as what the first one has")
    func members() {
        expect(
            #"""
            view-model: @MainActor final class AViewModel
            runtime: rxswift
            init:
              app: App
            services:
              App: AnyObject
                - session: Session
                - other: Session?
              Session: AnyObject, Sendable
                - token: String { get set }
                - draft: Draft { get set }
                - ticks: Observable<Int>
                - refresh() async throws -> String
            types: |
              struct Draft: Equatable { var title = "" }
            inputs:
              appear: Void
              open: Int
            outputs:
              opened: (id: Int, token: String)
              count: Int = 0
              title: String = ""
            flows:
              - appear -> first app.session.refresh() -> set app.session.token = $0, app.session.draft.title = $0
              - open -> with app.session.token -> map { (id: $0, token: $1) } -> opened
              - open -> set app.other?.token = "\($0)"
              - open -> with app.session.token.count -> map { $1 } -> count
              - app.session.ticks -> count
              - open -> set title = app.session.token
              - errors -> ignore
            """#,
            says: ""
        )
    }

    @Test("What cannot be set of a held service, and why")
    func setting() {
        expect(
            """
            view-model: @MainActor final class AViewModel
            runtime: rxswift
            init:
              app: App
            services:
              App: AnyObject
                - session: Session
                - other: Session?
              Session: AnyObject
                - token: String
                - name: String { get set }
                - note: Note? { get set }
                - clear()
            inputs:
              open: Int
            flows:
              - open -> set app.session.token = "a"
              - open -> set app.session.token.title = "a"
              - open -> set app.session.name = $0
              - open -> set app.other.name = "a"
              - open -> set app.session.note.text = "a"
              - open -> set app.session.nothing = "a"
              - open -> set app.session.clear = "a"
            """,
            says: """
                17:17+17: error: [not-settable] `app.session.token` cannot be set: `Session` has it for reading; write it `- var token: String` there
                18:17+23: error: [not-settable] `app.session.token.title` cannot be set: `Session` has it for reading; write it `- var token: String` there
                19:36+2: error: [type-mismatch] `app.session.name` is `String`, and `$0` is `Int`
                  11:13+6: note: declared here
                20:17+14: error: [not-settable] `app.other` may be nil; write `set app.other?.name = …`, which does nothing then
                21:17+21: error: [not-settable] `app.session.note` may be nil; write `set app.session.note?.text = …`, which does nothing then
                22:29+7: error: [unknown-method] `Session` has no `nothing`; declare it under `Session`
                  9:3+7: note: declared here
                23:17+17: error: [not-settable] `app.session.clear` cannot be set: it is a method; `call app.session.clear()` calls it
                """
        )
    }

    @Test("A scenario gives what a service holds as a whole")
    func given() {
        expect(
            """
            view-model: @MainActor final class AViewModel
            runtime: rxswift
            init:
              app: App
            services:
              App: AnyObject
                - session: Session
                - config: Config
              Session: AnyObject, Sendable
                - token: String { get set }
                - refresh() async throws -> String
            inputs:
              open: Int
            outputs:
              opened: (id: Int, token: String)
            flows:
              - open -> with app.session -> map { (id: $0, token: $1.token) } -> opened
            scenarios:
              the token:
                given: app.session.token = "a"; app.session.refresh answers "a"; app.config.prefix = "a"
                when: open 1
                then: opened = (id: 1, token: "a"); app.session.token = "a"
              the session:
                given: app.session = makeSession("a")
                when: open 1
                then: opened = (id: 1, token: "a"); app.session.token = "a"
            """,
            says: """
                20:12+23: error: [scenario-unknown] `app.session` is given as a whole: `app.session = makeSession(…)`, with what a function of the test target makes
                20:37+31: error: [scenario-unknown] `app.session` is given as a whole: `app.session = makeSession(…)`, with what a function of the test target makes
                20:70+23: error: [scenario-unknown] `app.config` is given as a whole: `app.config = …`
                """
        )
    }
}
