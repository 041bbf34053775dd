import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Reads the last part of a flow.
struct SinkReader: EntryReading {
    let findings: Findings
    /// The names of outputs and states.
    let fields: Set<String>

    private static let words = LanguageWord.words(.sink)

    /// Words that other libraries have before what a stream ends in.
    private static let foreignWords: Set<String> = [
        "accept", "assign", "bind", "bindTo", "drive", "emit", "emits", "goto", "into", "output", "publish", "return",
        "send", "show", "state", "to", "update", "yield",
    ]

    /// Whether `part` has a form that only a sink has.
    static func isSink(_ part: Fragment) -> Bool {
        var cursor = TextCursor(part)
        if part.text.hasPrefix(".") { return true }
        guard cursor.next != UInt8(ascii: "`"), let word = cursor.identifier() else { return false }
        return words.contains(word.text) && (cursor.isAtEnd || cursor.next != UInt8(ascii: "."))
    }

    /// The sink `part`; nil where it cannot be read, which is reported.
    func read(_ part: Fragment) -> SinkSyntax? {
        var cursor = TextCursor(part)
        if cursor.take(".") { return readEvent(part, cursor: &cursor) }
        if let brackets = cursor.bracketed(by: "("), cursor.isAtEnd { return readParts(part, within: brackets.inner) }
        let isQuoted = cursor.next == UInt8(ascii: "`")
        guard let word = cursor.identifier() else {
            findings.add(FlowPart.notASink(part))
            return nil
        }
        if isQuoted, cursor.isAtEnd { return SinkSyntax(text: part, kind: .name(word)) }
        let colon = cursor.rest
        if SinkReader.words.contains(word.text), cursor.take(":"), !cursor.isAtEnd {
            findings.add(StepArgument.colon(behind: word.text, before: cursor.rest, at: colon.slice(0, 1).range))
        }
        let rest = cursor.rest
        switch word.text {
        case "set": return readSet(part, assignments: rest)
        case "call":
            if rest.isEmpty { return missing("what is called", of: part, form: "call save($0)") }
            if rest.text.hasPrefix("{"), rest.text.hasSuffix("}") { return findings.refuse(BadSink.braces(rest)) }
            let parts = SwiftText.split(rest, on: ",")
            if parts.count > 1, SwiftText.lastBrackets(of: parts[0]) != nil {
                return findings.refuse(BadSink.secondSink(parts[1]))
            }
            return SinkSyntax(text: part, kind: .call(rest))
        case "as": return readNamed(part, name: rest)
        case "ignore" where rest.isEmpty: return SinkSyntax(text: part, kind: .ignore)
        case "ignore" where rest.text == "()":
            return findings.refuse(FlowPart.ignoreCalled(part))
        default: break
        }
        if rest.isEmpty { return SinkSyntax(text: part, kind: .name(word)) }
        if ["let", "var"].contains(word.text), let name = cursor.identifier() {
            return findings.refuse(BadSink.constant(word, name: name))
        }
        if part.text.hasPrefix("return "), !SwiftText.isIdentifier(rest.text) {
            return findings.refuse(FlowPart.notASink(part))
        }
        guard SinkReader.isPath(part) else {
            let all = SwiftText.split(part, on: ",")
            if all.count > 1, all.allSatisfy({ !$0.isEmpty && SinkReader.isPath($0) }) {
                findings.add(FlowPart.severalSinks(all[1]))
                return nil
            }
            if SinkReader.foreignWords.contains(word.text), SwiftText.isIdentifier(rest.text) {
                findings.add(BadSink.extraWord(word, name: rest))
                return nil
            }
            if let (sink, flags) = SwiftText.cut(part, at: " while ") {
                findings.add(FlowPart.lateWhile(flags, sink: sink))
                return nil
            }
            findings.add(
                BadSink.assigned(by: part) != nil
                    ? BadSink.assignment(part, fields: fields)
                    : BadSink.checkReckoning(part, fields: fields) ?? UnknownStep.finding(part)
            )
            return nil
        }
        return SinkSyntax(text: part, kind: .expression(part))
    }

    private func readEvent(_ part: Fragment, cursor: inout TextCursor) -> SinkSyntax? {
        guard let name = cursor.identifier() else {
            findings.add(FlowPart.notASink(part))
            return nil
        }
        let arguments = cursor.next == UInt8(ascii: "(") ? cursor.bracketed(by: "(")?.inner : nil
        guard cursor.isAtEnd else {
            findings.add(StepArgument.checkDotted(part) ?? FlowPart.notASink(part))
            return nil
        }
        return SinkSyntax(text: part, kind: .event(name, arguments: arguments))
    }

    private func readSet(_ part: Fragment, assignments: Fragment) -> SinkSyntax? {
        let form = "set page = 1, isLast = false"
        if assignments.isEmpty { return missing("what is set", of: part, form: form) }
        var pairs: [(name: Fragment, value: Fragment)] = []
        for text in SwiftText.split(assignments, on: ",") {
            // A field may be called so: `set page = 1, set = []`.
            if !pairs.isEmpty, text.text.hasPrefix("set "), !text.text.hasPrefix("set =") {
                findings.add(
                    BadSink.secondSet(
                        text.slice(0, "set".utf8.count),
                        before: text.slice("set".utf8.count, text.text.utf8.count)
                    )
                )
                return nil
            }
            if text.text.hasPrefix("call "), !text.text.hasPrefix("call =") {
                return findings.refuse(BadSink.secondSink(text))
            }
            guard let (target, value) = SwiftText.cut(text, at: " = "), !value.isEmpty, !target.isEmpty else {
                findings.add(BadSink.notAnAssignment(text))
                return nil
            }
            if let (before, after) = SwiftText.cut(value, at: ";") {
                let place = SourceRange(before.range.upper, after.range.lower)
                findings.add(BadSink.semicolon(at: place))
                return nil
            }
            if let (before, _) = SwiftText.cut(value, at: " = "), let name = SwiftText.words(of: before).last,
                !SwiftText.words(of: before).contains(where: { ["let", "var", "case"].contains($0.text) })
            {
                findings.add(BadSink.missingComma(before: name))
                return nil
            }
            let isQuoted = target.text.count > 2 && target.text.hasPrefix("`") && target.text.hasSuffix("`")
            pairs.append((isQuoted ? target.slice(1, target.text.utf8.count - 1) : target, value))
        }
        return SinkSyntax(text: part, kind: .set(pairs))
    }

    private func readNamed(_ part: Fragment, name text: Fragment) -> SinkSyntax? {
        if text.isEmpty { return missing("the name", of: part, form: "as movie") }
        guard let (word, type) = SwiftText.cut(text, at: ":") else {
            return memberName(text).map { SinkSyntax(text: part, kind: .named($0, type: nil)) }
        }
        if type.isEmpty { return missing("the type", of: part, form: "as movie: Movie") }
        return memberName(word).map { SinkSyntax(text: part, kind: .named($0, type: type)) }
    }

    private func readParts(_ part: Fragment, within brackets: Fragment) -> SinkSyntax? {
        let texts = SwiftText.split(brackets, on: ",")
        let parts = texts.compactMap { text -> SinkPart? in
            if text.isEmpty {
                findings.add(FlowPart.emptyListItem(at: text.range))
                return nil
            }
            guard let (label, rest) = SwiftText.cut(text, at: ":"), !label.text.contains(" ") else {
                return read(text).map { SinkPart(text: text, sink: $0) }
            }
            return read(rest).map { SinkPart(text: text, label: label, sink: $0) }
        }
        return parts.count == texts.count ? SinkSyntax(text: part, kind: .parts(parts)) : nil
    }

    private func missing(_ what: String, of part: Fragment, form: String) -> SinkSyntax? {
        findings.add(LineShape.missing(what, at: part.range, form: form))
        return nil
    }

    /// Whether `part` is a dotted path, with calls and optional chaining on the way: `useCase.height`, `pair.0`.
    static func isPath(_ part: Fragment) -> Bool {
        var cursor = TextCursor(part)
        guard cursor.identifier() != nil else { return false }
        while !cursor.isAtEnd {
            if cursor.next == UInt8(ascii: "(") || cursor.next == UInt8(ascii: "[") {
                guard cursor.bracketed(by: "(") ?? cursor.bracketed(by: "[") != nil else { return false }
            } else if cursor.take("?.") || cursor.take("!.") || cursor.take(".") {
                guard cursor.identifier() ?? cursor.digits() != nil else { return false }
            } else {
                guard cursor.take("?"), cursor.next == UInt8(ascii: "[") else { return false }
            }
        }
        return true
    }
}
