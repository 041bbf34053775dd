import VMGenSpec

extension KnownValue {
    /// The same as a value that may be nil, as what `Optional(…)`, `first` and `?.` give is.
    var optional: KnownValue {
        content == .none ? self : retyped((type ?? LiteralTypes.natural(content)).map { $0 + "?" })
    }

    /// The same as a value that is there, as what `??`, `!` and the closure of `map` have it.
    var unwrapped: KnownValue {
        let plain = type.flatMap { TypeText($0).optionalOf?.text }
        return SpeltOptional(self, of: plain)?.inner ?? retyped(plain)
    }
}
