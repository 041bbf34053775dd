import Testing

@testable import VMGenCore

@Suite("Messages of which one is enough")
struct OneMistakeMessageTests {
    @Test("A line that is indented too deep, and one below that is not")
    func indentation() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              defaults: UserDefaults = .standard
            inputs:
              add: Int
            outputs:
              open: Bool = false
                title: String = ""
              count: Int = 0
                persist: defaults "Count"
            flows:
              - add -> set count = count + $0, title = "\($0)", open = true
            """#,
            says: #"""
                9:1+4: error: [indentation] this line is indented by 4 spaces, those above by 2; indent it by 2
                """#
        )
    }

    @Test("A word of the language that the generated code has as well")
    func reserved() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              text: String
            outputs:
              input: String
            flows:
              - text -> input
            """#,
            says: #"""
                6:3+5: error: [reserved-name] `input` is a word of the spec language; choose another name
                """#
        )
    }

    @Test("A persist line that names no store")
    func stores() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              store: UserDefaults = .standard
            inputs:
              tap: Int
            outputs:
              count: Int = 0
                persist: UserDefaults "Count"
            flows:
              - tap -> count
            scenarios:
              it counts:
                when: tap 3
                then: count = 3
            """#,
            says: #"""
                4:3+5: warning: [unused-parameter] nothing uses the parameter `store`
                9:14+12: error: [persist] unknown store `UserDefaults`; did you mean `store`?
                """#
        )
    }

    @Test("A persist line without a store, and scenarios on what it keeps")
    func keys() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              store: UserDefaults = .standard
            inputs:
              tap: Int
            outputs:
              count: Int = 0
                persist: "Count"
            flows:
              - tap -> count
            scenarios:
              it counts:
                given: store "Count" = 3
                when: tap 3
                then: store "Count" = 3
            """#,
            says: #"""
                4:3+5: warning: [unused-parameter] nothing uses the parameter `store`
                9:14+7: error: [line-shape] this is not a line of `persist`; write it as `persist: defaults "count"`
                """#
        )
    }

    @Test("What is kept is no dictionary, and a case is named each time")
    func kept() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              store: UserDefaults = .standard
            inputs:
              tap: Int
            outputs:
              - done
            state:
              count: Int = 0
                persist: store "Count"
            flows:
              - tap -> count
              - count -> .done
            scenarios:
              it counts:
                when: tap 3; tap 4
                then: store["Count"] = 4; .done twice
                then: .done; .done; .done
            """#,
            says: #"""
                18:11+18: error: [scenario-use] what is kept is said with its key in quotes: `store "Count" = …`
                18:31+11: error: [scenario-shape] a case is named each time that it comes: `.done; .done`
                """#
        )
    }

    @Test("A colon that is missing, a plain state, and values in another order")
    func lines() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              shop: Shop
              disposeBag: DisposeBag
            services:
              Shop
                - find(named name: String, from page: Int) async -> Int
            inputs:
              page: Int
              name: String
            outputs:
              found: Int
            state:
              let size: Int = 1
            flows:
              - page -> with size -> map { $0 + $1 } -> found
              - page -> with name -> latest shop.find -> found
            scenarios:
              it finds:
                when: name "a"; page 1
                then: nothing
            """#,
            says: #"""
                5:3+10: warning: [unused-parameter] nothing uses the parameter `disposeBag`
                5:3+10: error: [generated-name] `disposeBag` is taken by the generated code, for the view model's subscriptions; choose another name
                7:3+4: error: [service-member] `Shop` has no `:`; write `Shop:`
                15:7+4: error: [initial-value] a plain value is no state; list it under `variables`
                18:33+9: error: [call-arguments] what arrives is in another order than `find(named name: String, from page: Int)`; write `shop.find(named: $1, from: $0)`
                """#
        )
    }

    @Test("A brace of Swift at the start of its line")
    func braces() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row {
                  var size = 1
            }
            inputs:
              tap: Int
            outputs:
              done: Int
            flows:
              - tap -> done
            """#,
            says: #"""
                6:1+1: error: [missing-key] `}` ends the Swift above it; indent it as that
                """#
        )
    }

    @Test("A second flow of failures, whose end nothing else feeds")
    func secondErrors() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              api: Api
            services:
              Api:
                - load(_ n: Int) async throws -> Int
            inputs:
              go: Int
            outputs:
              n: Int = 0
              message: String = ""
              count: Int = 0
            flows:
              - go -> latest api.load($0) -> n
              - errors -> replace with "other" -> message
              - errors -> set count = count + 1
            """,
            says: """
                17:5+6: error: [flow-parts] the failures of all work have a flow already; let it end in `as failure` and start \
                others from there
                  16:5+6: note: first written here
                """
        )
    }
}
