import Foundation

/// Mistakes in the lines of flows.
enum FlowMistakes {
    /// The kinds of them that `spec` has a place for; none where it has no flows.
    static func kinds(of spec: SpecDraft) -> [Mutation.Kind] {
        let lines = spec.specText.components(separatedBy: "\n")
        guard let start = lines.firstIndex(of: "flows:") else { return [] }
        let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix(" ") } ?? lines.count
        let flows = (start + 1..<end).filter { lines[$0].hasPrefix("  - ") }
        guard !flows.isEmpty else { return [] }
        return [
            ("a step is left out", { cutStep(&$0, flows, &$1) }),
            ("two steps change places", { swapSteps(&$0, flows, &$1) }),
            ("a name in a flow is misspelt", { misspell(&$0, flows, &$1) }),
            ("a flow ends elsewhere", { swapSinks(&$0, flows, &$1) }),
            ("a flow starts elsewhere", { swapSources(&$0, flows, &$1) }),
            ("a closure takes a value that does not come", { takeMore(&$0, flows, &$1) }),
            ("a member of a value is misspelt", { misspellMember(&$0, flows, &$1) }),
            ("an argument is left out", { cutArgument(&$0, flows, &$1) }),
            ("an arrow is left out", { cutArrow(&$0, flows, &$1) }),
            ("a policy is left out", { cutPolicy(&$0, flows, &$1) }),
        ]
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

    static func misspell(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
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

    private static func swapSources(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        let index = dice.pick(flows)
        var parts = lines[index].components(separatedBy: " -> ")
        let others = flows.map { lines[$0].components(separatedBy: " -> ")[0] }.filter { $0 != parts[0] }
        guard parts.count > 1, !others.isEmpty else { return nil }
        parts[0] = dice.pick(others)
        lines[index] = parts.joined(separator: " -> ")
        return index
    }

    private static func misspellMember(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        let places = flows.filter { lines[$0].contains("$0.") }
        guard !places.isEmpty else { return nil }
        let index = dice.pick(places)
        guard let range = lines[index].range(of: "$0.") else { return nil }
        lines[index].insert("x", at: range.upperBound)
        return index
    }

    private static func cutPolicy(_ lines: inout [String], _ flows: [Int], _ dice: inout Dice) -> Int? {
        let index = dice.pick(flows)
        let parts = lines[index].components(separatedBy: " -> ")
        for word in ["latest", "first", "queue", "all"] where parts.contains(where: { $0.hasPrefix(word + " ") }) {
            lines[index] = parts.map { $0.hasPrefix(word + " ") ? String($0.dropFirst(word.count + 1)) : $0 }
                .joined(separator: " -> ")
            return index
        }
        return nil
    }
}
