extension TemplateValue {
    /// The member of a path's next segment, or nil where there is none.
    ///
    /// Dictionaries have their entries, lists `count`, `first`, `last` and indices, strings `count`. `count` of a
    /// dictionary is the number of its entries, as in Stencil, unless an entry has that name: then there is none.
    func member(_ segment: PathSegment) -> TemplateValue? {
        switch self {
        case .dictionary(let values):
            guard segment.name == "count" else { return values[segment.name] }
            return values["count"] == nil ? .integer(values.count) : nil
        case .list(let values):
            switch segment.name {
            case "count": return .integer(values.count)
            case "first": return values.first
            case "last": return values.last
            default: return segment.index.flatMap { values.indices.contains($0) ? values[$0] : nil }
            }
        case .string(let text):
            return segment.name == "count" ? .integer(text.count) : nil
        case .bool, .integer:
            return nil
        }
    }

    /// Whether a value of this kind could have the member, so that its absence is no mistake where `default` follows.
    func mayLack(_ segment: PathSegment) -> Bool {
        switch self {
        case .dictionary: segment.name != "count"
        case .list: segment.index != nil || segment.name == "first" || segment.name == "last"
        case .string, .bool, .integer: false
        }
    }

    /// Why `member` gives nil for `segment`, and what to do; `path` is what is written before the segment.
    func missing(_ segment: PathSegment, of path: String) -> String {
        let name = segment.name
        switch self {
        case .dictionary(let values):
            if name == "count" {
                return "`count` of `\(path)` is the number of its entries in Stencil; rename its entry"
            }
            let ending = NameSuggestion.ending(for: name, among: Array(values.keys), otherwise: "it has")
            return "`\(path)` has no `\(name)`\(ending)"
        case .list(let values):
            if mayLack(segment) {
                let counted = values.count == 1 ? "has 1 value" : "has \(values.count) values"
                let size = values.isEmpty ? "is empty" : counted
                return "`\(path)` \(size), there is no `\(name)`; test `\(path).count` first"
            }
            return "`\(path)` is a list and has no `\(name)`; it has `count`, `first`, `last` and indices such as `0`"
        case .string:
            return "`\(path)` is a string and has no `\(name)`; it has `count`"
        case .bool, .integer:
            return "`\(path)` is \(kind) and has no members; write `\(path)` alone"
        }
    }
}
