import Testing

/// A tuple has the parts that its type says, and `$0` alone is all of it.
@Suite("Messages about members of tuples")
struct PairMemberMessageTests {
    private func spec(_ type: String, _ flow: String) -> String {
        """
        view-model: final class AViewModel
        runtime: combine
        inputs:
          pair: \(type)
        outputs:
          - entered(String)
        state:
          name: String = ""
          count: Int = 0
        flows:
          - \(flow)
        """
    }

    @Test(
        "A member that no part of the tuple is called is none of the tuple's, wherever it is asked for",
        arguments: [
            ("(User, Int)", "pair -> .entered($0.nickname)", "22+11", "nickname", "0"),
            ("(User, Int)", "pair -> map { $0.nickname } -> .entered", "19+11", "nickname", "0"),
            ("(User, Int)", "pair -> filter { $0.isHere } -> ignore", "22+9", "isHere", "0"),
            ("(User, Int)", "pair -> set name = $0.nickname", "24+11", "nickname", "0"),
            ("(user: User, count: Int)", "pair -> .entered($0.nickname)", "22+11", "nickname", "user"),
        ]
    )
    func member(_ type: String, _ flow: String, _ place: String, _ name: String, _ part: String) {
        let found = CheckedSpec(spec(type, flow)).summary.split(separator: "\n")
            .filter { $0.contains("[closure-argument]") }
        #expect(
            found == [
                "11:\(place): error: [closure-argument] `$0` is all of `\(type)`, which has no `\(name)`; "
                    + "write `$0.\(part).\(name)`, or the part that has it"
            ]
        )
    }

    @Test(
        "Parts, and a closure that speaks of `$1`, are fine",
        arguments: [
            ("(User, Int)", "pair -> .entered($0.0.nickname)"),
            ("(user: User, count: Int)", "pair -> .entered($0.user.nickname)"),
            ("(User, Int)", "pair -> filter { $0.isHere && $1 > 0 } -> .entered($0.0.nickname)"),
            ("(User, Int)", "pair -> set name = $0.nickname, count = $1"),
            ("(User, Int)?", "pair -> .entered($0.map { $0.nickname } ?? \"\")"),
        ]
    )
    func fine(_ type: String, _ flow: String) {
        #expect(!CheckedSpec(spec(type, flow)).summary.contains("[closure-argument]"))
    }
}
