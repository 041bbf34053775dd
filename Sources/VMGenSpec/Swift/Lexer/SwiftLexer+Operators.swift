extension SwiftLexer {
    /// Reads an operator, a dot, an angle of a type, or passes over a comment.
    mutating func operatorOrComment() {
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
