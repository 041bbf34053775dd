import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Reads a configuration, which is written as specs are.
///
///     vmgen: 0.1.0
///     runtime: combine
///     severities:
///       unused-input: error
package struct ConfigurationReader {
    /// The version that reads it: `0.1.0`.
    let version: String
    /// The ids of the rules.
    let rules: [String]
    private let isError: (String) -> Bool
    private let findings: Findings
    private var configuration = Configuration()

    private init(version: String, rules: [String], isError: @escaping (String) -> Bool, source: SourceText) {
        self.version = version
        self.rules = rules
        self.isError = isError
        findings = Findings(source: source)
    }

    /// The configuration that `source` is, as far as it can be read, and all that is wrong with it.
    ///
    /// - Parameters:
    ///   - version: the version of vmgen that reads it.
    ///   - rules: the ids of the rules.
    ///   - isError: whether the rule of an id says errors, which stay what they are.
    package static func read(
        _ source: SourceText,
        version: String,
        rules: [String],
        isError: @escaping (String) -> Bool = { _ in false }
    ) -> (Configuration, [Diagnostic]) {
        let (syntax, found) = SpecParser.parse(source)
        let parsing = told(found)
        var reader = ConfigurationReader(version: version, rules: rules, isError: isError, source: source)
        for entry in syntax.entries { reader.read(entry) }
        // What is said of a line that could not be read follows from that.
        let unread = Set(parsing.filter(\.isError).map { source.lineIndex(of: $0.range.lower) })
        let own = reader.findings.diagnostics.filter { !unread.contains(source.lineIndex(of: $0.range.lower)) }
        return (reader.configuration, parsing + own)
    }

    /// `found` in the words of a configuration: the text below `header: |` is no Swift, and where it is not indented, that is one
    /// mistake.
    private static func told(_ found: [Diagnostic]) -> [Diagnostic] {
        guard found.contains(where: { $0.rule == LineRule.emptyVerbatim.id }) else { return found }
        return found.filter { $0.rule != LineRule.missingKey.id }.map { diagnostic in
            guard diagnostic.rule == LineRule.emptyVerbatim.id else { return diagnostic }
            var diagnostic = diagnostic
            diagnostic.message = "nothing is indented below `|`; write the text there, indented deeper than this line"
            return diagnostic
        }
    }

    private mutating func read(_ entry: EntrySyntax) {
        guard let name = entry.key, !entry.isItem else {
            return report("a line of the configuration is `key: value`", at: entry.content.range)
        }
        guard let key = Configuration.Key(rawValue: name.text) else {
            let names = Configuration.Key.allCases.map(\.rawValue)
            let ending = Suggestion.ending(
                for: name.text,
                among: names,
                otherwise: "; the keys are \(names.listed("and"))"
            )
            return report("unknown key `\(name.text)`\(ending)", at: name.range)
        }
        guard configuration.written[key] == nil else {
            return report("`\(name.text)` is said twice; remove one of them", at: name.range)
        }
        let line = findings.source.location(of: name.range.lower).line
        configuration.written[key] = (entry.value?.text ?? "", line)
        switch key {
        case .header: return configuration.defaults.header = header(entry)
        case .severities:
            if let value = entry.value {
                report("the rules stand below `severities`, one a line: `unused-input: error`", at: value.range)
            }
            return entry.block.forEach { readSeverity($0) }
        case .imports: return configuration.defaults.imports = imports(entry)
        default: break
        }
        if entry.value != nil, let line = entry.block.first {
            let message = "this line is indented; a key starts at the beginning of its line"
            return report(message, at: line.content.range)
        }
        guard let value = entry.value, entry.block.isEmpty, entry.verbatim == nil else {
            return report("`\(name.text)` has its value on its line", at: name.range)
        }
        read(key, value, of: entry)
    }

    private mutating func read(_ key: Configuration.Key, _ value: Fragment, of entry: EntrySyntax) {
        switch key {
        case .vmgen: checkVersion(value)
        case .runtime: configuration.defaults.runtime = RuntimeReader(findings: findings).read(entry)
        case .access:
            let words = ["public", "package", "internal"]
            guard words.contains(value.text) else {
                let ending = Suggestion.ending(for: value.text, among: words, otherwise: "; write \(words.listed())")
                return report("`\(value.text)` is no access of a view model\(ending)", at: value.range)
            }
            configuration.defaults.access = value.text
        case .tests: configuration.defaults.tests = TestsReader(findings: findings).read(entry)
        case .isolation: readIsolation(value)
        case .output: configuration.output = folder(value)
        case .testsOutput: configuration.testsOutput = folder(value)
        case .module: configuration.module = value.text
        case .templates: configuration.templates = folder(value)
        case .imports, .header, .severities: break
        }
    }

    private func imports(_ entry: EntrySyntax) -> [String] {
        ImportsReader(findings: findings).read(entry).map(\.text)
    }

    private func header(_ entry: EntrySyntax) -> [String] {
        if let verbatim = entry.verbatim { return verbatim.lines.map { Self.uncommented($0.text) } }
        if let value = entry.value { return [Self.uncommented(value.text)] }
        report("`header` has its text on its line, or below `header: |`", at: entry.content.range)
        return []
    }

    /// `line` without the `//` that each line of a header gets anyway.
    private static func uncommented(_ line: String) -> String {
        guard line.hasPrefix("//") else { return line }
        return String(line.dropFirst(line.hasPrefix("// ") ? 3 : 2))
    }

    private mutating func readIsolation(_ value: Fragment) {
        let words = ["MainActor", "nonisolated"]
        guard words.contains(value.text) else {
            let ending = Suggestion.ending(for: value.text, among: words, otherwise: "; write \(words.listed())")
            return report("`\(value.text)` is no default isolation of a target\(ending)", at: value.range)
        }
        configuration.defaults.isOnMainActor = value.text == words[0]
    }

    private func folder(_ value: Fragment) -> String? {
        guard !value.text.hasPrefix("/"), !value.text.split(separator: "/").contains("..") else {
            report("`\(value.text)` leads out of the project; write a folder in it", at: value.range)
            return nil
        }
        return value.text
    }

    private mutating func readSeverity(_ entry: EntrySyntax) {
        guard let rule = entry.key, let value = entry.value else {
            return report("write `RULE: error`, `RULE: warning` or `RULE: ignore`", at: entry.content.range)
        }
        guard rules.contains(rule.text) else {
            let ending = Suggestion.ending(
                for: rule.text,
                among: rules,
                otherwise: "; `vmgen explain` lists the rules"
            )
            return report("there is no rule `\(rule.text)`\(ending)", at: rule.range)
        }
        guard value.text == "error" || !isError(rule.text) else {
            return report(
                "`\(rule.text)` is an error, and stays one; `vmgen lint --list` lists the rules that warn",
                at: rule.range
            )
        }
        switch value.text {
        case "error": configuration.defaults.severities[rule.text] = .some(.error)
        case "warning": configuration.defaults.severities[rule.text] = .some(.warning)
        case "ignore": configuration.defaults.severities[rule.text] = .some(nil)
        default: report("`\(value.text)` is none of `error`, `warning` and `ignore`", at: value.range)
        }
    }

    private func checkVersion(_ value: Fragment) {
        let numbers = value.text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard !numbers.contains(nil), numbers.count <= 3 else {
            return report("`\(value.text)` is no version; write `\(version)`", at: value.range)
        }
        let own = version.split(separator: ".").map { Int($0) ?? 0 }
        if own.lexicographicallyPrecedes(numbers.compactMap { $0 }) {
            report("this project needs vmgen \(value.text) or later; this is \(version)", at: value.range)
        }
    }

    private func report(_ message: String, at range: SourceRange) {
        findings.add(Finding(severity: .error, rule: "configuration", message: message, range: range, notes: []))
    }
}
