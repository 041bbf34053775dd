import VMGenSpec

/// A named stream that is used above the flow that names it.
enum StreamOrder: Rule {
    package static let id = "stream-order"

    /// `name` is used before its flow; `definition` is where that names it.
    ///
    /// - Parameter own: what the flow that uses it names, where `name` follows from that.
    static func finding(_ name: Fragment, definition: Fragment?, of own: String?) -> Finding {
        let reason = own.map { own in
            let what =
                own == name.text
                ? "itself; let the flow"
                : "`\(own)`, which is named here: neither can stand above the other; let one of the flows"
            return "`\(name.text)` follows from \(what) `set` a `state`, and name that here"
        }
        return error(
            reason ?? "`\(name.text)` is used before the flow that names it; move that flow up",
            at: name.range,
            notes: definition.map { [("named here", $0.range)] } ?? []
        )
    }
}
