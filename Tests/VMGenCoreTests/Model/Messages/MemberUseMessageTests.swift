import Testing

@Suite("Messages on what flows ask of names")
struct MemberUseMessageTests {
    @Test("What services, fields and methods are used as that they are not")
    func uses() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              shop: Shop
              desk: Desk
            variables:
              var title: String = ""
              let totals: Observable<Int> = .never()
              let lines: PublishRelay<String> = PublishRelay()
            services:
              Shop:
                - load(page: Int) async throws -> [String]
                - find(_ text: String) throws -> Int
                - isOpen: Bool
                - updates: Observable<[String]>
              Desk:
                - show(_ row: Int)
                - level: Int
            requests:
              fetch: GET https://a.b
                decode: [String]
            inputs:
              row: Int
              tap: Void
            outputs:
              rows: [String] = []
              page: Int = 1
              last: String?
              count: Int
              done: Void
            logic:
              - parse(_ text: String) async -> Int
            flows:
              - tap -> set page = page.value + 1
              - tap -> set rows = shop.load(page: 1)
              - tap -> set page = parse("a")
              - tap -> set rows = fetch()
              - tap -> set page = shop.find("a")
              - tap -> set rows = rows.append("a")
              - shop.updates() -> rows
              - row -> filter { $0 > 1 } -> call desk($0)
              - row -> map { $0 + 1 } -> call desk.show(desk.isOpen() ? 1 : 2)
              - tap -> call Desk.show(2)
              - row -> count
              - tap -> done
              - errors -> ignore
            """#,
            says: #"""
                34:28+5: error: [unknown-name] `page` is the value itself here; write `page` without `.value`
                35:28+4: error: [missing-policy] `load` takes time, and a value is wanted at once here; run it before, as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                36:23+5: error: [missing-policy] `parse` takes time, and a value is wanted at once here; run it before, as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                37:23+5: error: [missing-policy] the request `fetch` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                38:28+4: error: [missing-policy] `find` can fail, and a value is wanted at once here; run it before, as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                39:28+6: error: [bad-sink] `append` would change `rows`, which is a value here; write what the new value is: `rows + …`
                40:10+7: error: [unknown-method] `updates` is a property of `Shop`, no method; write it without the brackets, `shop.updates`
                41:38+4: error: [unknown-method] `desk` is a `Desk`, which is not called; name a method of it, `desk.show(…)`
                42:50+6: error: [unknown-method] `Desk` has no `isOpen`; declare it under `Desk`
                  16:3+4: note: declared here
                43:17+4: error: [unknown-method] `Desk` is a protocol; ask what conforms to it: `desk.show`
                """#
        )
    }

    @Test("Where flows end that takes no values")
    func sinks() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              desk: Desk
              heading: String
            variables:
              var title: String = ""
              let totals: Observable<Int> = .never()
              let lines: PublishRelay<String> = PublishRelay()
              let held: PublishRelay<Int>? = nil
            services:
              Desk:
                - show(_ row: Int, in room: Int)
                - load(_ row: Int) async
                - level: Int
            inputs:
              row: Int
              tap: Void
            outputs:
              count: Int
              page: Int = 1
              done: Void
            flows:
              - row -> desk.show
              - row -> desk.load
              - row -> desk
              - row -> desk.level
              - row -> title
              - row -> totals
              - row -> lines
              - tap -> lines
              - row -> count.accept($0)
              - row -> call page.accept($0 + 1)
              - row -> count($0 + 1)
              - tap -> done()
              - row -> call desk
              - row -> held
            """#,
            says: #"""
                5:3+7: warning: [unused-parameter] nothing uses the parameter `heading`
                24:12+9: error: [bad-sink] `desk.show` is a method; write `call desk.show($0, in: $1)`
                25:12+9: error: [bad-sink] `desk.load` takes time: run it as a step, `latest desk.load($0) -> …`
                26:12+4: error: [unknown-method] `desk` is a `Desk`, which is not called; name a method of it, `desk.show(…)`
                27:12+10: error: [bad-sink] `desk.level` is a plain value; declare it `var level`, and write `set desk.level = $0`
                28:12+5: error: [bad-sink] `title` is a plain value; write `set title = $0`
                29:12+6: error: [bad-sink] `totals` is a stream, `Observable<Int>`, into which nobody sends; what takes values is a relay or a subject
                30:12+5: error: [bad-sink] `lines` takes `String`, and `Int` arrives; `map { … }` converts it
                31:12+5: error: [bad-sink] `lines` takes `String`, and nothing arrives with the event; `replace with …` gives it a value
                32:12+16: error: [bad-sink] a flow ends in `count` itself, which sends what arrives; write `-> count`
                33:17+19: error: [bad-sink] a flow ends in `page` itself, which sends what arrives; write `set page = $0 + 1`
                34:12+5: error: [bad-sink] `count` is sent to, and not called; write `map { $0 + 1 } -> count`
                35:12+4: error: [bad-sink] `done` is sent to, and not called; write `-> done`
                36:17+4: error: [unknown-method] `desk` is a `Desk`, which is not called; name a method of it, `desk.show(…)`
                37:12+4: error: [bad-sink] `held` may be nil; write `call held?.accept($0)`
                """#
        )
    }

    @Test("Values of another type, amounts, closures, and what is thrown")
    func values() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              desk: Desk
            variables:
              var title: String = ""
            services:
              Desk:
                - show(_ row: Int, name: String)
            inputs:
              row: Int
              text: String
              tap: Void
            outputs:
              count: Int
              page: Int = 1
              name: String?
            flows:
              - tap -> set title = 3
              - tap -> set page = name
              - row -> set name = name
              - row -> call desk.show($0, name: 3)
              - row -> debounce page -> count
              - row -> replace with { 1 } -> count
              - text -> map { if $0.isEmpty { throw URLError(.badURL) }; return $0.count } -> count
              - text -> map { text -> text.count } -> count
              - row -> swift: .map { $0 } -> count
              - text -> map { $0.count } -> count
              - text -> map { $0.count } -> count
            """#,
            says: #"""
                19:24+1: error: [type-mismatch] `title` is `String`, and `3` is no `String`; write one
                  6:14+6: note: declared here
                20:23+4: error: [unknown-name] `name` is an output, which has no value to read; take its latest along, `with name`, and use `$0`
                21:16+4: error: [not-settable] `name` cannot be set: it has no value, only events; send one to it, `… -> name`, or give it a first value, `= nil`
                21:23+4: error: [unknown-name] `name` is an output, which has no value to read; take its latest along, `with name`, and use `$1`
                22:37+1: error: [type-mismatch] `show` takes `String` for `name`, and `3` is no `String`; write one
                23:21+4: error: [step-argument] `page` is an output, and `debounce` takes seconds: `debounce 0.3`
                24:25+5: error: [type-mismatch] `count` is `Int`, and `{ 1 }` is no `Int`; write one
                  15:3+5: note: declared here
                25:35+5: error: [failure-nowhere] what is thrown here would end the flow; give nil and go on with `compactMap`, or write a method that `throws` under `logic`, and run it as a step, `latest parse`, so that its failure goes where the spec says
                26:19+18: error: [closure-argument] a closure is Swift: `{ text in text.count }`
                27:17+1: error: [step-argument] no `:` stands behind `swift`; write `swift .map { $0 }`
                """#
        )
    }

    @Test("A flow that stands there twice, and a value that is set to itself")
    func echoes() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              row: Int
            outputs:
              count: Int
              page: Int = 1
            flows:
              - row -> map { $0 + 1 } -> count
              - row -> map { $0 + 1 } -> count
              - row -> set page = page
            """#,
            says: #"""
                10:5+30: warning: [flow-parts] this flow stands there already, and all of it happens twice; leave one of them out
                  9:5+30: note: the same flow
                11:23+4: warning: [not-settable] this sets `page` to what it is; what arrives is `$0`
                """#
        )
    }

    @Test("What is thrown or waits in a closure within is for who calls that, and a label hides the member of its name")
    func within() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Observable<Input>) -> Output
            init:
              desk: Desk
            types: |
              struct Row { var `try`: Int { 1 } }
            services:
              Desk:
                - load(_ row: Int) async throws -> Int
            inputs:
              - text(String)
              - row(Row)
              - pick(item: String)
            outputs:
              parsed: Result<Int, Error>
              numbers: [Int]
              work: () async throws -> Int = { 1 }
              count: Int
              item: String?
              name: String = ""
            state:
              note: String?
            flows:
              - text -> map { text in Result { try Int(text, format: .number) } } -> parsed
              - text -> map { text in (try? text.map { letter in guard letter != "a" else { throw URLError(.badURL) }; return 1 }) ?? [] } -> numbers
              - text -> set work = { [desk] in try await desk.load(1) }
              - row -> map { $0.try } -> count
              - pick -> set name = item
              - pick -> item
              - text -> note
              - start -> with note -> map { $0 ?? "" } -> set name = $0
            """#,
            says: ""
        )
    }

    @Test("Plain fields of the input come with it, and flows name them")
    func plainFields() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              let names: [String]
              let close: () -> Void
              tap: Void
            outputs:
              count: Int = names.count
            flows:
              - tap -> set count = 2
            """#,
            says: #"""
                5:7+5: warning: [unused-input] nothing uses the plain field `close`; a flow names it as it is, or takes it along: `with close`
                8:16+5: error: [initial-value] `names` comes with the input, and that of `count` is made before; let a flow set it, `start -> set count = names.count`
                """#
        )
    }

    @Test("A bag that is a value is handed in by `inout`")
    func bags() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            transform: (input: Input, bag: Set<AnyCancellable>) -> Output
            inputs:
              tap: Void
            outputs:
              count: Int = 0
            flows:
              - tap -> set count = 1
            """#,
            says: #"""
                3:27+24: error: [bad-transform] what comes of `transform` is kept in the bag, which is a value: write `bag: inout Set<AnyCancellable>`
                """#
        )
    }

    @Test("Values that are none, and closures of services that take time")
    func noValues() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              shop: Shop
              close: (() async -> Void)?
            services:
              Shop:
                - var find: ((Int) async -> Int)? { get }
                - var name: ((Int) -> String)? { get }
                - var halt: (() async -> Void)? { get }
                - run(_ work: @escaping () -> Void)
            requests:
              load(ids: [Int]): GET https://a.b/x/\(ids.map { "\($0)" }.joined(separator: ","))
                query:
                  x: nil
                decode: Int
              show(id: Int): GET https://a.b/x/\($0)
                decode: Int
            inputs:
              go: Int
            outputs:
              n: Int = 0
              t: String = ""
              b: [Int] = []
              c: Set<Int> = []
            state:
              o: Int?
            flows:
              - go -> latest load(ids: [$0]) -> set n = $0
              - go -> latest show(id: $0) -> set n = $0
              - go -> set n = n += 1
              - go -> set n = - $0
              - go -> set n = switch $0 { case 1: 2; default: 3 }
              - go -> set n = (o)
              - go -> set n = o ?? nil
              - go -> set b = ["a"]
              - go -> set c = c.insert(1)
              - go -> set o = $0
              - go -> call close?()
              - go -> call shop.halt?()
              - go -> call shop.run { print("x") }
              - go -> latest shop.find?($0) -> set n = $0
              - go -> map shop.name?($0) -> t
              - go -> set n = 3x
              - go -> set n = Int(1.5e-3) + 0xFF + 1_000
              - go -> filter { $0 + 1 } -> n
              - go -> filter { $0 + 1 > 2 } -> n
              - errors -> ignore
            """#,
            says: #"""
                15:10+3: error: [request-text] what is `nil` is left out of the request; leave the line out, or write a value
                17:38+1: error: [request-line] a request does not see the values of a flow; give it a parameter, `search(_ text: String): …`, and write `\(text)`
                31:19+6: error: [step-argument] `+=` changes, and a value is wanted here; write `n + 1`
                32:19+1: error: [step-argument] a blank stands behind `-`; leave it out
                33:19+35: error: [step-argument] `switch $0 { case 1: 2; default: 3 }` is no value; let a method of `logic` choose
                34:19+3: error: [type-mismatch] `n` is `Int`, and `(o)` is `Int?`; `(o) ?? …` says what holds where it is nil
                  22:3+1: note: declared here
                35:19+8: error: [type-mismatch] `n` is `Int`, and `o ?? nil` is `Int?`; `o ?? nil ?? …` says what holds where it is nil
                  22:3+1: note: declared here
                36:20+3: error: [type-mismatch] `b` is `[Int]`, and `"a"` is no `Int`; write one
                  24:3+1: note: declared here
                37:21+6: error: [bad-sink] `insert` would change `c`, which is a value here; write what the new value is
                39:16+8: error: [missing-policy] `close` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                40:16+12: error: [missing-policy] `halt` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                41:16+23: error: [unknown-method] a closure is an argument like others; write `shop.run(…)`, with its label where it has one
                42:44+2: error: [type-mismatch] `n` is `Int`, and `$0` is `Int?`; `$0 ?? …` says what holds where it is nil
                  22:3+1: note: declared here
                43:33+1: error: [type-mismatch] `t` is `String`, and `String?` arrives; `compactMap` drops nil
                  23:3+1: note: declared here
                44:19+2: error: [step-argument] `3x` is no number
                46:20+6: error: [step-argument] `filter` needs a `Bool`, and `+` makes none; `map { $0 + 1 }` makes values
                """#
        )
    }
}
