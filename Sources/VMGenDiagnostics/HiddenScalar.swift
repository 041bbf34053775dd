/// Characters that a reader does not see, or that change what a reader sees.
public enum HiddenScalar {
    /// What `scalar` does that a reader cannot see, as the end of "this … "; nil for a character that is what it looks like.
    /// Tabs and line ends are not among them, nor what joins letters and emoji (U+200C, U+200D, U+FE0F).
    ///
    ///     U+202E    "turns the direction of the text"
    public static func deed(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0..<0x80: nil
        case 0x80...0x9F: "is a control character"
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "turns the direction of the text"
        case 0x00AD, 0x115F, 0x1160, 0x180E, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0,
            0xFFF9...0xFFFB:
            "cannot be seen"
        case 0x2028, 0x2029: "ends a line in some editors and none in others"
        case 0xE0000...0xE0FFF: "cannot be seen"
        default: isNoCharacter(scalar) ? "is no character" : nil
        }
    }

    /// Whether Unicode promises that `scalar` will never be a character. No literal of Swift can hold one.
    public static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
        (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }

    /// `U+202E`.
    public static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether `scalar` would act on a terminal or deceive a reader: a control character, the tab aside, or a hidden one.
    static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? isControl(UInt8(scalar.value)) : deed(of: scalar) != nil
    }

    /// Whether `byte` is a control character of ASCII, the tab aside.
    static func isControl(_ byte: UInt8) -> Bool {
        (byte < 0x20 && byte != UInt8(ascii: "\t")) || byte == 0x7F
    }
}
