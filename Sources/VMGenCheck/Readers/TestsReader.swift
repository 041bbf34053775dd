import VMGenModel
import VMGenSpec

/// Reads the `tests:` section: what generated tests are written for.
struct TestsReader: EntryReading {
    let findings: Findings

    /// The framework that `entry` names; nil where it names none that exists.
    func read(_ entry: EntrySyntax) -> TestFramework? {
        guard let value = entry.value else { return nil }
        guard let framework = TestFramework(rawValue: value.text) else {
            findings.add(UnknownTestFramework.finding(value))
            return nil
        }
        return framework
    }
}
