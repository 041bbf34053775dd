/// One entry of the `scenarios:` section, read for its shape alone.
public struct Scenario: Sendable {
    /// Its name, which becomes the name of a test.
    public var name: Fragment
    /// Its lines in order: as many rounds of given, when and then as it needs.
    public var lines: [Line]

    /// One line of a scenario.
    public struct Line: Sendable {
        /// Which word it starts with.
        public var keyword: Keyword
        /// What stands after the colon.
        public var text: Fragment
    }

    /// The words that start a line.
    public enum Keyword: String, CaseIterable, Sendable {
        case given
        case when
        case then
    }
}
