import VMGenDiagnostics

extension SwiftText {
    /// The labels of the parts of the tuple `type`, nil for a part without one; empty where `type` is no tuple.
    ///
    ///     (id: Int, Bool)    "id", nil
    package static func tupleLabels(of type: String) -> [String?] {
        guard type.hasPrefix("("), type.hasSuffix(")") else { return [] }
        let parts = split(Fragment(type, SourceRange(0, type.utf8.count)).inner, on: ",", typeBrackets: true)
        guard parts.count > 1 else { return [] }
        return parts.map { part in
            guard let label = cut(part, at: ":")?.0.text, label != "_" else { return nil }
            return unescaped(label)
        }
    }
}
