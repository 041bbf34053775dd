import VMGenSpec

/// A section that stands twice in a spec.
enum DuplicateSection: Rule {
    package static let id = "duplicate-section"

    /// The section of `key` was started before, at `first`.
    static func finding(_ key: Fragment, first: Fragment) -> Finding {
        let isValue = SectionName(rawValue: key.text)?.shape == .value
        return error(
            "`\(key.text)` stands here a second time; \(isValue ? "leave one of them out" : "move its lines to the first")",
            at: key.range,
            notes: [("first started here", first.range)]
        )
    }
}
