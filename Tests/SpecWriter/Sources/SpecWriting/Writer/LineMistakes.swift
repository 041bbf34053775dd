import Foundation

/// Mistakes in any line of a spec, and in those that declare.
enum LineMistakes {
    /// The kinds of them that `spec` has a place for.
    static func kinds(of spec: SpecDraft) -> [Mutation.Kind] {
        let lines = spec.specText.components(separatedBy: "\n")
        let scenarios = lines.firstIndex(of: "scenarios:").map { start in
            lines.indices.filter { $0 > start && lines[$0].hasPrefix("    ") }
        }
        return [
            ("a port has another type", { retype(&$0, &$1) }),
            ("an initial value has another type", { revalue(&$0, &$1) }),
            ("a type is misspelt", { mistype(&$0, &$1) }),
            ("a sample has another type", { resample(&$0, &$1) }),
            ("a name in a scenario is misspelt", { FlowMistakes.misspell(&$0, scenarios ?? [], &$1) }),
            ("a method takes another type", { retypeMethod(&$0, &$1) }),
            ("a line is left out", { cutLine(&$0, &$1) }),
            ("a line stands there twice", { doubleLine(&$0, &$1) }),
            ("a section is misspelt", { misspellSection(&$0, &$1) }),
            ("a bracket or a quote is left out", { cutMark(&$0, "()[]{}\"", &$1) }),
            ("a colon is left out", { cutMark(&$0, ":", &$1) }),
            ("a dash is left out", { cutDash(&$0, &$1) }),
            ("a line is indented by one more", { indent(&$0, &$1) }),
        ]
    }

    private static func revalue(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        let ports = lines.indices.filter { lines[$0].hasPrefix("  ") && lines[$0].contains(": Int = ") }
        guard !ports.isEmpty else { return nil }
        let index = dice.pick(ports)
        lines[index] = lines[index].components(separatedBy: " = ")[0] + " = \"none\""
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

    private static func retypeMethod(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        let methods = section("logic", of: lines).filter { lines[$0].contains(": Int") }
        guard !methods.isEmpty else { return nil }
        let index = dice.pick(methods)
        guard let range = lines[index].range(of: ": Int") else { return nil }
        lines[index].replaceSubrange(range, with: ": [String]")
        return index
    }

    private static func cutLine(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        let index = dice.pick(entries(of: lines))
        lines.remove(at: index)
        return index
    }

    private static func doubleLine(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        let index = dice.pick(entries(of: lines))
        lines.insert(lines[index], at: index)
        return index + 1
    }

    private static func misspellSection(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        let heads = lines.indices.dropFirst(2).filter { lines[$0].first?.isLetter == true }
        guard !heads.isEmpty else { return nil }
        let index = dice.pick(Array(heads))
        lines[index].remove(at: lines[index].index(lines[index].startIndex, offsetBy: 1))
        return index
    }

    private static func cutMark(_ lines: inout [String], _ marks: String, _ dice: inout Dice) -> Int? {
        let places = entries(of: lines).filter { lines[$0].contains(where: marks.contains) }
        guard !places.isEmpty else { return nil }
        let index = dice.pick(places)
        let found = lines[index].indices.filter { marks.contains(lines[index][$0]) }
        lines[index].remove(at: dice.pick(found))
        return index
    }

    private static func cutDash(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        let places = lines.indices.filter { lines[$0].hasPrefix("  - ") }
        guard !places.isEmpty else { return nil }
        let index = dice.pick(Array(places))
        lines[index] = "  " + lines[index].dropFirst(4)
        return index
    }

    private static func indent(_ lines: inout [String], _ dice: inout Dice) -> Int? {
        let index = dice.pick(entries(of: lines))
        lines[index] = " " + lines[index]
        return index
    }

    /// The lines within sections that are no Swift of their own and no comment.
    private static func entries(of lines: [String]) -> [Int] {
        let types = section("types", of: lines)
        return lines.indices.filter { index in
            lines[index].hasPrefix("  ") && !types.contains(index) && !lines[index].hasPrefix("  #")
        }
    }

    /// The lines of the section `key`.
    private static func section(_ key: String, of lines: [String]) -> [Int] {
        guard let start = lines.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return [] }
        let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix(" ") } ?? lines.count
        return Array(start + 1..<end)
    }
}
