import VMGenDiagnostics
import VMGenSpec

/// A name that Swift does not take.
enum InvalidName: Rule {
    package static let id = "invalid-name"

    /// The keywords that keep their meaning where a name stands, in the output or in the spec.
    static let unusable: Set<String> = ["Protocol", "Type", "await", "inout", "let", "self", "try"]

    /// `name` is one of those keywords.
    static func keyword(_ name: Fragment) -> Finding {
        error("`\(name.text)` keeps its meaning in Swift, even in backticks; choose another name", at: name.range)
    }

    /// What is wrong with `name`, which Swift text of the output has to spell, where it is a keyword without backticks.
    static func bare(_ name: Fragment, in source: SourceText) -> Finding? {
        let before = name.range.lower - 1
        let isQuoted = source.bytes.indices.contains(before) && source.bytes[before] == UInt8(ascii: "`")
        guard SwiftKeywords.reserved.contains(name.text), !isQuoted, !unusable.contains(name.text) else { return nil }
        return error("`\(name.text)` is a keyword of Swift; write it in backticks here, as in Swift", at: name.range)
    }

    /// The same of the label or name of a parameter, which may be any other keyword.
    static func bareParameter(_ name: Fragment, in source: SourceText) -> Finding? {
        SwiftKeywords.reservedParameters.contains(name.text) ? bare(name, in: source) : nil
    }

    /// `name` is a keyword that the output uses as a name where no backticks help.
    static func keywordAsParameter(_ name: Fragment) -> Finding? {
        guard SwiftKeywords.reserved.contains(name.text) else { return nil }
        return error("`\(name.text)` is a keyword of Swift; choose another name", at: name.range)
    }

    /// What generated closures call the view model, its state and its output.
    private static let roots: Set<String> = ["output", "owner", "state"]

    /// What is wrong with a closure within `text` that calls a parameter of its own like what members are read from in generated code,
    /// and reads one, which `isRead` tells by its name; nil for nothing.
    static func hiding(in text: Fragment, isRead: (String) -> Bool) -> Finding? {
        guard let name = text.local(of: roots, beside: isRead) else { return nil }
        return error(
            "`\(name.text)` is what generated closures read the view model's members from, and this hides it; choose another name",
            at: name.range
        )
    }

    /// What is wrong with the first keyword of `text` that stands for one of `names` without backticks; nil where there is
    /// none.
    static func keywordUse(in text: Fragment, names: (String) -> Bool) -> Finding? {
        let swift = SwiftText.Text(text)
        for (index, token) in swift.tokens.enumerated() where token.kind == .name {
            let word = swift.string(token)
            let isMember = index > 0 && swift.tokens[index - 1].kind == .dot
            let isLabel = index + 1 < swift.tokens.count && swift.tokens[index + 1].kind == .colon
            guard !isMember, !isLabel, isOperand(index, of: swift), SwiftKeywords.reserved.contains(word), names(word)
            else { continue }
            let place = swift.range(token.lower, token.upper)
            return error("`\(word)` is a keyword of Swift; write it in backticks where Swift speaks of it", at: place)
        }
        return nil
    }

    /// Whether what follows the word number `index` of `swift` can follow a value, and not only a keyword: `is.open`,
    /// `case + 1`, but neither `{ row in row }` nor `return 1`.
    private static func isOperand(_ index: Int, of swift: SwiftText.Text) -> Bool {
        // `in` behind a name or a bracket ends the parameters of a closure: `{ _ in }`.
        if index > 0, swift.string(swift.tokens[index]) == "in" {
            let last = swift.tokens[index - 1].kind
            if last == .name || last == .close { return false }
        }
        // A line of a block may end within braces: `.map { row in`.
        guard index + 1 < swift.tokens.count else {
            return !swift.tokens.contains { $0.kind == .open && $0.partner == nil }
        }
        switch swift.tokens[index + 1].kind {
        case .name, .dollarName, .number, .stringStart, .directive, .hash, .backslash, .at, .newline: return false
        case .symbol, .dot, .comma, .semicolon, .colon, .close, .stringEnd, .other: return true
        case .open:
            return !["in", "return", "if", "for", "while", "switch", "case", "throw"].contains(
                swift.string(swift.tokens[index])
            )
        }
    }

    /// `name` is not an identifier.
    static func finding(_ name: Fragment) -> Finding {
        for word in ["case ", "let ", "var ", "."] where name.text.hasPrefix(word) {
            let rest = name.text.dropFirst(word.utf8.count)
            let first = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard SwiftText.isIdentifier(String(first)) else { continue }
            let what = word == "." ? "the dot" : "`\(word.dropLast())`"
            return error("leave \(what) out: `\(rest)`", at: name.range)
        }
        if name.isEmpty {
            return error("a name is missing here: letters, digits and `_`, and no digit first", at: name.range)
        }
        let words = name.text.split(separator: " ")
        if words.count == 2, words[0].hasSuffix("(set)"), SwiftText.isIdentifier(String(words[1])) {
            return error("`var` is missing: write `\(words[0]) var \(words[1])`", at: name.range)
        }
        return error("`\(name.text)` is not a Swift name: letters, digits and `_`, and no digit first", at: name.range)
    }
}
