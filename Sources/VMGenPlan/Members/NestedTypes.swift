import VMGenModel
import VMGenSpec

/// The types that a view model declares in its `types` section. A protocol outside of the view model names them by their
/// whole name.
package struct NestedTypes: Sendable {
    /// Their names.
    package let names: Set<String>
    /// The view model's type.
    let outer: String

    private static let keywords: Set<String> = ["enum", "struct", "class", "actor", "typealias", "indirect"]

    /// Finds the types that `spec` declares.
    package init(_ spec: ViewModelSpec) {
        var names: Set<String> = []
        for line in spec.types?.lines ?? [] where line.text.first.map({ $0 != " " }) == true {
            let words = line.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }.map(String.init)
            for (word, next) in zip(words, words.dropFirst()) where Self.keywords.contains(word) && word != "indirect" {
                names.insert(next)
                break
            }
        }
        self.names = names
        outer = spec.declaration.name.text
    }

    /// `type` with each of them by its whole name: `RoomsViewModel.Mode` for `Mode`.
    package func qualified(_ type: String) -> String {
        guard !names.isEmpty else { return type }
        return SwiftText.rewritingFreeNames(in: type) { names.contains($0) ? "\(outer).\($0)" : nil }
    }
}
