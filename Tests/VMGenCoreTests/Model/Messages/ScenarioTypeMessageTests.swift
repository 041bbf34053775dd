import Testing

@testable import VMGenCore

/// Messages on values of scenarios that are of another type than what they stand for, wherever the spec says which that is.
@Suite("Messages on values of scenarios of a wrong type")
struct ScenarioTypeMessageTests {
    @Test("Cases that the spec's own enums do not have, near to one or not")
    func cases() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row: Equatable { var id: Int; var kind: Kind = .one }
              enum Kind: Equatable { case one, two }
              enum Mode: Equatable { case list; static let start = Mode.list }
            errors: ApiError
              - offline: transport
              - failed: other
            init:
              api: Api
              var mode: Kind = .one
            services:
              Api:
                - load() async throws -> Int
                - state() async throws -> ApiError
                - save(_ error: ApiError, kinds: [Kind]) async throws
            inputs:
              load: Void
              fail: ApiError
            outputs:
              rows: [Row] = []
              count: Int = 0
              error: ApiError
              any: any Error
              last: ApiError? = nil
              all: [ApiError] = []
              named: [String: ApiError] = [:]
              chosen: Mode = .list
              route: enum Route
                - home
                - away
            flows:
              - load -> latest api.load() -> count
              - load -> latest api.state() -> set last = $0, rows = [], named = [:], chosen = .list
              - fail -> set all = [$0]
              - fail -> latest api.save($0, kinds: []) -> ignore
              - fail -> map { $0 as any Error } -> any
              - load -> replace with .home -> route
              - errors -> error
            samples:
              ApiError: .nope
            scenarios:
              cases:
                given: api.load fails with .nope; api.state answers .nope; mode = .nope
                when: load
                then: error is .nope; last = .nope; last was .nope, nil
                then: all = [.offline, .nope]; named = ["a": .nope]; all.first is .nope; rows.first?.kind = .nope
                then: api.save was called with (.nope, kinds: [.nope]); route = .nope; any is .offline
                when: fail .nope
                then: error is ApiError.ofTheApp; last = ApiError.ofTheApp; chosen = .start; chosen is .ofTheApp
                then: last = .none; all.first is .none
            """#,
            says: #"""
                42:14+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                45:33+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                45:58+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                45:72+4: error: [scenario-unknown] `Kind` has no case `nope`; the cases are `.one` and `.two`; one that the app adds is written `Kind.nope`
                47:21+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                47:35+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                47:51+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                48:29+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                48:51+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                48:72+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                48:98+4: error: [scenario-unknown] `Kind` has no case `nope`; the cases are `.one` and `.two`; one that the app adds is written `Kind.nope`
                49:38+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                49:53+4: error: [scenario-unknown] `Kind` has no case `nope`; the cases are `.one` and `.two`; one that the app adds is written `Kind.nope`
                49:70+4: error: [scenario-unknown] `Route` has no case `nope`; the cases are `.home` and `.away`; one that the app adds is written `Route.nope`
                49:83+8: error: [scenario-value] `any Error` has no cases; write the type in front, `ApiError.offline`
                50:17+4: error: [scenario-unknown] `ApiError` has no case `nope`; the cases are `.offline` and `.failed`; one that the app adds is written `ApiError.nope`
                """#
        )
    }

    @Test("Values of stores, parts and properties, and what makes another type")
    func types() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row: Equatable { var id: Int; var title: String? }
            init:
              api: Api
              let limit: Int = 3
              defaults: UserDefaults = .standard
            services:
              Api:
                - rows() async throws -> [Row]
                - var last: Row? { get set }
            inputs:
              load: Void
              add: Int
            outputs:
              rows: [Row] = []
              row: Row? = nil
              text: String = ""
              count: Int = 0
                persist: defaults "Count"
              link: URL? = nil
                persist: defaults "Link"
            flows:
              - load -> latest api.rows() -> rows
              - load -> set row = nil, text = "\(limit)", link = nil
              - add -> set count = count + $0
              - errors -> ignore
            scenarios:
              types:
                given: defaults "Count" = "2"; api.rows answers Row(id: 1)
                when: load
                then: defaults "Count" = "2"; defaults "Link" = 3; defaults "Count" = nil; defaults "Link" = "a"
                then: rows.first?.title = 1; rows[0].id = "x"; rows.count = "x"; rows.isEmpty = 0; rows.count = nil
                then: row?.id = "1"; api.last?.id is "x"; limit = "3"
                then: text = Int("1"); count = Row(id: 1); count = String(1); rows = Row(id: 1); row = Row(id: 1)
                then: rows.first?.title = nil; rows.first is nil; row?.title is "a"?; row?.id = 1; rows.last!.id = 2
                then: count = Int(2); rows.map(\.id) = [1]; rows.map { $0.id } = [1]; rows[0].title?.count = 3
                when: add "a"
                then: nothing
            """#,
            says: #"""
                31:53+10: error: [scenario-value] `[Row]` is needed here, and `Row(id: 1)` is none
                33:30+3: error: [scenario-value] `Int` is needed here, and `"2"` is none
                33:53+1: error: [scenario-value] `String` is needed here, and `3` is none
                34:31+1: error: [scenario-value] `String?` is needed here, and `1` is none
                34:47+3: error: [scenario-value] `Int` is needed here, and `"x"` is none
                34:65+3: error: [scenario-value] `Int` is needed here, and `"x"` is none
                34:85+1: error: [scenario-value] `Bool` is needed here, and `0` is none
                34:101+3: error: [scenario-value] `Int` is no optional, so it is never `nil`
                35:21+3: error: [scenario-value] `Int?` is needed here, and `"1"` is none
                35:42+3: error: [scenario-value] `Int?` is needed here, and `"x"` is none
                35:55+3: error: [scenario-value] `Int` is needed here, and `"3"` is none
                36:18+8: error: [scenario-value] `String` is needed here, and `Int("1")` is none
                36:36+10: error: [scenario-value] `Int` is needed here, and `Row(id: 1)` is none
                36:56+9: error: [scenario-value] `Int` is needed here, and `String(1)` is none
                36:74+10: error: [scenario-value] `[Row]` is needed here, and `Row(id: 1)` is none
                39:15+3: error: [scenario-value] `Int` is needed here, and `"a"` is none
                """#
        )
    }

    @Test("Closures behind what is seen")
    func closures() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row: Equatable { var id: Int }
            inputs:
              add: Row
            outputs:
              rows: [Row] = []
            flows:
              - add -> set rows = rows + [$0]
            scenarios:
              closures:
                when: add AViewModel.Row(id: 1)
                then: rows.map { $0.id } = [1]; rows.contains { $0.id == 1 } = true; rows.reduce(0) { $0 + $1.id } = 1
                then: rows.first { $0.id == 2 } is nil; rows.first { $0.id == 1 }?.id is 1; rows.filter { $0.id > 1 }.isEmpty = true
                then: rows.map { $0.id }
                then: rows.map { $0.id } == [1]
                then: rows.map { $0.id } was [1], [2]
            """#,
            says: #"""
                16:11+18: error: [scenario-use] what it equals is missing; write `rows.map { $0.id } = …`
                17:30+2: error: [scenario-shape] write `=` for `==`: `rows.map { $0.id } = [1]`
                18:11+31: error: [scenario-use] `was` lists what an output said, or tells of calls, `was called`
                """#
        )
    }

    @Test("Constants that are called like something of the tests")
    func constants() {
        let spec = { (tests: String) in
            #"""
            view-model: AViewModel
            runtime: rxswift
            tests: \#(tests)
            inputs:
              text: String
            outputs:
              echo: String
            flows:
              - text -> echo
            samples:
              harness: String = "a"
              scenario: String = "b"
              expect: String = "c"
              name: String = "d"
            scenarios:
              an echo:
                when: text name
                then: echo = name
            """#
        }
        expect(
            spec("xctest"),
            says: #"""
                11:3+7: error: [sample] in the test of a scenario `harness` is what stands for the view; choose another name
                12:3+8: error: [sample] in the test of a scenario `scenario` is what tells of a failure; choose another name
                13:3+6: error: [sample] in the test of a scenario `expect` is what compares; choose another name
                14:3+4: error: [sample] `name` is a property of every `XCTestCase`; choose another name
                """#
        )
        expect(
            spec("swift-testing"),
            says: #"""
                11:3+7: error: [sample] in the test of a scenario `harness` is what stands for the view; choose another name
                12:3+8: error: [sample] in the test of a scenario `scenario` is what tells of a failure; choose another name
                13:3+6: error: [sample] in the test of a scenario `expect` is what compares; choose another name
                """#
        )
    }

    @Test("Names of the query in quotes")
    func query() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            requests:
              find(query: String): GET https://api.example.com/search
                query:
                  "q": query
                  filter[name]: query
                  'sort by': "name"
                decode: [String]
            inputs:
              query: String
            outputs:
              found: [String] = []
            flows:
              - query -> latest find(query: $0) -> found
              - errors -> ignore
            """#,
            says: #"""
                6:7+3: error: [request-line] a name of the query stands without quotes; write it as `q: query`
                8:7+9: error: [request-line] a name of the query stands without quotes; write it as `sort by: "name"`
                """#
        )
    }
}
