import VMGenDiagnostics

extension Fragment {
    /// The text of `bytes[lower..<upper]` without blanks and line ends around it. `base` is the place in the file of the
    /// first of `bytes`. Of nothing but blanks remains an empty fragment at `lower`.
    package init(_ bytes: [UInt8], _ lower: Int, _ upper: Int, base: Int = 0) {
        var first = lower
        var last = upper
        while first < last, Self.isTrimmed(bytes[first]) { first += 1 }
        while last > first, Self.isTrimmed(bytes[last - 1]) { last -= 1 }
        if first == last {
            first = lower
            last = lower
        }
        self.init(String(decoding: bytes[first..<last], as: UTF8.self), SourceRange(base + first, base + last))
    }

    /// What stands before `part` of it.
    package func before(_ part: Fragment) -> Fragment {
        Fragment(Array(text.utf8), 0, part.range.lower - range.lower, base: range.lower)
    }

    private static func isTrimmed(_ byte: UInt8) -> Bool {
        byte.isBlank || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
