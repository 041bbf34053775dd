import VMGenDiagnostics

/// The types that the Swift files of a target declare outside of others.
package enum SwiftTypes {
    /// Those of `names` that one of `sources` declares for other files; specs among them declare none.
    package static func declared(in sources: [SourceText], of names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for source in sources where !source.path.hasSuffix(".vm") {
            let tokens = SwiftLexer.lex(source.bytes, in: 0..<source.bytes.count, options: .comments).tokens
            for index in tokens.indices.dropLast() where tokens[index].depth == 0 && tokens[index].kind == .name {
                guard keywords.contains(text(tokens[index], in: source)), tokens[index + 1].kind == .name else {
                    continue
                }
                let name = text(tokens[index + 1], in: source)
                if names.contains(name), !isHidden(before: index, of: tokens, in: source) { found.insert(name) }
            }
        }
        return found
    }

    /// Those of `names` that stand in `bytes` as words.
    package static func mentioned(in bytes: [UInt8], of names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            while place < bytes.count {
                let start = place
                while place < bytes.count, isPartOfName(bytes[place]) { place += 1 }
                if place == start {
                    place += 1
                } else if isCapital(bytes[start]) {
                    let word = String(decoding: bytes[start..<place], as: UTF8.self)
                    if names.contains(word) { found.insert(word) }
                }
            }
        }
        return found
    }

    /// The names of the types within which the token at `index` of `tokens` stands, the outermost first; nil where it stands within
    /// something else, as the body of a function.
    static func path(around index: Int, of tokens: [SwiftToken], in source: SourceText) -> [String]? {
        var path: [String] = []
        for brace in tokens[..<index].indices where tokens[brace].kind == .open {
            guard let end = tokens[brace].partner, end > index else { continue }
            guard let names = Self.names(ofTypeAt: brace, of: tokens, in: source) else { return nil }
            path += names
        }
        return path
    }

    /// The names of the type whose body the bracket at `brace` of `tokens` opens, several for `extension Room.Kind`; nil where it opens
    /// something else.
    static func names(ofTypeAt brace: Int, of tokens: [SwiftToken], in source: SourceText) -> [String]? {
        let line = tokens[..<brace].lastIndex { [.newline, .semicolon, .close].contains($0.kind) }.map { $0 + 1 } ?? 0
        let words = tokens[line..<brace].map { text($0, in: source) }
        guard let keyword = words.lastIndex(where: holders.contains), keyword + 1 < words.count else { return nil }
        var names = [words[keyword + 1]]
        var place = keyword + 2
        while place + 1 < words.count, words[place] == "." {
            names.append(words[place + 1])
            place += 2
        }
        return names
    }

    /// Whether one of the words before the token at `index` keeps what it declares in its file.
    private static func isHidden(before index: Int, of tokens: [SwiftToken], in source: SourceText) -> Bool {
        tokens[..<index].reversed().prefix { $0.kind == .name }
            .contains { ["private", "fileprivate"].contains(text($0, in: source)) }
    }

    private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    private static let holders: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

    private static func text(_ token: SwiftToken, in source: SourceText) -> String {
        String(decoding: source.bytes[token.lower..<token.upper], as: UTF8.self)
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
