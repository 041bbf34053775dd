import VMGenSpec

/// Where the statements and declarations of Swift text start and end, as far as `#sourceLocation` has to know: it may stand
/// between two of them and nowhere else.
package struct Statements {
    /// One of them, or several of which one goes on where the other ends.
    package struct Statement {
        /// The offset where its first line starts, doc comments above it included; behind what else stands on that line.
        var lower: Int
        /// The offset after it.
        var upper: Int
        /// Whether it starts a line.
        var startsLine: Bool
    }

    private let bytes: [UInt8]
    private let tokens: [SwiftToken]

    /// Reads UTF-8.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftLexer.lex(bytes, in: 0..<bytes.count, options: .comments).tokens
    }

    /// The innermost statements around the text `range`. The body of a declaration or closure that starts behind it is
    /// not theirs.
    func statement(around range: Range<Int>) -> Statement? {
        guard let index = firstToken(at: range.lowerBound) else { return nil }
        let last = max(index, (firstToken(at: range.upperBound) ?? tokens.count) - 1)
        let brace = brace(around: index)
        let end = brace.flatMap { tokens[$0].partner } ?? tokens.count
        var start = brace.map(body) ?? 0
        // What is in the head of a closure belongs to the statement around it.
        guard start <= index, start < end else {
            return brace.flatMap { statement(around: tokens[$0].lower..<range.upperBound) }
        }
        var next = start
        while next < end {
            let token = tokens[next]
            if let partner = token.partner, partner > next {
                next = partner + 1
                continue
            }
            if isBoundary(next, from: start, to: end) {
                if next > last { break }
                if next <= index { start = next + 1 }
            }
            next += 1
        }
        // Among the cases of a switch there is no place.
        if let brace, text(of: start) == "case", isSwitch(brace) {
            return statement(around: tokens[brace].lower..<range.upperBound)
        }
        return statement(of: start..<min(next, end), behind: last)
    }

    /// Whether the `{` at `brace` is that of a `switch`.
    private func isSwitch(_ brace: Int) -> Bool {
        let line = tokens[..<brace].lastIndex { $0.kind == .newline } ?? 0
        return (line..<brace).contains { text(of: $0) == "switch" }
    }

    /// The first token that does not end before `offset`.
    private func firstToken(at offset: Int) -> Int? {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].upper <= offset { low = middle + 1 } else { high = middle }
        }
        return low < tokens.count ? low : nil
    }

    /// The innermost `{` around the token at `index` that stands in no string.
    private func brace(around index: Int) -> Int? {
        var found: Int?
        var next = index - 1
        while next >= 0 {
            if let partner = tokens[next].partner {
                if partner < next {
                    next = partner - 1
                    continue
                }
                if tokens[next].kind == .stringStart { found = nil }
                if found == nil, bytes[tokens[next].lower] == UInt8(ascii: "{") { found = next }
            }
            next -= 1
        }
        return found
    }

    /// The first token in the body of the closure or block that the `{` at `brace` opens: behind `in`, where there is one on
    /// its line.
    private func body(_ brace: Int) -> Int {
        let depth = tokens[brace].depth + 1
        for index in tokens.indices[(brace + 1)...] where tokens[index].depth <= depth {
            if tokens[index].kind == .newline || tokens[index].depth < depth { break }
            if tokens[index].kind == .name, text(of: index) == "in" { return index + 1 }
            if tokens[index].kind == .name, text(of: index) == "for" { break }
        }
        return brace + 1
    }

    /// Whether a statement ends before the token at `index`, a newline or a semicolon.
    private func isBoundary(_ index: Int, from start: Int, to end: Int) -> Bool {
        if tokens[index].kind == .semicolon { return true }
        guard tokens[index].kind == .newline else { return false }
        var first = start
        while first < index, tokens[first].kind == .newline { first += 1 }
        guard first < index else { return true }
        guard let next = (index + 1..<end).first(where: { tokens[$0].kind != .newline }) else { return true }
        return !goesOn(with: next) && !isOpen(after: index - 1) && !isAttribute(first..<index)
    }

    /// Whether a line that starts with this token goes on with the statement above.
    private func goesOn(with index: Int) -> Bool {
        switch tokens[index].kind {
        case .dot, .comma, .colon, .symbol, .close: return true
        case .open: return bytes[tokens[index].lower] == UInt8(ascii: "{")
        case .name: return ["else", "catch", "where", "throws", "async"].contains(text(of: index))
        default: return false
        }
    }

    /// Whether something has to follow this token, the last of a line.
    private func isOpen(after index: Int) -> Bool {
        switch tokens[index].kind {
        case .comma, .dot: true
        case .symbol: !text(of: index).allSatisfy { "?!>".contains($0) }
        default: false
        }
    }

    /// Whether these tokens are an attribute alone, whose declaration follows: `@available(iOS 17, *)`.
    private func isAttribute(_ range: Range<Int>) -> Bool {
        guard let last = (range.lowerBound..<range.upperBound).last(where: { tokens[$0].kind == .newline }) else {
            return isAttributeLine(range)
        }
        return isAttributeLine(last + 1..<range.upperBound)
    }

    private func isAttributeLine(_ range: Range<Int>) -> Bool {
        guard let first = range.first, tokens[first].kind == .at, first + 1 < range.upperBound else { return false }
        guard first + 2 < range.upperBound else { return true }
        return tokens[first + 2].kind == .open && tokens[first + 2].partner == range.upperBound - 1
    }

    /// The statement of the tokens in `range`, up to the end of the line that opens a body behind the token at `part`; nil
    /// for none.
    private func statement(of range: Range<Int>, behind part: Int) -> Statement? {
        guard let first = range.first(where: { tokens[$0].kind != .newline }) else { return nil }
        let lower = tokens[first].lower
        let lineStart = self.lineStart(before: lower)
        let startsLine = bytes[lineStart..<lower].allSatisfy { $0 == UInt8(ascii: " ") }
        var last = range.upperBound
        while last > first + 1, tokens[last - 1].kind == .newline { last -= 1 }
        // A comment at the line's end stays there.
        var upper = last < tokens.count && tokens[last].kind == .newline ? tokens[last].lower : tokens[last - 1].upper
        if let head = head(range, behind: part) { upper = head }
        return Statement(lower: startsLine ? documented(lineStart) : lower, upper: upper, startsLine: startsLine)
    }

    /// The end of the line that opens a body behind the token at `part`; nil where none does.
    private func head(_ range: Range<Int>, behind part: Int) -> Int? {
        var next = part + 1
        while next < range.upperBound {
            if let partner = tokens[next].partner, partner > next {
                if bytes[tokens[next].lower] == UInt8(ascii: "{"),
                    let newline = (next..<partner).first(where: { tokens[$0].kind == .newline }),
                    !["case", "default", "get", "set", "willSet", "didSet"].contains(text(of: newline + 1))
                {
                    return tokens[newline].lower
                }
                next = partner
            }
            next += 1
        }
        return nil
    }

    /// The start of the comment lines right above the line at `start`, or `start`.
    private func documented(_ start: Int) -> Int {
        var start = start
        while start > 0 {
            let above = lineStart(before: start - 1)
            let line = bytes[above..<start].drop { $0 == UInt8(ascii: " ") }
            guard line.starts(with: Array("//".utf8)) else { break }
            start = above
        }
        return start
    }

    /// The offset of the first byte of the line that `offset` is on.
    func lineStart(before offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    private func text(of index: Int) -> String {
        String(decoding: bytes[tokens[index].lower..<tokens[index].upper], as: UTF8.self)
    }
}
