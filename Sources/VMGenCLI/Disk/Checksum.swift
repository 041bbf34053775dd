/// What a text is recognised by: the same for two texts that differ in how their lines end alone.
///
/// It tells an edit by hand from a file as it was written. It is no protection from somebody who means harm.
enum Checksum {
    /// Sixteen hexadecimal digits for `bytes` (FNV-1a, 64 bits).
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.withContiguousStorageIfAvailable { fnv($0) } ?? fnv(bytes)
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
