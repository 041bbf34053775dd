import Testing

@testable import VMGenCore

@Suite("Messages on literals of another type")
struct LiteralMessageTests {
    @Test("First values, what is set, what replaces")
    func literals() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              size: Int = "x"
              text: String = "x"
            inputs:
              tap: Void
            outputs:
              count: Int = 0.5
              rows: [String] = 3
              names: [String]? = nil
              share: BehaviorRelay<Double> = 1
              flag: BehaviorRelay<Bool> = 1
              name: String = nil
              link: URL? = nil
              title: String
              broken: Int! = nil
            flows:
              - tap -> set count = 1, rows = [], names = nil, share = 1, flag = "no", name = ""
              - tap -> replace with 3 -> title
              - tap -> replace with "x" -> title
              - tap -> set link = nil, broken = 3
            """#,
            says: #"""
                4:3+4: warning: [unused-parameter] nothing uses the parameter `size`
                4:15+3: error: [type-mismatch] `"x"` is no `Int`; write one, or another type
                5:3+4: warning: [unused-parameter] nothing uses the parameter `text`
                9:16+3: error: [type-mismatch] `0.5` is no `Int`; write one, or another type
                10:20+1: error: [type-mismatch] `3` is no `[String]`; write one, or another type
                13:31+1: error: [type-mismatch] `1` is no `Bool`; write `false` or `true`
                14:18+3: error: [type-mismatch] `nil` is no `String`; `String?` can be nil
                17:11+4: error: [not-a-type] no stream carries `Int!`; write `Int?` or `Int`
                19:69+4: error: [type-mismatch] `flag` is `Bool`, and `"no"` is no `Bool`; write one
                  13:3+4: note: declared here
                20:25+1: error: [type-mismatch] `title` is `String`, and `3` is no `String`; write one
                  16:3+5: note: declared here
                """#
        )
    }

    @Test("Samples, part by part")
    func samples() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              enum Tab: String {
                case home, search = "s"
                case `default`
                static let first = Tab.home
              }
            init:
              tab: Tab
              other: Tab
              table: [String: Int]
              names: [String]?
              pair: (id: Int, name: String)
            inputs:
              tap: Void
            outputs:
              count: Int = 0
            flows:
              - tap -> set count = names?.count ?? table.count + pair.id + (tab == other ? 1 : 0)
            samples:
              tab: .serch, .somewhere
              other: "home", .first
              table: ["a": "b"], ["a"]
              names: ["a", 1], nil
              pair: (id: "x", name: "y"), (number: 1, name: "z")
              tabs: [Tab] = [.home, .defualt, .default, .search]
              rows: [[Int]] = [[1], [2, true], []]
              empty: [String: [Int]] = [:]
            """#,
            says: #"""
                22:9+5: error: [scenario-unknown] `Tab` has no case `serch`; did you mean `search`?
                23:10+6: error: [scenario-value] `Tab` is needed here, and `"home"` is none
                24:16+3: error: [scenario-value] `Int` is needed here, and `"b"` is none
                24:23+3: error: [scenario-value] `[String: Int]` is needed here, and `"a"` is none
                25:16+1: error: [scenario-value] `String` is needed here, and `1` is none
                26:14+3: error: [scenario-value] `Int` is needed here, and `"x"` is none
                26:31+22: error: [scenario-value] `(id: Int, name: String)` is needed here, and `(number: 1, name: "z")` is none
                27:26+7: error: [scenario-unknown] `Tab` has no case `defualt`; did you mean `default`?
                28:29+4: error: [scenario-value] `Int` is needed here, and `true` is none
                """#
        )
    }

    @Test("Types of Foundation that the app makes of texts")
    func texts() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              base: URL = "https://example.com"
              weak var character: Character?
            inputs:
              tap: Void
            outputs:
              url: URL = "https://example.com"
              urls: [URL?] = ["https://example.com", nil]
              day: Date = "2020-01-01"
              id: UUID = "1"
              price: Decimal = "1.5"
            flows:
              - tap -> set url = "https://example.org", urls = [], day = "2021-01-01", id = "2", price = "2.5"
              - tap -> call character.show(base)
            samples:
              next: URL = "https://example.com/2"
            """#,
            says: ""
        )
    }

    @Test("Types in others, great numbers, and services that others give")
    func others() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row { enum Kind { case lists, grid } }
              enum Size { static let short = 3 }
            services:
              Reading:
                - read() -> Int
              Store: Reading
                - load() async -> Int
            init:
              store: Store
              reader: Readin
              great: UInt64 = 18_446_744_073_709_551_615
              least: Int64 = -9_223_372_036_854_775_808
            inputs:
              tap: Void
              count: Int
            outputs:
              kind: Kind = .list
            flows:
              - tap -> set kind = .list
              - count -> debounce Pause.short -> call reader.show(store.read(), great, least)
            """#,
            says: ""
        )
    }
}
