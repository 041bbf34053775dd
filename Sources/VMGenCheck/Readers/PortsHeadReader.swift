import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Reads what the line of `inputs:` or `outputs:` says of their type: `existing PinInput`,
/// `global struct ProfileViewModelInput`, `enum Output: Equatable`.
struct PortsHeadReader: EntryReading {
    /// `inputs` or `outputs`.
    let section: String
    let findings: Findings

    private static let places: [String: PortsDeclaration.Place] = ["existing": .existing, "global": .global]

    /// Whether `line` declares a type, and names no kind of stream.
    static func isHead(_ line: Fragment) -> Bool {
        if line.text.hasPrefix("@") { return true }
        var cursor = TextCursor(line)
        if let rest = LineShape.access(before: line)?.rest { cursor = TextCursor(rest) }
        guard let word = cursor.identifier() else { return false }
        return places[word.text] != nil || ["struct", "enum", "class", "final", "indirect"].contains(word.text)
    }

    /// What `line` declares; `isEvents` says whether cases stand below it.
    func read(_ line: Fragment, isEvents: Bool) -> PortsDeclaration {
        var declaration = PortsDeclaration()
        if SwiftText.words(of: line).contains(where: { $0.text == "var" }) {
            findings.add(LineShape.publishedWhole(line))
            return declaration
        }
        var cursor = TextCursor(line)
        readAttributes(&cursor, into: &declaration)
        skipAccess(&cursor, of: line)
        let start = cursor
        if let word = cursor.identifier(), let place = Self.places[word.text] {
            declaration.place = place
        } else {
            cursor = start
        }
        skipAccess(&cursor, of: line)
        readAttributes(&cursor, into: &declaration)
        let beforeKeyword = cursor
        if let keyword = cursor.identifier(), ["struct", "enum"].contains(keyword.text) {
            if (keyword.text == "enum") != isEvents { findings.add(MixedEvents.keyword(keyword, section: section)) }
        } else {
            cursor = beforeKeyword
        }
        let beforeClass = cursor
        _ = cursor.take(word: "final")
        if let keyword = cursor.identifier(), keyword.text == "class", !cursor.isAtEnd {
            let message =
                declaration.place == .existing
                ? "an existing type says where it is declared what it is; leave `class` out"
                : "an \(section.dropLast()) is a `struct` here; declare a class in the app, and name it `existing \(cursor.rest.text)`"
            findings.add(LineShape.other(message, at: keyword.range))
        } else {
            cursor = beforeClass
        }
        if !cursor.isAtEnd, cursor.next != UInt8(ascii: ":") { declaration.name = name(&cursor) }
        if cursor.take(":") {
            declaration.inherited = SwiftText.split(cursor.rest, on: ",", typeBrackets: true).filter(isType)
        } else if !cursor.isAtEnd {
            findings.add(LineShape.finding(cursor.rest, in: section, form: "\(section): \(form)"))
        }
        if declaration.place == .existing, let first = declaration.inherited.first {
            let message = "an existing type says where it is declared what it conforms to; leave `: \(first.text)` out"
            findings.add(LineShape.other(message, at: first.range))
        }
        if declaration.place == .global, declaration.name == nil {
            let message = "a type beside the view model needs a name of its own: `\(section): \(form)`"
            findings.add(LineShape.other(message, at: line.range))
        }
        return declaration
    }

    /// A line as an example.
    private var form: String { section == "inputs" ? "global struct ProfileInput" : "global struct ProfileOutput" }

    /// Reads over a word that says who sees the type, which is reported.
    private func skipAccess(_ cursor: inout TextCursor, of line: Fragment) {
        guard let (word, rest) = LineShape.access(before: cursor.rest) else { return }
        let head = line.before(word).text
        let form = "\(section): \(head)\(head.isEmpty ? "" : " ")\(rest.text)"
        findings.add(LineShape.needlessAccess(word, form: form))
        cursor = TextCursor(rest)
    }

    private func readAttributes(_ cursor: inout TextCursor, into declaration: inout PortsDeclaration) {
        while true {
            let start = cursor
            let isAttribute = cursor.take("@")
            guard let word = cursor.identifier(), isAttribute || word.text == "indirect" else {
                cursor = start
                return
            }
            let arguments = cursor.next == UInt8(ascii: "(") ? cursor.bracketed(by: "(")?.text ?? "" : ""
            declaration.attributes.append((isAttribute ? "@" : "") + word.text + arguments)
        }
    }

    /// A name, or a path of names with dots between them.
    private func name(_ cursor: inout TextCursor) -> Fragment? {
        let start = cursor.rest
        guard var name = cursor.identifier() else {
            findings.add(InvalidName.finding(start))
            return nil
        }
        while cursor.take("."), let member = cursor.identifier() {
            name.text += "." + member.text
            name.range = SourceRange(name.range.lower, member.range.upper)
        }
        return name
    }
}
