import VMGenSpec

/// Breaks the lines of rendered Swift that are too long, once, at the end: plans and templates print a call on one line and
/// count no columns.
///
///     viewModel = SearchViewModel(library: library, scheduler: scheduler)
///
/// becomes, where it does not fit,
///
///     viewModel = SearchViewModel(
///         library: library,
///         scheduler: scheduler
///     )
///
/// A line breaks in its widest outermost brackets: a list with one part a line, a closure or block with its body on lines of
/// its own; behind `=`, or before operators, where those leave more room. What still does not fit breaks again. Comments,
/// strings and the lines that a user wrote as they stand stay as they are. Where the head of a chain breaks, its links move
/// out to the bracket that it ends in.
struct LineBreaker {
    /// The longest line, in Unicode scalars.
    static let width = 120

    private let bytes: [UInt8]
    private let tokens: [SwiftToken]

    /// `text` with its long lines broken, but for those that are one of `verbatim` without their indentation.
    static func broken(_ text: String, verbatim: Set<String> = []) -> String {
        let bytes = Array(text.utf8)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.indices)
        guard lines.contains(where: { isLong(bytes[$0]) }) else { return text }
        return LineBreaker(bytes).broken(lines, verbatim: verbatim)
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftLexer.lex(bytes, in: 0..<bytes.count, options: .comments).tokens
    }

    /// Whether a line is too long and more than a comment.
    private static func isLong(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count > width, columns(line) > width else { return false }
        return !line.drop { $0 == UInt8(ascii: " ") }.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
    }

    /// How many scalars the text has.
    private static func columns(_ text: ArraySlice<UInt8>) -> Int {
        text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }

    private func broken(_ lines: [Range<Int>], verbatim: Set<String>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 1_024)
        var first = 0
        var outdented: Int?
        for (index, whole) in lines.enumerated() {
            if index > 0 { result.append(UInt8(ascii: "\n")) }
            var line = whole
            if let column = outdented {
                if margin(of: whole) > column { line = whole.dropFirst(4) } else { outdented = nil }
            }
            while first < tokens.count, tokens[first].lower < line.lowerBound { first += 1 }
            guard Self.isLong(bytes[line]), !verbatim.contains(text(trimmed(line))), !startsInString(first) else {
                result += bytes[line]
                continue
            }
            let indentation = trimmed(line).lowerBound - line.lowerBound
            var last = first
            while last < tokens.count, tokens[last].lower < line.upperBound { last += 1 }
            let laid = LineLayout(bytes: bytes, tokens: tokens, width: Self.width)
                .lines(of: trimmed(line), tokens: first..<last, indentation: indentation)
            if laid.count > 1, Self.endsInBracket(laid[laid.count - 1]), index + 1 < lines.count,
                isLink(lines[index + 1], at: indentation + 4)
            {
                outdented = indentation
            }
            result += laid.joined(separator: "\n").utf8
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether links of a chain belong below the start of `line`, the last one of a head that was broken: it is a bracket
    /// that closes, or ends in a block's.
    private static func endsInBracket(_ line: String) -> Bool {
        let first = line.utf8.first { $0 != UInt8(ascii: " ") }
        return line.hasSuffix("}") || first == UInt8(ascii: ")") || first == UInt8(ascii: "]")
    }

    /// How far `line` is indented.
    private func margin(of line: Range<Int>) -> Int { trimmed(line).lowerBound - line.lowerBound }

    /// Whether `line` is a link of a chain that is indented by `column`.
    private func isLink(_ line: Range<Int>, at column: Int) -> Bool {
        let range = trimmed(line)
        return margin(of: line) == column && !range.isEmpty && bytes[range.lowerBound] == UInt8(ascii: ".")
    }

    /// Whether the token at `index` stands in a string that began on a line above.
    private func startsInString(_ index: Int) -> Bool {
        guard index < tokens.count, let line = tokens[..<index].last(where: { $0.kind == .stringStart }),
            let end = line.partner
        else { return false }
        return end >= index
    }

    /// The line without the blanks around it.
    private func trimmed(_ line: Range<Int>) -> Range<Int> {
        var range = line
        let blank = UInt8(ascii: " ")
        while let first = range.first, bytes[first] == blank { range = first + 1..<range.upperBound }
        while let last = range.last, bytes[last] == blank { range = range.lowerBound..<last }
        return range
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
