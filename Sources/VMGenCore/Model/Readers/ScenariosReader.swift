import VMGenDiagnostics

/// Reads the `scenarios:` section for its shape: names, and lines that start with given, when or then.
struct ScenariosReader: EntryReading {
    let findings: Findings

    /// The scenarios of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [Scenario] {
        entry.block.filter { isField($0, of: "scenarios") }.compactMap { line in
            guard let name = line.key, line.value == nil, !line.block.isEmpty else {
                findings.add(ScenarioShape.notAScenario(line.content))
                return nil
            }
            return Scenario(name: name, lines: line.block.compactMap(readLine))
        }
    }

    private func readLine(_ line: EntrySyntax) -> Scenario.Line? {
        expectNothingBelow(line)
        guard !line.isItem, let key = line.key, let keyword = Scenario.Keyword(rawValue: key.text) else {
            findings.add(ScenarioShape.unknownLine(line.key ?? line.content))
            return nil
        }
        guard let text = line.value else {
            findings.add(ScenarioShape.emptyLine(key))
            return nil
        }
        return Scenario.Line(keyword: keyword, text: text)
    }
}
