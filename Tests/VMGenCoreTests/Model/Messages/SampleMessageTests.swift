import Testing

@testable import VMGenCore

@Suite("What is wrong with samples and whole scenarios")
struct SampleMessageTests {
    @Test("Orders of lines, and names")
    func order() {
        expect(
            CleanSpecs.rooms + #"""
                scenarios:
                  no then:
                    when: tap
                  then first:
                    then: done
                  "!?":
                    when: tap
                    then: done
                  a, hit:
                    when: tap
                    then: done
                  a hit:
                    when: tap
                    then: done
                    given: fetchNumber answers [3]
                  a hit:
                    when: tap
                    then: done

                """#,
            says: #"""
                51:5+4: error: [scenario-shape] no `then` stands behind this `when`, so that nothing is tested; say what is seen, such as `then: nothing`
                53:5+4: error: [scenario-shape] no `when` stands before this `then`; `when: start` opens the screen and nothing else
                54:3+4: error: [scenario-name] the name of a test is made of this, so it needs a letter
                60:3+5: error: [scenario-name] this makes the same test, `aHit`, as `a, hit`; choose another name
                  57:3+6: note: first declared here
                63:5+5: error: [scenario-shape] no `then` stands behind this `given`, so that nothing is tested; say what is seen, such as `then: nothing`
                64:3+5: error: [scenario-name] this makes the same test, `aHit`, as `a, hit`; choose another name
                  57:3+6: note: first declared here
                """#
        )
    }

    @Test("Samples")
    func samples() {
        expect(
            CleanSpecs.rooms + #"""
                samples:
                  fetchNumber: {"a": 1}
                  touch: []
                  Rom: .bath
                  Room: .bath, .bath
                  Room: .kitchen
                  number: 3
                  page: 4
                  pick: "a"
                  limit:
                  height: 1, 2, 3
                  move: (from: 1
                  fetchNumer: [3]
                  tap: 3
                  k: Room = .a
                  k: Room = .b
                  round: Int = 3
                  lost: Room =
                  - Room: .a
                  service: RoomServiceStub()
                  other:
                    - Other()
                    Other()

                """#,
            says: #"""
                50:16+8: error: [bad-json] `[Int]` is decoded from the answer, and this is an object
                51:3+5: error: [sample] `touch` is a request whose answer is not decoded, which has no samples
                52:3+3: error: [sample] nothing in this spec is called `Rom`; did you mean `Room`?
                53:16+5: error: [sample] the second value has to differ from the first, so that tests can tell a change
                54:3+4: error: [sample] there is a sample of `Room` already; a second value stands behind the first, after a comma
                  53:3+4: note: first declared here
                55:3+6: error: [sample] `number` is an output, which has no samples; give one of its type, `Int: …`
                56:3+4: error: [sample] `page` is a state, which has no samples; give one of its type, `Int: …`
                57:9+3: error: [scenario-value] `Int` is needed here, and `"a"` is none
                58:3+5: error: [sample] the value of `limit` is missing; write it as `limit: …`
                59:17+1: error: [sample] a sample has one value, or two that differ; a value that has commas stands below its name behind a dash
                60:9+1: error: [unbalanced-swift] `(` is never closed; close it on this line
                61:3+10: error: [sample] nothing in this spec is called `fetchNumer`; did you mean `fetchNumber`?
                62:3+3: error: [sample] `tap` is an input, which has no samples
                64:3+1: error: [sample] there is a constant `k` already; choose another name
                  63:3+1: note: first declared here
                65:3+5: error: [duplicate-name] there is an output `round` already; choose another name
                  31:3+5: note: first declared here
                66:3+4: error: [sample] the value of `lost` is missing; write it as `lost: …`
                67:5+8: error: [line-shape] the lines of `samples` have no dash: `Room: .a`
                71:5+7: error: [line-shape] the lines of `other` start with a dash: `- Other()`
                """#
        )
    }

    @Test("The bodies of samples")
    func bodies() {
        expect(
            CleanSpecs.rooms + #"""
                samples:
                  fetchNumber: |
                    [1, 2]
                    [3]
                scenarios:
                  a:
                    given: fetchNumber answers
                    when: tap
                    then: number = 1

                """#,
            says: #"""
                52:5+1: error: [bad-json] this is no JSON: nothing can follow the value
                """#
        )
    }

    @Test("Marks that are missing between the arguments of a value")
    func gaps() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              pick: Item
            outputs:
              item: Item?
            flows:
              - pick -> map { Item(id: $0.id + 1 name: $0.name) } -> item
            samples:
              Item: Item(id: 1, name: "a"), Item(id: 2, name "b")
            scenarios:
              a:
                when: pick Item(id 3, name: "c")
                then: item = Item(id: 3 name: "c")
            """,
            says: """
                8:38+4: error: [step-argument] a comma is missing before `name`
                10:45+4: error: [scenario-value] a colon is missing behind `name`
                13:21+2: error: [scenario-value] a colon is missing behind `id`
                14:29+4: error: [scenario-value] a comma is missing before `name`
                """
        )
    }

    @Test("Test frameworks")
    func tests() {
        expect(
            CleanSpecs.rooms + #"""
                tests: xunit

                """#,
            says: #"""
                49:8+5: error: [unknown-tests] unknown test framework `xunit`; write `xctest`, `swift-testing` or `none`
                """#
        )
    }

    @Test("A constant has one value")
    func constants() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            inputs:
              tap: Room
            outputs:
              room: Room = Room(id: 0)
            flows:
              - tap -> room
            samples:
              Room: Room(id: 1), Room(id: 2)
              kitchen: Room = Room(id: 1), Room(id: 2)
              both: [Room] = [Room(id: 1), Room(id: 2)]
              none: [Room] = [],
            """,
            says: """
                11:32+11: error: [sample] a constant has one value; a second one is another constant, `kitchen2: Room = Room(id: 2)`
                13:20+1: error: [stray-marker] no `,` stands at the end of a line; remove it
                """
        )
    }
}
