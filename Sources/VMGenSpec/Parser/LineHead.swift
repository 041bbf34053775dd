import VMGenDiagnostics

/// How a line begins, as far as its place among the others can be judged by it.
struct LineHead {
    /// Whether it starts with a dash.
    let isItem: Bool
    /// The word before its colon; nil where it does not start with `word:`.
    let word: String?
    /// What stands behind the colon, without blanks around it; empty where nothing does.
    let value: String

    /// Looks at `line`.
    init(_ bytes: [UInt8], _ line: SpecLine, isItem: Bool) {
        self.isItem = isItem
        var end = line.textStart
        while end < line.end, bytes[end].isNamePart || bytes[end] == UInt8(ascii: "-") { end += 1 }
        let isKey =
            !isItem && end > line.textStart && end < line.end && bytes[end] == UInt8(ascii: ":")
            && (end + 1 == line.end || bytes[end + 1].isBlank)
        guard isKey else {
            word = nil
            value = ""
            return
        }
        word = String(decoding: bytes[line.textStart..<end], as: UTF8.self)
        value = Fragment(bytes, end + 1, line.end).text
    }

    /// The section that it names; nil where it names none.
    var section: SectionName? { word.flatMap(SectionName.init) }

    /// Whether a type may stand behind its colon, rather than a value or a word.
    var startsWithType: Bool { value.first.map { $0.isUppercase || "[(@".contains($0) } ?? false }

    /// Whether it looks like a field, `name: Type`: a key that is no word for what stands below fields and requests.
    var isField: Bool {
        guard let word, !value.isEmpty, !Self.options.contains(word) else { return false }
        return DidYouMean.closest(to: word, in: Self.options) == nil
    }

    /// The words that stand below a field or a request.
    private static let options = ["persist", "decode", "value", "query", "headers", "body", "status"]
}
