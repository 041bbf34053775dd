/// The rules that the parser applies to lines, whatever they mean, by the ids that `vmgen explain` takes.
package enum LineRule: String, CaseIterable {
    case controlCharacter = "control-character"
    case emptyItem = "empty-item"
    case emptyVerbatim = "empty-verbatim"
    case foreignComment = "foreign-comment"
    case indentation
    case invalidUTF8 = "invalid-utf8"
    case itemSpace = "item-space"
    case limit
    case lookalike
    case misplacedItem = "misplaced-item"
    case missingKey = "missing-key"
    case strayDocumentation = "stray-documentation"
    case strayMarker = "stray-marker"
    case tabIndentation = "tab-indentation"

    /// The id, as diagnostics carry it.
    package var id: String { rawValue }
}
