import VMGenSpec

extension KnownValue {
    /// What takes values of any type, and so says nothing of that of a literal.
    private static let generic: Set<String> = ["AnyHashable", "Array", "Optional", "Result", "Set"]

    /// What `path` makes of `values` in the brackets behind it; a tuple where `path` is empty.
    package static func made(_ path: String, _ values: [(label: String?, value: KnownValue)]) -> KnownValue {
        if values.contains(where: { $0.value.content == .unknown }) || Construction.isUncertain(path, values) {
            return .unknown
        }
        if path == "String", values.map(\.label) == ["describing"], let text = DescribedText.of(values[0].value) {
            return KnownValue(.text(text), type: "String")
        }
        // What a format takes is an object of any type: a `Double` that is spelt `3` would be an `Int`.
        let isFormat = path == "String" && values.first?.label == "format"
        func isAny(_ label: String?) -> Bool {
            isFormat || generic.contains(path) || ["describing", "encoding", "reflecting"].contains(label)
        }
        // A member of a type that nobody named, and nil, is nothing where any type will do.
        let open = values.filter { isAny($0.label) && $0.value.type == nil }
        if open.contains(where: { $0.value.leavesTypeOut || $0.value.content == .none }) { return .unknown }
        let isText = values.contains { ["describing", "reflecting"].contains($0.label) }
        if isText, values.contains(where: \.value.isPrintedAnyhow) { return .unknown }
        let list = values.map { label, value in
            let isAny = isAny(label)
            return (label.map { "\($0): " } ?? "") + value.argument(ofAnyType: isAny)
        }
        let swift = "\(path)(\(list.joined(separator: ", ")))"
        return KnownValue(.spelt, swift: swift, type: path.isEmpty || path.first == "." ? nil : path)
    }

    /// Its spelling as an argument: what a member of its type alone would not say is spelt in full, `Mode.search`.
    ///
    /// - Parameter isAny: whether the parameter is of any type, so that a literal has to say its own: `1 as Int?`.
    private func argument(ofAnyType isAny: Bool) -> String {
        guard let type else { return swift }
        let isCompound = TypeText.isOptional(type) || type.hasPrefix("any ") || type.holds("->") || type.holds("&")
        if leavesTypeOut, !isCompound { return spelt(of: type) }
        if leavesTypeOut { return "\(swift) as \(type)" }
        guard isAny else { return swift }
        return isNatural(type) ? swift : "\(swift) as \(type)"
    }

    /// Whether its spelling does not tell how it is printed: two sets or dictionaries may list the same in two orders, and an
    /// element that may be nil is spelt as if it could not.
    private var isPrintedAnyhow: Bool {
        if case .list(let values) = content, values.contains(where: { $0.unwrapped.type != $0.type }) { return true }
        let isDictionary = type.map { TypeText($0).dictionaryOf != nil } ?? false
        return isDictionary || swift.holds("Set<") || type?.holds("Set<") == true
    }

    /// Whether Swift takes its spelling for a value of `type` wherever it stands.
    func isNatural(_ type: String) -> Bool {
        switch content {
        case .bool: type == "Bool"
        case .whole: type == "Int"
        case .fraction(let value): type == "Double" && swift == "\(value)"
        case .text: type == "String"
        case .spelt: swift.hasPrefix(type)
        case .list(let values):
            !values.isEmpty
                && TypeText(type).arrayOf.map { part in values.allSatisfy { $0.isNatural(part.text) } } == true
        case .none, .span, .unknown: false
        }
    }
}
