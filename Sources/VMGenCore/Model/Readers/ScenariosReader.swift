import VMGenDiagnostics

/// Reads the `scenarios:` section: names, lines that start with given, when or then, and the statements behind them.
///
/// Statements stand behind the colon with `;` between them, or one an item below.
struct ScenariosReader: EntryReading {
    let findings: Findings

    /// The scenarios of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [ScenarioSyntax] {
        entry.block.filter { isField($0, of: "scenarios") }.compactMap { line in
            guard let name = line.key, line.value == nil, !line.block.isEmpty else {
                findings.add(ScenarioShape.notAScenario(line.content))
                return nil
            }
            let lines = line.block.map(readLine)
            return ScenarioSyntax(
                name: name,
                documentation: documentation(of: line),
                lines: lines.compactMap(\.line),
                isBroken: lines.contains(where: \.isBroken)
            )
        }
    }

    private func readLine(_ line: EntrySyntax) -> (line: ScenarioSyntax.Line?, isBroken: Bool) {
        guard !line.isItem, let key = line.key, let keyword = Scenario.Keyword(rawValue: key.text) else {
            findings.add(ScenarioShape.unknownLine(line.key ?? line.content))
            return (nil, true)
        }
        let reader = StatementReader(findings: findings)
        var statements: [StatementSyntax?] = []
        if let text = line.value {
            let parts = SwiftText.split(text, on: ";").filter { !$0.isEmpty }
            for (index, part) in parts.enumerated() {
                statements.append(reader.read(part, verbatim: index == parts.count - 1 ? line.verbatim : nil))
            }
            if line.verbatim == nil { expectNothingBelow(line) }
        } else {
            for item in line.block where isItem(item, of: key.text) {
                statements.append(reader.read(item.content, verbatim: item.verbatim))
                if item.verbatim == nil { expectNothingBelow(item) }
            }
        }
        if line.value == nil, line.block.isEmpty { findings.add(ScenarioShape.emptyLine(key)) }
        let read = statements.compactMap { $0 }
        let isBroken = statements.isEmpty || read.count < statements.count
        return (ScenarioSyntax.Line(keyword: keyword, place: key, statements: read), isBroken)
    }
}
