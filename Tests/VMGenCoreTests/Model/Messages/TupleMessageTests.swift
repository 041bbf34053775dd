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
}
