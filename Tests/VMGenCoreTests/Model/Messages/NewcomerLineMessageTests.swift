import Testing

/// Messages on lines that are indented, quoted or pasted as elsewhere.
@Suite("Messages on lines that are indented, quoted or pasted as elsewhere")
struct NewcomerLineMessageTests {
    @Test("Lines that are not indented below their section")
    func flush() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
            defaults: UserDefaults = .standard
            inputs:
            tap: Void
            row: Int
            outputs:
            n: Int = 0
              persist: defaults "n"
            flows:
            - tap -> set n = 1
            - row -> n
            """#,
            says: #"""
                4:1+1: error: [indentation] the lines of `init` are not indented; indent them below it
                6:1+1: error: [indentation] the lines of `inputs` are not indented; indent them below it
                9:1+1: error: [indentation] the lines of `outputs` are not indented; indent them below it
                12:1+1: error: [indentation] the items of `flows` are not indented; indent them below it
                """#
        )
    }

    @Test("A Swift file in the place of a spec")
    func swift() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            import RxSwift
            final class Foo {
                struct Input { let tap: Observable<Void> }
            }
            """#,
            says: #"""
                3:1+14: error: [missing-key] this is Swift; a spec has lines `name: value`, and starts with `view-model: …`
                """#
        )
    }

    @Test("Typographic quotes are one mistake each")
    func quotes() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              “tap”: Void
              name: String = “x”
            flows:
              - name -> ignore
            """#,
            says: #"""
                4:3+3: error: [lookalike] `“` is a typographic quote; write `"`
                5:18+3: error: [lookalike] `“` is a typographic quote; write `"`
                """#
        )
    }

    @Test("Requests in the notation of other tools, and names that they do not see")
    func requests() {
        expect(
            #"""
            view-model: BViewModel
            runtime: rxswift
            requests:
              load(id: Int, port: Int): GET https://a.com:80/:id/\(port)
              find(id: Int): GET https://a.com/?q=$id
              send: POST https://a.com
                body: text
              take: GET \(base)/rooms
                query:
                  r: $0
              json(email: String): POST https://a.com
                body: "{\"email\": \"\(email)\"}"
              later: async GET https://a.com
              list: GET https://a.com -> [Int]
              room(id: Int) GET https://a.com/\(id)
              urlSession: GET https://a.com
            inputs:
              text: String
              row: Int
            flows:
              - text -> latest send -> ignore
              - row -> latest load(id: $0, port: 1) -> ignore
              - row -> latest find(id: $0) -> ignore
              - row -> latest json(email: "") -> ignore
              - row -> latest urlSession -> ignore
              - row -> latest take -> ignore
              - errors -> ignore
            """#,
            says: #"""
                4:50+3: error: [request-line] `:id` is sent as it stands; a parameter is written `\(id)`
                5:39+3: error: [request-line] `$id` is sent as it stands; a parameter is written `\(id)`
                7:11+4: error: [unknown-name] `text` is an input, which a request does not see; give it a parameter, `send(text: …)`, and let the flow say its value
                10:10+2: error: [request-text] a request does not see the values of a flow; give it a parameter, `search(_ text: String): …`, and write `text`
                12:11+27: warning: [request-text] a body is encoded as JSON, so text that is JSON becomes one string; write `["name": name]`, or a value that is `Encodable`
                13:10+5: error: [request-line] leave `async` out: `GET https://a.com`
                14:30+5: error: [request-line] what is decoded stands below the request: `decode: [Int]`
                15:3+37: error: [line-shape] `room(id: Int) GET https://a.com/\(id)` has no `:`; write `room(id: Int): GET https://a.com/\(id)`
                16:3+10: error: [generated-name] `urlSession` is taken by the generated code, for the session that requests are sent through; choose another name
                """#
        )
    }
}
