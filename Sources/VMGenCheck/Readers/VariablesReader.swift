import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Reads the `variables:` section: stored properties as in Swift, `@Injected(\.pasteboard) var pasteboard: Pasteboard`.
struct VariablesReader: EntryReading {
    let findings: Findings

    /// The variables of `entry`, in order.
    func read(_ entry: EntrySyntax) -> [StoredVariable] {
        entry.block.filter { isField($0, of: "variables") }.compactMap(readVariable)
    }

    private func readVariable(_ line: EntrySyntax) -> StoredVariable? {
        expectNothingBelow(line)
        guard isBalanced(line.content) else { return nil }
        var cursor = TextCursor(line.content)
        while !cursor.isAtEnd {
            if cursor.take("@") {
                _ = cursor.identifier()
                if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
                continue
            }
            guard let word = cursor.identifier() else { break }
            if word.text == "var" || word.text == "let" {
                return readDeclaration(line, isVariable: word.text == "var", cursor: &cursor)
            }
            if cursor.next == UInt8(ascii: "(") { _ = cursor.bracketed(by: "(") }
        }
        findings.add(LineShape.finding(line.content, in: "variables", form: "private var page: Int = 1"))
        return nil
    }

    /// Reads name, type and value, after `var` or `let`.
    private func readDeclaration(
        _ line: EntrySyntax,
        isVariable: Bool,
        cursor: inout TextCursor
    ) -> StoredVariable? {
        guard let word = cursor.identifier(), let name = memberName(word) else {
            findings.add(LineShape.finding(line.content, in: "variables", form: "private var page: Int = 1"))
            return nil
        }
        if let finding = InvalidName.bare(name, in: findings.source) { findings.add(finding) }
        var type: Fragment?
        if cursor.take(":") { type = splitDefault(cursor.rest).0 } else { type = madeType(cursor.rest) }
        return StoredVariable(
            documentation: documentation(of: line),
            declaration: line.content,
            name: name,
            type: type,
            isVariable: isVariable
        )
    }

    /// The type of a value that an initializer makes: `BehaviorRelay<[Int]>` of `= BehaviorRelay<[Int]>(value: [])`. Nil where
    /// something else stands there.
    private func madeType(_ rest: Fragment) -> Fragment? {
        var cursor = TextCursor(rest)
        guard cursor.take("="), let brackets = SwiftText.lastBrackets(of: cursor.rest) else { return nil }
        let type = cursor.rest.before(brackets)
        guard type.text.first?.isUppercase == true, StreamType(type) != nil || SwiftText.isIdentifier(type.text) else {
            return nil
        }
        return type
    }
}
