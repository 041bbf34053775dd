import Testing

@testable import VMGenTesting

@Suite("What is wrong with the body that a request sent")
struct ScenarioBodyMessageTests {
    /// A spec with a request that sends something and one that does not, whose scenario says `then`.
    private func spec(_ then: String) -> String {
        #"""
        view-model: final class A
        runtime: rxswift
        requests:
          ping: GET https://example.com/ping
          save(_ room: Room): PUT https://example.com/rooms
            body: room
        inputs:
          tap: Room
        outputs:
          saved: Void
        flows:
          - tap -> first save($0) -> saved
          - start -> latest ping -> ignore
          - errors -> ignore
        samples:
          kitchen: Room = Room(id: 1)
        scenarios:
          a:
            given: ping answers; save answers
            when: tap kitchen

        """# + then.split(separator: "\n").map { "    then: \($0)\n" }.joined()
    }

    @Test("What can be said of a body")
    func right() {
        expect(
            spec(
                #"""
                save was called with {"id": 1}
                save was called with https://example.com/rooms {"id": 1}, https://example.com/rooms {"id": 2}
                save was called with kitchen, Room(id: 2), .bath
                save was called with https://example.com/rooms kitchen
                """#
            ),
            says: ""
        )
    }

    @Test("What is no body, and other words for one")
    func wrong() {
        expect(
            spec(
                #"""
                save was called with (kitchen); save was called with room: kitchen
                save was called with {"id": 1,}; save was called with [{"id": one}]
                ping was called with {"id": 1}; ping was called with https://example.com/ping {"id": 1}
                save was sent {"id": 1}; save.body = {"id": 1}; save sends {"id": 1}
                save was called with https://example.com/rooms, {"id": 1}
                save was called with $0; save was called {"id": 1}
                """#
            ),
            says: #"""
                21:32+9: error: [scenario-use] the calls of a request are told by their URL, by the body that was sent, or by both: `save was called with https://… {"name": …}`
                21:64+13: error: [scenario-use] the calls of a request are told by their URL, by the body that was sent, or by both: `save was called with https://… {"name": …}`
                22:41+1: error: [bad-json] this is no JSON: a name in double quotes has to stand here
                22:73+1: error: [bad-json] this is no JSON: `one` is no value of JSON; a string stands in double quotes
                23:32+9: error: [scenario-use] `ping` sends nothing; what it sends is `body: …` below it under `requests`
                23:89+9: error: [scenario-use] `ping` sends nothing; what it sends is `body: …` below it under `requests`
                24:11+23: error: [scenario-use] the calls of a request are told by their URL, by the body that was sent, or by both: `save was called with https://… {"name": …}`
                24:36+21: error: [scenario-use] the calls of a request are told by their URL, by the body that was sent, or by both: `save was called with https://… {"name": …}`
                24:59+20: error: [scenario-use] the calls of a request are told by their URL, by the body that was sent, or by both: `save was called with https://… {"name": …}`
                25:59+9: error: [scenario-use] each call is told in the same way: by its URL, by its body, or by both
                26:32+2: error: [scenario-value] nothing arrives here, so there is no `$0`
                26:52+9: error: [scenario-use] write `was called`, `was called twice`, `was called 3 times`, `was called with (…)` or `was not called`
                """#
        )
    }
}
