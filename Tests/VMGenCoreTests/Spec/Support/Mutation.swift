/// Changes texts as typing mistakes, merges and broken files do.
enum Mutation {
    /// Pieces that mean something somewhere in a spec or in Swift.
    private static let pieces = [
        " ", "  ", "\t", "\n", "\r\n", "\r", "-", "- ", "->", " -> ", ":", ": ", "|", " |\n", "#", " # ", "## ", "\"",
        "#\"", "\"#",
        "\\(", "\\#(", "\"\"\"", "(", ")", "[", "]", "{", "}", "<", ">", ",", ";", "`", "$0", " = ", "@", "\\.",
        "\u{FEFF}", "é", "値",
        "\0", "flows:\n", "scenarios:\n", "samples:\n", " answers ",
        " was called with (", " is ", "; ", "{ [x] a in ", "if let ", "for ", "case let ", "in ", "/*", "//",
    ].map { Array($0.utf8) }

    /// `bytes` after one to four changes.
    static func mutate(_ bytes: [UInt8], using random: inout SplitMix) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes, using: &random) }
        return bytes
    }

    private static func change(_ bytes: inout [UInt8], using random: inout SplitMix) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 3: bytes.removeSubrange(place...)
        case 4: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
        }
    }
}
