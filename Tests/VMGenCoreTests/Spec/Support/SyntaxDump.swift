import VMGenDiagnostics

@testable import VMGenSpec

/// A spec's entries as text: one line an entry, in the order of the file, indented by depth.
///
///     round: Int = 1    `round` ⇒ `Int = 1`
///     - a -> b          - `a -> b`
enum SyntaxDump {
    /// The dump of what the parser makes of `spec`.
    static func dump(_ spec: String) -> String {
        let (syntax, _) = SpecParser.parse(SourceText(path: "Test.vm", text: spec))
        return syntax.entries.map { dump($0, depth: 0) }.joined()
    }

    /// The printed diagnostics that the parser has for `spec`, as `line:column: severity: [rule] message`.
    static func diagnostics(_ spec: String) -> [String] {
        diagnostics(bytes: Array(spec.utf8))
    }

    /// The same for bytes that need not be UTF-8.
    static func diagnostics(bytes: [UInt8]) -> [String] {
        let source = SourceText(path: "Test.vm", bytes: bytes)
        return SpecParser.parse(source).1.map { diagnostic in
            let place = source.location(of: diagnostic.range.lower)
            let length = diagnostic.range.upper - diagnostic.range.lower
            return "\(place.line):\(place.column)+\(length): \(diagnostic.severity.rawValue): [\(diagnostic.rule)] "
                + diagnostic.message
        }
    }

    private static func dump(_ entry: EntrySyntax, depth: Int) -> String {
        let indentation = String(repeating: "  ", count: depth)
        var line = indentation + (entry.isItem ? "- " : "")
        if let key = entry.key {
            line += "`\(key.text)` ⇒" + (entry.value.map { " `\($0.text)`" } ?? "")
        } else {
            line += "`\(entry.content.text)`"
        }
        if entry.verbatim != nil { line += " |" }
        let documentation = entry.documentation.map { "\(indentation)## \($0.text)\n" }.joined()
        let verbatim = entry.verbatim?.lines.map { "\(indentation)  | \($0.text)\n" }.joined() ?? ""
        return documentation + line + "\n" + verbatim + entry.block.map { dump($0, depth: depth + 1) }.joined()
    }
}
