import VMGenSpec

/// A line below a declaration that is none of its options.
enum UnknownOption: Rule {
    package static let id = "unknown-option"

    /// `key` is none of `options`, which may stand below `owner`.
    static func finding(_ key: Fragment, below owner: String, options: [String]) -> Finding {
        if let (name, value) = SwiftText.cut(key, at: " = "), options.contains(name.text) {
            return error("write `\(name.text): \(value.text)`", at: key.range)
        }
        if options.contains(key.text) {
            return error("the lines below `\(owner)` have no dash: `\(key.text): …`", at: key.range)
        }
        let all = "; below `\(owner)` may stand \(options.listed())"
        let ending = Suggestion.ending(for: key.text, among: options, otherwise: all)
        return error("unknown option `\(key.text)`\(ending)", at: key.range)
    }
}
