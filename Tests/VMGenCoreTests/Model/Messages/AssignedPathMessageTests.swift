import Testing

@testable import VMGenCore

@Suite("Messages on parts that are set")
struct AssignedPathMessageTests {
    @Test("What is on the way of a path that is set")
    func paths() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row: Equatable {
                  let id = 0
                  var title = ""
                  var owner: Owner?
                  var tags: [String: [Int]] = [:]
              }
              struct Owner: Equatable { var name: String = "" }
            init:
              kept: [Int]
              own: Row
              free: Stranger
              shop: Shop
            services:
              Shop:
                - var rows: Observable<[Int]>
                - taps: PublishRelay<Int>
                - var title: String
            logic:
              - makeRows() -> Observable<[Int]>
            inputs:
              pick: Int
            outputs:
              row: Row = Row()
              rows: [Row] = []
              count: Int = 0
            flows:
              - pick -> set kept[0] = $0
              - pick -> set own.title = ""
              - pick -> set count[0] = $0
              - pick -> set count.next = $0
              - pick -> set row?.title = ""
              - pick -> set row.id = $0
              - pick -> set row.titel = ""
              - pick -> set row.owner.name = ""
              - pick -> set row.tags["a"][0] = $0
              - pick -> set rows[$0].title.count = 1
              - pick -> set shop.rows = []
              - pick -> set shop.taps = $0
              - pick -> set shop.title = $0
              - pick -> set shop.rows = makeRows()
              - pick -> set free.id = $0
            """#,
            says: #"""
                30:17+4: error: [not-settable] `kept` cannot be set: it is a `let`; declare it `var kept` under `init`
                31:17+3: error: [not-settable] `own` cannot be set: it is a `let`; declare it `var own` under `init`
                32:17+8: error: [not-settable] `count` is `Int`, which has no parts to set; set all of it, `set count = …`
                33:17+10: error: [not-settable] `count` is `Int`, which has no parts to set; set all of it, `set count = …`
                34:17+10: error: [not-settable] `row` is never nil; write `set row.title = …`
                35:17+6: error: [not-settable] `id` of `Row` is a `let`; write `var id` under `types`
                36:17+9: error: [not-settable] `Row` has no `titel`; did you mean `title`?
                37:17+14: error: [not-settable] `row.owner` may be nil; write `set row.owner?.name = …`, which does nothing then
                38:17+16: error: [not-settable] `row.tags["a"]` may be nil; write `set row.tags["a"]?[0] = …`, which does nothing then
                40:17+9: error: [not-settable] `shop.rows` cannot be set: it is a stream; give `Shop` a method that sends to it, and call that
                41:17+9: error: [not-settable] `shop.taps` cannot be set: it is a stream; send to it, `… -> shop.taps`
                42:30+2: error: [type-mismatch] `shop.title` is `String`, and `$0` is `Int`
                  20:18+6: note: declared here
                """#
        )
    }

    @Test("Paths that may be set")
    func right() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row: Equatable {
                  var title = ""
                  var owner: Owner?
                  var tags: [String: [Int]] = [:]
                  static let id = 1
              }
              struct Owner: Equatable { var name: String = "" }
              @Macro struct Wrapped { let id = 1 }
              struct Long { let title = ""; var titles: String { get { "" } set { } } }
              struct Spot { var title, titles: String; let box: Reference; var lat = 0.0, lon: Double }
            init:
              var kept: [Int]
              free: Stranger
              boxes: [Reference]
              table: [String: Reference]
              own: Spot
              weak var view: AScreen?
            inputs:
              pick: Int
            outputs:
              row: Row = Row()
              rows: [Row] = []
              other: Row? = nil
              alias: Alias = Alias.first
              wrapped: Wrapped = Wrapped()
              long: Long = Long()
              spot: Spot? = nil
              words: [String] = []
              numbers: [String: Int] = [:]
              set: Set<Int> = []
            flows:
              - pick -> set kept[0] = $0
              - pick -> set free.title = ""
              - pick -> set view?.title = ""
              - pick -> set row.owner?.name = ""
              - pick -> set row.isShown = true
              - pick -> set row.tags["a"]?[0] = $0
              - pick -> set row.tags["a", default: []][0] = $0
              - pick -> set rows[$0].title = ""
              - pick -> set other?.title = ""
              - pick -> set alias?.title = ""
              - pick -> set wrapped.id = $0
              - pick -> set long.titles = ""
              - pick -> set boxes[0].title = ""
              - pick -> set table["a"]?.title = ""
              - pick -> set own.box.title = ""
              - pick -> set spot?.titles = ""
              - pick -> set spot?.lon = 1
              - pick -> set rows[safe: $0]?.title = ""
              - pick -> set rows[place]?.title = ""
              - pick -> set words[0..<1] = []
              - pick -> set words[1...] = ["a"]
              - pick -> set words[safe: $0] = nil
              - pick -> set words[$0] = "", set = [1]
              - pick -> set set = [$0], words = []
              - pick -> set numbers["a"] = nil
              - pick -> set numbers["a", default: 1] = $0
              - pick -> set numbers[checked: "a"] = ""
            """#,
            says: ""
        )
    }

    @Test("A part of a tuple that only the path names")
    func tupleParts() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              pair: (Int, String)
            outputs:
              info: [String: Int] = [:]
            flows:
              - pair -> set info[$1] = $0
              - pair -> set info[$0.1] = $0.0
            """,
            says: ""
        )
    }
}
