import VMGenSpec

/// The text of one line without its indentation, with the blanks between its parts as all specs have them.
struct LineText {
    /// The text.
    private(set) var text = ""
    private let bytes: [UInt8]

    /// Takes the line `line` of `bytes`, which belongs to `place`.
    init(_ bytes: [UInt8], _ line: SpecLine, _ place: LinePlace, isFlow: Bool) {
        self.bytes = bytes
        let dash = Dash(bytes, line)
        let start = dash?.textStart ?? line.textStart
        let content = LineContent(
            bytes,
            start..<line.end,
            keyRule: isFlow ? .none : dash == nil ? .firstColon : .identifierColon
        )
        var parts: [String] = []
        if dash != nil { parts.append("-") }
        if place.section == .variables, place.depth > 0 {
            // A line of Swift.
            parts.append(string(content.text))
        } else if let key = content.key {
            let value = content.value.map { " " + valueText($0, place) } ?? ""
            parts.append(keyText(key, place) + ":" + value)
        } else {
            let body = isFlow ? flowText(content.text) : valueText(content.text, place)
            if !body.isEmpty { parts.append(body) }
        }
        if content.opener != nil { parts.append("|") }
        text = parts.joined(separator: " ")
        if let comment = content.comment { text += "  " + Fragment(bytes, comment.lowerBound, comment.upperBound).text }
    }

    private func string(_ range: Range<Int>) -> String {
        Fragment(bytes, range.lowerBound, range.upperBound).text
    }

    /// The text before a colon: the names of several fields.
    private func keyText(_ range: Range<Int>, _ place: LinePlace) -> String {
        switch place.section {
        case .`init`, .inputs, .outputs, .state: spaced(range, [.comma])
        default: string(range)
        }
    }

    /// The text behind a colon, or of a line without one.
    private func valueText(_ range: Range<Int>, _ place: LinePlace) -> String {
        switch place.section {
        case .scenarios where place.depth > 0: spaced(range, [.equals, .semicolon])
        case .errors where place.depth > 0, .imports: spaced(range, [.comma])
        case .`init`, .inputs, .outputs, .state, .samples: spaced(range, [.equals])
        default: string(range)
        }
    }

    /// The signs between the parts of a line.
    private enum Separator {
        case equals, semicolon, comma, arrow, word
    }

    private func flowText(_ range: Range<Int>) -> String { spaced(range, [.equals, .comma, .arrow, .word]) }

    /// The text of `range` with one blank where `separators` part it.
    private func spaced(_ range: Range<Int>, _ separators: Set<Separator>) -> String {
        var result: [UInt8] = []
        var position = range.lowerBound
        var part: [SwiftToken] = []
        var wasEquals = false
        for token in SwiftLexer.lex(bytes, in: range).tokens where token.depth == 0 {
            guard let separator = separator(token, part), separators.contains(separator),
                separator != .equals || (isParted(token, in: range) && !(wasEquals && !separators.contains(.comma)))
            else {
                part.append(token)
                continue
            }
            wasEquals = wasEquals || separator == .equals
            append(position..<token.lower, to: &result)
            let isWord = separator == .word
            if separator == .equals || separator == .arrow || isWord, !result.isEmpty, result.last != 0x20 {
                result.append(0x20)
            }
            result += bytes[token.lower..<token.upper]
            position = token.upper
            if !isWord || (position < range.upperBound && bytes[position].isBlank) { result.append(0x20) }
            if separator == .arrow || separator == .semicolon { part = [] } else { part.append(token) }
            if separator == .semicolon { wasEquals = false }
        }
        append(position..<range.upperBound, to: &result)
        return string(of: result)
    }

    private func string(of bytes: [UInt8]) -> String { Fragment(bytes, 0, bytes.count).text }

    /// Adds the bytes of `range` without the blanks around them.
    private func append(_ range: Range<Int>, to result: inout [UInt8]) {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, bytes[lower].isBlank { lower += 1 }
        while upper > lower, bytes[upper - 1].isBlank { upper -= 1 }
        result += bytes[lower..<upper]
    }

    /// What `token` parts, behind the tokens of its own part; nil for Swift text.
    private func separator(_ token: SwiftToken, _ part: [SwiftToken]) -> Separator? {
        let word = part.first.map { text(of: $0) }
        switch token.kind {
        case .semicolon: return .semicolon
        case .comma:
            // A type, or operators of the runtime, may have commas of their own.
            return word == "as" || word == "swift" ? nil : .comma
        case .symbol where text(of: token) == "->": return .arrow
        case .symbol where text(of: token) == "=": return word == "swift" ? nil : .equals
        case .name where part.isEmpty && Self.words.contains(text(of: token)): return .word
        default: return nil
        }
    }

    /// Whether blanks stand on both sides of `token`.
    private func isParted(_ token: SwiftToken, in range: Range<Int>) -> Bool {
        token.lower > range.lowerBound && bytes[token.lower - 1].isBlank && token.upper < range.upperBound
            && bytes[token.upper].isBlank
    }

    private func text(of token: SwiftToken) -> String {
        String(decoding: bytes[token.lower..<token.upper], as: UTF8.self)
    }

    /// The words that a part of a flow starts with.
    private static let words: Set<String> = [
        "map", "filter", "compactMap", "distinct", "replace", "combine", "zip", "with", "debounce", "throttle", "delay",
        "skip", "take", "start", "latest", "first", "queue", "all", "do", "set", "call", "as",
    ]
}
