/// Cuts Swift text into tokens, in one pass whose time grows with the text's length.
///
/// Brackets pair as far as they can: one that is never closed, or closes nothing, is a token without a partner, and
/// does not hide what follows. A string that is never closed is read as plain text up to the end of its line.
struct SwiftLexer {
    /// What is read in a special way.
    struct Options: OptionSet {
        let rawValue: Int
        /// `<` and `>` are brackets.
        static let typeBrackets = Options(rawValue: 1 << 0)
        /// `//` and `/* */` are skipped.
        static let comments = Options(rawValue: 1 << 1)
    }

    /// The tokens and what did not match.
    struct Result {
        /// The tokens in order.
        var tokens: [SwiftToken]
        /// The places of quotes that open a string without end, as offsets of the quotes with their number signs.
        var unclosedStrings: [Range<Int>]
    }

    /// The brackets that are open between the quotes of one interpolation, or in the whole text.
    private struct Frame {
        /// The indices of the open brackets' tokens.
        var open: [Int] = []
        /// How many of `open` are `(`, `[`, `{`, `<`.
        var counts = [0, 0, 0, 0]
        /// The index of the quote of the string that the interpolation stands in; nil for the whole text.
        var string: Int?
        /// The index of the interpolation's `\(`.
        var interpolation: Int?
        /// The number signs of that string.
        var hashes = 0
        /// Whether that string has three quotes.
        var isMultiline = false
    }

    let bytes: [UInt8]
    let end: Int
    let options: Options
    var position: Int
    var tokens: [SwiftToken] = []
    private var frames = [Frame()]
    private var unclosedStrings: [Range<Int>] = []
    /// Quotes before this offset are plain text.
    private var plainUntil = 0

    private init(bytes: [UInt8], range: Range<Int>, options: Options) {
        self.bytes = bytes
        self.end = range.upperBound
        self.options = options
        self.position = range.lowerBound
    }

    /// The tokens of `bytes[range]`; their offsets count from the start of `bytes`.
    static func lex(_ bytes: [UInt8], in range: Range<Int>, options: Options = []) -> Result {
        var lexer = SwiftLexer(bytes: bytes, range: range, options: options)
        lexer.run()
        return Result(tokens: lexer.tokens, unclosedStrings: lexer.unclosedStrings)
    }

    private mutating func run() {
        while true {
            while position < end { next() }
            guard frames.count > 1 else { break }
            giveUpString()
        }
        setDepths()
    }

    private mutating func next() {
        let start = position
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            position += 1
        case UInt8(ascii: "\n"):
            if frames.count > 1, frames.last?.isMultiline == false { return giveUpString() }
            add(.newline, length: 1)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            add(.open, length: 1)
            open()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            add(.close, length: 1)
            close(byte)
        case UInt8(ascii: ","): add(.comma, length: 1)
        case UInt8(ascii: ";"): add(.semicolon, length: 1)
        case UInt8(ascii: ":"): add(.colon, length: 1)
        case UInt8(ascii: "@"): add(.at, length: 1)
        case UInt8(ascii: "\\"): add(.backslash, length: 1)
        case UInt8(ascii: "\""), UInt8(ascii: "#"): quoteOrHash()
        case UInt8(ascii: "`"): backticks()
        case UInt8(ascii: "$"): word(.dollarName, from: start + 1)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
        case _ where byte.isNamePart: word(.name, from: start)
        case _ where byte.isOperatorPart || byte == UInt8(ascii: "."): operatorOrComment()
        default: add(.other, length: 1)
        }
    }

    mutating func add(_ kind: SwiftToken.Kind, length: Int) {
        tokens.append(SwiftToken(kind, position, position + length))
        position += length
    }

    private mutating func word(_ kind: SwiftToken.Kind, from start: Int) {
        var upper = start
        while upper < end, bytes[upper].isNamePart { upper += 1 }
        add(kind, length: upper - position)
    }

    private mutating func backticks() {
        var upper = position + 1
        while upper < end, bytes[upper].isNamePart { upper += 1 }
        if upper < end, upper > position + 1, bytes[upper] == UInt8(ascii: "`") {
            add(.name, length: upper + 1 - position)
        } else {
            add(.other, length: 1)
        }
    }

    /// A number; `1.5`, `1e-3` and `0xFF` are one token, `1...3` and `$0.0.count` are several.
    private mutating func number() {
        var upper = position
        let isMember = tokens.last?.kind == .dot
        while upper < end {
            let isFraction =
                bytes[upper] == UInt8(ascii: ".") && !isMember && upper + 1 < end && bytes[upper + 1].isDigit
            guard bytes[upper].isNamePart || isFraction else { break }
            upper += 1
        }
        add(.number, length: upper - position)
    }
}

// MARK: - Brackets

extension SwiftLexer {
    /// Notes that the last token opens a bracket.
    mutating func open() {
        let index = tokens.count - 1
        frames[frames.count - 1].open.append(index)
        frames[frames.count - 1].counts[Self.slot(bytes[tokens[index].lower])] += 1
    }

    /// Pairs the last token, which closes a bracket, with the nearest open one of its kind. What was opened in between
    /// stays without a partner.
    mutating func close(_ byte: UInt8) {
        let index = tokens.count - 1
        let slot = Self.slot(byte)
        let frame = frames.count - 1
        guard frames[frame].counts[slot] > 0 else {
            if byte == UInt8(ascii: ")"), frame > 0 { endInterpolation(at: index) }
            return
        }
        while let candidate = frames[frame].open.popLast() {
            let candidateSlot = Self.slot(bytes[tokens[candidate].lower])
            frames[frame].counts[candidateSlot] -= 1
            if candidateSlot == slot {
                tokens[candidate].partner = index
                tokens[index].partner = candidate
                return
            }
        }
    }

    private mutating func endInterpolation(at index: Int) {
        let frame = frames.removeLast()
        guard let string = frame.string, let interpolation = frame.interpolation else { return }
        tokens[interpolation].partner = index
        tokens[index].partner = interpolation
        stringBody(of: string, hashes: frame.hashes, isMultiline: frame.isMultiline)
    }

    private static func slot(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"): 0
        case UInt8(ascii: "["), UInt8(ascii: "]"): 1
        case UInt8(ascii: "{"), UInt8(ascii: "}"): 2
        default: 3
        }
    }

    /// Counts for each token the pairs it stands in.
    private mutating func setDepths() {
        var depth = 0
        for index in tokens.indices {
            let partner = tokens[index].partner
            if let partner, partner < index { depth -= 1 }
            tokens[index].depth = depth
            if let partner, partner > index { depth += 1 }
        }
    }
}

// MARK: - Strings

extension SwiftLexer {
    private mutating func quoteOrHash() {
        var quote = position
        while quote < end, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
        let hashes = quote - position
        if quote < end, bytes[quote] == UInt8(ascii: "\""), position >= plainUntil {
            let isMultiline = hasQuotes(3, at: quote) && isLineEnd(quote + 3)
            add(.stringStart, length: hashes + (isMultiline ? 3 : 1))
            stringBody(of: tokens.count - 1, hashes: hashes, isMultiline: isMultiline)
        } else if hashes == 1, quote < end, bytes[quote].isNamePart, !bytes[quote].isDigit {
            word(.directive, from: quote)
        } else if hashes > 0 {
            for _ in 0..<hashes { add(.hash, length: 1) }
        } else {
            add(.other, length: 1)
        }
    }

    /// Whether nothing but blanks stands between `offset` and the line's end: after three quotes Swift wants just that.
    private func isLineEnd(_ offset: Int) -> Bool {
        var offset = offset
        while offset < end, bytes[offset].isBlank || bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
        return offset >= end || bytes[offset] == UInt8(ascii: "\n")
    }

    private func hasQuotes(_ count: Int, at offset: Int) -> Bool {
        offset + count <= end && bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "\"") }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        offset + count <= end && bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Reads on in the string whose opening quote is token `string`, to its end or to its next interpolation.
    private mutating func stringBody(of string: Int, hashes: Int, isMultiline: Bool) {
        while position < end {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n"), !isMultiline { break }
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
                let escaped = position + 1 + hashes
                if escaped < end, bytes[escaped] == UInt8(ascii: "(") {
                    add(.open, length: hashes + 2)
                    frames.append(
                        Frame(
                            string: string,
                            interpolation: tokens.count - 1,
                            hashes: hashes,
                            isMultiline: isMultiline
                        )
                    )
                    return
                }
                let isAtLineEnd = escaped >= end || bytes[escaped] == UInt8(ascii: "\n")
                position = isAtLineEnd ? escaped : escaped + 1
                continue
            }
            let quotes = isMultiline ? 3 : 1
            if byte == UInt8(ascii: "\""), hasQuotes(quotes, at: position), hasHashes(hashes, at: position + quotes) {
                add(.stringEnd, length: quotes + hashes)
                tokens[tokens.count - 1].partner = string
                tokens[string].partner = tokens.count - 1
                return
            }
            position += 1
        }
        giveUpString(string)
    }

    /// Goes back to the outermost string that is open, or to the one whose quote is token `string`, and reads on as if
    /// it were none.
    private mutating func giveUpString(_ string: Int? = nil) {
        guard let outermost = frames.count > 1 ? frames[1].string : string else { return }
        let token = tokens[outermost]
        unclosedStrings.append(token.lower..<token.upper)
        let isMultiline = token.upper - token.lower >= 3 && hasQuotes(3, at: token.upper - 3)
        tokens.removeSubrange(outermost...)
        frames.removeSubrange(1...)
        position = token.lower
        plainUntil = position
        while plainUntil < end, isMultiline || bytes[plainUntil] != UInt8(ascii: "\n") { plainUntil += 1 }
        add(.other, length: token.upper - token.lower)
    }
}

// MARK: - Operators

extension SwiftLexer {
    private mutating func operatorOrComment() {
        if options.contains(.comments), skipComment() { return }
        let byte = bytes[position]
        let takesAngles = options.contains(.typeBrackets)
        if takesAngles, byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
            let isOpening = byte == UInt8(ascii: "<")
            add(isOpening ? .open : .close, length: 1)
            if isOpening { open() } else { close(byte) }
            return
        }
        let isDot = byte == UInt8(ascii: ".")
        if isDot, position + 1 >= end || bytes[position + 1] != byte { return add(.dot, length: 1) }
        if isPostfixMark { return add(.symbol, length: 1) }
        var upper = position + 1
        while upper < end, bytes[upper].isOperatorPart || (isDot && bytes[upper] == UInt8(ascii: ".")) {
            if takesAngles, bytes[upper] == UInt8(ascii: "<") || bytes[upper] == UInt8(ascii: ">") {
                guard bytes[upper] == UInt8(ascii: ">"), bytes[upper - 1] == UInt8(ascii: "-") else { break }
            }
            upper += 1
        }
        add(.symbol, length: upper - position)
    }

    /// Whether a `?` or `!` belongs to the operand that ends right before it.
    private var isPostfixMark: Bool {
        guard bytes[position] == UInt8(ascii: "?") || bytes[position] == UInt8(ascii: "!"),
            let last = tokens.last, last.upper == position
        else { return false }
        switch last.kind {
        case .name, .dollarName, .number, .close, .stringEnd: return true
        case .symbol:
            let mark = bytes[last.lower]
            return last.upper - last.lower == 1 && (mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!"))
        default: return false
        }
    }

    /// Skips a comment that starts here; false where there is none.
    private mutating func skipComment() -> Bool {
        guard position + 1 < end, bytes[position] == UInt8(ascii: "/") else { return false }
        if bytes[position + 1] == UInt8(ascii: "/") {
            while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            return true
        }
        guard bytes[position + 1] == UInt8(ascii: "*") else { return false }
        var depth = 0
        while position < end {
            let next = position + 1 < end ? bytes[position + 1] : 0
            if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else {
                position += 1
            }
        }
        position = min(position, end)
        return true
    }
}
