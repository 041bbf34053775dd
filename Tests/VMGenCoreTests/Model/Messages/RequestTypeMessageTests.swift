import Testing

@testable import VMGenCore

@Suite("Messages on the types of requests")
struct RequestTypeMessageTests {
    @Test("What of an answer is its value")
    func values() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Reply: Decodable {
                  var data: Part?
                  var count: Int
                  var part: Part
              }
              struct Part: Decodable { var name: String? }
            requests:
              one: GET https://a.b/c
                decode: Reply
                value: data.name as String
              two: GET https://a.b/c
                decode: Reply
                value: part?.name as String
              three: GET https://a.b/c
                decode: Reply
                value: coumt as Int
              four: GET https://a.b/c
                decode: [Int]?
                value: first as Int
              five: GET https://a.b/c
                decode: [Int]
                value: count as String
              six: GET https://a.b/c
                decode: Reply
                value: part.name as String
              right: GET https://a.b/c
                decode: Reply
                value: data?.name as String
              whole: GET https://a.b/c
                decode: Reply
                value: data as Part?
              own: GET https://a.b/c
                decode: Reply
                value: title as String
            inputs:
              tap: Void
            flows:
              - tap -> latest one -> ignore
              - tap -> latest two -> ignore
              - tap -> latest three -> ignore
              - tap -> latest four -> ignore
              - tap -> latest five -> ignore
              - tap -> latest six -> ignore
              - tap -> latest right -> ignore
              - tap -> latest whole -> ignore
              - tap -> latest own -> ignore
              - errors -> ignore
            """#,
            says: #"""
                13:12+9: error: [request-value] `data` may be nil; write `value: data?.name as String`
                16:12+10: error: [request-value] `part` is never nil; write `value: part.name as String`
                19:12+5: error: [request-value] `Reply` has no `coumt`; did you mean `count`?
                21:13+6: error: [request-value] `[Int]?` may be nil, and then has no `first`; write `decode: [Int]`
                25:21+6: error: [request-value] `count` is `Int`; write `value: count as Int`
                28:12+9: error: [request-value] `name` may be nil; write `value: part.name? as String`, which fails then
                """#
        )
    }

    @Test("What is decoded and encoded")
    func coding() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Reply: Equatable { var id: Int }
              struct Draft { var id: Int }
              struct Known: Model { var id: Int }
              struct Later: Codable { var id: Int }
            requests:
              any: GET https://a.b/c
                decode: [String: Any]
              box: GET https://a.b/c
                decode: Box<Any>
              plain: GET https://a.b/c
                decode: [Reply]
              known: GET https://a.b/c
                decode: Known
              sendLater(later: Later): POST https://a.b/c
                body: later
                decode: Later
              send(draft: Draft): POST https://a.b/c
                body: draft
              parts(id: Int): POST https://a.b/c
                body: (id: id, count: 1)
              mixed: POST https://a.b/c
                body: ["a": 1, "b": "x"]
              named(id: Int): POST https://a.b/c
                body: ["a": "x", "b": id]
              right(id: Int, name: String, note: String?): POST https://a.b/c
                body: ["a": "x", "b": name, "c": note, "d": id > 1 ? "a" : "b"]
              numbers(id: Double): POST https://a.b/c
                body: [1, 2.5, id]
            inputs:
              tap: Void
              later: Later
              draft: Draft
              number: Int
            flows:
              - tap -> latest any -> ignore
              - tap -> latest box -> ignore
              - tap -> latest plain -> ignore
              - tap -> latest known -> ignore
              - later -> latest sendLater(later: $0) -> ignore
              - draft -> latest send(draft: $0) -> ignore
              - number -> latest parts(id: $0) -> ignore
              - tap -> latest mixed -> ignore
              - number -> latest named(id: $0) -> ignore
              - number -> latest right(id: $0, name: "", note: nil) -> ignore
              - tap -> latest numbers(id: 1) -> ignore
              - errors -> ignore
            """#,
            says: #"""
                10:13+13: error: [not-a-type] nothing decodes `[String: Any]`; name a type that is `Decodable`
                14:13+7: warning: [request-value] `Reply` does not say that it is `Decodable`; write `struct Reply: Decodable` under `types`, unless an extension in Swift does
                21:11+5: warning: [request-value] `Draft` does not say that it is `Encodable`; write `struct Draft: Encodable` under `types`, unless an extension in Swift does
                23:11+18: error: [request-text] a tuple is not encoded; declare a struct that is `Encodable` under `types`, and write `body: Draft(…)`
                25:25+3: error: [request-text] what stands in brackets is of one type, and `1` and `"x"` are of two; declare a struct that is `Encodable` under `types`, and write `body: Draft(…)`
                27:27+2: error: [request-text] what stands in brackets is of one type, and `"x"` and `id` are of two; declare a struct that is `Encodable` under `types`, and write `body: Draft(…)`
                """#
        )
    }

    @Test("What requests are given, and what they ask others for")
    func parameters() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              session: Session
              token: String?
              place: Place = .shared
              urlSession: URLSessionProtocol = .shared
            services:
              Session:
                - token: String
                - base: String
                - renew() async -> String
              Place:
                - id: Int
            requests:
              one(id: Int = "a"): GET https://a.b/\(id)
                headers:
                  B: session.renew()
                  C: "Bearer " + token
                  D: "Bearer " + (token ?? "") + session.token
                  E: token
              two(id: Observable<Int>): GET \(session.base)/c
              three(id: inout Int): GET \(session.base)/c
                query:
                  decode: Int
                  id: place.id
              five: GET \(session.bas)/c
                headers:
                  A: session.tokn
              four(token: String): GET https://a.b/c
                headers:
                  A: "Bearer " + token
            inputs:
              tap: Int
            flows:
              - tap -> latest one(id: $0) -> ignore
              - tap -> latest two(id: $0) -> ignore
              - tap -> latest three(id: $0) -> ignore
              - tap -> latest five -> ignore
              - tap -> latest four(token: "") -> ignore
              - errors -> ignore
            """#,
            says: #"""
                7:36+7: error: [initial-value] `URLSessionProtocol` is a protocol, which has no `.shared`; name a type that has it, `URLSession.shared`
                16:17+3: error: [type-mismatch] `"a"` is no `Int`; write one, or another type
                18:18+5: error: [missing-policy] `renew` takes time, and a value is wanted at once here; run it before, as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                19:22+5: error: [request-text] `token` may be nil; `(token ?? …)` says what stands there then
                22:7+19: error: [request-line] a request is given values, and `Observable<Int>` is a stream; write `id: Int`
                23:9+13: error: [request-line] a request changes nothing that it is given, so `inout` says nothing here; leave it out
                25:7+6: error: [line-shape] `decode` stands beside `query`; indent it as that
                27:23+3: error: [unknown-method] `Session` has no `bas`; did you mean `base`?
                  9:3+7: note: declared here
                29:18+4: error: [unknown-method] `Session` has no `tokn`; did you mean `token`?
                  9:3+7: note: declared here
                """#
        )
    }

    @Test("Values of a query that are computed of what the view model has")
    func quotients() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              offset: Int
              limit: Int
            requests:
              load: GET https://a.b/c
                query:
                  page: offset/limit
                headers:
                  Accept: "application/json"
            inputs:
              tap: Void
            flows:
              - tap -> latest load -> ignore
              - errors -> ignore
            """#,
            says: ""
        )
    }
}
