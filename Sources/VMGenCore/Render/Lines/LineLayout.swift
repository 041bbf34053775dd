import VMGenSpec

/// How one line of Swift that is too long is laid out on several.
struct LineLayout {
    /// The text that the line stands in.
    let bytes: [UInt8]
    /// Its tokens.
    let tokens: [SwiftToken]
    /// The longest line.
    let width: Int

    /// Brackets that open and close on the line.
    private struct Pair {
        /// The token that opens.
        var open: Int
        /// The token that closes.
        var close: Int
        /// How many bytes stand in them.
        var size: Int
    }

    /// The lines of `range`, whose tokens are `indices`.
    func lines(of range: Range<Int>, tokens indices: Range<Int>, indentation: Int) -> [String] {
        let line = text(range)
        let single = [String(repeating: " ", count: indentation) + line]
        guard indentation + line.unicodeScalars.count > width else { return single }
        if let block = block(in: indices) { return broken(range, indices, in: block, indentation) }
        let pair = widest(in: indices)
        if let pair, let body = body(in: indices, behind: pair),
            indentation + text(range.lowerBound..<tokens[body.open].upper).unicodeScalars.count <= width
        {
            return broken(range, indices, in: body, indentation)
        }
        if let place = assignment(in: indices), pair.map({ $0.open < place }) ?? true {
            return broken(range, indices, behind: place, indentation)
        }
        let signs = operators(in: indices)
        if !signs.isEmpty, (pair?.size ?? 0) * 2 < range.count {
            return broken(range, indices, before: signs, indentation)
        }
        guard let pair, pair.size > 0 else { return single }
        return broken(range, indices, in: pair, indentation)
    }

    // MARK: - Where a line may break

    /// The block that a statement such as `if` or `guard` ends in; of an `if` the first one.
    private func block(in indices: Range<Int>) -> Pair? {
        let statements = ["if", "guard", "for", "while", "switch"]
        guard let first = indices.first, let last = indices.last, statements.contains(text(of: first)),
            bytes[tokens[last].lower] == UInt8(ascii: "}"), let open = tokens[last].partner, open > first
        else { return nil }
        if text(of: first) == "if", let block = firstBlock(in: indices), block.close < last { return block }
        let size = tokens[last].lower - tokens[open].upper
        return size > 0 ? Pair(open: open, close: last, size: size) : nil
    }

    /// The body of a function, where `pair` stands in the type of what that returns.
    private func body(in indices: Range<Int>, behind pair: Pair) -> Pair? {
        let word = outermost(in: indices.lowerBound..<pair.open) { text(of: $0) == "func" }.first
        guard let word, let last = indices.last, let open = tokens[last].partner, open > pair.open,
            bytes[tokens[open].lower] == UInt8(ascii: "{"),
            (word..<pair.open).contains(where: { bytes[tokens[$0].lower] == UInt8(ascii: "(") })
        else { return nil }
        return Pair(open: open, close: last, size: tokens[last].lower - tokens[open].upper)
    }

    /// The first braces in `indices` that stand in no brackets.
    private func firstBlock(in indices: Range<Int>) -> Pair? {
        guard let open = outermost(in: indices, where: { bytes[tokens[$0].lower] == UInt8(ascii: "{") }).first,
            let close = tokens[open].partner, indices.contains(close)
        else { return nil }
        return Pair(open: open, close: close, size: tokens[close].lower - tokens[open].upper)
    }

    /// The outermost brackets with most in them.
    private func widest(in indices: Range<Int>) -> Pair? {
        var widest: Pair?
        var index = indices.lowerBound
        while index < indices.upperBound {
            let token = tokens[index]
            guard let partner = token.partner, partner > index, partner < indices.upperBound else {
                index += 1
                continue
            }
            if token.kind == .open {
                let size = tokens[partner].lower - token.upper
                if size > widest?.size ?? 0 { widest = Pair(open: index, close: partner, size: size) }
            }
            index = partner + 1
        }
        return widest
    }

    /// The outermost tokens that fulfil `condition`.
    func outermost(in indices: Range<Int>, where condition: (Int) -> Bool) -> [Int] {
        var found: [Int] = []
        var index = indices.lowerBound
        while index < indices.upperBound {
            if condition(index) { found.append(index) }
            if let partner = tokens[index].partner, partner > index, partner < indices.upperBound {
                index = partner
            }
            index += 1
        }
        return found
    }

    /// The `=` of the line, where it has one outside of brackets and more behind it.
    private func assignment(in indices: Range<Int>) -> Int? {
        outermost(in: indices) { tokens[$0].kind == .symbol && text(of: $0) == "=" }.first
            .flatMap { $0 + 1 < indices.upperBound ? $0 : nil }
    }

    /// The operators outside of brackets that a line may break before.
    private func operators(in indices: Range<Int>) -> [Int] {
        outermost(in: indices) { index in
            tokens[index].kind == .symbol && index > indices.lowerBound
                && ["+", "&&", "||", "??"].contains(text(of: index))
                && tokens[index - 1].upper < tokens[index].lower
        }
    }

    // MARK: - The lines

    private func broken(
        _ range: Range<Int>,
        _ indices: Range<Int>,
        behind place: Int,
        _ indentation: Int
    ) -> [String] {
        let head = range.lowerBound..<tokens[place].upper
        let rest = part(indices.lowerBound..<place + 1, in: head)
        return lines(of: head, tokens: rest, indentation: indentation)
            + lines(
                of: trimmed(tokens[place].upper..<range.upperBound),
                tokens: place + 1..<indices.upperBound,
                indentation: indentation + 4
            )
    }

    private func broken(
        _ range: Range<Int>,
        _ indices: Range<Int>,
        before signs: [Int],
        _ indentation: Int
    ) -> [String] {
        let starts = [indices.lowerBound] + signs
        let ends = signs + [indices.upperBound]
        return zip(starts, ends).enumerated().flatMap { number, part -> [String] in
            let lower = number == 0 ? range.lowerBound : tokens[part.0].lower
            let upper = number == signs.count ? range.upperBound : tokens[part.1].lower
            return lines(
                of: trimmed(lower..<upper),
                tokens: part.0..<part.1,
                indentation: number == 0 ? indentation : indentation + 4
            )
        }
    }

    private func broken(_ range: Range<Int>, _ indices: Range<Int>, in pair: Pair, _ indentation: Int) -> [String] {
        var pair = pair
        // A closure that is all there is in the brackets opens behind them on the same line.
        if let closure = onlyClosure(in: pair) { pair = closure }
        let isBlock = bytes[tokens[pair.open].lower] == UInt8(ascii: "{")
        let body = pair.open + 1..<pair.close
        let start = isBlock ? bodyStart(of: body) : body.lowerBound
        let head = range.lowerBound..<tokens[start - 1].upper
        let tail = tokens[pair.close].lower..<range.upperBound
        let inner: [String]
        if isBlock {
            inner = statements(in: start..<pair.close, ofSwitch: isSwitch(pair, in: indices), indentation)
        } else {
            inner = parts(of: start..<pair.close, from: tokens[start - 1].upper, at: separators(in: body))
                .flatMap { part, indices in lines(of: part, tokens: indices, indentation: indentation + 4) }
        }
        let before = [String(repeating: " ", count: indentation) + text(head)] + inner
        let behind = pair.close + 1..<indices.upperBound
        if isBlock, let word = behind.first, text(of: word) == "else", let next = firstBlock(in: behind) {
            return before + broken(tail, pair.close..<indices.upperBound, in: next, indentation)
        }
        return before + lines(of: tail, tokens: pair.close..<indices.upperBound, indentation: indentation)
    }

    /// The lines of a block's statements, each on its own; of a `switch` the cases stand below that, with what they do behind them
    /// where all of them fit.
    private func statements(in indices: Range<Int>, ofSwitch isSwitch: Bool, _ indentation: Int) -> [String] {
        let parts = statements(in: indices, ofSwitch: isSwitch)
        let fits = parts.allSatisfy { part, indices in
            startsCase(indices.lowerBound) && indentation + text(part).unicodeScalars.count <= width
        }
        return parts.flatMap { part, indices -> [String] in
            let isCase = isSwitch && startsCase(indices.lowerBound)
            if isSwitch, isCase, !fits, let colon = outermost(in: indices, where: { tokens[$0].kind == .colon }).first {
                let rest = trimmed(tokens[colon].upper..<part.upperBound)
                let head = String(repeating: " ", count: indentation) + text(part.lowerBound..<tokens[colon].upper)
                if rest.isEmpty { return [head] }
                return [head] + lines(of: rest, tokens: colon + 1..<indices.upperBound, indentation: indentation + 4)
            }
            return lines(of: part, tokens: indices, indentation: isCase ? indentation : indentation + 4)
        }
    }

    /// The statements in `indices`: what stands between semicolons, and, of a `switch`, what begins with a case.
    private func statements(in indices: Range<Int>, ofSwitch isSwitch: Bool) -> [(Range<Int>, tokens: Range<Int>)] {
        let ends = outermost(in: indices) { index in
            tokens[index].kind == .semicolon || isSwitch && index > indices.lowerBound && startsCase(index)
        }
        var first = indices.lowerBound
        return (ends + [indices.upperBound]).compactMap { end in
            defer { first = end < indices.upperBound && tokens[end].kind == .semicolon ? end + 1 : end }
            guard first < end else { return nil }
            let isBeforeCase = end < indices.upperBound && tokens[end].kind != .semicolon
            let upper = isBeforeCase ? tokens[end - 1].upper : tokens[end].lower
            return (trimmed(tokens[first - 1].upper..<upper), first..<end)
        }
    }

    /// Whether a case of a `switch` begins at the token at `index`, rather than a pattern of an `if` or a member of that name.
    private func startsCase(_ index: Int) -> Bool {
        guard tokens[index].kind == .name, ["case", "default"].contains(text(of: index)) else { return false }
        guard index > 0 else { return true }
        let before = tokens[index - 1]
        return before.kind != .dot && before.kind != .comma
            && !["if", "guard", "while", "for"].contains(text(of: index - 1))
    }

    /// Whether `pair` is what a `switch` chooses from.
    private func isSwitch(_ pair: Pair, in indices: Range<Int>) -> Bool {
        outermost(in: indices.lowerBound..<pair.open) { tokens[$0].kind == .name && text(of: $0) == "switch" }
            .isEmpty == false
    }

    /// The closure that is all there is in `pair`, with or without a label.
    private func onlyClosure(in pair: Pair) -> Pair? {
        let last = pair.close - 1
        guard bytes[tokens[pair.open].lower] == UInt8(ascii: "("), last > pair.open,
            bytes[tokens[last].lower] == UInt8(ascii: "}"), let open = tokens[last].partner,
            open == pair.open + 1
                || (open == pair.open + 3 && tokens[pair.open + 1].kind == .name
                    && tokens[pair.open + 2].kind == .colon)
        else { return nil }
        let size = tokens[last].lower - tokens[open].upper
        return size > 0 ? Pair(open: open, close: last, size: size) : nil
    }

    /// The first token of a closure's body behind the `in` of its head.
    private func bodyStart(of body: Range<Int>) -> Int {
        guard let first = body.first, text(of: first) != "for" else { return body.lowerBound }
        let place = outermost(in: body) { tokens[$0].kind == .name && text(of: $0) == "in" }.first
        return place.map { $0 + 1 } ?? body.lowerBound
    }

    /// The tokens of `indices` that stand in `range`.
    private func part(_ indices: Range<Int>, in range: Range<Int>) -> Range<Int> {
        indices.lowerBound..<(indices.last { tokens[$0].lower < range.upperBound }.map { $0 + 1 } ?? indices.lowerBound)
    }

    /// `range` without the blanks around it.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        let blank = UInt8(ascii: " ")
        while let first = range.first, bytes[first] == blank { range = first + 1..<range.upperBound }
        while let last = range.last, bytes[last] == blank { range = range.lowerBound..<last }
        return range
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of the token at `index`.
    func text(of index: Int) -> String { text(tokens[index].lower..<tokens[index].upper) }
}
