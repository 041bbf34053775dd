import VMGenSpec

extension Fragment {
    /// The label of an argument as written in a call; nil for none.
    var argumentLabel: String? {
        guard let (label, value) = SwiftText.cut(self, at: ":"), !value.isEmpty, SwiftText.isIdentifier(label.text)
        else { return nil }
        return label.text
    }

    /// The labels of arguments with commas between them, `_` for none.
    var argumentLabels: [String] {
        isEmpty ? [] : SwiftText.split(self, on: ",").map { $0.argumentLabel ?? "_" }
    }

    /// The types of parameters with commas between them, `_: Int, to: Room`, without their labels.
    var parameterTypes: [String] {
        isEmpty ? [] : SwiftText.split(self, on: ",").map { SwiftText.cut($0, at: ":")?.1.text ?? $0.text }
    }

    /// The labels of `page:filter:`; nil where anything else stands there.
    var methodLabels: [String]? {
        guard text.hasSuffix(":") else { return nil }
        let labels = text.split(separator: ":").map(String.init)
        return labels.allSatisfy { $0 == "_" || SwiftText.isIdentifier($0) } ? labels : nil
    }
}
