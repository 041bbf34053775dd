import Testing

@testable import VMGenCore

@Suite("Messages on the parts of a tuple")
struct TupleMessageTests {
    @Test("A tuple where one of its parts is wanted")
    func aTupleWhereOneOfItsPartsIsWanted() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              remove: (sku: String, animated: Bool)
              move: (Int, Int)
              row: Int
            outputs:
              title: String = ""
            logic:
              - removing(sku: String)
              - moving(_ from: Int, animated: Bool)
            flows:
              - remove -> call removing(sku: $0)
              - remove -> call removing
              - remove -> set title = $0
              - move -> call moving($0, animated: false)
              - remove -> call moving($0, animated: $1)
              - row -> set title = $0
            """#,
            says: #"""
                13:34+2: error: [type-mismatch] `removing` takes `String` for `sku`, and `$0` is `(sku: String, animated: Bool)`; a part of it is `$0.sku`
                14:20+8: error: [type-mismatch] `removing` takes `String` for `sku`, and `(sku: String, animated: Bool)` arrives; `map { … }` converts it
                15:27+2: error: [type-mismatch] `title` is `String`, and `$0` is `(sku: String, animated: Bool)`; a part of it is `$0.sku`
                  8:3+5: note: declared here
                16:25+2: error: [type-mismatch] `moving` takes `Int` for `from`, and `$0` is `(Int, Int)`; a part of it is `$0.0`
                17:27+2: error: [type-mismatch] `moving` takes `Int` for `from`, and `$0` is `String`
                18:24+2: error: [type-mismatch] `title` is `String`, and `$0` is `Int`
                  8:3+5: note: declared here
                """#
        )
    }

    @Test("Parts of a tuple")
    func partsOfATuple() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              remove: (sku: String, animated: Bool)
            outputs:
              title: String = ""
            logic:
              - removing(sku: String)
              - drop(sku: String, animated: Bool)
              - removeAll(_ pair: (sku: String, animated: Bool))
            flows:
              - remove -> call removing(sku: $0.sku)
              - remove -> call drop(sku: $0, animated: $1)
              - remove -> call removeAll
              - remove -> call removeAll($0)
              - remove -> filter { $1 } -> set title = $0.sku
            """#,
            says: ""
        )
    }

    @Test("The parts of a tuple are handed on to the method of a service by its whole name")
    func ofService() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            init:
              api: API
            services:
              API:
                - isFree(_ row: Int, of name: String) -> Bool
            inputs:
              pick: (Int, String)
            outputs:
              free: Bool
            flows:
              - pick -> map api.isFree -> free
            """,
            says: """
                13:17+10: error: [call-arguments] `isFree` takes `(_ row: Int, of name: String)`, and one value arrives; its parts are handed on one by one, `api.isFree($0, of: $1)`
                """
        )
    }

    @Test("A struct and an enum of the spec have no parts either")
    func ownTypes() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Form { var name = "" }
              enum Kind { case one, two }
              typealias Pair = (Form, Kind)
            inputs:
              tap: Void
              kind: Kind
              pair: Pair
            outputs:
              canSave: Bool = false
              saved: Form
              name: String = ""
              kinds: [Kind] = []
            state:
              form: Form = Form()
            flows:
              - tap -> with form, canSave -> filter { $1 } -> map { $0.0 } -> saved
              - tap -> with form, canSave -> set name = $0.0.name, canSave = !$1
              - kind -> with form -> map { [$0.0] } -> kinds
              - pair -> map { $0.0 } -> saved
              - kind -> map { [$0.0] } -> kinds
            """,
            says: """
                19:57+4: error: [closure-argument] several values arrive as `$0`, `$1`, …, not as one; write `$0`
                20:45+4: error: [closure-argument] several values arrive as `$0`, `$1`, …, not as one; write `$0`
                21:33+4: error: [closure-argument] several values arrive as `$0`, `$1`, …, not as one; write `$0`
                23:20+4: error: [closure-argument] `$0` is `Kind`, which has no parts; write `$0`
                """
        )
    }

    @Test("What is no part of a tuple is told by its parts; behind `map { $0 }` the same arrives")
    func parts() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              row: Int
              pair: (name: String, on: Bool)
              pick: (section: Int, row: Int)
              room: (Room, Int)
            outputs:
              text: String = ""
              id: Int
            flows:
              - row -> map { $0 } -> text
              - pair -> filter { $1 } -> map { $0 } -> set text = $0
              - pair -> map { $0 } -> map { $0.name } -> text
              - pick -> map { $0.column } -> id
              - pick -> map { $0.rwo } -> id
              - room -> map { $0.name } -> text
            """,
            says: """
                12:26+4: error: [type-mismatch] `text` is `String`, and `Int` arrives; `map { … }` converts it
                  9:3+4: note: declared here
                13:55+2: error: [type-mismatch] `text` is `String`, and `$0` is `(name: String, on: Bool)`; a part of it is `$0.name`
                  9:3+4: note: declared here
                15:19+9: error: [closure-argument] `$0` is all of `(section: Int, row: Int)`, which has no `column`; its parts are `$0.section`, `$0.row`
                16:19+6: error: [closure-argument] `$0` is all of `(section: Int, row: Int)`, which has no `rwo`; did you mean `$0.row`?
                17:19+7: error: [closure-argument] `$0` is all of `(Room, Int)`, which has no `name`; write `$0.0.name`, or the part that has it
                """
        )
    }

    @Test("Enums that carry values, and results that may be failures, are not compared by themselves")
    func equality() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              enum Kind { case a(Int), b }
              enum Plain {
                  case x,
                       y
                  func f(_ n: Int) -> Int { n }
              }
              enum Good: Equatable { case a(Int) }
            inputs:
              kind: Kind
              plain: Plain
              good: Good
              result: Result<Int, Error>
              sure: Result<Int, Never>
            outputs:
              k: Kind
              p: Plain
              g: Good
              r: Result<Int, Error>
              s: Result<Int, Never>
            flows:
              - kind -> distinct -> k
              - plain -> distinct -> p
              - good -> distinct -> g
              - result -> distinct -> r
              - sure -> distinct -> s
            """,
            says: """
                24:13+8: warning: [not-equatable] `distinct` compares by `==`, which `Kind` does not say that it has; write `: Equatable` behind the name \
                of `Kind`, unless an extension in Swift does, or compare a part that has it, `distinct { $0.id }`
                27:15+8: error: [not-equatable] `distinct` compares by `==`, which `Error` does not have; compare a part that has it, \
                `distinct { try? $0.get() }`
                """
        )
    }
}
