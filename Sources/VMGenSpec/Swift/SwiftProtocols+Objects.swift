extension SwiftProtocols {
    /// Whether what `type` names certainly is an object, which one who has it for reading may change: a class, or a protocol for those.
    package func isObject(_ type: String) -> Bool {
        var seen: Set<String> = []
        var open = [type]
        while let next = open.popLast() {
            for name in names(in: next) where seen.insert(name).inserted {
                if name == "AnyObject" || types[name]?.keyword == "class" { return true }
                open += self[name]?.inherited ?? []
            }
        }
        return false
    }
}
