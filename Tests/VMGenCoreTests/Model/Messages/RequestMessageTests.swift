import Testing

@testable import VMGenCore

@Suite("Messages on errors and requests")
struct RequestMessageTests {
    @Test("Reasons, repeated and unknown")
    func errors() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: MyError
              - badURL: url
              - offline: transport, url, foo
              - offline
              - bad name
              - x:
            requests:
              load: GET https://a.b
                decode: Int
            outputs:
              number: Int
              error: MyError
            flows:
              - start -> latest load -> number
              - errors -> error
            """#,
            says: #"""
                5:25+3: error: [error-reasons] `url` has a case already; one case stands for each reason
                  4:13+3: note: first named here
                5:30+3: error: [error-reasons] unknown reason `foo`; a case stands for `url`, `transport`, `status`, `decoding` or `other`
                6:5+7: error: [duplicate-name] there is a case `offline` already; choose another name
                  5:5+7: note: first declared here
                7:5+8: error: [invalid-name] `bad name` is not a Swift name: letters, digits and `_`, and no digit first
                8:6+0: error: [line-shape] what the case stands for is missing; write it as `- x: other`
                """#
        )
    }

    @Test("Reasons without a case")
    func errorsUncovered() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: MyError
              - badURL: url
              - offline: transport
            requests:
              load: GET https://a.b
                decode: Int
            outputs:
              number: Int
              error: MyError
            flows:
              - start -> latest load -> number
              - errors -> error
            """#,
            says: #"""
                3:9+7: error: [error-reasons] no case of `MyError` stands for an unexpected status, a body that cannot be decoded or any other failure; add `status`, `decoding` and `other` to cases, or `other` to one for all that no case names
                  7:3+4: note: `load` can fail so
                """#
        )
    }

    @Test("No type")
    func errorsNoName() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors:
              - a: url
            """#,
            says: #"""
                3:1+6: error: [line-shape] the name of the error type is missing; write it as `errors: MyError`
                """#
        )
    }

    @Test("No case for other failures")
    func errorsOther() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: MyError
              - offline: transport, url, status, decoding
            logic:
              - load() async throws -> Int
            outputs:
              number: Int
              error: MyError
            flows:
              - start -> latest load -> number
              - errors -> error
            """#,
            says: #"""
                3:9+7: error: [error-reasons] no case of `MyError` stands for any other failure; add `other` to one
                  11:21+4: note: `load` can fail so
                """#
        )
    }

    @Test("No case for other failures, beside requests alone: its `init` takes any error")
    func errorsOtherOfRequests() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: MyError
              - bad: status, decoding
              - off: transport, url
            requests:
              load: GET https://a.b
                decode: Int
            outputs:
              number: Int
              error: MyError
            flows:
              - start -> latest load -> number
              - errors -> error
            """#,
            says: #"""
                3:9+7: error: [error-reasons] no case of `MyError` stands for any other failure; add `other` to one
                  3:9+7: note: its `init(_ error: Error)` is given any error
                """#
        )
    }

    @Test("A case that is called like the reason it would stand for")
    func errorsBare() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: MyError
              - offline: transport
              - other
            logic:
              - load() async throws -> Int
            outputs:
              number: Int
              error: MyError
            flows:
              - start -> latest load -> number
              - errors -> error
            """#,
            says: #"""
                3:9+7: error: [error-reasons] no case of `MyError` stands for any other failure; write `other: other`
                  12:21+4: note: `load` can fail so
                """#
        )
    }

    @Test("Requests")
    func requests() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            requests:
              a: https://a.b
              b: GTE https://a.b
              c: GET http://a.b
              d: GET a.b
              e: GET
              f: GET https://
              g: GET https://a.b/x y
              h:
              i(x): GET https://a.b
              j: GET https://a.b
                decod: Int
                value: first
                query: x
                headers:
                  - a
                  A: "b"
                status:
              k: GET https://a.b
                decode: [Int]
                value: frist
              l: GET https://a.b
                decode: Page
                value: items
              m: GET https://a.b
                decode: Page
                value: items[0]
              n: GET https://a.b
                decode: [Int]
                value: foo
              o: GET https://a.b
                decode: [String: [Int]]
                value: items? as [Int]
              p: GET https://a.b
                decode: [String: Page]
                value: data.items
              q: GET https://a.b
                decode: [String: [Int]]
                value: first?.value as [Int]
            """#,
            says: #"""
                4:6+11: error: [request-line] the method is missing; write `GET https://a.b`
                5:6+3: error: [request-line] unknown HTTP method `GTE`; did you mean `GET`?
                6:10+10: error: [request-line] Apple's platforms refuse `http`; write `https://a.b`
                7:10+3: error: [request-line] `a.b` is not a URL; it starts with `https://`
                8:9+0: error: [request-line] the URL is missing; write `GET https://…`
                9:10+8: error: [request-line] the URL has no host
                10:23+1: error: [request-line] a URL has no spaces; write `%20`
                11:3+1: error: [line-shape] what `h` asks for is missing; write it as `h: GET https://…`
                12:5+1: error: [line-shape] the type of `x` is missing; write it as `x: Type`
                14:5+5: error: [unknown-option] unknown option `decod`; did you mean `decode`?
                16:12+1: error: [line-shape] the pairs of `query` stand below it, one a line: `name: "value"`
                18:9+1: error: [line-shape] this is not a line of `headers`; write it as `name: value`
                20:5+6: error: [line-shape] what follows `status` is missing; write it as `status: …`
                23:12+5: error: [request-value] `[Int]` has no `frist`; did you mean `first`?
                26:12+5: error: [request-value] the type of `items` is not clear from here; write `value: items as Type`
                29:12+8: error: [request-value] `value` is a path of names, such as `first` or `data?.items`
                32:12+3: error: [request-value] `[Int]` has no `foo`; its values are `first`, `last`, `count` and `isEmpty`, or say the type, `value: foo as Type`
                35:12+5: error: [request-value] `[String: [Int]]` has no `items`; leave `value` out, and take what stands under a key in the flow, `compactMap { $0["items"] }`
                38:12+10: error: [request-value] `[String: Page]` has no `data`; leave `value` out, and take what stands under a key in the flow, `compactMap { $0["data"] }`
                """#
        )
    }

    @Test("Statuses")
    func statuses() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            requests:
              a: PUT https://a.b
                status: 2xx, 304, 400..<404, 500...599
              b: PUT https://a.b
                status: ok, 20, 6xx
              c: PUT https://a.b
                status: 300..<200, 200..<200, 200...200, 500...600, 500..<600
            flows:
              - start -> first a -> ignore
              - start -> first b -> ignore
              - start -> first c -> ignore
              - errors -> ignore
            """#,
            says: #"""
                7:13+2: error: [request-status] `ok` is no status; write a number, a range such as `200..<300`, or `2xx`
                7:17+2: error: [request-status] there is no status 20; they go from 100 to 599
                7:21+3: error: [request-status] `6xx` is no status; write a number, a range such as `200..<300`, or `2xx`
                9:13+9: error: [request-status] `300..<200` holds no status
                9:24+9: error: [request-status] `200..<200` holds no status
                9:52+3: error: [request-status] there is no status 600; they go from 100 to 599
                """#
        )
    }

    @Test("A parameter that may be missing, in a URL")
    func optionals() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            requests:
              a(id: Int?, page: Int?): GET https://a.b/\(id)
                query:
                  page: page
            flows:
              - start -> first a(id: 1, page: nil) -> ignore
              - errors -> ignore
            """#,
            says: #"""
                4:44+5: error: [request-line] `id` may be `nil`, which has no place in a URL; under `query:` it is left out then
                """#
        )
    }

    @Test("Text where a value of Swift is wanted")
    func texts() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            requests:
              a(text: String, count: Int): POST https://a.b
                query:
                  q: \(text)
                  z: item-\(text)
                  half: count/2
                headers:
                  Accept: application/json
                  Authorization: Bearer \(text)
                  Accept-Language: en de
                  Locale: Locale.current.identifier
                body: {"name": text}
            flows:
              - start -> first a(text: "", count: 1) -> ignore
              - errors -> ignore
            """#,
            says: #"""
                6:10+7: error: [request-text] a value is Swift, without `\( )`; write `text`
                7:10+12: error: [request-text] a value is Swift, in which text stands in quotes; write `"item-\(text)"`
                10:15+16: error: [request-text] a value is Swift, in which text stands in quotes; write `"application/json"`
                11:22+14: error: [request-text] a value is Swift, in which text stands in quotes; write `"Bearer \(text)"`
                12:24+5: error: [request-text] a value is Swift, in which text stands in quotes; write `"en de"`
                14:11+14: error: [request-text] a body is a Swift value; name a value that is `Encodable`, or a dictionary, `body: ["name": name]`
                """#
        )
    }

    @Test func lettersThatAreNotASCII() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift

            init:
              let base: String

            requests:
              a: GET https://a.b/größe
              b(name: String): GET https://a.b/사용자/\(name)
              c: GET https://größe.b/c
              d: GET \(base)/x/ü?q=é

            inputs:
              tap: Void

            flows:
              - tap -> latest a -> ignore
              - tap -> latest b(name: "ü") -> ignore
              - tap -> latest c -> ignore
              - tap -> latest d -> ignore
              - errors -> ignore
            """#,
            says: #"""
                8:24+4: error: [request-line] `öß` does not stand in a URL; write `%C3%B6%C3%9F`
                9:36+9: error: [request-line] `사용자` does not stand in a URL; write `%EC%82%AC%EC%9A%A9%EC%9E%90`
                10:20+4: error: [request-line] `öß` does not stand in a URL; write the host in its ASCII form, which begins with `xn--`
                11:20+2: error: [request-line] `ü` does not stand in a URL; write `%C3%BC`
                """#
        )
    }

    @Test func aMethodThatThrowsIsWork() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift

            init:
              service: Names

            services:
              Names:
                - name() throws -> String

            inputs:
              tap: Void

            outputs:
              title: String = ""

            flows:
              - tap -> map { service.name() } -> title
              - errors -> ignore
            """#,
            says: #"""
                18:18+7: error: [member-in-closure] `service` is a member of the view model, and `{ }` is pure; leave the braces out: `latest service.name()`
                """#
        )
    }
}
