import VMGenSpec

/// Two arguments of a call, or two elements of a list, with nothing between them that belongs there.
enum ArgumentGap {
    /// What is wrong with the brackets of `text`, an expression, as a mistake of `rule`; nil where nothing is.
    static func check(_ text: Fragment, rule: any Rule.Type) -> Finding? {
        switch OperatorMisfit.gap(in: text) {
        case .comma(let part)?: rule.error("a comma is missing before `\(part.text)`", at: part.range)
        case .colon(let label)?: rule.error("a colon is missing behind `\(label.text)`", at: label.range)
        case nil: nil
        }
    }
}
