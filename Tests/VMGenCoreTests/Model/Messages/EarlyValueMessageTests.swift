import Testing

@testable import VMGenCore

@Suite("Messages on values that are made before the view model is")
struct EarlyValueMessageTests {
    @Test("Defaults, variables and initializers name no members")
    func values() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              page: Int
              size: Int = page + 1
              init(size: Int): self.init(page: round, size: size)
              init(other: Int): self.init(pages: other)
              init(text: String): self.init(page: "a")
              init(both: Int): self.init(page: both)
              init(twice: Int): self.init(both: twice)
            variables:
              let next: Int = page
              let last = { round }
              lazy var later: Int = page
              var now: Int { page + round }
              let own: Int = [1].reduce(0) { page, part in page + part }
              var seen: Int = 1 { didSet { print(page) } }
              let relay = BehaviorRelay<Int>()
              let right = BehaviorRelay<Int>(value: 0)
              let early = size
              let made = BehaviorRelay<Int>(value: page)
              let wrong = BehaviorRelay<Int>(value: page + round)
            state:
              round: Int = 0
            inputs:
              tap: Int
            outputs:
              shown: Int
            flows:
              - tap -> round
              - tap -> with page, size, next, last, later, now, seen -> map { [$0, $1, $2, $3, $4, $5, $6, $7].count } -> shown
              - tap -> with own -> map { $0 + $1 } -> relay
              - tap -> right
              - tap -> made
            """#,
            says: #"""
                5:15+4: error: [initial-value] a default names no other parameter; write a value without `page`
                6:36+5: error: [initial-value] `round` is not there yet where `self.init` is called; hand it a value, or one of its parameters
                7:31+12: error: [call-arguments] `pages: other` does not fit `self.init(page: Int, size: Int = page + 1)`; write `self.init(page: …, size: …)`
                8:39+3: error: [type-mismatch] `self.init` takes `Int` for `page`, and `"a"` is no `Int`; write one
                13:16+5: error: [initial-value] `round` is not there yet when `last` gets its value; compute it, `var last: … { { round } }`
                18:15+20: error: [initial-value] `BehaviorRelay` has a value from the start; write `BehaviorRelay<Int>(value: …)`
                20:15+4: error: [initial-value] `size` is not there yet when `early` gets its value; write its type, `let early: … = size`, and `init` gives it that
                22:48+5: error: [initial-value] `round` is not there yet when `wrong` gets its value; make it of values, or of what `init` takes
                """#
        )
    }

    @Test("First values do not wait")
    func work() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              shop: Shop
            services:
              Shop:
                - size: Int
                - count() async -> Int
                - total() -> Int
            requests:
              load: GET https://a.b/c
                decode: Int
            inputs:
              tap: Int
            outputs:
              loaded: Int = load()
              size: Int = shop.size
            state:
              count: Int = shop.count()
              total: Int = shop.total()
              other: Int = shop.totl()
            flows:
              - tap -> set loaded = count
              - tap -> set size = total + other
              - tap -> first load -> ignore
              - errors -> ignore
            """#,
            says: #"""
                16:17+4: error: [missing-policy] the request `load` takes time; run it as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                19:21+5: error: [missing-policy] `count` takes time, and a value is wanted at once here; run it before, as a step with a policy: `latest` (a new one cancels the old), `first` (ignored while one runs), `queue` or `all`
                21:21+4: error: [unknown-method] `Shop` has no `totl`; did you mean `total`?
                  6:3+4: note: declared here
                """#
        )
    }
}
