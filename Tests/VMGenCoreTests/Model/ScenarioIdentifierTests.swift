import Testing

@testable import VMGenModel
@testable import VMGenSpec

@Suite("Names of tests from names of scenarios")
struct ScenarioIdentifierTests {
    @Test(
        "Words become camel case",
        arguments: [
            ("a hit advances the round", "aHitAdvancesTheRound"),
            ("A hit", "aHit"),
            ("the server's 2nd answer", "theServers2ndAnswer"),
            ("a tap, then nothing - at all!", "aTapThenNothingAtAll"),
            ("URL of the page", "URLOfThePage"),
            ("정답이면 라운드가 오른다", "정답이면_라운드가_오른다"),
            ("über alles", "überAlles"),
            ("3 misses", "_3Misses"),
            ("page 1 2", "page1_2"),
            ("init", "init"),
        ]
    )
    func words(_ name: String, _ identifier: String) {
        #expect(ScenarioIdentifier.identifier(of: name) == identifier)
        #expect(SwiftText.isIdentifier(identifier))
    }

    @Test("Marks alone make no name", arguments: ["", "!?", "…", "'", "🙂"])
    func empty(_ name: String) {
        let identifier = ScenarioIdentifier.identifier(of: name)
        #expect(identifier == nil || identifier.map(SwiftText.isIdentifier) == true)
    }
}
