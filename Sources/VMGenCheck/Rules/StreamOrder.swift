import VMGenSpec

/// A named stream that is used above the flow that names it.
enum StreamOrder: Rule {
    package static let id = "stream-order"

    /// `name` is used before its flow; `definition` is where that names it.
    static func finding(_ name: Fragment, definition: Fragment?) -> Finding {
        error(
            "`\(name.text)` is used before the flow that names it; move that flow up",
            at: name.range,
            notes: definition.map { [("named here", $0.range)] } ?? []
        )
    }
}
