/// What is called otherwise in a new text of a generated file than in the one before.
struct Renames {
    /// The new names by the old ones.
    let names: [String: String]

    /// Compares `old` with `new`: a name counts that was declared on a line, is nowhere in the new text, and has one in its
    /// place that was nowhere in the old.
    init(from old: String, to new: String) {
        let one = old.split(separator: "\n", omittingEmptySubsequences: false)
        let other = new.split(separator: "\n", omittingEmptySubsequences: false)
        var found: [String: Set<String>] = [:]
        for hunk in LineDiff(one, other).hunks where hunk.old.count == hunk.new.count {
            for (before, after) in zip(one[hunk.old], other[hunk.new]) {
                guard let (name, successor) = Self.renamed(before, after) else { continue }
                found[name, default: []].insert(successor)
            }
        }
        guard !found.isEmpty else {
            names = [:]
            return
        }
        let known = Set(SwiftNames.uses(in: old).map(\.text))
        let current = Set(SwiftNames.uses(in: new).map(\.text))
        names = found.compactMapValues { $0.count == 1 ? $0.first : nil }
            .filter { !current.contains($0.key[...]) && !known.contains($0.value[...]) }
    }

    /// The declared name of `before`, and what stands in its place in `after`, a line that is made alike.
    private static func renamed(_ before: Substring, _ after: Substring) -> (String, String)? {
        let one = words(of: before)
        let other = words(of: after)
        guard one.count == other.count, !before.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
        for index in one.indices.dropFirst() where one[index].text != other[index].text {
            let declares = keywords.contains(one[index - 1].text) && one[index - 1].text == other[index - 1].text
            return declares ? (String(one[index].text), String(other[index].text)) : nil
        }
        return nil
    }

    private static let keywords: Set<Substring> = ["let", "var", "func", "case", "class", "struct", "protocol", "enum"]

    /// A word with the column, from 1, at which it starts, in bytes.
    typealias Word = (text: Substring, column: Int)

    /// The words of `text`, as Swift takes them.
    static func words(of text: Substring) -> [Word] {
        var words: [Word] = []
        var rest = text.utf8[...]
        while let start = rest.firstIndex(where: isInWord) {
            let end = rest[start...].firstIndex { !isInWord($0) } ?? rest.endIndex
            words.append((text[start..<end], text.utf8.distance(from: text.startIndex, to: start) + 1))
            rest = rest[end...]
        }
        return words
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default:
            false
        }
    }
}
