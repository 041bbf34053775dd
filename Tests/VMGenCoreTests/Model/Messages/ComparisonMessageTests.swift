import Testing

/// What is said where something cannot be compared, cannot come about, or has no attributes.
@Suite("Messages: comparisons, reasons, attributes")
struct ComparisonMessageTests {
    @Test("`distinct` of what has no ==")
    func distinct() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row {
                let id: Int
              }
              struct Line: Hashable {
                let id: Int
              }
            services:
              Player:
                - play()
            inputs:
              tap: Void
              failed: Error
              done: (Int) -> Void
              rows: [Row]
              lines: [Line]?
              moves: [(Int, Int)]
              move: (at: Int, by: Int)
              player: Player?
              found: Found
            outputs:
              out: Void
            flows:
              - tap -> distinct -> out
              - failed -> distinct -> out
              - done -> distinct -> out
              - rows -> distinct -> out
              - lines -> distinct -> out
              - moves -> distinct -> out
              - move -> distinct -> out
              - player -> distinct -> out
              - found -> distinct -> out
              - found, failed -> combine -> distinct -> out
              - rows -> distinct { $0.count } -> out
            """#,
            says: #"""
                26:12+8: error: [not-equatable] `distinct` has nothing to compare: what arrives carries no value; leave it out
                27:15+8: error: [not-equatable] `distinct` compares by `==`, which `Error` does not have; compare a part that has it, `distinct { $0.localizedDescription }`
                28:13+8: error: [not-equatable] `distinct` compares by `==`, which `(Int) -> Void` does not have; compare a part that has it, `distinct { $0.id }`
                29:13+8: warning: [not-equatable] `distinct` compares by `==`, which `Row` does not say that it has; write `: Equatable` behind the name of `Row`, unless an extension in Swift does, or compare a part that has it, `distinct { $0.count }`
                31:14+8: error: [not-equatable] `distinct` compares by `==`, which `(Int, Int)` does not have; compare a part that has it, `distinct { $0.count }`
                33:15+8: error: [not-equatable] `distinct` compares by `==`, which `Player` does not have; compare a part that has it, `distinct { $0?.id }`
                35:33+8: error: [not-equatable] `distinct` compares by `==`, which `Error` does not have; compare a part that has it, `distinct { $1.localizedDescription }`
                """#
        )
    }

    @Test("Reasons of errors that never arise")
    func reasons() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            errors: AError
              - server: status
              - broken: decoding, url
              - failed: other
            services:
              Shop:
                - buy() async throws
            init:
              shop: Shop
            inputs:
              tap: Void
            outputs:
              error: AError
            flows:
              - tap -> first shop.buy() -> ignore
              - errors -> error
            """#,
            says: #"""
                4:13+6: warning: [error-reasons] `status` never arises here: only requests expect a status, and there are none; leave it out
                """#
        )
    }

    @Test("Attributes of methods that are no callbacks")
    func attributes() {
        expect(
            #"""
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Void
            logic:
              - @objc open()
              - callback @objc(tapped) tapped(state: State)
            flows:
              - tap -> call open
            """#,
            says: #"""
                6:5+12: error: [line-shape] attributes stand before callbacks; those of other methods are written in Swift, where the method is
                """#
        )
    }
}
