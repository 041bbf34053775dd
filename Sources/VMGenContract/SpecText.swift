import VMGenSpec

/// Text of a spec, as it is compared.
enum SpecText {
    /// `text` with one space where it has blanks outside of strings: `a  +  b` and `a + b` say the same.
    static func squeezed(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var isQuoted = false
        var result: [UInt8] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            let isBlank = byte.isBlank || byte == UInt8(ascii: "\n")
            if !isQuoted, isBlank {
                if let last = result.last, last != 0x20 { result.append(0x20) }
            } else {
                result.append(byte)
            }
        }
        if result.last == 0x20 { result.removeLast() }
        return String(decoding: result, as: UTF8.self)
    }
}
