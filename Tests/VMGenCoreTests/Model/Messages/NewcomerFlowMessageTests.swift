import Testing

/// Messages on where flows begin and end, and on their lines, written as Swift, YAML or another library has them.
@Suite("Messages on the ends and the lines of flows, written as elsewhere")
struct NewcomerFlowMessageTests {
    @Test("Sources with brackets, with words and operators between them, and as statements")
    func sources() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
              row: Int
            outputs:
              shown: Void
              n: Int = 0
            flows:
              - start() -> shown
              - tap() -> shown
              - row or tap -> shown
              - row || tap -> shown
              - case tap -> shown
              - let x = tap -> shown
              - inputs.tap -> shown
              - row -> set n = $0
            """#,
            says: #"""
                10:5+7: error: [flow-parts] `start` stands without brackets: `start -> …`
                11:5+5: error: [flow-parts] `tap` stands without brackets: `tap -> …`
                12:8+4: error: [flow-parts] a comma stands between sources: `row, tap -> …`
                13:8+4: error: [flow-parts] a comma stands between sources: `row, tap -> …`
                14:5+4: error: [flow-parts] leave `case` out: `tap -> …`
                15:5+3: error: [flow-parts] a stream gets a name at the end: `tap -> … -> as x`
                16:5+10: error: [unknown-name] a flow speaks of things by their names alone: `tap`
                """#
        )
    }

    @Test("Ends as calls of other libraries, as assignments and constants, and words that end nothing")
    func ends() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              row: Int
              tap: Void
            outputs:
              n: Int = 0
              title: String = ""
            logic:
              - callback didTap(id: Int, state: State)
            flows:
              - row -> bind(to: n)
              - row -> emit(to: n).disposed(by: bag)
              - row -> n.accept($0)
              - row -> output.n.accept($0)
              - row -> drive()
              - row -> disposed(by: bag)
              - row -> n($0)
              - row -> n($0 + 1)
              - row -> let x = $0
              - row -> return .none
              - row -> nil
              - row -> errors
              - tap -> start
              - row -> self.n = $0
              - row -> state.n += 1
              - row -> set self.n = 1
              - row -> set n =
              - row -> set = 1
              - row -> call { n = 1 }
              - row -> call { print($0) }
              - row -> call didTap
              - row -> call super.foo()
              - row -> set n = row
              - tap -> set n = tap
              - row -> set n = $0, title = $1
              - tap -> as while
            """#,
            says: #"""
                12:12+4: error: [bad-sink] a flow ends with the name alone; write `-> n`
                13:12+4: error: [bad-sink] a flow ends with the name alone; write `-> n`
                14:12+12: error: [bad-sink] a flow ends in `n` itself, which sends what arrives; write `-> n`
                15:12+19: error: [bad-sink] a flow ends in `n` itself, which sends what arrives; write `-> n`
                16:12+5: error: [unknown-step] `drive` is not a step; a flow ends in what happens: `-> call navigator.show($0)`; in the middle of one it is `do navigator.show($0)`
                17:12+8: error: [unknown-step] `disposed` is not a step; leave it out: the view model keeps its subscriptions
                18:12+1: error: [bad-sink] `n` is sent to, and not called; write `-> n`
                19:12+1: error: [bad-sink] `n` is sent to, and not called; write `map { $0 + 1 } -> n`
                20:12+3: error: [bad-sink] a stream gets a name by `as`: `-> as x`
                21:12+12: error: [flow-parts] a flow cannot end with `return .none`; it ends in an output, a state, `set …`, `call …` or `as name`
                22:12+3: error: [flow-parts] a flow cannot end with `nil`; it ends in an output, a state, `set …`, `call …` or `as name`
                23:12+6: error: [flow-parts] a flow cannot end with `errors`; it ends in an output, a state, `set …`, `call …` or `as name`
                24:12+5: error: [flow-parts] a flow cannot end with `start`; it ends in an output, a state, `set …`, `call …` or `as name`
                25:12+11: error: [bad-sink] write `set n = $0` to set a value at the end of a flow
                26:12+12: error: [bad-sink] write `set n = n + 1` to set a value at the end of a flow
                27:16+6: error: [unknown-name] a flow speaks of things by their names alone: `n`
                28:16+3: error: [bad-sink] the value is missing behind the `=`: `set n = …`
                29:16+3: error: [bad-sink] what is set is missing before the `=`: `set name = 1`
                30:17+9: error: [bad-sink] `call` takes a call, no `{ }`; write `set n = 1`
                31:17+13: error: [bad-sink] `call` takes a call, no `{ }`: `call Swift.print($0)`
                32:17+6: error: [unknown-method] `didTap` is a callback, which a service calls, and no flow; what both do is a method that it calls too
                33:17+5: error: [unknown-name] what a superclass has is written `self.foo()`
                34:20+3: error: [unknown-name] `row` is what arrives here, `$0`
                35:20+3: error: [unknown-name] `tap` says that something happens, and has no value; leave it out
                36:32+2: error: [closure-argument] there is no `$1` here: one value arrives, `$0` is `row`
                37:15+5: error: [reserved-name] `while` is a word of the spec language; choose another name
                """#
        )
    }

    @Test("Cases without their dot, with a type, or without their field")
    func cases() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              - row(Int)
            outputs:
              - failed(message: String)
              - count(Int)
            flows:
              - row -> failed(message: "\($0)")
              - row -> Output.failed(message: "\($0)")
              - row -> AViewModel.Output.count($0)
              - row -> count($0)
              - row -> .count(row)
            """#,
            says: #"""
                9:12+24: error: [bad-sink] a case is written with a dot: `.failed(message: "\($0)")`
                10:12+31: error: [bad-sink] a case is written with its dot alone: `.failed(message: "\($0)")`
                11:12+27: error: [bad-sink] a case is written with its dot alone: `.count($0)`
                12:12+9: error: [bad-sink] a case is written with a dot: `.count($0)`
                13:19+3: error: [unknown-name] `row` is what arrives here, `$0`
                """#
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              row: Int
            outputs:
              alert: enum Alert
                - ok
                - failed(code: Int)
            flows:
              - row -> Alert.ok
              - row -> Alert.failed(code: $0)
              - row -> failed(code: $0)
            """#,
            says: #"""
                10:12+8: error: [bad-sink] a case of a field stands behind the name of the field: `alert.ok`
                11:12+22: error: [bad-sink] a case of a field stands behind the name of the field: `alert.failed(code: $0)`
                12:12+16: error: [bad-sink] a case of a field stands behind the name of the field: `alert.failed(code: $0)`
                """#
        )
    }

    @Test("Arrows at the end of a line, flows without a dash, in quotes, with a URL, and `catch` on the line")
    func lines() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              shop: Shop
            services:
              Shop:
                - items(page: Int) async throws -> [Int]
            inputs:
              tap: Void
              row: Int
            outputs:
              done, other: Void
              n: Int = 0
              items: [Int] = []
            flows:
              - tap ->
                  done
              - row -> map { $0 + 1 } ->
                  filter { $0 > 1 }
                  -> n
              - tap -> done
                tap -> other
              - 'tap -> other'
              - "tap -> other"
              - tap -> latest GET https://a.com -> ignore
              - row -> latest shop.items(page: $0) catch -> n -> items
              - row -> latest shop.items(page: $0) -> items
                  n
              - errors -> ignore
            """#,
            says: #"""
                16:9+2: error: [flow-parts] an arrow stands at the start of the line that goes on with the flow: `-> done`
                18:27+2: error: [flow-parts] an arrow stands at the start of the line that goes on with the flow: `-> filter { $0 > 1 }`
                22:5+12: error: [flow-parts] a flow starts with a dash, in the column of the others: `- tap -> other`
                23:5+14: error: [flow-parts] a flow stands without quotes: `- tap -> other`
                24:5+14: error: [flow-parts] a flow stands without quotes: `- tap -> other`
                25:29+2: error: [flow-parts] a request is declared under `requests`, `load: GET https://…`, and a flow runs it by its name, `latest load`
                26:40+5: error: [flow-parts] `catch` stands below the flow, indented deeper than its `-`: `catch -> …`
                28:7+1: error: [flow-parts] what goes on with a flow starts with an arrow: `-> n`
                """#
        )
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              row: Int
            outputs:
              n: Int
            flows:
              - row -> swift |
              .map { $0 }
                -> n
            """#,
            says: #"""
                8:18+1: error: [empty-verbatim] nothing is indented below `|`; write the Swift there, indented deeper than this line
                """#
        )
    }

    @Test("A helper that returns several streams, and is not taken apart, or not rightly")
    func helpers() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            logic:
              - existing paginate(load: Observable<Void>) -> (items: Observable<Int>, page: Observable<Int>)
              - go(state: inout State)
            inputs:
              tap: Void
            outputs:
              items: Int = 0
              page: Int = 0
            flows:
              - paginate(load: tap) -> items, page
              - paginate(load: tap) -> (items, pages)
              - tap -> call go
            """#,
            says: #"""
                5:5+22: error: [line-shape] the state is a class, which is handed on without `inout`: `state: State`
                12:5+19: error: [several-streams] this returns several streams, and brackets say where each ends: `paginate(load: tap) -> (items, page)`
                13:36+5: error: [several-streams] `paginate` returns no `pages`; did you mean `page`?
                  4:14+8: note: declared here
                """#
        )
    }
}
