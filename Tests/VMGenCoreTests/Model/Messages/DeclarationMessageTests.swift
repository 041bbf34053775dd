import Testing

@testable import VMGenCore

@Suite("Messages on the declaration line, transform, init and variables")
struct DeclarationMessageTests {
    @Test("What a public view model shows is public", arguments: ["public", "package"])
    func hiddenTypes(access: String) {
        let spec = { (declared: String) in
            """
            view-model: \(access) final class AViewModel
            runtime: rxswift
            types: |
              \(declared)enum Tab {
                  case home, search
              }
            init:
              first: Tab
              tabs: Tabs
            services:
              Tabs:
                - keep(_ tabs: [Tab])
            inputs:
              - pick(Tab?)
            outputs:
              tab: [Tab] = []
              other: Screen.Tab = .home
            state:
              last: Tab = first
            flows:
              - pick -> set other = .search
              - pick -> compactMap -> last
              - last -> set tab = tab + [$0]
              - tab -> call tabs.keep
            """
        }
        let message =
            "`Tab` belongs to what a view model that is \(access) shows and takes, and is not \(access) itself; "
            + "write `\(access)` before it under `types`"
        expect(
            spec(""),
            says: """
                8:10+3: error: [hidden-type] \(message)
                12:7+4: error: [hidden-type] \(message)
                14:5+4: error: [hidden-type] \(message)
                16:8+5: error: [hidden-type] \(message)
                """
        )
        expect(spec(access + " "), says: "")
    }

    @Test("A misspelt keyword")
    func declaration() {
        expect(
            #"""
            view-model: final clas A
            runtime: rxswift
            """#,
            says: #"""
                1:19+4: error: [bad-declaration] `clas` is not a modifier of a class or struct; did you mean `class`?
                """#
        )
    }

    @Test("No name")
    func declaration2() {
        expect(
            #"""
            view-model: final class
            runtime: rxswift
            """#,
            says: #"""
                1:24+0: error: [bad-declaration] the name of the type is missing; write the line as in Swift, such as `final class SplashViewModel: SplashViewModelType`
                """#
        )
    }

    @Test("Nothing after the colon")
    func declaration3() {
        expect(
            #"""
            view-model: final class A: 
            runtime: rxswift
            """#,
            says: #"""
                1:27+0: error: [bad-declaration] a type is missing after the colon; write the line as in Swift, such as `final class SplashViewModel: SplashViewModelType`
                """#
        )
    }

    @Test("Two names")
    func declaration4() {
        expect(
            #"""
            view-model: final class A B
            runtime: rxswift
            """#,
            says: #"""
                1:27+1: error: [bad-declaration] `B` is not expected after the name; write the line as in Swift, such as `final class SplashViewModel: SplashViewModelType`
                """#
        )
    }

    @Test("Another kind of type")
    func declaration5() {
        expect(
            #"""
            view-model: actor A
            runtime: rxswift
            """#,
            says: #"""
                1:13+5: error: [bad-declaration] a view model is a class or a struct; `@MainActor final class …` keeps it to the main thread
                """#
        )
    }

    @Test("No parameter list")
    func transform() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: input -> Output
            inputs:
              tap: Void
            flows:
              - tap -> call x.y()
            """#,
            says: #"""
                3:12+15: error: [bad-transform] the parameter list is missing; write the signature as in Swift, such as `(input: Input) -> Output`, or `stored`
                7:17+1: error: [unknown-name] unknown name `x`; declare it under `init` or `variables`; what a superclass has is written `self.x`
                """#
        )
    }

    @Test("No result")
    func transform2() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Input)
            """#,
            says: #"""
                3:26+0: error: [bad-transform] what it returns is missing; write the signature as in Swift, such as `(input: Input) -> Output`, or `stored`
                """#
        )
    }

    @Test("What is passed in beside the input is a bag")
    func whatIsPassedInBesideTheInputIsABag() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Input, limit: Int) -> Output
            """#,
            says: #"""
                3:27+10: error: [bad-transform] beside the input a bag is passed in, `disposeBag: DisposeBag`, and `Int` is none; write `limit: Int` under `init`, or among the inputs where it changes
                """#
        )
    }

    @Test("Too many parameters")
    func transform3() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Input, bag: DisposeBag, x: Int) -> Output
            """#,
            says: #"""
                3:12+39: error: [bad-transform] the input, and a bag at most, are passed in; write the signature as in Swift, such as `(input: Input) -> Output`, or `stored`
                """#
        )
    }

    @Test("No input")
    func transform4() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: () -> Output
            """#,
            says: #"""
                3:12+2: error: [bad-transform] the input is missing; write the signature as in Swift, such as `(input: Input) -> Output`, or `stored`
                """#
        )
    }

    @Test("Cases without a stream")
    func transform5() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Input) -> Output
            inputs:
              - tap
            outputs:
              - done
            flows:
              - tap -> .done
            """#,
            says: #"""
                3:20+5: error: [bad-transform] `inputs` are cases of an enum, so `transform` carries a stream of them: `Observable<Input>`
                3:30+6: error: [bad-transform] `outputs` are cases of an enum, so `transform` carries a stream of them: `Observable<Output>`
                """#
        )
    }

    @Test("Fields in a stream")
    func transform6() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            transform: (input: Observable<Input>) -> Observable<Output>
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - tap -> done
            """#,
            says: #"""
                3:20+17: error: [bad-transform] `inputs` are fields of a struct, so `transform` carries the struct: `Input`; for a stream of events write them as cases, `- tap`
                3:42+18: error: [bad-transform] `outputs` are fields of a struct, so `transform` carries the struct: `Output`; for a stream of events write them as cases, `- tap`
                """#
        )
    }

    @Test("Parameters")
    func initParameters() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              weak var a: A
              weak b: B?
              lazy c: C
              d:
              e: [Int
            """#,
            says: #"""
                4:12+1: warning: [unused-parameter] nothing uses the parameter `a`
                5:8+1: error: [weak-parameter] a weak property is a `var`: `weak var b: B?`
                5:8+1: warning: [unused-parameter] nothing uses the parameter `b`
                6:3+4: error: [line-shape] `lazy` is not a modifier of a stored property
                6:8+1: warning: [unused-parameter] nothing uses the parameter `c`
                7:3+1: error: [line-shape] the type of `d` is missing; write it as `d: String`
                8:6+1: error: [unbalanced-swift] `[` is never closed; close it on this line
                """#
        )
    }

    @Test("Variables")
    func variables() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            variables:
              page: Int = 1
              private let x = 1
              var: Int
              @Injected(\.p) var p: P
                foo: x
            """#,
            says: #"""
                4:3+13: error: [line-shape] this is not a line of `variables`; write it as `var page: Int = 1`
                6:3+8: error: [line-shape] this is not a line of `variables`; write it as `private var page: Int = 1`
                8:1+4: error: [indentation] this line is indented by 4 spaces, those above by 2; indent it by 2
                8:5+6: error: [line-shape] this is not a line of `variables`; write it as `var foo: x`
                """#
        )
    }

    @Test("Services and calls of them")
    func services() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            init:
              service: MovieService
            services:
              MovieService: Sendable
                - movie(id: Int) async throws -> Movie
                - var title: Observable<String>
                - wrong
                item: Int
              Other
              MovieService:
                - x()
              Plain:
                - go()
            variables:
              var plain: Plain?
            inputs:
              row: Int
            outputs:
              movie: Movie
              title: String
            flows:
              - row -> latest service.movie(id: $0) -> movie
              - row -> latest service.movie -> movie
              - row -> latest service.movie(1) -> movie
              - service.title -> title
              - row -> call plain.stop()
              - row -> call service.stop()
              - errors -> ignore
            """#,
            says: #"""
                9:7+5: error: [service-member] the type of `wrong` is missing; write it as `wrong: Bool`, or with brackets as a method, `wrong()`
                10:5+9: error: [line-shape] the lines of `MovieService` start with a dash: `- item: Int`
                11:3+5: error: [line-shape] `Other` has no `:`; write `Other: …`
                12:3+12: error: [duplicate-name] there is a service `MovieService` already; choose another name
                  6:3+12: note: first declared here
                26:33+1: error: [call-arguments] `1` does not fit `movie(id: Int)`; write `service.movie(id: …)`
                28:23+4: error: [unknown-method] `Plain` has no `stop`; declare it under `Plain`
                  14:3+5: note: declared here
                29:25+4: error: [unknown-method] `MovieService` has no `stop`; declare it under `MovieService`
                  6:3+12: note: declared here
                """#
        )
    }
}
