import Testing

@testable import VMGenTesting

@Suite("What view models of others have that no spec says so")
struct ViewModelHabitMessageTests {
    @Test("A bag that is a constant")
    func constantBag() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            variables:
              let disposeBag = DisposeBag()
            inputs:
              tap: Void
            outputs:
              done: Bool = false
            flows:
              - tap -> set done = true
            """#,
            says: #"""
                4:7+10: error: [generated-name] `disposeBag` keeps the view model's subscriptions, which `transform` begins anew; write `var disposeBag`
                """#
        )
    }

    @Test("An input that may be missing")
    func optionalInput() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            inputs:
              tap: AnyPublisher<Void, Never>?
            outputs:
              done: Void
            flows:
              - tap -> done
            """#,
            says: #"""
                4:34+0: error: [unknown-kind] an input is always there: leave the `?` out, and where the view has none it hands in a stream that says nothing
                """#
        )
    }

    @Test("What no stub answers")
    func genericMethod() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              network: Network
            services:
              Network:
                - get<T: Decodable>(_ type: T.Type) -> Single<T>
            inputs:
              tap: Void
            outputs:
              title: String
            flows:
              - tap -> latest network.get(String.self) -> title
              - errors -> ignore
            scenarios:
              a:
                given: network.get answers "a"
                when: tap
                then: title = "a"
            """#,
            says: #"""
                17:20+3: error: [scenario-use] no stub answers `get`, which is generic; let a protocol of the screen's own say what it needs, `services:` with `load() async throws -> …`, and `Network` conform to it
                """#
        )
    }

    @Test("Overloads of a service are told apart by their labels, a `var` for others needs no use")
    func overloads() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              checker: Checker
              public var level: Int
            services:
              Checker:
                - load(name: String) -> Observable<Int>
                - load(id: Int) -> Observable<Int>
            inputs:
              name: String
              id: Int
              begin: Void
            outputs:
              n: Int
            flows:
              - name -> latest checker.load(name: $0) -> n
              - id -> swift .skip(until: input.begin) -> as late: Int
              - late -> latest checker.load(id: $0) -> n
              - errors -> ignore
            """#,
            says: ""
        )
    }
}
