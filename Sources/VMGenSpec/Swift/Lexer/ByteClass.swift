/// What a byte of Swift text can be part of.
enum ByteClass: UInt8 {
    /// A space, a tab or a carriage return.
    case blank
    /// A line feed.
    case newline
    /// A letter, `_`, or a byte of a character beyond ASCII.
    case letter
    /// `0` to `9`.
    case digit
    /// A character of operators; the dot is not counted.
    case operatorPart
    /// `.`
    case dot
    /// `(`, `[`, `{`
    case openBracket
    /// `)`, `]`, `}`
    case closeBracket
    /// `,`
    case comma
    /// `;`
    case semicolon
    /// `:`
    case colon
    /// `@`
    case at
    /// `\`
    case backslash
    /// `"`
    case quote
    /// `#`
    case hash
    /// A backtick.
    case backtick
    /// `$`
    case dollar
    /// Anything else.
    case other

    /// The class of every byte: a look-up, since every byte of every spec passes here.
    private static let table = (0...UInt8.max).map { classify($0) }

    /// The class of `byte`.
    static func of(_ byte: UInt8) -> ByteClass { table[Int(byte)] }

    private static func classify(_ byte: UInt8) -> ByteClass {
        switch Character(Unicode.Scalar(byte)) {
        case " ", "\t", "\r": .blank
        case "\n": .newline
        case "a"..."z", "A"..."Z", "_": .letter
        case "0"..."9": .digit
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": .operatorPart
        case ".": .dot
        case "(", "[", "{": .openBracket
        case ")", "]", "}": .closeBracket
        case ",": .comma
        case ";": .semicolon
        case ":": .colon
        case "@": .at
        case "\\": .backslash
        case "\"": .quote
        case "#": .hash
        case "`": .backtick
        case "$": .dollar
        default: byte >= 0x80 ? .letter : .other
        }
    }
}

extension UInt8 {
    /// Whether it may be part of a name; every byte of a character beyond ASCII may.
    package var isNamePart: Bool {
        let byteClass = ByteClass.of(self)
        return byteClass == .letter || byteClass == .digit
    }

    /// Whether it is `0` to `9`.
    package var isDigit: Bool { ByteClass.of(self) == .digit }

    /// Whether it may be part of an operator; the dot is not counted.
    var isOperatorPart: Bool { ByteClass.of(self) == .operatorPart }

    /// Whether it is a space or a tab.
    package var isBlank: Bool { self == 0x20 || self == 0x09 }
}
