extension SwiftLexer {
    /// Reads what starts with a quote or a number sign: a string, a directive such as `#selector`, or the bare mark.
    mutating func quoteOrHash() {
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
    mutating func stringBody(of string: Int, hashes: Int, isMultiline: Bool) {
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
    mutating func giveUpString(_ string: Int? = nil) {
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
