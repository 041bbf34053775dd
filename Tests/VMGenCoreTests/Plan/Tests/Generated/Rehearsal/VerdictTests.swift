import Testing
import VMGenDiagnostics

@testable import VMGenCore

@Suite("Conditions that are known without running them")
struct VerdictTests {
    @Test(
        "Simple conditions of literals are known, others are not",
        arguments: [
            ("$0.isEmpty", "\"\"", true), ("!$0.isEmpty", "\"a\"", true), ("$0", "false", false),
            ("!$0", "false", true),
            ("$0 > 1", "2", true), ("$0 > 1", "1", false), ("$0 != nil", "nil", false), ("$0 == 2", "2", true),
        ] as [(String, String, Bool)]
    )
    func known(body: String, value: String, holds: Bool) {
        #expect(verdict(body, value) == holds)
    }

    @Test("What nobody can tell", arguments: ["$0.count > 1", "$1.isEmpty", "f($0)", "$0.isEmpty || g"])
    func unknown(body: String) {
        #expect(verdict(body, "\"a\"") == nil)
    }

    private func verdict(_ body: String, _ value: String) -> Bool? {
        Verdict.of(Fragment(body, SourceRange(0, body.utf8.count)), with: [KnownValue(swift: value, type: nil)])
    }
}
