extension [KnownValue] {
    /// They as the parts of one tuple of `type`; unknown where one of them is.
    package func tuple(of type: String?) -> KnownValue {
        if contains(where: { $0.content == .unknown }) { return .unknown }
        var value = KnownValue(.spelt, swift: "(\(map(\.swift).joined(separator: ", ")))", type: type)
        value.isNew = contains(where: \.isNew)
        return value
    }
}
