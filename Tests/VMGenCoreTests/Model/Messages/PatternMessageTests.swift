import Testing

@Suite("Messages on patterns and tuples")
struct PatternMessageTests {
    @Test("Any value stands in a pattern, and several values are no tuple")
    func patterns() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Observable<Input>) -> Output
            init:
              uploader: Uploader
            services:
              Uploader:
                - upload(_ data: Data, named name: String) -> Observable<Int>
            inputs:
              - pick(_ photo: Data, name: String)
              - again(_ photo: Data, name: String)
            outputs:
              alert: enum Alert: Equatable
                - failed(message: String, tries: Int)
            flows:
              - again -> map { ($0, $1) } -> as repeated: (Data, String)
              - pick -> alert.failed(message: $1, tries: 1)
              - pick, repeated -> latest uploader.upload($0, named: $1) -> ignore
              - errors -> ignore
            scenarios:
              it fails:
                when: pick(Data(), name: "a")
                then: alert = .failed(message: _, tries: 1)
                when: pick(Data(), name: "a")
                then: alert is .failed(message: _, tries: 1)
            """#,
            says: """
                18:11+8: error: [type-mismatch] one of the sources that are merged carries 2 values, and the other one a \
                tuple of them; `map { ($0, $1) }` makes one of the 2
                23:19+29: error: [scenario-use] `_` is any value, and stands in a pattern: \
                `alert is .failed(message: _, tries: 1)`
                """
        )
    }

    @Test("A closure of a service that may be nil is called with a question mark")
    func optionalClosure() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              center: Center
            services:
              Center:
                - var onChange: ((Int) -> Void)?
                - level: Int
            inputs:
              hit: Int
            flows:
              - hit -> call center.onChange($0)
              - hit -> call center.onChange?($0)
              - hit -> call center.level($0)
            """,
            says: """
                12:24+8: error: [unknown-method] `onChange` may be nil, and is called where it is there: \
                `center.onChange?(…)`
                14:24+5: error: [unknown-method] `level` is a property of `Center`, no method; write it without the \
                brackets, `center.level`
                """
        )
    }

    @Test("A closure of a service that another one holds")
    func heldClosures() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              app: App
            services:
              App:
                - session: Session
              Session:
                - onExpire: ((Int) -> Void)?
                - logOut: () async throws -> Void
            inputs:
              hit: Int
            flows:
              - hit -> call app.session.onExpire($0)
              - hit -> call app.session.onExpire?($0)
              - hit -> first app.session.logOut() -> ignore
              - errors -> ignore
            """,
            says: """
                14:29+8: error: [unknown-method] `onExpire` may be nil, and is called where it is there: \
                `app.session.onExpire?(…)`
                """
        )
    }

    @Test("What may be missing has its mark on the way, and an optional has no parts")
    func optionals() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              urlSession: URLSessionProtocol = URLSession.shared
            requests:
              things: GET https://a.example.com/things
                decode: [Thing]
                value: first.name as String
              others: GET https://a.example.com/others
                decode: [Thing]
                value: last?.name
              right: GET https://a.example.com/others
                decode: [Thing]
                value: last?.name as String?
            inputs:
              tap: Int?
            outputs:
              last: Int
            state:
              isOn: Bool = true
            flows:
              - tap -> with isOn -> filter { $1 } -> compactMap { $0.0 } -> last
              - tap -> first things -> ignore
              - tap -> first others -> ignore
              - tap -> first right -> ignore
              - errors -> ignore
            """,
            says: """
                8:12+10: error: [request-value] `first` may be missing; write `value: first?.name as Type`
                11:12+10: error: [request-value] the type of `last?.name` is not clear from here; write \
                `value: last?.name as Type`
                22:55+4: error: [closure-argument] several values arrive as `$0`, `$1`, …, not as one; write `$0`
                """
        )
    }
}
