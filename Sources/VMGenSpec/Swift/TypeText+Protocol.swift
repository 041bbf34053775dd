extension TypeText {
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
