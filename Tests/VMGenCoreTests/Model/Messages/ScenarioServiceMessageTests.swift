import Testing

@testable import VMGenCheck

/// What scenarios say of parameters and of what services have, which tests cannot see or answer so.
@Suite("What scenarios say of parameters, closures and streams of services")
struct ScenarioServiceMessageTests {
    private func spec(_ lines: String) -> String {
        """
        view-model: AViewModel
        runtime: combine
        init:
          shop: Shop
          builder: Builder
          let box: Builder
        services:
          Shop:
            - count: CurrentValueSubject<Int, Never>
            - make: (Int) -> String
            - verify(code: String) -> AnyPublisher<Int, ShopError>
            - ask(code: String) -> AnyPublisher<Int, Error>
        inputs:
          go: Int
        outputs:
          text: String
          n: Int = 0
        flows:
          - go -> map shop.make($0) -> text
          - go -> latest shop.verify(code: "a") -> n
          - go -> latest shop.ask(code: "a") -> n
          - shop.count -> n
          - go -> call builder.add($0)
          - go -> call box.add($0)
          - errors -> ignore
        samples:
          builder: Builder()
          box: Builder()
        scenarios:
          a:

        """ + lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    @Test("What cannot be")
    func wrong() {
        expect(
            spec(
                #"""
                given: shop.make answers "m"; shop.count = CurrentValueSubject<Int, Never>(3)
                given: shop.verify fails; shop.count sends CurrentValueSubject(3); shop.count sends .just(4)
                when: go 1
                then: builder.name = "a"; shop.make was called; shop.make was called with (1)
                """#
            ),
            says: #"""
                31:22+7: error: [scenario-use] `shop.make` is a property; write `shop.make = { _ in "m" }`
                31:35+47: error: [scenario-use] `shop.count` is a stream, which says something: `shop.count sends 3`
                32:24+5: error: [scenario-use] it fails with `ShopError` alone; write with which, `fails with …`
                32:48+22: error: [scenario-use] a value is said, and not a stream: `sends 3`
                32:89+8: error: [scenario-use] a value is said, and not a stream: `sends 4`
                34:11+7: error: [scenario-use] `builder` is private, so that no test can look at it; write `let builder: …` under `init`
                34:31+20: error: [scenario-use] `make` is a property, of which tests see no calls; where `make` is a method of the service, they do
                34:53+29: error: [scenario-use] `make` is a property, of which tests see no calls; where `make` is a method of the service, they do
                """#
        )
    }

    @Test("What can be")
    func right() {
        expect(
            spec(
                #"""
                given: shop.make = { _ in "m" }; shop.count sends 3
                given: shop.verify fails with ShopError.wrong; shop.ask fails
                when: go 1
                then: box.name = "a"; text = "m"
                """#
            ),
            says: ""
        )
    }

    @Test("A variable that holds a closure is given and set as others are")
    func variables() {
        expect(
            """
            view-model: AViewModel
            runtime: combine
            variables:
              var rule: (Int) -> Bool = { _ in true }
            inputs:
              go: Int
            outputs:
              n: Int = 0
            flows:
              - go -> with rule -> filter { $1($0) } -> map { n, _ in n } -> n
            scenarios:
              a:
                given: rule = { $0 > 1 }
                when: go 1
                then: n = 0
                when: rule = { _ in true }; go 1
                then: n = 1
            """,
            says: ""
        )
    }

    @Test("A failure that sets something stands below a flow that does")
    func failures() {
        expect(
            """
            view-model: AViewModel
            runtime: combine
            init:
              shop: Shop
            services:
              Shop:
                - save() async throws -> Int
            inputs:
              go: Void
            outputs:
              n: Int = 0
            flows:
              - go -> latest shop.save() -> set n = $0
                  catch -> set n = -1
            """,
            says: ""
        )
    }
}
