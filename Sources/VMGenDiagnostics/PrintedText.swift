/// Text of others as messages print it: on one line, bounded, and without what acts on a terminal.
public enum PrintedText {
    /// How many characters of a message are printed, and how many columns of a line.
    static let longestMessage = 1000
    /// How many bytes of a line are printed on each side of its mark.
    static let reach = 120

    /// `text` with a replacement for each control character and each hidden one; a line end becomes one too.
    public static func line(_ text: String) -> String {
        if !text.utf8.contains(where: { $0 >= 0x80 || HiddenScalar.isControl($0) }) { return text }
        if !text.unicodeScalars.contains(where: HiddenScalar.isUnprintable) { return text }
        let scalars = text.unicodeScalars.map { HiddenScalar.isUnprintable($0) ? "\u{FFFD}" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }

    /// `text` on one line, cut in its middle where it is longer than a message may be.
    public static func message(_ text: String) -> String {
        guard text.utf8.count > longestMessage else { return line(text) }
        let scalars = text.unicodeScalars
        guard scalars.count > longestMessage else { return line(text) }
        let half = longestMessage / 2
        return line(String(scalars.prefix(half))) + " … " + line(String(scalars.suffix(half)))
    }
}
