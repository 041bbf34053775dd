import VMGenModel
import VMGenSpec

/// Reads the head of an enum that a field declares on its line, `enum Alert: Equatable`.
struct ChoiceHeadReader: EntryReading {
    let findings: Findings

    /// The name of the enum that `type` declares: `Alert` of `enum Alert: Equatable`; nil for a type that is none. An enum without
    /// a name, with cases below its `line`, is reported, and called like its `field`, as is one without the word `enum`.
    func read(
        _ type: Fragment,
        of field: Fragment,
        below line: EntrySyntax,
        role: Port.Role
    ) -> (head: Fragment, name: Fragment)? {
        if let (word, rest) = LineShape.access(before: type), ["enum", "indirect"].contains(rest.allWords.first) {
            findings.add(LineShape.needlessAccess(word, form: "\(field.text): \(rest.text)"))
            return read(rest, of: field, below: line, role: role)
        }
        var cursor = TextCursor(type)
        _ = cursor.take(word: "indirect")
        guard cursor.take(word: "enum") else {
            guard SwiftText.isIdentifier(type.text), !TypeText(type.text).isKnown, role != .input, !line.block.isEmpty,
                line.block.allSatisfy({ $0.isItem && $0.key == nil })
            else { return nil }
            let head = Fragment("enum \(type.text)", type.range)
            findings.add(LineShape.other("cases stand below an enum: `\(field.text): \(head.text)`", at: type.range))
            return (head, type)
        }
        guard let name = cursor.identifier() else {
            guard !line.block.isEmpty, cursor.isAtEnd || cursor.next == UInt8(ascii: ":") else { return nil }
            let name = Fragment(field.text.prefix(1).uppercased() + field.text.dropFirst(), type.range)
            let head = "enum \(name.text)\(cursor.rest.text)"
            findings.add(LineShape.other("an enum has a name: `\(field.text): \(head)`", at: type.range))
            return (Fragment(head, type.range), name)
        }
        guard cursor.isAtEnd || cursor.next == UInt8(ascii: ":") else { return nil }
        return (type, name)
    }
}
