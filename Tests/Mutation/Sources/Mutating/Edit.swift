/// A change of some lines of a text.
public struct Edit: Equatable, Sendable {
    /// What takes the place of each changed line: nothing, one line or several. The key is the line's index.
    let replacements: [Int: [String]]

    /// The lines of `range` dropped.
    static func dropping(_ range: Range<Int>) -> Edit {
        Edit(replacements: Dictionary(uniqueKeysWithValues: range.map { ($0, []) }))
    }

    /// Line `index` dropped.
    static func dropping(_ index: Int) -> Edit {
        dropping(index..<index + 1)
    }

    /// `line` in place of line `index`.
    static func replacing(_ index: Int, with line: String) -> Edit {
        Edit(replacements: [index: [line]])
    }

    /// The same edit and `other`, which changes other lines.
    func and(_ other: Edit) -> Edit {
        Edit(replacements: replacements.merging(other.replacements) { own, _ in own })
    }
}
