extension TypeText {
    /// `type` as what stands in a type called `owner` says it: `Alert` of `HomeViewModel.Alert`.
    public static func name(_ type: String, within owner: String) -> String {
        type.hasPrefix(owner + ".") ? String(type.dropFirst(owner.utf8.count + 1)) : type
    }

    /// The name of the protocol that `type` may be a form of, without what stands around it: `Library` for `any Library`,
    /// `Library?` and `(any Library)?`.
    package static func protocolName(in type: String) -> String {
        var text = Substring(type)
        while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
        if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
        for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
        return String(text)
    }
}
