/// Why a rule is there, with a spec that breaks it and one that does not.
public struct Explanation: Sendable {
    /// What the rule finds, in a few words.
    public var title: String
    /// Why that is a mistake, and what to do, in two to four sentences.
    public var reason: String
    /// A spec that breaks the rule. Where it does not start with `view-model`, that and `runtime: rxswift` stand before it.
    public var wrong: String
    /// The same spec, mended.
    public var right: String
    /// Another spec of the same target, for a rule that no spec breaks alone.
    public var beside: String?
}
