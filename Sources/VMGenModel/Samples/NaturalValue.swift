import VMGenSpec

/// The value that a type has by nature, before anything happened: `0`, `""`, `nil`.
package enum NaturalValue {
    /// A relay or subject of `kind`, whose whole type is `type`, with the value that its elements have by nature; nil where
    /// they have none.
    ///
    ///     BehaviorRelay<[Int]>                 BehaviorRelay<[Int]>(value: [])
    ///     PassthroughSubject<Int, Never>       PassthroughSubject<Int, Never>()
    package static func of(_ type: Fragment, kind: StreamKind, named name: String) -> String? {
        guard kind.traits.contains(.holdsValue) else { return "\(name)()" }
        let label = kind.traits.contains(.hasFailureType) ? "" : "value: "
        return StreamType(type)?.arguments.first.flatMap { of($0.text) }.map { "\(name)(\(label)\($0))" }
    }

    /// The value of `type` as Swift; nil where the type has none.
    package static func of(_ type: String) -> String? {
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
