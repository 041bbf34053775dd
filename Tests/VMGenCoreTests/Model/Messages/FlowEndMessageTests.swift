import Testing

@testable import VMGenCore

@Suite("Messages on how flows end")
struct FlowEndMessageTests {
    @Test("Several ends")
    func severalEnds() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              row: Int
            outputs:
              tax: Int
              price: Int
            flows:
              - row -> tax, price
            """#,
            says: #"""
                9:17+5: error: [flow-parts] a flow ends in one place; write a second flow for `price`, or name the stream with `as` and start both from it
                """#
        )
    }

    @Test("`catch` on the line of its flow")
    func catchOnTheLineOfItsFlow() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            requests:
              load: GET https://example.com
                decode: Int
            outputs:
              tax: Int
            flows:
              - start -> latest load -> tax catch -> ignore
            """#,
            says: #"""
                9:33+5: error: [flow-parts] `catch` stands below the flow, indented deeper than its `-`: `catch -> …`
                """#
        )
    }

    @Test("A value that is reckoned with is set")
    func reckoned() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              row: Int
            outputs:
              tax: Int = 0
            flows:
              - row -> tax + 1
              - row -> tax - $0 * 2
            """#,
            says: #"""
                8:12+7: error: [bad-sink] write `set tax = tax + 1` to set a value at the end of a flow
                9:12+12: error: [bad-sink] write `set tax = tax - $0 * 2` to set a value at the end of a flow
                """#
        )
    }

    @Test("Words of other libraries")
    func wordsOfOtherLibraries() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              row: Int
            outputs:
              tax: Int = 0
            flows:
              - row -> assign tax
              - row -> bind tax
              - row -> call tax = $0
              - row -> retry 3 -> tax
            """#,
            says: #"""
                8:12+6: error: [bad-sink] a flow ends with the name alone; write `-> tax`
                9:12+4: error: [bad-sink] a flow ends with the name alone; write `-> tax`
                10:17+8: error: [unknown-method] write `set tax = $0` to set a value at the end of a flow
                11:12+5: error: [unknown-step] `retry` is not a step; work is tried again by a word behind it: `latest load retry 2 -> …`
                """#
        )
    }

    @Test("A field with the name of a word")
    func aFieldWithTheNameOfAWord() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              row: Int
            outputs:
              until: Int
            flows:
              - row -> until
            """#,
            says: #"""
                6:3+5: error: [reserved-name] `until` is a word of the spec language; choose another name
                """#
        )
    }

    @Test("A method behind `combine`")
    func aMethodBehindCombine() {
        expect(
            #"""
            view-model: final class A
            runtime: rxswift
            inputs:
              items: [Int]
              coupon: String
            outputs:
              total: Int
            logic:
              - makeTotal(_ items: [Int], _ coupon: String) -> Int
            flows:
              - items, coupon -> combine makeTotal -> total
            """#,
            says: #"""
                11:30+9: error: [step-argument] `combine` takes `{ Swift }` or nothing: `combine { $0 + $1 }`, not `makeTotal`; a method is a step of its own: `combine -> map makeTotal`
                """#
        )
    }
}
