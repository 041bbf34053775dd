import Testing

@testable import VMGenPlan

@Suite("What is merged or told apart")
struct MergedMessageTests {
    @Test("Types of the app that are called by two names are merged under a protocol alone")
    func merged() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              square: Square
              circle: Circle
              shape: any Shape
              row: Int
              page: Int?
              text: String
              own: App.Square
            outputs:
              shown: any Shape
              all: any Shape
              whole: Square
              number: Int?
              last: Int?
              both: Int?
            flows:
              - square, circle -> shown
              - square, shape, circle -> all
              - square, own -> whole
              - row, page -> number
              - page, row -> last
              - page, text -> both
            """#,
            says: #"""
                19:13+6: error: [type-mismatch] sources that are merged carry one type, and this is `Circle` after `Square`; call it by one name, or give each a flow of its own
                24:11+4: error: [type-mismatch] sources that are merged carry one type, and this is `String` after `Int?`; `combine` takes both along, and a flow that looks at no value takes any
                """#
        )
    }

    @Test("Requests that a test cannot tell apart")
    func addresses() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              urlSession: URLSessionProtocol = URLSession.shared
            requests:
              user(id: Int): POST https://a.b/graphql
                body: ["user": id]
                decode: [Int]
              posts(id: Int): POST https://a.b/graphql
                body: ["posts": id]
                decode: [Int]
              films(text: String): GET https://a.b/search?type=film
                query:
                  q: text
                decode: [Int]
              shows(text: String): GET https://a.b/search
                query:
                  q: text
                  type: "show"
                decode: [Int]
            inputs:
              load: Int
              search: String
            outputs:
              rows: [Int] = []
              found: [Int] = []
            flows:
              - load -> latest user(id: $0) -> rows
              - load -> latest posts(id: $0) -> rows
              - search -> latest films(text: $0) -> found
              - search -> latest shows(text: $0) -> found
              - errors -> ignore
            scenarios:
              both:
                given: user answers [1]
                when: load 1
                then: posts was called once
              apart:
                given: films answers [1]; shows answers [2]
                when: search "a"
                then: films was called once; shows was called once
            """#,
            says: #"""
                37:11+21: error: [scenario-use] a test tells requests apart by their method and URL, which `posts` and `user` have in common; speak of one of them in this scenario, and of the other in one of its own
                """#
        )
    }

    @Test("What stands in the place of a type, and a value without one")
    func declarations() {
        expect(
            #"""
            view-model: AViewModel: Base
            runtime: rxswift
            types: |
              private extension Int { var next: Int { self + 1 } }
              import Foundation
              struct Row {
                  // extension of nothing
                  var id = 1
              }
            init:
              super provider: API
            inputs:
              tap: Int
            outputs: existing Shown
              @Published var isOn = true
              @Published var title = make()
            flows:
              - tap -> swift -> ignore |
                  .map { [provider] in provider.next($0) }
              - tap -> call provider.go($0)
            """#,
            says: #"""
                4:11+9: error: [bad-declaration] `extension` stands in a file, and `types` stand in the view model; put it into a Swift file, or what is in it into the type itself
                5:3+6: error: [bad-declaration] `import` stands in a file, and `types` stand in the view model; `imports:` names modules
                15:3+26: error: [line-shape] the type of `isOn` is missing; write `@Published var isOn: Bool = true`
                16:3+29: error: [line-shape] the type of `title` is missing; write `@Published var title: Title = make()`
                19:15+8: error: [unknown-name] `provider` is handed to the superclass, so there is no property of that name here; a flow writes `self.provider` where the superclass keeps it, and without `super` it is kept here
                  11:9+8: note: declared here
                """#
        )
    }

    @Test("A closure of a struct service that may be nil, and flags that other modules see")
    func missing() {
        expect(
            #"""
            view-model: @MainActor final class AViewModel: ObservableObject
            runtime: combine
            init:
              private let actions: Actions
            services:
              struct Actions: Sendable
                - done: (@Sendable (Int, String) -> Void)?
                - load: @Sendable (Int) async throws -> Int
            variables:
              @Published public private(set) var isLoading = false
              var shown: AnyPublisher<Int, Never> { $_row.eraseToAnyPublisher() }
              @Published private var _row = 0
            inputs:
              tap: Int
            flows:
              - tap -> call actions.done
              - tap -> _row
              - tap -> first actions.load($0) while isLoading -> ignore
              - errors -> ignore
            """#,
            says: #"""
                16:17+12: error: [unknown-name] `actions.done` may be nil, and is called where it is there: `actions.done?($0, $1)`
                """#
        )
    }
}
