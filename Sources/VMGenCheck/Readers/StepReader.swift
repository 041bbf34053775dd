import VMGenModel
import VMGenSpec

/// Reads one step of a flow: its word and what it is given.
struct StepReader: EntryReading {
    let findings: Findings
    /// The verbatim Swift below the flow's line, which belongs to its `swift` step.
    let verbatim: VerbatimSyntax?

    /// The step that `part` starts with the word of; nil where that is no step's.
    ///
    /// `first`, `all` and `start` are steps only where something follows. In backticks a word is a name.
    static func kind(of part: Fragment) -> StepKind? {
        var cursor = TextCursor(part)
        guard cursor.next != UInt8(ascii: "`"), let word = cursor.identifier(), let kind = StepKind(rawValue: word.text)
        else { return nil }
        if kind == .swift { return kind }
        switch cursor.next {
        case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "?"): return nil
        default: return kind
        }
    }

    /// What stands behind the call of the step `part`, where an arrow was to come first; nil where nothing does.
    static func strayOperand(in part: Fragment, kind: StepKind) -> Fragment? {
        guard kind.isWork || [.map, .filter, .compactMap, .do, .with].contains(kind) else { return nil }
        var cursor = TextCursor(part)
        _ = cursor.identifier()
        let stray = SwiftText.strayOperand(in: firstClause(of: cursor.rest)?.head ?? cursor.rest)
        return kind.isWork && stray?.text == WorkClause.retry.rawValue ? nil : stray
    }

    /// What stands before the first word of `rest` that may follow a call, the word, and what stands behind it; nil where
    /// there is no such word.
    static func firstClause(of rest: Fragment) -> (head: Fragment, word: WorkClause, tail: Fragment)? {
        WorkClause.allCases
            .compactMap { word in
                guard let (head, tail) = cut(rest, at: word) else { return nil }
                return (head: head, word: word, tail: tail)
            }
            .min { $0.head.text.utf8.count < $1.head.text.utf8.count }
    }

    /// What stands before and behind `word` in `rest`. A stream may be called `retry`; the word has a number behind it.
    private static func cut(_ rest: Fragment, at word: WorkClause) -> (Fragment, Fragment)? {
        guard word == .retry else { return SwiftText.cut(rest, at: " \(word.rawValue) ") }
        let text = SwiftText.Text(rest)
        for (token, next) in zip(text.tokens, text.tokens.dropFirst())
        where token.depth == 0 && token.kind == .name && text.string(token) == word.rawValue && next.kind == .number {
            return (text.fragment(0, token.lower), text.fragment(token.upper, text.bytes.count))
        }
        return nil
    }

    /// The step `part` of `kind`; nil where its argument cannot be read, which is reported.
    func read(_ part: Fragment, kind: StepKind) -> StepSyntax? {
        var cursor = TextCursor(part)
        _ = cursor.identifier()
        if kind == .replace || kind == .start, !cursor.take(word: "with") {
            findings.add(StepArgument.missing(kind, at: part.range))
            return nil
        }
        let colon = cursor.rest
        if cursor.take(":"), !cursor.isAtEnd || kind.takesNothing || kind == .swift {
            findings.add(StepArgument.colon(behind: kind.word, before: cursor.rest, at: colon.slice(0, 1).range))
        }
        guard let argument = readArgument(cursor.rest, of: kind, step: part) else { return nil }
        return StepSyntax(kind: kind, text: part, argument: argument)
    }

    private func readArgument(_ rest: Fragment, of kind: StepKind, step: Fragment) -> StepSyntax.Argument? {
        if rest.isEmpty, !kind.takesNothing, kind != .swift {
            findings.add(StepArgument.missing(kind, at: step.range))
            return nil
        }
        if let finding = StepArgument.checkChained(rest, of: kind) ?? Self.checkComma(rest, of: kind) {
            findings.add(finding)
            return nil
        }
        switch kind {
        case .share:
            if rest.isEmpty { return StepSyntax.Argument.none }
            findings.add(StepArgument.extra(kind, rest))
            return nil
        case .map, .filter, .compactMap:
            if rest.isEmpty { return StepSyntax.Argument.none }
            return closure(rest) ?? .call(rest)
        case .combine, .zip, .distinct:
            if rest.isEmpty { return StepSyntax.Argument.none }
            if let closure = closure(rest) { return closure }
            findings.add(StepArgument.extra(kind, rest))
            return nil
        case .replace, .start: return .expression(rest)
        case .with:
            guard let parts = list(rest) else { return nil }
            let found = StepArgument.checkTaken(rest).map { [$0] } ?? parts.compactMap(StepArgument.checkTaken)
            findings.add(found)
            return found.isEmpty ? .list(parts) : nil
        case .debounce, .throttle, .delay, .skip, .take: return amount(rest, of: kind)
        case .latest, .first, .queue, .all: return work(rest, of: kind)
        case .do:
            if closure(rest) == nil { return .call(rest) }
            findings.add(StepArgument.closureNotCall(kind, rest))
            return nil
        case .swift:
            if !rest.isEmpty, rest.text != "|", !rest.text.hasPrefix(".") {
                findings.add(StepArgument.noOperator(rest))
                return nil
            }
            if !rest.isEmpty, rest.text != "|" { return .verbatim(VerbatimSyntax(lines: [rest], range: rest.range)) }
            if let verbatim {
                if let finding = UnbalancedText.check(verbatim) { findings.add(finding) }
                return .verbatim(verbatim)
            }
            findings.add(StepArgument.missing(kind, at: step.range))
            return nil
        }
    }

    /// What is wrong with `rest` behind the word of `kind`, where a comma stands in the place of an arrow; nil for all else.
    private static func checkComma(_ rest: Fragment, of kind: StepKind) -> Finding? {
        guard kind.isWork || [.map, .filter, .compactMap, .do].contains(kind) else { return nil }
        let parts = SwiftText.split(firstClause(of: rest)?.head ?? rest, on: ",", typeBrackets: true)
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }),
            parts.contains(where: { SwiftText.lastBrackets(of: $0) == nil })
        else { return nil }
        return FlowPart.commaForArrow(before: parts[1], behind: "\(kind.word) \(parts[0].text)")
    }

    /// `rest` as a closure body where it is in braces.
    private func closure(_ rest: Fragment) -> StepSyntax.Argument? {
        var cursor = TextCursor(rest)
        guard let braces = cursor.bracketed(by: "{"), cursor.isAtEnd else { return nil }
        return .closure(braces.inner)
    }

    private func list(_ rest: Fragment) -> [Fragment]? {
        let parts = SwiftText.split(rest, on: ",")
        guard let gap = parts.first(where: \.isEmpty) else { return parts }
        findings.add(FlowPart.emptyListItem(at: gap.range))
        return nil
    }

    private func work(_ rest: Fragment, of kind: StepKind) -> StepSyntax.Argument? {
        guard closure(rest) == nil else {
            findings.add(StepArgument.closureNotCall(kind, rest))
            return nil
        }
        var clauses: [WorkClause: [Fragment]] = [:]
        var next = Self.firstClause(of: rest)
        let call = next?.head ?? rest
        if let stray = SwiftText.strayOperand(in: call), stray.text == WorkClause.retry.rawValue {
            findings.add(StepArgument.missing(.retry, at: stray.range))
            return nil
        }
        while let (_, word, tail) = next {
            next = Self.firstClause(of: tail)
            if let names = clauses[word] {
                findings.add(StepArgument.repeated(word, after: names, at: tail.range))
                return nil
            }
            let names = next?.head ?? tail
            if let stray = SwiftText.strayOperand(in: names), stray.text == WorkClause.retry.rawValue {
                findings.add(StepArgument.missing(.retry, at: stray.range))
                return nil
            }
            if names.isEmpty { findings.add(StepArgument.missing(word, at: names.range)) }
            guard !names.isEmpty, let parts = word == .retry ? retry(names) : list(names) else { return nil }
            clauses[word] = parts
        }
        return .work(call, clauses)
    }

    /// How often work is tried again, and behind `after` how long it waits before: `3 after 2`.
    private func retry(_ text: Fragment) -> [Fragment]? {
        let (count, pause) = SwiftText.cut(text, at: " after ").map { ($0, $1 as Fragment?) } ?? (text, nil)
        if let finding = StepArgument.checkRetry(count) ?? pause.flatMap({ StepArgument.checkPause($0) }) {
            findings.add(finding)
            return nil
        }
        return [count] + (pause.map { [$0] } ?? [])
    }

    /// A number literal or a constant by name, `first` after it for `throttle`.
    private func amount(_ rest: Fragment, of kind: StepKind) -> StepSyntax.Argument? {
        var cursor = TextCursor(rest)
        if kind == .throttle, cursor.take(word: "first") {
            findings.add(StepArgument.missing(kind, at: rest.range))
            return nil
        }
        if cursor.bracketed(by: "{") != nil {
            findings.add(StepArgument.extra(kind, rest))
            return nil
        }
        if let finding = StepArgument.checkUnit(of: rest, for: kind) {
            findings.add(finding)
            return nil
        }
        guard let number = cursor.word() else { return nil }
        let isFirst = kind == .throttle && cursor.take(word: "first")
        guard cursor.isAtEnd else {
            findings.add(StepArgument.extra(kind, cursor.rest))
            return nil
        }
        let isCount = kind == .skip || kind == .take
        guard StepReader.isAmount(number.text, isCount: isCount) else {
            findings.add(StepArgument.notANumber(kind, number, isCount: isCount))
            return nil
        }
        if kind == .take, number.text == "0" {
            findings.add(StepArgument.takesNothing(number))
            return nil
        }
        if !isCount, let finding = StepArgument.tooShort(number) {
            findings.add(finding)
            return nil
        }
        return .amount(number, first: isFirst)
    }

    /// Whether `text` is a number literal, or the dotted path of a constant.
    static func isAmount(_ text: String, isCount: Bool) -> Bool {
        if text.utf8.first.map({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) == true {
            let plain = text.filter { $0 != "_" }
            return isCount ? Int(plain) != nil : Double(plain) != nil
        }
        return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            SwiftText.isIdentifier(String($0))
        }
    }
}

extension StepKind {
    /// Whether the step may stand without anything after its word.
    var takesNothing: Bool {
        switch self {
        case .compactMap, .distinct, .combine, .zip, .share: true
        default: false
        }
    }
}
