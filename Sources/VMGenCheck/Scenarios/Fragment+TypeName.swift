import VMGenSpec

extension Fragment {
    /// Whether it is the name of a type: names between dots, the last with a capital, or such a one in `[ ]`, with a `?` or with
    /// what stands between `<` and `>`.
    var isTypeName: Bool {
        if text.hasPrefix("["), text.hasSuffix("]") {
            return SwiftText.split(inner, on: ":", typeBrackets: true).allSatisfy(\.isTypeName)
        }
        if text.hasSuffix(">"), let open = text.firstIndex(of: "<") {
            return Fragment(String(text[..<open]), range).isTypeName
        }
        if text.hasSuffix("?") { return Fragment(String(text.dropLast()), range).isTypeName }
        let names = text.split(separator: ".", omittingEmptySubsequences: false)
        return names.allSatisfy { SwiftText.isIdentifier(String($0)) } && names.last?.first?.isUppercase == true
    }
}
