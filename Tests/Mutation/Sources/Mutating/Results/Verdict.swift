/// What became of a mistake when the tests ran.
public enum Verdict: String, Sendable {
    /// A test failed, or the run crashed.
    case killed
    /// The tests did not end in a time that is many times what they take without the mistake.
    case timedOut = "timed out"
    /// All tests passed.
    case survived
    /// The compiler rejects it: no mistake that anyone could make.
    case doesNotCompile = "does not compile"

    /// Whether the tests noticed it.
    public var isKilled: Bool { self == .killed || self == .timedOut }
}
