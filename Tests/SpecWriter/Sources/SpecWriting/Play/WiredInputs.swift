import Foundation

/// What a view hands for the inputs of a view model, in a play.
///
/// The same play with `open` and with `ended` has to say and ask the same: whether what a view hands ends once it has said what it has
/// to say makes no difference to who listens.
public enum WiredInputs: String, CaseIterable, Sendable {
    /// Streams that stay open, and say what is sent: those of the generated harness.
    case sent
    /// Streams that say a value to whoever comes, or the first two that are sent; and stay open.
    case open
    /// The same streams, which end behind what they say, as `.just(())` does.
    case ended

    /// What the name of a play with them has more than the spec's.
    var suffix: String { self == .sent ? "" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The name of the play of the spec called `name`, which stands in what it prints.
    public func play(of name: String) -> String { name + suffix }
}
