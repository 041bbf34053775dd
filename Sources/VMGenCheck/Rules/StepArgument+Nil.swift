import VMGenSpec

extension StepArgument {
    /// What is wrong with a `compactMap` that drops the nil of `text`, whose type is `type` where that is certain, and what a `map`
    /// of the same is given, `mapped`; nil where there may be something to drop.
    static func neverNil(_ text: Fragment, type: String?, mapped: String) -> Finding? {
        guard let type, isNeverNil(TypeText(type)) else { return nil }
        return error(
            "`compactMap` drops nil, and `\(text.text)` is `\(type)`, never nil; write `map \(mapped)`",
            at: text.range
        )
    }

    /// Whether what is of `type` is certainly never nil.
    private static func isNeverNil(_ type: TypeText) -> Bool {
        type.optionalOf == nil && (type.isKnown || type.text.hasPrefix("["))
    }
}
