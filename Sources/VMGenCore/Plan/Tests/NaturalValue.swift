/// The value that a type has by nature, before anything happened: `0`, `""`, `nil`.
enum NaturalValue {
    /// The value of `type` as Swift; nil where the type has none.
    static func of(_ type: String) -> String? {
        let text = TypeText(type)
        if text.optionalOf != nil { return "nil" }
        if text.dictionaryOf != nil { return "[:]" }
        if text.arrayOf != nil { return "[]" }
        switch text.text {
        case "Void": return "()"
        case "Bool": return "false"
        case "String": return "\"\""
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "CGFloat", "Decimal", "TimeInterval":
            return "0"
        case let name where name.hasPrefix("Set<") && name.hasSuffix(">"): return "[]"
        default: return nil
        }
    }
}
