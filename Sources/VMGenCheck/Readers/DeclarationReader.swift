import VMGenModel
import VMGenSpec

/// Reads the `view-model:` line: the head of a class or struct as in Swift.
///
/// A bare name means `final class`.
struct DeclarationReader: EntryReading {
    let findings: Findings

    /// The modifiers that may stand before `class` and `struct`.
    static let modifiers = access + ["final", "nonisolated"]
    private static let access = ["public", "open", "package", "internal"]

    /// The declaration of `entry`; nil where it is none.
    func read(_ entry: EntrySyntax) -> TypeDeclaration? {
        guard let line = entry.value.map({ withoutBody($0, finding: BadDeclaration.body) }), isBalanced(line) else {
            return nil
        }
        if let name = line.unquoted {
            findings.add(LineShape.quoted(line, name: name))
            return nil
        }
        var cursor = TextCursor(line)
        guard var declaration = readHead(&cursor, entry: entry) else { return nil }
        declaration.generics = cursor.bracketed(by: "<")?.text
        let tail = cursor.rest
        declaration.isBare = line.text == declaration.name.text
        guard !tail.isEmpty else { return declaration }
        return readTail(tail, of: declaration)
    }

    /// Reads attributes, modifiers, the keyword and the name.
    private func readHead(_ cursor: inout TextCursor, entry: EntrySyntax) -> TypeDeclaration? {
        var attributes: [String] = []
        while cursor.next == UInt8(ascii: "@"), let attribute = readAttribute(&cursor) { attributes.append(attribute) }
        var words: [Fragment] = []
        while words.last?.text != "class", words.last?.text != "struct", let word = cursor.identifier() {
            words.append(word)
        }
        var keyword = "class"
        var isFinal = true
        var access: String?
        var name: Fragment?
        if let last = words.last, last.text == "class" || last.text == "struct" {
            keyword = last.text
            isFinal = words.contains { $0.text == "final" }
            name = cursor.identifier()
        } else if words.count == 1 {
            name = words.popLast()
            words = []
        } else if let last = words.popLast() {
            name = last
            words.append(Fragment("class", last.range))
        }
        if name?.text != words.last?.text, let name, keyword == "class", words.last?.range == name.range,
            words.allSatisfy({ $0.text.first?.isUppercase == true || $0.range == name.range })
        {
            findings.add(BadDeclaration.severalWords(words.dropLast() + [name]))
            return nil
        }
        for word in words.dropLast() {
            if ["fileprivate", "private"].contains(word.text) {
                findings.add(BadDeclaration.unseen(word))
            } else if DeclarationReader.access.contains(word.text) {
                access = word.text
            } else if !DeclarationReader.modifiers.contains(word.text) {
                findings.add(BadDeclaration.unknownModifier(word))
                return nil
            } else if word.text == "nonisolated" {
                attributes.append(word.text)
            }
        }
        guard let name, SwiftText.isIdentifier(name.text) else {
            findings.add(BadDeclaration.finding("the name of the type is missing", at: cursor.rest.range))
            return nil
        }
        return TypeDeclaration(
            documentation: documentation(of: entry),
            attributes: attributes,
            access: access,
            isFinal: isFinal && keyword == "class",
            keyword: keyword,
            name: name,
            inherited: []
        )
    }

    private func readAttribute(_ cursor: inout TextCursor) -> String? {
        guard cursor.take("@"), let name = cursor.identifier() else { return nil }
        let arguments = cursor.next == UInt8(ascii: "(") ? cursor.bracketed(by: "(") : nil
        return "@" + name.text + (arguments?.text ?? "")
    }

    /// What a second colon in the last requirement of a `where` clause parts: the clause, and what is inherited; nil without one.
    private static func inherited(behind clause: Fragment) -> (clause: String, types: Fragment)? {
        let parts = SwiftText.split(clause, on: ",", typeBrackets: true)
        guard let index = parts.firstIndex(where: { SwiftText.split($0, on: ":", typeBrackets: true).count > 2 }) else {
            return nil
        }
        let pieces = SwiftText.split(parts[index], on: ":", typeBrackets: true)
        let own = parts[..<index].map(\.text) + ["\(pieces[0].text): \(pieces[1].text)"]
        return (own.joined(separator: ", "), pieces[2])
    }

    /// Reads the inherited types and the `where` clause.
    private func readTail(_ tail: Fragment, of declaration: TypeDeclaration) -> TypeDeclaration? {
        var declaration = declaration
        var head = tail
        if tail.text.hasPrefix("where ") {
            let clause = tail.slice(6, tail.text.utf8.count)
            if let (own, inherited) = Self.inherited(behind: clause) {
                let form = ": \(inherited.text) where \(own)"
                findings.add(
                    BadDeclaration.finding("what is inherited stands before `where`: `\(form)`", at: inherited.range)
                )
                return nil
            }
            declaration.whereClause = tail.slice(6, tail.text.utf8.count).text
            return declaration
        }
        if let (before, clause) = SwiftText.cut(tail, at: " where ", typeBrackets: true) {
            head = before
            declaration.whereClause = clause.text
        }
        var cursor = TextCursor(head)
        guard cursor.take(":") else {
            findings.add(BadDeclaration.finding("`\(head.text)` is not expected after the name", at: head.range))
            return nil
        }
        declaration.inherited = SwiftText.split(cursor.rest, on: ",", typeBrackets: true)
        if declaration.inherited.isEmpty || declaration.inherited.contains(where: \.isEmpty) {
            findings.add(BadDeclaration.finding("a type is missing after the colon", at: cursor.rest.range))
            return nil
        }
        return declaration
    }
}
