import Testing

@testable import VMGenPlan

@Suite("Circles through what others have too, and names that hide Swift's")
struct CircleMessageTests {
    @Test("A flow that comes back through a relay of a dependency is a circle, unless something on the way lets it end")
    func circles() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              box: Box
              day: BehaviorRelay<Int>
            services:
              Box:
                - level: BehaviorRelay<Int>
                - mark: BehaviorRelay<Int>
            variables:
              let hour: BehaviorRelay<Int> = BehaviorRelay(value: 0)
            outputs:
              a: Int = 0
              b: Int = 0
            flows:
              - box.level -> map { $0 + 1 } -> box.level
              - day -> map { $0 + 1 } -> day
              - hour -> hour
              - a -> box.mark
              - box.mark -> a
              - b -> distinct -> box.mark
              - box.mark -> distinct -> b
            """#,
            says: #"""
                16:36+9: error: [flow-cycle] this flow closes a circle: `box.level` -> `box.level`; start it from what sends to `box.level`, which `as` names, or take the value along with `with` where it is only looked at
                17:30+3: error: [flow-cycle] this flow closes a circle: `day` -> `day`; start it from what sends to `day`, which `as` names, or take the value along with `with` where it is only looked at
                18:13+4: error: [flow-cycle] this flow closes a circle: `hour` -> `hour`; start it from what sends to `hour`, which `as` names, or take the value along with `with` where it is only looked at
                20:17+1: error: [flow-cycle] this flow closes a circle: `box.mark` -> `a` -> `box.mark`; start it from what sends to `box.mark`, which `as` names, or take the value along with `with` where it is only looked at
                """#
        )
    }

    @Test(
        "What is only held back for a time, or left out at first, comes all the same: that ends no circle, and a filter may"
    )
    func heldBack() {
        expect(
            #"""
            view-model: AViewModel
            runtime: combine
            init:
              api: API
            services:
              API: Sendable
                - load(_ page: Int) async throws -> Int
                - page: CurrentValueSubject<Int, Never>
            outputs:
              a: Int = 0
              b: Int = 0
              c: Int = 0
            flows:
              - a -> skip 1 -> queue api.load($0) -> ignore
                  catch -> set a = -1
              - b -> debounce 1 -> queue api.load($0) -> ignore
                  catch -> set b = -1
              - c -> filter { $0 >= 0 } -> queue api.load($0) -> ignore
                  catch -> set c = -1
              - api.page -> skip 1 -> api.page
            """#,
            says: #"""
                14:5+43: error: [flow-cycle] the failures of this flow's work start it again, without end; let its `catch` end in something else
                16:5+47: error: [flow-cycle] the failures of this flow's work start it again, without end; let its `catch` end in something else
                20:27+8: error: [flow-cycle] this flow closes a circle: `api.page` -> `api.page`; start it from what sends to `api.page`, which `as` names, or take the value along with `with` where it is only looked at
                """#
        )
    }

    @Test(
        "A struct of outputs is not called like a type of Swift, or a kind of stream",
        arguments: ["Void", "Error", "Int"]
    )
    func hidden(type: String) {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Input) -> \(type)
            inputs:
              tap: Void
            outputs:
              a: Int = 0
            flows:
              - tap -> set a = a + 1
            """,
            says:
                "3:30+\(type.count): error: [generated-name] `\(type)` would hide Swift's own type of that name; write the name of the struct of the outputs, such as `Output`"
        )
    }

    @Test("What a service with an attribute holds is read all the same")
    func attribute() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              player: Player
            services:
              @MainActor Player: AnyObject
                - duration() async -> Double
            inputs:
              play: Void
            outputs:
              duration: Double = 0
            flows:
              - play -> latest player.duration() -> duration
            """#,
            says: #"""
                6:3+17: error: [service-member] a protocol with an attribute is not declared here; declare the protocol in Swift, and write `existing Player` here: its members are read from there
                """#
        )
    }
}
