extension Filter {
    /// `{{ name|uppercase }}`: `userName` → `USERNAME`; of a list, each of its values.
    static let uppercase = mapping("uppercase") { $0.uppercased() }

    /// `{{ name|lowercase }}`: `userName` → `username`; of a list, each of its values.
    static let lowercase = mapping("lowercase") { $0.lowercased() }

    private static func mapping(_ name: String, _ change: @escaping @Sendable (String) -> String) -> Filter {
        Filter(arguments: 0...0, usage: "takes no argument; take it away") { value, _ throws(FilterError) in
            guard case .list(let values) = value else { return .string(change(try text(value, name))) }
            var changed: [TemplateValue] = []
            for value in values { changed.append(.string(change(try text(value, name)))) }
            return .list(changed)
        }
    }

    private static func text(_ value: TemplateValue, _ filter: String) throws(FilterError) -> String {
        guard let text = value.printed else {
            throw .wrongValue(filter, takes: "a string or a list of strings", not: value)
        }
        return text
    }
}
