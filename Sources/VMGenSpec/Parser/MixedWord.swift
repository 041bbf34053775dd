import VMGenDiagnostics

/// A name of Latin letters in which one of another script looks like a Latin one: `cоunt` with a Cyrillic `о`.
struct MixedWord {
    /// Where the letter stands.
    let range: Range<Int>
    /// What to say of it.
    let message: String

    /// The first of `bytes[range]` outside strings; nil where there is none.
    init?(_ bytes: [UInt8], _ range: Range<Int>) {
        var isInString = false
        var offset = range.lowerBound
        while offset < range.upperBound {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            guard !isInString, byte.isNamePart else {
                let isEscape = byte == UInt8(ascii: "\\") && offset + 1 < range.upperBound && bytes[offset + 1] < 0x80
                offset += isEscape ? 2 : 1
                continue
            }
            var end = offset
            while end < range.upperBound, bytes[end].isNamePart { end += 1 }
            if let found = Self.letter(in: bytes[offset..<end]) {
                let word = String(decoding: bytes[offset..<end], as: UTF8.self)
                self.range = found.range
                message =
                    "`\(found.letter)` in `\(word)` is \(HiddenScalar.name(of: found.letter)), which looks like "
                    + "`\(found.meant)`; write that"
                return
            }
            offset = end
        }
        return nil
    }

    /// The first letter of `word` that looks like a Latin one, where `word` has Latin ones too.
    private static func letter(
        in word: ArraySlice<UInt8>
    ) -> (letter: Unicode.Scalar, meant: Unicode.Scalar, range: Range<Int>)? {
        guard word.contains(where: { $0 >= 0x80 }), word.contains(where: { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A })
        else { return nil }
        var offset = word.startIndex
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
            let length = scalar.utf8.count
            if let meant = latin[scalar] { return (scalar, meant, offset..<(offset + length)) }
            offset += length
        }
        return nil
    }

    /// The letters of Cyrillic and Greek that no reader tells from Latin ones.
    private static let latin: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip(
            "аеорсухіјѕԁһԛԝАВЕКМНОРСТХУЅІЈοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
            "aeopcyxijsdhqwABEKMHOPCTXYSIJoABEZHIKMNOPTYX".unicodeScalars
        )
    )
}
