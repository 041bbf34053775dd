import Testing

/// Messages on steps that are written as YAML, Swift or another library writes them.
@Suite("Messages on steps written as elsewhere")
struct NewcomerStepMessageTests {
    @Test("A colon, a label or a unit; `{ }` with more behind them; commas and dots in the place of arrows")
    func form() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              limit: Int
            inputs:
              row: Int
              text: String
            outputs:
              n: Int = 0
              title: String
            flows:
              - row -> with: limit -> map { $0 + $1 } -> n
              - row -> replace with: 3 -> n
              - row -> distinct: -> n
              - row -> set: n = $0
              - text -> debounce for: 0.3 -> title
              - text -> debounce 0.3 seconds -> title
              - text -> debounce 300 ms -> title
              - row -> take 2 values -> n
              - row -> filter { $0 > 0 }.map { $0 * 2 } -> n
              - text -> map { $0 }.count -> n
              - row -> map { $0 + 1 }, filter { $0 > 1 } -> n
              - row -> map makeTitle, title
              - row -> .map { $0 } -> n
              - row -> .buffer(3) { $0 } -> n
              - row -> .map { $0 }
              - text -> filter !isEmpty -> title
              - row -> with { limit } -> map { $0 + $1 } -> n
              - row -> with limit as most -> map { $0 + $1 } -> n
              - row -> with limit as Int -> map { $0 + $1 } -> n
              - row -> set n = n++
              - row -> map { --$0 } -> n
            """#,
            says: #"""
                12:16+1: error: [step-argument] no `:` stands behind `with`; write `with limit`
                13:24+1: error: [step-argument] no `:` stands behind `replace with`; write `replace with 3`
                14:20+1: error: [step-argument] no `:` stands behind `distinct`; write `distinct`
                15:15+1: error: [step-argument] no `:` stands behind `set`; write `set n = $0`
                16:22+3: error: [step-argument] leave `for:` out: `debounce 0.3`
                17:26+7: error: [step-argument] leave `seconds` out: `debounce 0.3`
                18:22+6: error: [step-argument] `debounce` takes seconds: `debounce 0.3`
                19:19+6: error: [step-argument] leave `values` out: `take 2`
                20:29+15: error: [step-argument] what stands behind `{ }` is a step of its own: `filter { $0 > 0 } -> map { $0 * 2 }`
                21:23+6: error: [step-argument] what stands behind `{ }` is a step of its own: `map { $0 } -> map { $0.count }`
                22:28+17: error: [flow-parts] what follows a step stands behind an arrow, not a comma: `map { $0 + 1 } -> filter { $0 > 1 }`
                23:27+5: error: [flow-parts] what follows a step stands behind an arrow, not a comma: `map makeTitle -> title`
                24:12+11: error: [step-argument] a step has no dot: `map { $0 }`; an operator of the runtime stands behind `swift`: `swift .map { $0 }`
                25:12+17: error: [step-argument] an operator of the runtime stands behind `swift`: `swift .buffer(3) { $0 }`
                26:12+11: error: [step-argument] a step has no dot: `map { $0 }`; an operator of the runtime stands behind `swift`: `swift .map { $0 }`
                27:20+8: error: [unknown-method] Swift stands in braces: `filter { !$0.isEmpty }`
                28:17+9: error: [step-argument] `with` takes what has a name, no `{ }`: `with limit`
                29:26+4: error: [step-argument] what `with` takes along gets no other name; write `with limit`, and its `$` where it is used
                30:17+12: error: [unknown-name] `with` takes along what has a name, and computes nothing; write `with limit`, and `limit as Int` where it is used, with its `$` in the place of `limit`
                31:20+3: error: [step-argument] Swift has no `++`; write `n + 1`
                """#
        )
    }

    @Test("Words of other libraries, and what has no step")
    func foreign() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              row: Int
              tap: Void
            outputs:
              n: Int = 0
            flows:
              - row -> toArray -> n
              - row -> mapNotNil -> n
              - row -> takeLast 1 -> n
              - row -> timer 1 -> n
              - row -> replay 1 -> n
              - row -> replaceNil 0 -> n
              - row -> concat row -> n
              - row -> sample tap -> n
              - row -> Driver -> n
            """#,
            says: #"""
                9:12+7: error: [unknown-step] `toArray` is not a step; write it as an operator of the runtime: `swift .…`
                10:12+9: error: [unknown-step] `mapNotNil` is not a step; did you mean `compactMap`?
                11:12+8: error: [unknown-step] `takeLast` is not a step; write it as an operator of the runtime: `swift .…`
                12:12+5: error: [unknown-step] `timer` is not a step; nothing ticks by itself; what ticks is a stream of a dependency, from which a flow starts: `clock.ticks() -> …`
                13:12+6: error: [unknown-step] `replay` is not a step; did you mean `share`?
                14:12+10: error: [unknown-step] `replaceNil` is not a step; a value in the place of nil is `map { $0 ?? … }`
                15:12+6: error: [unknown-step] `concat` is not a step; write it as an operator of the runtime: `swift .…`
                16:12+6: error: [unknown-step] `sample` is not a step; the latest of one stream at each value of another is taken along: `tap -> with query -> map { $0 }`
                17:12+6: error: [unknown-step] `Driver` is not a step; leave it out: the kind of the stream stands where the field is declared
                """#
        )
    }

    @Test("Work with words that do not stand there, and calls in `{ }`")
    func work() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              shop: Shop
              formatter: Formatter
              save: (Int) -> Void
            services:
              Shop:
                - items(page: Int) async throws -> [Int]
                - name(of: Int) -> String
                - show(_ row: Int)
            inputs:
              row: Int
            outputs:
              items: [Int] = []
              title: String
              isLoading: Bool = false
            flows:
              - row -> latest shop.items(page: $0) while isLoading = true -> items
              - row -> latest shop.items(page: $0) while !isLoading -> items
              - row -> latest shop.items(page: $0) retry 2 delay 1 -> items
              - row -> latest shop.items(page: $0) retry 2 times backoff 1 -> items
              - row -> latest shop.items(page: $0) timeout 3 -> items
              - row -> latest shop.items(page: $0) after 1 retry 2 -> items
              - row -> latest await try shop.items(page: $0) -> items
              - row -> latest async shop.items(page: $0) -> items
              - row -> latest async Api.load($0) -> items
              - row -> latest return shop.items(page: $0) -> items
              - row -> map { await shop.items(page: $0) } -> items
              - row -> map { try await shop.items(page: $0) } -> items
              - row -> map { shop.items(page: $0) } -> items
              - row -> map { shop.name(of: $0) } -> title
              - row -> map { formatter.string(from: $0) } -> title
              - row -> call shop.show()
              - row -> call save()
              - errors -> ignore
            """#,
            says: #"""
                19:46+16: error: [loading-flag] `while` takes names alone: `while isLoading`
                20:46+10: error: [loading-flag] `while` takes names alone: `while isLoading`
                21:46+9: error: [step-argument] `delay` is no word behind `retry`; write `retry 2 after 1`
                22:46+17: error: [step-argument] `backoff` is no word behind `retry`; write `retry 2 after 1`
                23:40+7: error: [flow-parts] `timeout` does not stand behind work; `while`, `until` and `retry` do
                24:40+5: error: [flow-parts] `after` does not stand behind work; `while`, `until` and `retry` do, `retry 2 after 1`
                25:25+3: error: [unknown-method] `try` does not stand here; write `latest try await shop.items(page: $0)`
                26:19+5: error: [unknown-method] `async` does not stand here; write `latest shop.items(page: $0)`
                27:19+5: error: [unknown-method] `async` does not stand here; write `latest try await Api.load($0)`
                28:19+6: error: [unknown-method] `return` does not stand here; write `latest shop.items(page: $0)`
                29:18+5: error: [not-work] nothing waits here; run it as a step, `latest await shop.items(page: $0)`
                30:18+3: error: [failure-nowhere] what `try` throws here would end the flow; run it as a step, `latest try await shop.items(page: $0)`, so that its failure goes where the spec says; or drop the failure, `try?`
                31:18+4: error: [member-in-closure] `shop` is a member of the view model, and `{ }` is pure; leave the braces out: `latest shop.items(page: $0)`
                32:18+4: error: [member-in-closure] `shop` is a member of the view model, and `{ }` is pure; leave the braces out: `map shop.name(of: $0)`
                33:18+9: error: [member-in-closure] `formatter` is a member of the view model, and `{ }` is pure; leave the braces out: `map formatter.string(from: $0)`
                34:17+11: error: [call-arguments] `row` of `show(_ row: Int)` is not given; write `shop.show($0)`
                35:17+6: error: [call-arguments] `Int` of `save(Int)` is not given; write `save($0)`
                """#
        )
    }
}
