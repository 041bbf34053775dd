/// Cuts Swift text into tokens, in one pass whose time grows with the text's length.
///
/// Brackets pair as far as they can: one that is never closed, or closes nothing, is a token without a partner, and
/// does not hide what follows. A string that is never closed is read as plain text up to the end of its line.
package struct SwiftLexer {
    /// What is read in a special way.
    package struct Options: OptionSet {
        /// The options as bits.
        package let rawValue: Int

        /// Makes the set with the options of `rawValue`.
        package init(rawValue: Int) {
            self.rawValue = rawValue
        }
        /// `<` and `>` are brackets.
        package static let typeBrackets = Options(rawValue: 1 << 0)
        /// `//` and `/* */` are skipped.
        package static let comments = Options(rawValue: 1 << 1)
    }

    /// The tokens and what did not match.
    package struct Result {
        /// The tokens in order.
        package var tokens: [SwiftToken]
        /// The places of quotes that open a string without end, as offsets of the quotes with their number signs.
        /// The places of quotes that open a string without end.
        var unclosedStrings: [Range<Int>]
    }

    /// The brackets that are open between the quotes of one interpolation, or in the whole text.
    package struct Frame {
        /// The indices of the open brackets' tokens.
        package var open: [Int] = []
        /// How many of `open` are `(`, `[`, `{`, `<`.
        var counts = [0, 0, 0, 0]
        /// The index of the quote of the string that the interpolation stands in; nil for the whole text.
        package var string: Int?
        /// The index of the interpolation's `\(`.
        var interpolation: Int?
        /// The number signs of that string.
        var hashes = 0
        /// Whether that string has three quotes.
        var isMultiline = false
    }

    /// The bytes that the text lies in.
    package let bytes: [UInt8]
    /// The offset after the text.
    package let end: Int
    /// What is read in a special way.
    package let options: Options
    /// The offset of the next byte to read.
    package var position: Int
    /// The tokens so far.
    package var tokens: [SwiftToken] = []
    /// The whole text, and the interpolations around the current place, the outermost first.
    var frames = [Frame()]
    /// The places of quotes that open a string without end.
    var unclosedStrings: [Range<Int>] = []
    /// Quotes before this offset are plain text.
    var plainUntil = 0

    private init(bytes: [UInt8], range: Range<Int>, options: Options) {
        self.bytes = bytes
        self.end = range.upperBound
        self.options = options
        self.position = range.lowerBound
    }

    /// The tokens of `bytes[range]`; their offsets count from the start of `bytes`.
    package static func lex(_ bytes: [UInt8], in range: Range<Int>, options: Options = []) -> Result {
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
        let byte = bytes[position]
        switch ByteClass.of(byte) {
        case .blank: position += 1
        case .newline:
            if frames.count > 1, frames.last?.isMultiline == false { return giveUpString() }
            add(.newline, length: 1)
        case .openBracket:
            add(.open, length: 1)
            open()
        case .closeBracket:
            add(.close, length: 1)
            close(byte)
        case .comma: add(.comma, length: 1)
        case .semicolon: add(.semicolon, length: 1)
        case .colon: add(.colon, length: 1)
        case .at: add(.at, length: 1)
        case .backslash: add(.backslash, length: 1)
        case .quote, .hash: quoteOrHash()
        case .backtick: backticks()
        case .dollar: word(.dollarName, from: position + 1)
        case .digit: number()
        case .letter: word(.name, from: position)
        case .operatorPart, .dot: operatorOrComment()
        case .other: add(.other, length: 1)
        }
    }

    /// Adds the next `length` bytes as a token.
    package mutating func add(_ kind: SwiftToken.Kind, length: Int) {
        tokens.append(SwiftToken(kind, position, position + length))
        position += length
    }

    /// Adds a token that goes on with the word at `start`.
    package mutating func word(_ kind: SwiftToken.Kind, from start: Int) {
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
