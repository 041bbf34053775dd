import Testing

@testable import VMGenCore

/// Messages on names that a spec declares twice, and on lines that contradict themselves.
@Suite("Messages on what is declared twice")
struct DeclaredTwiceMessageTests {
    @Test("Types, parameters and parts of one name, and a superclass that is none")
    func twice() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Api { }
              struct Row { }
              struct Row { }
              enum Failure: Error { case other }
            errors: Failure
              - offline: other
            init:
              api: Api
              n: Int
              defaults: UserDefaults?
              super.init(n: n)
            services:
              Api:
                - load(r: Int, r: Int)
                - move(from a: Int, to a: Int)
              AViewModel:
                - go()
            requests:
              post(r: Int, r: Int): POST https://a.b/c
              get: GET https://a.b/c
                decode: Void
            inputs:
              tap: (row: Int, row: Int)
              other: Int
            outputs:
              kept: Int = 0
                persist: defaults "Kept"
              failure: Failure
            flows:
              - other -> kept
              - other -> latest get -> ignore
              - other -> latest post(r: $0, r: 1) -> ignore
              - other -> call api.load(r: $0, r: 1)
              - errors -> failure
            """#,
            says: #"""
                6:10+3: error: [duplicate-name] there is a type `Row` already; choose another name
                  5:10+3: note: first declared here
                8:9+7: error: [duplicate-name] there is a type `Failure` already; choose another name
                  7:8+7: note: first declared here
                14:14+4: error: [bad-declaration] `AViewModel` has no superclass; leave `super.init(…)` out, or name one, `final class AViewModel: Base`
                16:3+3: error: [duplicate-name] there is a type `Api` already; choose another name
                  4:10+3: note: first declared here
                17:7+4: error: [duplicate-name] two parameters of `load` are called `r`; choose another name for one of them
                18:7+4: error: [duplicate-name] two parameters of `move` are called `a`; choose another name for one of them
                19:3+10: error: [duplicate-name] there is a type `AViewModel` already; choose another name
                  1:13+10: note: first declared here
                22:3+4: error: [duplicate-name] two parameters of `post` are called `r`; choose another name for one of them
                24:13+4: error: [not-a-type] `Void` is nothing to decode; leave `decode` out
                26:3+3: warning: [unused-input] no flow uses the input `tap`; `tap -> ignore` says so on purpose
                26:8+20: error: [not-a-type] two parts of `(row: Int, row: Int)` are called `row`; call one otherwise
                30:14+8: error: [persist] `defaults` may be nil, and what is kept needs a store; write `defaults: UserDefaults`
                """#
        )
    }

    @Test("A type that is named twice, and nothing else")
    func inherited() {
        expect(
            #"""
            view-model: open final class AViewModel: Base, Base
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - tap -> done
            """#,
            says: #"""
                1:30+10: error: [bad-declaration] what is `open` is for others to inherit from, and what is `final` is not; write `public final`
                1:48+4: error: [bad-declaration] `Base` stands there twice; leave one out
                """#
        )
    }

    @Test("Names that only look like twice")
    func right() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              #if DEBUG
              struct Row { }
              #else
              struct Row { var id = 1 }
              #endif
            init:
              api: Api
            services:
              Api:
                - load(r a: Int, r b: Int, _ c: (Int, Int))
                - move(_ a: Int, _ b: Int)
            inputs:
              tap: (row: Int, section: Int)
            outputs:
              place: (row: Int, column: (row: Int, x: Int))
            flows:
              - tap -> call api.move($0, $1)
              - tap -> map { (row: $0, column: (row: $1, x: 1)) } -> place
            """#,
            says: ""
        )
    }
}
