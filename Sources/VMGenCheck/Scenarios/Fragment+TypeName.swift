import VMGenSpec

extension Fragment {
    /// Whether it is the name of a type: names between dots, the last with a capital, or such a one in `[ ]`, with a `?` or with
    /// what stands between `<` and `>`; `any` such a type, a function, and a tuple of types.
    var isTypeName: Bool {
        if text.hasPrefix("["), text.hasSuffix("]") {
            return SwiftText.split(inner, on: ":", typeBrackets: true).allSatisfy(\.isTypeName)
        }
        if text.hasPrefix("any ") || TypeText.isFunction(text) { return true }
        if text.hasPrefix("("), text.hasSuffix(")") {
            let parts = SwiftText.split(inner, on: ",", typeBrackets: true)
            return parts.count > 1 && parts.allSatisfy { (SwiftText.cut($0, at: ":")?.1 ?? $0).isTypeName }
        }
        if text.hasSuffix(">"), let open = text.firstIndex(of: "<") {
            return Fragment(String(text[..<open]), range).isTypeName
        }
        if text.hasSuffix("?") { return Fragment(String(text.dropLast()), range).isTypeName }
        let names = text.split(separator: ".", omittingEmptySubsequences: false)
        return names.allSatisfy { SwiftText.isIdentifier(String($0)) } && names.last?.first?.isUppercase == true
    }
}
