import Testing

/// `compactMap` where there is no nil to drop, and labels of scenarios that are none.
@Suite("Messages about what is never nil") struct NeverNilMessageTests {
    private func spec(_ flow: String, called: String = #"("x")"#) -> String {
        """
        view-model: CounterViewModel
        runtime: rxswift
        init:
          shop: Shop
        services:
          Shop:
            - price() -> Int
            - offer() -> Int?
            - names() -> [String]
            - note(_ text: String)
        inputs:
          tap: Int
          word: String
          choice: Int?
        outputs:
          count: Int = 0
          texts: [String] = []
        flows:
          - \(flow)
          - word -> call shop.note($0)
          - choice -> compactMap -> count
          - tap -> map shop.names() -> texts
        scenarios:
          noted:
            when: word "x"
            then: shop.note was called with \(called)
        """
    }

    @Test("Of what is never nil, `compactMap` drops nothing")
    func compactMap() {
        let drops = " error: [step-argument] `compactMap` drops nil, and "
        expect(
            spec("tap -> compactMap shop.price() -> count"),
            says: "19:23+12:\(drops)`shop.price()` is `Int`, never nil; write `map shop.price()`"
        )
        expect(
            spec("tap -> compactMap shop.names() -> map { $0.count } -> count"),
            says: "19:23+12:\(drops)`shop.names()` is `[String]`, never nil; write `map shop.names()`"
        )
        expect(
            spec("word -> compactMap { $0.count } -> count"),
            says: "19:26+8:\(drops)`$0.count` is `Int`, never nil; write `map { $0.count }`"
        )
        expect(spec("tap -> compactMap shop.offer() -> count"), says: "")
        expect(spec("tap -> compactMap -> count"), says: "")
        expect(spec("word -> compactMap { Int($0) } -> count"), says: "")
    }

    @Test("`_` is no label of what a service was called with")
    func label() {
        expect(
            spec("tap -> count", called: #"(_: "x")"#),
            says: #"26:38+6: error: [scenario-use] `_` is no label; write `"x"`"#
        )
        expect(spec("tap -> count"), says: "")
    }

    @Test("Commas between the types of a generic one part nothing")
    func generics() {
        let spec = #"""
            view-model: CounterViewModel
            runtime: rxswift
            init:
              shop: Shop
            services:
              Shop:
                - keep(_ result: Result<Int, Error>, times: Int)
            inputs:
              tap: Int
            outputs:
              results: [String: Result<Int, Error>] = [:]
              pair: (Result<Int, Error>, Int) = (Result<Int, Error>.success(1), 2)
            flows:
              - tap -> set results = ["k": Result<Int, Error>.success($0), "l": .success(2)]
              - tap -> set pair = (Result<Int, Error>.success($0), $0)
              - tap -> call shop.keep(Result<Int, Error>.success($0), times: 3)
            """#
        expect(spec, says: "")
    }
}
