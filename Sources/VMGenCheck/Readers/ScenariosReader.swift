import VMGenModel
import VMGenSpec

/// Reads the `scenarios:` section: names, lines that start with given, when or then, and the statements behind them.
///
/// Statements stand behind the colon with `;` between them, or below it behind dashes.
struct ScenariosReader: EntryReading {
    let findings: Findings

    /// The scenarios of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [ScenarioSyntax] {
        if let stray = entry.block.first(where: isStray) {
            findings.add(ScenarioShape.notIndented(stray.key ?? stray.content))
        }
        let lines = entry.block.filter { line in
            // A name whose lines stand beside it has none of its own.
            !entry.block.contains(where: isStray) || !isStray(line) && !line.block.isEmpty
        }
        return lines.filter { isField($0, of: "scenarios") }.compactMap { line in
            guard let name = line.key, line.value == nil, !line.block.isEmpty else {
                return findings.refuse(ScenarioShape.notAScenario(line.content))
            }
            let lines = line.block.flatMap(withLinesBelow).map(readLine)
            return ScenarioSyntax(
                name: name,
                documentation: documentation(of: line),
                lines: lines.compactMap(\.line),
                isBroken: lines.contains(where: \.isBroken)
            )
        }
    }

    /// `line` of a scenario, and behind it those below it that begin as it does, which are reported.
    private func withLinesBelow(_ line: EntrySyntax) -> [EntrySyntax] {
        guard line.value != nil, let first = line.block.first?.key,
            line.block.allSatisfy({ !$0.isItem && $0.key.flatMap { Scenario.Keyword(rawValue: $0.text) } != nil })
        else { return [line] }
        findings.add(ScenarioShape.indented(first, below: line.key ?? line.content))
        var own = line
        own.block = []
        return [own] + line.block
    }

    /// Whether `line` is one of a scenario, and stands where the names of scenarios do.
    private func isStray(_ line: EntrySyntax) -> Bool {
        line.key.flatMap { Scenario.Keyword(rawValue: $0.text) } != nil
            && (line.value != nil || line.block.allSatisfy(\.isItem))
    }

    private func readLine(_ line: EntrySyntax) -> (line: ScenarioSyntax.Line?, isBroken: Bool) {
        guard !line.isItem, let key = line.key, let keyword = Scenario.Keyword(rawValue: key.text) else {
            findings.add(ScenarioShape.unknownLine(line.key ?? line.content, isItem: line.isItem))
            return (nil, true)
        }
        var statements: [StatementSyntax?] = []
        if let text = line.value {
            statements = read(text, of: line)
        } else {
            for item in line.block where isItem(item, of: key.text) { statements += read(item.content, of: item) }
        }
        if line.value == nil, line.block.isEmpty { findings.add(ScenarioShape.emptyLine(key)) }
        let read = statements.compactMap { $0 }
        let isBroken = statements.isEmpty || read.count < statements.count
        return (ScenarioSyntax.Line(keyword: keyword, place: key, statements: read), isBroken)
    }

    /// The statements of `text`, the last one with the verbatim text below `line`.
    private func read(_ text: Fragment, of line: EntrySyntax) -> [StatementSyntax?] {
        if line.verbatim == nil { expectNothingBelow(line) }
        let reader = StatementReader(findings: findings)
        let parts = SwiftText.split(text, on: ";").filter { !$0.isEmpty }
        return parts.enumerated().map { index, part in
            reader.read(part, verbatim: index == parts.count - 1 ? line.verbatim : nil)
        }
    }
}
