import Testing

@testable import VMGenCore

/// Messages on cases of the enums that a spec declares itself, and on what they carry.
@Suite("Messages on cases of the spec's own enums")
struct OwnCaseMessageTests {
    @Test("Cases that an enum does not have, or that carry something else")
    func misfits() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: Failure
              - offline: other
            init:
              api: Api
            services:
              Api:
                - load() async throws
            inputs:
              tap: Int
              name: String
            outputs:
              route: enum Route
                - order(number: Int)
                - home
                - home
              tab: enum Tab = .firts
                - first
                - second
              failure: Failure?
              last: Failure? = nil
              off: Void
            flows:
              - tap -> latest api.load() -> ignore
              - tap -> route
              - tap -> replace with .hme -> route
              - name -> set tab = $0
              - tap -> set tab = .secnd
              - tap -> set tab = .first(1)
              - name -> map { Route.order(id: $0) } -> route
              - tap -> set last = .online
              - errors -> filter { $0 == .online } -> off
              - tap -> replace with nil -> failure
            scenarios:
              cases:
                when: tap 3
                then: route = .order(id: 3)
                then: route = .order(number: "3")
                then: route = .order
                then: route is .ordre
            """#,
            says: #"""
                17:7+4: error: [duplicate-name] there is a case `home` already; choose another name
                  16:7+4: note: first declared here
                18:20+5: error: [unknown-name] `Tab` has no case `firts`; did you mean `first`?
                26:12+5: error: [type-mismatch] `route` is `Route`, and `Int` arrives; `… -> route.order` makes a case of it
                  14:3+5: note: declared here
                27:26+3: error: [unknown-name] `Route` has no case `hme`; did you mean `home`?
                28:23+2: error: [type-mismatch] `tab` is `Tab`, and `$0` is `String`
                  18:3+3: note: declared here
                29:23+5: error: [unknown-name] `Tab` has no case `secnd`; did you mean `second`?
                30:28+3: error: [call-arguments] `.first` carries nothing; leave the brackets out
                31:31+6: error: [call-arguments] `id: $0` does not fit `.order(number: Int)`; write `Route.order(number: …)`
                32:24+6: error: [unknown-name] `Failure` has no case `online`; did you mean `offline`?
                33:31+6: error: [unknown-name] `Failure` has no case `online`; did you mean `offline`?
                38:26+5: error: [call-arguments] `id: 3` does not fit `.order(number: Int)`; write `.order(number: …)`
                39:34+3: error: [type-mismatch] `.order` takes `Int` for `number`, and `"3"` is no `Int`; write one
                40:19+6: error: [call-arguments] `number` of `.order(number: Int)` is not given; write `.order(number: …)`
                41:21+5: error: [scenario-unknown] `Route` has no case `ordre`; did you mean `order`?
                """#
        )
    }

    @Test("Values of other types: constants, answers, elements, and parameters that stand first")
    func values() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: Failure
              - offline: other
            init:
              api: Api
              count: Int
              title: String?
            services:
              Api:
                - load(_ n: Int) async throws -> [String]
            inputs:
              tap: Int
            outputs:
              rows: [String] = []
              numbers: [Int] = []
              text: String = count
              heading: String = title
              failure: Failure
            flows:
              - tap -> latest api.load($0) -> rows
              - tap -> set numbers[0] = "a"
              - tap -> set text = "b", heading = "c"
              - errors -> failure
            samples:
              word: String = "w"
            scenarios:
              answers:
                given: api.load answers with ["s"]
                given: api.load fails with offline
                given: api.load answers word
                given: api.load answers ["a": 1]
                when: tap word
                then: numbers = [word]
            """#,
            says: #"""
                17:18+5: error: [initial-value] `String` is needed here, and `count` is `Int`
                18:21+5: error: [initial-value] `String` is needed here, and `title` is `String?`; `title ?? …` says what holds where it is nil
                22:29+3: error: [type-mismatch] `numbers[0]` is `Int`, and `"a"` is no `Int`; write one
                  16:12+5: note: declared here
                29:29+10: error: [scenario-use] what comes back stands without `with`: `answers ["s"]`
                30:32+7: error: [scenario-use] a case stands behind its dot; write `fails with .offline`
                31:29+4: error: [scenario-value] `[String]` is needed here, and `word` is none
                32:29+8: error: [scenario-value] `[String]` is needed here, and `["a": 1]` is none
                33:15+4: error: [scenario-value] `Int` is needed here, and `word` is none
                34:22+4: error: [scenario-value] `Int` is needed here, and `word` is none
                """#
        )
    }

    @Test("What names a case rightly is taken")
    func right() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              enum Mode: Equatable {
                  case list, grid(columns: Int, gap: Int = 2)
                  static let start = Mode.list
                  static func wide(_ n: Int) -> Mode { .grid(columns: n) }
              }
              enum Kind { case one, two }
            errors: Failure
              - failed: other
            init:
              api: Api
            services:
              Api:
                - load() async throws
            inputs:
              tap: Int
            outputs:
              mode: Mode = .start
              other: Mode = .list
              kind: Kind? = .none
              route: enum Route
                - order(number: Int, note: String = "")
                - home
              raw: enum Raw: String = .a
                - a
              last: Failure? = .unknownOfTheApp
            flows:
              - tap -> set mode = .grid(columns: $0), other = .wide($0), kind = .some(.one)
              - tap -> map { .order(number: $0) } -> route
              - tap -> replace with .home -> route
              - tap -> map { $0 > 1 ? .home : .order(number: $0) } -> route
              - tap -> filter { $0 == 1 } -> set raw = .a
              - tap -> set last = .generic
              - errors -> map { $0 == .timeout ? .generic : $0 } -> set last = $0
              - tap -> latest api.load() -> ignore
            scenarios:
              cases:
                when: tap 3
                then: route is .home
                when: tap 1
                then: route = .away; last = Failure.generic
            """#,
            says: ""
        )
    }
}
