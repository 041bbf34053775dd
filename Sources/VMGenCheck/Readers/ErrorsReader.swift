import VMGenModel
import VMGenSpec

/// Reads the `errors:` section: the name of the error type, and its cases where vmgen is to declare it.
struct ErrorsReader: EntryReading {
    let findings: Findings

    /// The error type of `entry`; nil where it is not named.
    func read(_ entry: EntrySyntax) -> ErrorPolicy? {
        guard let value = entry.value else {
            let place = entry.key?.range ?? entry.content.range
            findings.add(LineShape.missing("the name of the error type", at: place, form: "errors: MyError"))
            return nil
        }
        guard isBalanced(value) else { return nil }
        var cases: [ErrorPolicy.Case] = []
        // A case without its dash is reported, and one all the same.
        for line in entry.block where isItem(line, of: "errors") || line.key != nil && !line.isItem {
            expectNothingBelow(line)
            guard let errorCase = readCase(line) else { continue }
            if let first = cases.first(where: { $0.name.text == errorCase.name.text }) {
                findings.add(DuplicateName.finding(errorCase.name, what: "a case", first: first.name))
            } else {
                cases.append(errorCase)
            }
        }
        if !entry.block.isEmpty {
            if let finding = ErrorReasons.checkName(value) {
                findings.add(finding)
                return nil
            }
            if name(value) == nil { return nil }
        } else if let finding = ErrorReasons.checkType(value) {
            findings.add(finding)
            return nil
        }
        findings.add(ErrorReasons.checkRepeated(cases))
        return ErrorPolicy(typeName: value, documentation: documentation(of: entry), cases: cases)
    }

    private func readCase(_ line: EntrySyntax) -> ErrorPolicy.Case? {
        let text = line.content
        if let finding = ErrorReasons.checkPayload(text) {
            findings.add(finding)
            return nil
        }
        guard let name = name(line.key ?? text) else { return nil }
        var reasons: [ErrorPolicy.Reason] = []
        var places: [Fragment] = []
        if line.key != nil, line.value == nil {
            findings.add(LineShape.missing("what the case stands for", at: name.end, form: "- \(name.text): other"))
        }
        for word in line.value.map({ SwiftText.split($0, on: ",") }) ?? [] {
            guard let reason = ErrorPolicy.Reason(rawValue: word.text) else {
                findings.add(ErrorReasons.unknown(word))
                continue
            }
            reasons.append(reason)
            places.append(word)
        }
        return ErrorPolicy.Case(
            name: name,
            documentation: documentation(of: line),
            reasons: reasons,
            reasonPlaces: places
        )
    }
}
