import VMGenSpec

/// What the readers of all sections share.
protocol EntryReading {
    /// Where mistakes go.
    var findings: Findings { get }
}

extension EntryReading {
    /// The doc comment lines above `entry`.
    func documentation(of entry: EntrySyntax) -> [String] { entry.documentation.map(\.text) }

    /// Whether `entry` is a list item; where it is not, that is reported.
    func isItem(_ entry: EntrySyntax, of section: String) -> Bool {
        // An item without text has been reported by the parser.
        if entry.isItem { return !entry.content.isEmpty }
        findings.add(LineShape.missingDash(entry.content, in: section))
        return false
    }

    /// Whether `entry` is a line without a dash; where it has one, that is reported.
    func isField(_ entry: EntrySyntax, of section: String) -> Bool {
        if !entry.isItem { return true }
        findings.add(LineShape.extraDash(entry.content, in: section))
        return false
    }

    /// The key of a line `name: value`; where it has none, that is reported.
    func key(of entry: EntrySyntax) -> Fragment? {
        guard let key = entry.key else {
            let message = MissingKey.message(for: entry.content)
            findings.add(LineShape.other(message, at: entry.content.range))
            return nil
        }
        // A line that starts with its colon has been reported by the parser.
        return key.isEmpty ? nil : key
    }

    /// Reports lines and verbatim Swift below an entry that takes none.
    func expectNothingBelow(_ entry: EntrySyntax) {
        let line = entry.key?.text ?? entry.content.text
        if let first = entry.block.first {
            // What a bracket that is still open goes on with is no second mistake.
            findings.add(UnbalancedText.check(entry.content) ?? LineShape.extraBlock(first.content.range, below: line))
        } else {
            expectNoVerbatim(entry)
        }
    }

    /// Reports verbatim Swift below an entry that takes none.
    func expectNoVerbatim(_ entry: EntrySyntax) {
        guard let verbatim = entry.verbatim else { return }
        findings.add(LineShape.extraBlock(verbatim.range, below: entry.key?.text ?? entry.content.text))
    }

    /// Whether brackets and strings of `text` match; where they do not, that is reported.
    @discardableResult
    func isBalanced(_ text: Fragment?) -> Bool {
        guard let text, let finding = UnbalancedText.check(text) else { return true }
        findings.add(finding)
        return false
    }

    /// `head` without the braces behind it that begin a body in Swift, which `finding` reports.
    func withoutBody(_ head: Fragment, finding: (Fragment) -> Finding) -> Fragment {
        let text = SwiftText.Text(head)
        let brace = text.tokens.first { $0.kind == .open && $0.depth == 0 && text.byte($0) == UInt8(ascii: "{") }
        guard let brace, brace.lower > 0 else { return head }
        findings.add(finding(text.fragment(brace.lower, text.bytes.count)))
        return text.fragment(0, brace.lower)
    }

    /// Whether `type` may be a type; where it certainly is none, that is reported.
    func isType(_ type: Fragment) -> Bool { isType(type, value: nil) }

    /// Whether `type` may be the type of what a method takes, `inout Int`; where it certainly is none, that is reported.
    @discardableResult
    func isParameterType(_ type: Fragment) -> Bool {
        guard let finding = NotAType.check(type, isParameter: true) else { return true }
        findings.add(finding)
        return false
    }

    /// Whether `type` may be a type, with `value` behind it; where that is certainly not so, it is reported, as is a value of
    /// another type.
    func isType(_ type: Fragment, value: Fragment?) -> Bool {
        if let finding = NotAType.check(type) ?? value.flatMap({ NotAType.check($0, of: type) }) {
            findings.add(finding)
            return false
        }
        if let finding = value.flatMap({ TypeMismatch.checkFirst($0, of: type) }) { findings.add(finding) }
        return true
    }

    /// `fragment` as a name, without backticks; nil where Swift takes none such, which is reported.
    func name(_ fragment: Fragment) -> Fragment? {
        var cursor = TextCursor(fragment)
        guard let name = cursor.identifier(), cursor.isAtEnd, name.text != "_", SwiftText.isIdentifier(name.text) else {
            findings.add(InvalidName.finding(fragment))
            return nil
        }
        if InvalidName.unusable.contains(name.text) { findings.add(InvalidName.keyword(name)) }
        return name
    }

    /// `fragment` as a name of the namespace that flows use: a word of the flows is reported, and used all the same.
    func memberName(_ fragment: Fragment) -> Fragment? {
        guard let name = name(fragment) else { return nil }
        if let finding = ReservedName.check(name) { findings.add(finding) }
        return name
    }

    /// The text before and after the first ` = ` outside brackets.
    func splitDefault(_ fragment: Fragment) -> (Fragment, Fragment?) {
        guard let (type, value) = SwiftText.cut(fragment, at: " = ", typeBrackets: true) else { return (fragment, nil) }
        return (type, value)
    }
}
