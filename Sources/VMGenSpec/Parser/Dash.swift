/// The dash of a list item.
package struct Dash {
    /// The offset after it.
    package let upper: Int
    /// The offset of the item's text.
    package let textStart: Int
    /// What is wrong with it, and the rule that it breaks; nil where nothing is.
    let misfit: (rule: LineRule, message: String)?

    /// Looks for a dash at the start of `line`; nil where there is none. An arrow (`->`) is none. Where `takesMarks`, what other
    /// languages begin the item of a list with is a dash that was written otherwise.
    package init?(_ bytes: [UInt8], _ line: SpecLine, takesMarks: Bool = false) {
        if takesMarks, let mark = Self.mark(bytes, line) {
            upper = mark.upperBound
            textStart = bytes[upper..<line.end].firstIndex { !$0.isBlank } ?? line.end
            let text = Fragment(bytes, mark.upperBound, line.end).text
            let sign = String(decoding: bytes[mark], as: UTF8.self)
            misfit = (.strayMarker, "an item starts with `-`, not `\(sign)`: `- \(text)`")
            return
        }
        guard line.textStart < line.end, bytes[line.textStart] == UInt8(ascii: "-") else { return nil }
        upper = line.textStart + 1
        guard upper < line.end else {
            textStart = upper
            misfit = nil
            return
        }
        guard bytes[upper] != UInt8(ascii: ">") else { return nil }
        misfit = bytes[upper].isBlank ? nil : (.itemSpace, "the `-` of an item needs a space after it")
        var offset = upper
        while offset < line.end, bytes[offset].isBlank { offset += 1 }
        textStart = offset
    }

    /// The sign, with a blank behind it, that `line` begins with as an item of other languages does, `*`, `•`, `1.` or `1)`; nil
    /// where it does not.
    private static func mark(_ bytes: [UInt8], _ line: SpecLine) -> Range<Int>? {
        let text = bytes[line.textStart..<line.end]
        let number = text.prefix(while: \.isDigit)
        let sign = text[number.endIndex...].prefix { !$0.isBlank }
        let signs = number.isEmpty ? ["*", "•"] : [".", ")"]
        guard sign.endIndex < line.end, signs.contains(where: { sign.elementsEqual($0.utf8) }) else { return nil }
        return line.textStart..<sign.endIndex
    }
}
