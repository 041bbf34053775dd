import VMGenDiagnostics
import VMGenSpec

/// Swift text whose brackets or strings do not close.
enum UnbalancedText: Rule {
    package static let id = "unbalanced-swift"

    /// What does not match in `text`; nil where all does.
    static func check(_ text: Fragment) -> Finding? {
        SwiftText.imbalance(in: text).map { error($0.message, at: $0.range) }
    }

    /// What does not match in a block of Swift; nil where all does.
    static func check(_ block: VerbatimSyntax) -> Finding? {
        SwiftText.imbalance(in: block).map { error($0.message, at: $0.range) }
    }
}
