import VMGenSpec

/// The names in Swift text, as far as renames and what was written by hand are concerned.
enum SwiftNames {
    /// A name with where it stands.
    struct Use {
        /// The name, without backticks and the `$` of a projected value.
        let text: Substring
        /// Its line, from 0.
        let line: Int
        /// The column, from 1, at which it starts, in bytes.
        let column: Int
    }

    /// The names of `text` in order; what comments and strings say is none, what stands in the brackets of a string is.
    static func uses(in text: String) -> [Use] {
        let bytes = Array(text.utf8)
        var uses: [Use] = []
        var line = 0
        var lineStart = 0
        var position = 0
        for token in SwiftLexer.lex(bytes, in: bytes.indices, options: .comments).tokens {
            guard token.kind == .name || token.kind == .dollarName else { continue }
            while position < token.lower {
                if bytes[position] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, position + 1) }
                position += 1
            }
            let marks = bytes[token.lower].isNamePart ? 0 : 1
            let start = text.utf8.index(text.startIndex, offsetBy: token.lower + marks)
            let isQuoted = bytes[token.lower] == UInt8(ascii: "`")
            let end = text.utf8.index(text.startIndex, offsetBy: token.upper - (isQuoted ? 1 : 0))
            uses.append(Use(text: text[start..<end], line: line, column: token.lower + marks - lineStart + 1))
        }
        return uses
    }

    /// The classes and structures that `text` declares at the beginning of a line.
    static func types(in text: String) -> [Substring] {
        text.everyLine.compactMap { line in
            guard let first = line.utf8.first, ![UInt8(ascii: " "), UInt8(ascii: "/")].contains(first) else {
                return nil
            }
            let words = Renames.words(of: line).map(\.text)
            guard let keyword = words.firstIndex(where: { $0 == "class" || $0 == "struct" }) else { return nil }
            return words.dropFirst(keyword + 1).first
        }
    }

    /// The methods that the extensions of `text` declare, each with the type that is extended: `RoomsViewModel.load`.
    static func extendedMethods(in text: String) -> [String] {
        var type: Substring?
        return text.everyLine.compactMap { line in
            let words = Renames.words(of: line.prefix { $0 != "(" }).map(\.text)
            if line.first != " ", line.first != "/", let keyword = words.firstIndex(of: "extension") {
                type = words.dropFirst(keyword + 1).first
            }
            if line.first == "}" { type = nil }
            guard let type, !line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//"), words.count > 1,
                words[words.count - 2] == "func"
            else { return nil }
            return "\(type).\(words[words.count - 1])"
        }
    }
}
