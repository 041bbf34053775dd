import VMGenSpec

extension KnownValue {
    /// The dictionary that `swift` is, where its keys are literals and each value, which `read` tells, says its own
    /// type; nil for anything else.
    ///
    ///     ["name": name]      name = "Kim":      ["name": "Kim"]
    package static func dictionary(_ swift: Fragment, read: (String) -> KnownValue) -> KnownValue? {
        guard swift.text.hasPrefix("["), swift.text.hasSuffix("]") else { return nil }
        var pairs: [String] = []
        for part in SwiftText.split(swift.inner, on: ",") where !part.isEmpty {
            guard let (key, text) = SwiftText.cut(part, at: ":"), key.text.hasPrefix("\""), !key.text.contains("\\(")
            else { return nil }
            let value = read(text.text)
            guard value.isCertain, value.content != .none, value.swift.first != "." else { return nil }
            pairs.append("\(key.text): \(value.swift)")
        }
        return pairs.isEmpty ? nil : KnownValue(.spelt, swift: "[\(pairs.joined(separator: ", "))]")
    }
}
