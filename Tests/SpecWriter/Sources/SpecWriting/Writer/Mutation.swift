import Foundation

/// One mistake in a spec that was valid.
public struct Mutation: Sendable {
    /// What was done: `a step is left out`.
    public var what: String
    /// The spec with it.
    public var spec: SpecDraft
    /// The number of the line that was changed, from 1.
    public var line: Int

    /// A mistake in one line of `spec`, chosen by `dice`; nil where it has no line for it.
    public static func of(_ spec: SpecDraft, using dice: inout Dice) -> Mutation? {
        let lines = spec.specText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let flows = lines.firstIndex(of: "flows:").map { start in
            lines.indices.filter { $0 > start && lines[$0].hasPrefix("  - ") }
        }
        guard let flows, !flows.isEmpty else { return nil }
        let scenarios = lines.firstIndex(of: "scenarios:").map { start in
            lines.indices.filter { $0 > start && lines[$0].hasPrefix("    ") }
        }
        let changes: [(String, (inout [String], inout Dice) -> Int?)] = [
            ("a step is left out", { Self.cutStep(&$0, flows, &$1) }),
            ("two steps change places", { Self.swapSteps(&$0, flows, &$1) }),
            ("a name in a flow is misspelt", { Self.misspell(&$0, flows, &$1) }),
            ("a port has another type", { Self.retype(&$0, &$1) }),
            ("a flow ends elsewhere", { Self.swapSinks(&$0, flows, &$1) }),
            ("an initial value has another type", { Self.revalue(&$0, &$1) }),
            ("a closure takes a value that does not come", { Self.takeMore(&$0, flows, &$1) }),
            ("an argument is left out", { Self.cutArgument(&$0, flows, &$1) }),
            ("an arrow is left out", { Self.cutArrow(&$0, flows, &$1) }),
            ("a type is misspelt", { Self.mistype(&$0, &$1) }),
            ("a sample has another type", { Self.resample(&$0, &$1) }),
            ("a name in a scenario is misspelt", { Self.misspell(&$0, scenarios ?? [], &$1) }),
        ]
        for (what, change) in dice.shuffled(changes) {
            var changed = lines
            guard let index = change(&changed, &dice), changed != lines else { continue }
            var mutant = spec
            mutant.changedText = changed.joined(separator: "\n")
            return Mutation(what: what, spec: mutant, line: index + 1)
        }
        return nil
    }

    private static func cutStep(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        let index = dice.pick(flows)
        var parts = lines[index].components(separatedBy: " -> ")
        guard parts.count > 2 else { return nil }
        parts.remove(at: dice.number(1...(parts.count - 2)))
        lines[index] = parts.joined(separator: " -> ")
        return index
    }

    private static func swapSteps(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        let index = dice.pick(flows)
        var parts = lines[index].components(separatedBy: " -> ")
        guard parts.count > 3 else { return nil }
        parts.swapAt(1, 2)
        lines[index] = parts.joined(separator: " -> ")
        return index
    }

    private static func misspell(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        guard !flows.isEmpty else { return nil }
        let index = dice.pick(flows)
        let words = lines[index].split { !($0.isLetter || $0.isNumber) }.map(String.init)
            .filter { $0.count > 3 && $0.first?.isLowercase == true }
        guard !words.isEmpty, let range = lines[index].range(of: dice.pick(words)) else { return nil }
        lines[index].remove(at: lines[index].index(before: range.upperBound))
        return index
    }

    private static func swapSinks(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        let index = dice.pick(flows)
        let others = flows.map { lines[$0].components(separatedBy: " -> ").last ?? "" }
        var parts = lines[index].components(separatedBy: " -> ")
        guard parts.count > 1, let own = parts.last else { return nil }
        let sinks = others.filter { $0 != own && !$0.isEmpty }
        guard !sinks.isEmpty else { return nil }
        parts[parts.count - 1] = dice.pick(sinks)
        lines[index] = parts.joined(separator: " -> ")
        return index
    }

    private static func revalue(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        let ports = lines.indices.filter { lines[$0].hasPrefix("  ") && lines[$0].contains(": Int = ") }
        guard !ports.isEmpty else { return nil }
        let index = dice.pick(ports)
        lines[index] = lines[index].components(separatedBy: " = ")[0] + " = \"none\""
        return index
    }

    private static func takeMore(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        let places = flows.filter { lines[$0].contains("$0") && !lines[$0].contains("$1") }
        guard !places.isEmpty else { return nil }
        let index = dice.pick(places)
        guard let range = lines[index].range(of: "$0") else { return nil }
        lines[index].replaceSubrange(range, with: "$3")
        return index
    }

    private static func cutArgument(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        let words = [
            "debounce", "delay", "throttle", "skip", "take", "with", "filter", "map", "latest", "first", "set", "call",
        ]
        let index = dice.pick(flows)
        var parts = lines[index].components(separatedBy: " -> ")
        let places = parts.indices.filter { place in words.contains { parts[place].hasPrefix($0 + " ") } }
        guard !places.isEmpty else { return nil }
        let place = dice.pick(places)
        parts[place] = String(parts[place].prefix { $0 != " " })
        lines[index] = parts.joined(separator: " -> ")
        return index
    }

    private static func cutArrow(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        let index = dice.pick(flows)
        var parts = lines[index].components(separatedBy: " -> ")
        guard parts.count > 1 else { return nil }
        let place = dice.number(1...(parts.count - 1))
        parts[place - 1] += " " + parts.remove(at: place)
        lines[index] = parts.joined(separator: " -> ")
        return index
    }

    private static func retype(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        guard let start = lines.firstIndex(where: { $0.hasPrefix("inputs:") }) else { return nil }
        let ports = lines.indices.filter { $0 > start && lines[$0].hasPrefix("  ") && lines[$0].hasSuffix(": Int") }
        guard !ports.isEmpty else { return nil }
        let index = dice.pick(ports)
        lines[index] = lines[index].dropLast(3) + "[String]"
        return index
    }

    private static func mistype(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        guard let start = lines.firstIndex(where: { $0.hasPrefix("inputs:") }) else { return nil }
        let types = [": String", ": Bool", ": Int", ": [Int]", ": Double"]
        let ports = lines.indices.filter { index in
            index > start && lines[index].hasPrefix("  ") && types.contains { lines[index].hasSuffix($0) }
        }
        guard !ports.isEmpty else { return nil }
        let index = dice.pick(ports)
        guard let letter = lines[index].lastIndex(where: \.isLetter) else { return nil }
        lines[index].insert("x", at: letter)
        return index
    }

    private static func resample(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        guard let start = lines.firstIndex(of: "samples:") else { return nil }
        let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix(" ") } ?? lines.count
        let samples = ((start + 1)..<end).filter { lines[$0].contains(": ") }
        guard !samples.isEmpty else { return nil }
        let index = dice.pick(samples)
        lines[index] = lines[index].components(separatedBy: ": ")[0] + ": \"none\""
        return index
    }
}
