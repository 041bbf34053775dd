/// What a text is recognised by.
///
/// It tells an edit by hand from a file as it was written, whose line ends may have become others, and what was damaged from
/// what is whole. It is no protection from somebody who means harm.
enum Checksum {
    /// Sixteen hexadecimal digits for `bytes` (FNV-1a, 64 bits).
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        digits(bytes.withContiguousStorageIfAvailable { fnv($0) } ?? fnv(bytes))
    }

    /// Sixteen hexadecimal digits for all of `bytes`, however lines end: eight bytes at a time, for what is long.
    static func ofAll(_ bytes: ArraySlice<UInt8>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
        func add(_ word: UInt64) {
            hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 32
        }
        bytes.withUnsafeBytes { buffer in
            let words = buffer.count / 8
            for word in 0..<words {
                add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
            }
            for byte in buffer[(words * 8)...] { add(UInt64(byte)) }
        }
        return digits(hash)
    }

    private static func digits(_ hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func fnv(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes where byte != UInt8(ascii: "\r") {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        return hash
    }
}
