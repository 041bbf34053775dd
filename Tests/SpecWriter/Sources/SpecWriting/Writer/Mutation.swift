import Foundation

/// One mistake in a spec that was valid.
public struct Mutation: Sendable {
    /// What was done: `a step is left out`.
    public var what: String
    /// The spec with it.
    public var spec: SpecDraft
    /// The number of the line that was changed, from 1.
    public var line: Int
    /// The names and types that the change takes away or brings, and the name that the line starts with.
    public var words: Set<String>

    /// A kind of mistake: what it is called, and the number of the line that it changes; nil where none is fit for it.
    typealias Kind = (what: String, change: (_ lines: inout [String], _ dice: inout Dice) -> Int?)

    /// Up to `count` mistakes in `spec`, of as many kinds, each in one line chosen by `dice`. The spec with the mistake of
    /// number n is called what `name` says.
    public static func some(
        _ count: Int,
        of spec: SpecDraft,
        using dice: inout Dice,
        name: (Int) -> String
    ) -> [Mutation] {
        var mutations: [Mutation] = []
        for kind in dice.shuffled(FlowMistakes.kinds(of: spec) + LineMistakes.kinds(of: spec)) {
            guard mutations.count < count else { break }
            var mutant = spec.named(name(mutations.count))
            let lines = mutant.specText.components(separatedBy: "\n")
            var changed = lines
            guard let index = kind.change(&changed, &dice), changed != lines else { continue }
            mutant.changedText = changed.joined(separator: "\n")
            let before = lines.count > index ? lines[index] : ""
            let after = changed.count > index ? changed[index] : ""
            let (old, new) = (Self.words(of: before), Self.words(of: after))
            let words = Set(old).symmetricDifference(new).union(old.prefix(1))
            mutations.append(Mutation(what: kind.what, spec: mutant, line: index + 1, words: words))
        }
        return mutations
    }

    /// The words of `line` that can be a name or a type.
    private static func words(of line: String) -> [String] {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
}
