extension SwiftLexer {
    /// Reads an operator, a dot, an angle of a type, or passes over a comment.
    mutating func operatorOrComment() {
        if options.contains(.comments), skipComment() { return }
        let byte = bytes[position]
        let takesAngles = options.contains(.typeBrackets) || isInAngles || opensGenericArguments
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

    /// Whether the innermost bracket that is open is a `<`.
    private var isInAngles: Bool {
        guard let frame = frames.last, frame.counts[3] > 0, let open = frame.open.last else { return false }
        return bytes[tokens[open].lower] == UInt8(ascii: "<")
    }

    /// Whether a `<` begins what a type in an expression is made with, much as Swift reads it: right behind a name, which begins like that
    /// of a type here, stand names of types up to a `>`, and behind that a bracket or a dot.
    private var opensGenericArguments: Bool {
        guard bytes[position] == UInt8(ascii: "<"), let last = tokens.last, last.kind == .name, last.upper == position,
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[last.lower])
        else { return false }
        var depth = 0
        for place in position..<min(end, position + Self.longestArguments) {
            switch bytes[place] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth == 0 { return place + 1 < end && Self.behindArguments.contains(bytes[place + 1]) }
            case let byte where byte.isNamePart || Self.withinArguments.contains(byte): break
            default: return false
            }
        }
        return false
    }

    /// How many bytes are looked at for the end of such a list.
    private static let longestArguments = 200
    /// What may stand in such a list beside names.
    private static let withinArguments = Set(" ,.:?[]()".utf8)
    /// What may stand behind it.
    private static let behindArguments = Set("(.".utf8)

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
