import Testing

@Suite("Messages on what is nearly right")
struct NearMissMessageTests {
    @Test("Flows, variables and requests")
    func flows() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              shop: Shop
              transform: Int
              urlSession: URLSessionProtocol = URLSession.shared
            variables:
              var bump: Int = 0
              var name: String = 3
              let isOpen: Bool { bump > 1 }
              let events = PublishRelay<Int>()
              @Flag var flag: Bool
            services:
              Shop:
                - go(n: Int)
                - load(_ n: Int) async -> Int
            requests:
              find(id: Int): GET https://a.b/c d/\(id)
                decode: Int
            inputs:
              a: Int
            outputs:
              b: Int = 0
            state:
              s: Int = 0
            flows:
              - bump: a -> b
              - a -> with 3 -> b
              - a -> with s { $0 + $1 } -> b
              - a -> events.accept
              - a, a -> combine { $0 + $1 } -> b
              - a, a -> b
              - a -> call shop?.go(n: $0)
              - a -> call shop!.go(n: $0)
              - a -> latest shop?.load($0) -> b
              - a -> call $flag.turn(true)
              - a -> set s = transform
              - a -> latest find(id: $0) -> b
              - errors -> ignore
            """#,
            says: #"""
                5:3+9: error: [generated-name] `transform` is taken by the generated code, for the method that wires the view model; choose another name
                9:22+1: error: [type-mismatch] `3` is no `String`; write one, or another type
                10:3+29: error: [line-shape] what is computed is a `var`; write `var` for `let`
                18:35+1: error: [request-line] ` ` does not stand in a URL; write `%20`
                27:5+5: error: [flow-parts] a flow has no name; leave `bump:` out: `- a -> b`
                28:15+1: error: [flow-parts] `with` takes along what has a name; write `3` where it is used, `map { … }`
                29:17+11: error: [flow-parts] what is made of both stands behind it: `with s -> map { $0 + $1 }`
                30:17+6: error: [bad-sink] a flow sends into what it ends in; leave `.accept` out: `-> events`
                31:8+1: error: [flow-parts] `a` stands among the sources already, and would say everything twice; behind one of them, `map { … }` makes what is wanted
                32:8+1: error: [flow-parts] `a` stands among the sources already, and would say everything twice; remove it
                33:15+15: error: [may-be-nil] `shop` is never nil; write `shop.go(n: $0)`
                34:15+15: error: [may-be-nil] `shop` is never nil; write `shop.go(n: $0)`
                35:17+14: error: [may-be-nil] `shop` is never nil; write `shop.load($0)`
                36:15+16: error: [unknown-method] what a wrapper gives is named through the view model; write `self.$flag.turn(true)`
                """#
        )
    }

    @Test("A pattern may leave parts open, and samples are of what variables carry")
    func right() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            variables:
              let kinds = PublishRelay<Kind>()
            inputs:
              n: Int
            outputs:
              pair: (id: Int, text: String)
            flows:
              - n -> map { (id: $0, text: "a") } -> pair
              - n -> replace with Kind.a -> kinds
            samples:
              Kind: .a, .b
            scenarios:
              s:
                when: n 4
                then: pair is (id: 4, text: _)
            """#,
            says: ""
        )
    }
}
