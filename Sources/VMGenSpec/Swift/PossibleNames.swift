/// The words of a text that may be names in Swift, wherever they stand.
package enum PossibleNames {
    /// Those in `bytes`, each of them once.
    package static func all(in bytes: some Sequence<UInt8>) -> Set<String> {
        var names: Set<String> = []
        var word: [UInt8] = []
        for byte in bytes {
            if mayBeOfName(byte) {
                word.append(byte)
            } else if !word.isEmpty {
                names.insert(String(decoding: word, as: UTF8.self))
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { names.insert(String(decoding: word, as: UTF8.self)) }
        return names
    }

    private static func mayBeOfName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
    }
}
