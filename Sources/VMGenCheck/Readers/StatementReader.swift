import VMGenDiagnostics
import VMGenSpec

/// Cuts one statement of a scenario into its pieces: `service.room(id: 1) answers .late`.
struct StatementReader: EntryReading {
    let findings: Findings

    /// The pieces of `text`; nil where it is no statement, which is reported. `verbatim` stands below its line and is the
    /// end of it.
    func read(_ text: Fragment, verbatim: VerbatimSyntax?) -> StatementSyntax? {
        if let finding = UnbalancedText.checkBrackets(text) { return findings.refuse(finding) }
        var cursor = TextCursor(text)
        if cursor.take(".") { return readEvent(text, cursor: &cursor) }
        if let time = readTime(text) { return time }
        guard let root = cursor.identifier() else {
            let time = ForeignStatement.time(text).map { ScenarioShape.time(text, form: $0) }
            return findings.refuse(time ?? ScenarioShape.notAStatement(text))
        }
        let path = readPath(&cursor)
        var statement = StatementSyntax(text: text, root: root, path: path, form: .bare)
        guard let form = readForm(&cursor, of: statement, verbatim: verbatim) else { return nil }
        statement.form = form
        return statement
    }

    private func readForm(
        _ cursor: inout TextCursor,
        of statement: StatementSyntax,
        verbatim: VerbatimSyntax?
    ) -> StatementSyntax.Form? {
        let below = verbatim.map { Fragment(findings.source.text(in: $0.range), $0.range) }
        if cursor.isAtEnd { return below.map { .value($0) } ?? .bare }
        if cursor.isAssignment {
            _ = cursor.take("=")
            return value(cursor.rest, below: below, of: statement).map { .assignment($0) }
        }
        if cursor.rest.text.hasPrefix("==") {
            return findings.refuse(ScenarioShape.equality(cursor.rest, in: statement.text))
        }
        let start = cursor
        if let word = cursor.identifier(), let verb = StatementSyntax.Verb(rawValue: word.text) {
            if let separator = ForeignStatement.separator(in: cursor.rest),
                ForeignStatement.secondVerb(in: cursor.rest) == nil
            {
                return findings.refuse(ScenarioShape.separator(separator))
            }
            return .verb(verb, place: word, rest: cursor.rest, below: below)
        }
        cursor = start
        if let separator = ForeignStatement.separator(in: cursor.rest) {
            return findings.refuse(ScenarioShape.separator(separator))
        }
        if let times = Self.times(cursor.rest) { return .times(times) }
        if cursor.next == UInt8(ascii: "\""), let (key, text) = SwiftText.cut(cursor.rest, at: " = ") {
            return value(text, below: below, of: statement).map { .stored(key: key, value: $0) }
        }
        return value(cursor.rest, below: below, of: statement).map { .value($0) }
    }

    /// The value that stands on the line or `below` it.
    private func value(_ value: Fragment, below: Fragment?, of statement: StatementSyntax) -> Fragment? {
        if let below, !value.isEmpty {
            return findings.refuse(LineShape.extraBlock(below.range, below: statement.text.text))
        }
        if let value = value.isEmpty ? below : value { return value }
        return findings.refuse(ScenarioShape.missingValue(of: statement.root, at: statement.text))
    }

    /// What follows the first name without a space.
    private func readPath(_ cursor: inout TextCursor) -> [StatementSyntax.Part] {
        var path: [StatementSyntax.Part] = []
        while !cursor.isSeparated || !path.isEmpty && hasClosure(cursor) {
            if let closure = cursor.bracketed(by: "{") {
                path.append(.other(closure))
            } else if cursor.take(".") || cursor.take("?.") || cursor.take("!.") {
                guard let name = cursor.identifier() ?? cursor.digits() else { break }
                path.append(.member(name))
            } else if let brackets = cursor.bracketed(by: "(") {
                path.append(.brackets(brackets))
            } else if let brackets = cursor.bracketed(by: "[") {
                path.append(.other(brackets))
            } else if let brackets = optionalSubscript(&cursor) {
                path.append(.other(brackets))
            } else {
                break
            }
        }
        return path
    }

    /// A subscript behind a `?` or `!`: `names["a"]?[0]`. Nil for anything else.
    private func optionalSubscript(_ cursor: inout TextCursor) -> Fragment? {
        var copy = cursor
        guard copy.take("?") || copy.take("!"), !copy.isSeparated, let brackets = copy.bracketed(by: "[") else {
            return nil
        }
        cursor = copy
        return brackets
    }

    /// Whether a closure stands at `cursor` that belongs to a path, which goes on behind it, `rows.first { $0.id == 1 }?.title`, or is
    /// what a statement looks at, `rows.map { $0.id } = [1]`.
    private func hasClosure(_ cursor: TextCursor) -> Bool {
        var copy = cursor
        guard copy.next == UInt8(ascii: "{"), copy.bracketed(by: "{") != nil else { return false }
        let isSeparated = copy.isSeparated
        switch copy.next {
        case nil, UInt8(ascii: "="): return true
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): return !isSeparated
        default: return copy.take(word: "is") || copy.take(word: "was")
        }
    }

    private func readEvent(_ text: Fragment, cursor: inout TextCursor) -> StatementSyntax? {
        guard let name = cursor.identifier() else { return findings.refuse(ScenarioShape.notAStatement(text)) }
        let arguments = cursor.next == UInt8(ascii: "(") ? cursor.bracketed(by: "(")?.inner : nil
        let isEnd = cursor.isAtEnd
        if let times = Self.times(cursor.rest), times > 1 {
            return findings.refuse(ScenarioShape.repeated(text.before(cursor.rest), at: text))
        }
        let isSilent = cursor.take(word: "is") && cursor.take(word: "silent")
        guard cursor.isAtEnd, isEnd || isSilent else {
            let parts = SwiftText.split(text, on: ",")
            let areEvents = parts.count > 1 && parts.allSatisfy { $0.text.hasPrefix(".") }
            let comma = SourceRange(parts[0].range.upper, parts[0].range.upper + 1)
            return findings.refuse(
                areEvents ? ScenarioShape.separator(Fragment(",", comma)) : ScenarioShape.notAStatement(text)
            )
        }
        return StatementSyntax(
            text: text,
            root: name,
            path: [],
            form: .event(arguments: arguments, isSilent: isSilent)
        )
    }

    /// `0.3 seconds pass`, `1 second passes`.
    private func readTime(_ text: Fragment) -> StatementSyntax? {
        var cursor = TextCursor(text)
        guard let first = text.text.utf8.first, first.isDigit, let number = cursor.word() else { return nil }
        let isUnit = cursor.take(word: "seconds") || cursor.take(word: "second")
        let isVerb = cursor.take(word: "pass") || cursor.take(word: "passes")
        guard isUnit, isVerb, cursor.isAtEnd, Double(number.text.filter { $0 != "_" }) != nil else { return nil }
        return StatementSyntax(text: text, root: number, path: [], form: .time(number))
    }

    /// The number that `once`, `twice` or `3 times` says; nil for anything else.
    static func times(_ text: Fragment) -> Int? {
        switch text.text {
        case "once": return 1
        case "twice": return 2
        default:
            var cursor = TextCursor(text)
            guard let number = cursor.word().flatMap({ Int($0.text) }), number > 0, cursor.take(word: "times"),
                cursor.isAtEnd
            else { return nil }
            return number
        }
    }
}

extension TextCursor {
    /// Whether a lone `=` stands here.
    fileprivate var isAssignment: Bool {
        mutating get {
            guard next == UInt8(ascii: "=") else { return false }
            var copy = self
            _ = copy.take("=")
            return copy.isSeparated
        }
    }
}
