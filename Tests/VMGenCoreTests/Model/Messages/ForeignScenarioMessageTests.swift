import Testing

@testable import VMGenCore

@Suite("Messages on scenarios in other words")
struct ForeignScenarioMessageTests {
    @Test("Answers")
    func answers() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            errors: AppError
              - offline: other
            services:
              Api:
                - items() async throws -> [Int]
                - logOut() async throws
            requests:
              fetchTax: GET https://example.com/tax
                decode: Int
            init:
              api: Api
              size: Int
            inputs:
              load: Void
              pick: Int
            outputs:
              items: [Int] = []
              picked: Int
              tax: Int
              error: AppError
            flows:
              - load -> debounce 0.3 -> latest api.items -> items
              - start -> latest fetchTax -> tax
              - load -> latest api.logOut -> ignore
              - pick -> with size -> map { $0 + $1 } -> picked
              - errors -> error
            scenarios:
              answers:
                given: size = 1; api.items returns []; fetchTax throws .offline; api.items throws; fetchTax returns 3
                when: load; api.items returns [1]; api.items hangs
                then: nothing
              nothing is said:
                given: size; api.items; api; fetchTax
                when: load
                then: nothing
            """#,
            says: #"""
                31:22+20: error: [scenario-use] write `api.items answers []`
                31:44+24: error: [scenario-use] write `fetchTax fails with .offline`
                31:70+16: error: [scenario-use] write `api.items fails`
                31:88+18: error: [scenario-use] write `fetchTax answers 3`
                32:17+21: error: [scenario-use] write `api.items answers [1]`
                32:40+15: error: [scenario-use] write `api.items waits`
                35:12+4: error: [scenario-use] what is given of `size` is missing; write `size = …`
                35:18+9: error: [scenario-use] what is given of `api.items` is missing; write `api.items answers …`
                35:29+3: error: [scenario-use] what is given of `api` is missing; write `api.method answers …`
                35:34+8: error: [scenario-use] what is given of `fetchTax` is missing; write `fetchTax answers …`
                """#
        )
    }

    @Test("Time")
    func time() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            errors: AppError
              - offline: other
            services:
              Api:
                - items() async throws -> [Int]
                - logOut() async throws
            requests:
              fetchTax: GET https://example.com/tax
                decode: Int
            init:
              api: Api
              size: Int
            inputs:
              load: Void
              pick: Int
            outputs:
              items: [Int] = []
              picked: Int
              tax: Int
              error: AppError
            flows:
              - load -> debounce 0.3 -> latest api.items -> items
              - start -> latest fetchTax -> tax
              - load -> latest api.logOut -> ignore
              - pick -> with size -> map { $0 + $1 } -> picked
              - errors -> error
            scenarios:
              time:
                given: size = 1
                when: wait 0.3; after 0.3 seconds; 0.3s pass; 300 ms pass; 0.3 seconds; wait 3; sleep for 1 min
                then: after 2s
            """#,
            says: #"""
                32:11+8: error: [scenario-shape] time passes in a `when`, written as `0.3 seconds pass`
                32:21+17: error: [scenario-shape] time passes in a `when`, written as `0.3 seconds pass`
                32:40+9: error: [scenario-shape] time passes in a `when`, written as `0.3 seconds pass`
                32:51+11: error: [scenario-shape] time passes in a `when`, written as `0.3 seconds pass`
                32:64+11: error: [scenario-shape] time passes in a `when`, written as `0.3 seconds pass`
                32:77+6: error: [scenario-shape] time passes in a `when`, written as `3 seconds pass`
                32:85+15: error: [scenario-shape] time passes in a `when`, written as `60 seconds pass`
                33:11+8: error: [scenario-shape] time passes in a `when`, written as `2 seconds pass`
                """#
        )
    }

    @Test("Separators")
    func separators() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            errors: AppError
              - offline: other
            services:
              Api:
                - items() async throws -> [Int]
                - logOut() async throws
            requests:
              fetchTax: GET https://example.com/tax
                decode: Int
            init:
              api: Api
              size: Int
            inputs:
              load: Void
              pick: Int
            outputs:
              items: [Int] = []
              picked: Int
              tax: Int
              error: AppError
            flows:
              - load -> debounce 0.3 -> latest api.items -> items
              - start -> latest fetchTax -> tax
              - load -> latest api.logOut -> ignore
              - pick -> with size -> map { $0 + $1 } -> picked
              - errors -> error
            scenarios:
              separators:
                given: size = 1; api.items waits, fetchTax answers 3
                when: load, pick 3
                then: nothing
                when: load and pick 3
                then: nothing
                given: api.items waits and fetchTax answers 3
                when: load
                then: nothing
            """#,
            says: #"""
                31:37+1: error: [scenario-shape] statements are separated by `;`, not by `,`
                32:15+1: error: [scenario-shape] statements are separated by `;`, not by `,`
                34:16+3: error: [scenario-shape] statements are separated by `;`, not by `and`
                36:28+3: error: [scenario-shape] statements are separated by `;`, not by `and`
                """#
        )
    }

    @Test("Two statements about one work")
    func twoStatementsAboutOneWork() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            errors: AppError
              - offline: other
            services:
              Api:
                - items() async throws -> [Int]
                - logOut() async throws
            requests:
              fetchTax: GET https://example.com/tax
                decode: Int
            init:
              api: Api
              size: Int
            inputs:
              load: Void
              pick: Int
            outputs:
              items: [Int] = []
              picked: Int
              tax: Int
              error: AppError
            flows:
              - load -> debounce 0.3 -> latest api.items -> items
              - start -> latest fetchTax -> tax
              - load -> latest api.logOut -> ignore
              - pick -> with size -> map { $0 + $1 } -> picked
              - errors -> error
            scenarios:
              two:
                given: size = 1; api.logOut fails, answers; api.items fails with .offline, answers []
                when: load
                then: nothing
                given: api.items waits, answers [1]; fetchTax answers 3, fails
                when: load
                then: nothing
                given: fetchTax fails, fails, answers 3
                when: load
                then: nothing
            """#,
            says: #"""
                31:40+7: error: [scenario-use] `answers` is a statement of its own, which replaces what is given before; put it behind the next `then`, `given: api.logOut answers`; or write `given: api.logOut waits`, and what each call gets under `when`
                31:80+10: error: [scenario-use] `answers` is a statement of its own, which replaces what is given before; put it behind the next `then`, `given: api.items answers []`; or write `given: api.items waits`, and what each call gets under `when`
                34:29+11: error: [scenario-use] nothing can follow `waits`; what comes then stands in a later `when`: `api.items answers [1]`
                34:62+5: error: [scenario-use] `fails` is a statement of its own, which replaces what is given before; put it behind the next `then`, `given: fetchTax fails`; or write `given: fetchTax waits`, and what each call gets under `when`
                37:28+5: error: [scenario-use] `fails` is a statement of its own, which replaces what is given before; put it behind the next `then`, `given: fetchTax fails`; or write `given: fetchTax waits`, and what each call gets under `when`
                """#
        )
    }

    @Test("`nothing` beside something")
    func nothingBesideSomething() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            errors: AppError
              - offline: other
            services:
              Api:
                - items() async throws -> [Int]
                - logOut() async throws
            requests:
              fetchTax: GET https://example.com/tax
                decode: Int
            init:
              api: Api
              let size: Int
            inputs:
              load: Void
              pick: Int
            outputs:
              items: [Int] = []
              picked: Int
              tax: Int
              error: AppError
            flows:
              - load -> debounce 0.3 -> latest api.items -> items
              - start -> latest fetchTax -> tax
              - load -> latest api.logOut -> ignore
              - pick -> with size -> map { $0 + $1 } -> picked
              - errors -> error
            scenarios:
              beside:
                given: size = 1
                when: pick 3
                then: nothing; picked = 3
                when: pick 3
                then: nothing; items = []; size = 1
                when: load
                then: api.items was called; nothing
                when: load
                then: api.items was not called; nothing
            """#,
            says: #"""
                33:11+7: error: [scenario-use] `nothing` says that no output spoke and nothing was asked; leave it out, or `picked = 3`
                37:33+7: error: [scenario-use] `nothing` says that no output spoke and nothing was asked; leave it out, or `api.items was called`
                """#
        )
    }

    @Test("The calls of a request")
    func theCallsOfARequest() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            errors: AppError
              - offline: other
            services:
              Api:
                - items() async throws -> [Int]
                - logOut() async throws
            requests:
              fetchTax: GET https://example.com/tax
                decode: Int
            init:
              api: Api
              size: Int
            inputs:
              load: Void
              pick: Int
            outputs:
              items: [Int] = []
              picked: Int
              tax: Int
              error: AppError
            flows:
              - load -> debounce 0.3 -> latest api.items -> items
              - start -> latest fetchTax -> tax
              - load -> latest api.logOut -> ignore
              - pick -> with size -> map { $0 + $1 } -> picked
              - errors -> error
            scenarios:
              calls:
                given: size = 1
                when: start
                then: fetchTax was called with (1)
            """#,
            says: #"""
                33:36+3: error: [scenario-use] the calls of a request are told by their URL: `fetchTax was called with https://…`
                """#
        )
    }

    @Test("Constants without a type")
    func constantsWithoutAType() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              pick: Item
            outputs:
              picked: Item
            flows:
              - pick -> picked
            samples:
              tea = Item(id: 3)
              water = .water
              milk: Item(id: 4)
            """#,
            says: #"""
                10:3+17: error: [sample] a constant says its type; write `tea: Item = Item(id: 3)`
                11:3+14: error: [sample] a constant says its type; write `water: Type = .water`
                12:3+4: error: [sample] nothing in this spec is called `milk`; a sample is that of a request, a type that the spec names, an input or a parameter, and a constant says its type, `milk: Item = Item(id: 4)`
                """#
        )
    }
}
