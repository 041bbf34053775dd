/// The dash of a list item.
package struct Dash {
    /// The offset after it.
    package let upper: Int
    /// The offset of the item's text.
    package let textStart: Int
    /// Whether the space behind it is missing.
    let lacksSpace: Bool

    /// Looks for a dash at the start of `line`; nil where there is none. An arrow (`->`) is none.
    package init?(_ bytes: [UInt8], _ line: SpecLine) {
        guard line.textStart < line.end, bytes[line.textStart] == UInt8(ascii: "-") else { return nil }
        upper = line.textStart + 1
        guard upper < line.end else {
            textStart = upper
            lacksSpace = false
            return
        }
        guard bytes[upper] != UInt8(ascii: ">") else { return nil }
        lacksSpace = !bytes[upper].isBlank
        var offset = upper
        while offset < line.end, bytes[offset].isBlank { offset += 1 }
        textStart = offset
    }
}
