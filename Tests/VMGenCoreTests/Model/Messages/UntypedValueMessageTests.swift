import Testing

/// Values that have no type by themselves, where nothing behind them tells it.
@Suite("Messages about values without a type") struct UntypedValueMessageTests {
    private func spec(_ flow: String) -> String {
        """
        view-model: ShelfViewModel
        runtime: rxswift
        types: |
          enum Mode: Equatable {
              case list
              case grid
          }
        init:
          api: ShelfService
        services:
          ShelfService:
            - use(_ mode: Mode)
            - title(of mode: Mode) -> String
        inputs:
          tap: Void
          count: Int
        outputs:
          mode: Mode
          title: String
        state:
          current: Mode = .list
          former: Mode = .list
          names: [String] = []
          size: Int = 0
          isList: Bool = false
        flows:
          - count -> map { $0 > 1 ? .list : .grid } -> delay 0.1 -> mode
          - tap -> call api.use(.list)
          - count -> map { "\\($0)" } -> title
          - count -> set current = .grid, former = .grid, names = [], size = 0, isList = false
          - \(flow)
        """
    }

    private let nothing = " error: [step-argument] nothing says of what type "

    @Test("A name for a stream does not tell it")
    func named() {
        expect(
            spec("tap -> replace with .grid -> as wide\n  - wide -> call api.use($0)"),
            says: "31:25+5:\(nothing)`.grid` is here; say it behind the name, `as wide: Mode`"
        )
        expect(
            spec("tap -> replace with nil -> delay 0.1 -> as none\n  - none -> set isList = true"),
            says: "31:25+3:\(nothing)`nil` is here; say it behind the name, `as none: …`"
        )
        expect(
            spec("count -> compactMap { n in n > 1 ? nil : (.other(1)) } -> as other\n  - other -> set isList = true"),
            says: "31:47+9:\(nothing)`.other(1)` is here; say it behind the name, `as other: …`"
        )
    }

    @Test("What is made of them, or asked of them, does not tell it either")
    func made() {
        expect(
            spec("tap -> replace with .grid -> map { $0 == .list } -> set isList = $0"),
            says: "31:25+5:\(nothing)`.grid` is here; write the type in front, `Mode.grid`"
        )
        expect(
            spec("tap -> replace with .grid -> set current = $0, isList = $0 == .list"),
            says: "31:25+5:\(nothing)`.grid` is here; write the type in front, `Mode.grid`"
        )
        expect(
            spec("count -> map { $0 > 1 ? [] : [:] } -> map { $0.count } -> set size = $0"),
            says: "31:29+2:\(nothing)`[]` is here; write it with the type, as in `[String]()`"
        )
        expect(
            spec("tap -> replace with nil -> map { $0 == nil } -> set isList = $0"),
            says: "31:25+3:\(nothing)`nil` is here; write it with the type, as in `String?.none`"
        )
        expect(
            spec("tap -> replace with .other -> call api.use($0.next)"),
            says: "31:25+6:\(nothing)`.other` is here; write the type in front of the dot"
        )
        expect(
            spec("tap -> replace with [] -> delay 0.1 -> set names = $0, size = $0.count"),
            says: "31:25+2:\(nothing)`[]` is here; write it with the type, as in `[String]()`"
        )
    }

    @Test("A list of them has none either")
    func listed() {
        expect(
            spec("tap -> replace with [.grid, .list] -> as all\n  - all -> set isList = true"),
            says: "31:26+5:\(nothing)`.grid` is here; write the type in front, `Mode.grid`"
        )
        expect(
            spec("count -> map { $0 > 1 ? [[]] : [] } -> map { $0.count } -> set size = $0"),
            says: "31:30+2:\(nothing)`[]` is here; write it with the type, as in `[String]()`"
        )
        expect(spec("tap -> replace with [.grid, Mode.list] -> as all\n  - all -> set size = $0.count"), says: "")
    }

    @Test("What is taken along with them, or drops nil of them, does not tell it")
    func taken() {
        expect(
            spec("tap -> replace with .grid -> with size -> map { \"\\($0)\\($1)\" } -> title"),
            says: "31:25+5:\(nothing)`.grid` is here; write the type in front, `Mode.grid`"
        )
        expect(
            spec("count -> map { $0 > 1 ? .grid : nil } -> compactMap -> mode"),
            says: "31:29+5:\(nothing)`.grid` is here; write the type in front, `Mode.grid`"
        )
        expect(
            spec("tap -> replace with .grid -> with size -> as both\n  - both -> call api.use($0)"),
            says: "31:25+5:\(nothing)`.grid` is here; write the type in front, `Mode.grid`"
        )
    }

    @Test(
        "What it becomes tells it",
        arguments: [
            "tap -> replace with .grid -> skip 1 -> set current = $0",
            "tap -> replace with .grid -> set current = $0, former = $0",
            "count -> map { $0 > 1 ? .list : .grid } -> filter { $0 == .list } -> call api.use($0)",
            "count -> map { $0 > 1 ? .list : .grid } -> map api.title(of: $0) -> title",
            "tap -> replace with .grid -> as wide: Mode\n  - wide -> call api.use($0)",
            "count -> map { n -> Mode in n > 1 ? .list : .grid } -> as wide\n  - wide -> call api.use($0)",
            "count -> map { $0 > 1 ? nil : $0 } -> as odd\n  - odd -> compactMap -> set size = $0",
            "tap -> replace with [] -> set names = $0",
            "tap -> replace with .grid -> with size -> set current = $0, size = $1 + 1",
        ]
    )
    func known(flow: String) {
        expect(spec(flow), says: "")
    }
}
