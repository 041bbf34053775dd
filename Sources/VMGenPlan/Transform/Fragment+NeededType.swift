import VMGenSpec

extension Fragment {
    /// Whether the names of the closure body, where it has some, are those of `count` values: several names for one are those of its
    /// parts.
    func namesWhole(of count: Int) -> Bool { namedValues.map { $0.names.count == count } ?? true }

    /// The type that the closure body, which names its parameters, makes of values of the types `given`, where Swift would not know
    /// it, or make a tuple without labels; otherwise empty.
    func neededType(_ type: String?, dropsNil: Bool, given: [String?]) -> String {
        guard let type, let (head, rest) = closureSignature, !head.text.contains("->"),
            type.isLabelledTuple || Expression(rest).mayBeTurned(into: type, given: given)
                || dropsNil && Expression(rest).isUntyped
                || !dropsNil && Expression(rest).needsType(type, isLazy: true, given: given)
        else { return "" }
        return type + (dropsNil ? "?" : "")
    }

    /// The same, which says that it makes `type`, where that is not empty.
    func saying(_ type: String) -> String {
        guard !type.isEmpty, let (head, rest) = closureSignature else { return text }
        return "\(head.text) -> \(type) in \(rest.text)"
    }
}

extension String {
    /// Whether it is the type of a tuple whose parts have labels.
    var isLabelledTuple: Bool { SwiftText.tupleLabels(of: self).contains { $0 != nil } }
}
