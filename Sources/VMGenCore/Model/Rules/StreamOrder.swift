import VMGenDiagnostics

/// A named stream that is used above the flow that names it.
enum StreamOrder: Rule {
    static let id = "stream-order"
    static let explanation = Explanation(
        title: "A named stream that is used above its flow",
        reason: """
            Flows read from top to bottom, and so does the method that is made of them: a stream is there once its \
            flow is written. Move the flow that ends in `as` above those that start from it.
            """,
        wrong: """
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - taps -> done
              - tap -> throttle 1 -> as taps
            """,
        right: """
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - tap -> throttle 1 -> as taps
              - taps -> done
            """
    )

    /// `name` is used before its flow; `definition` is where that names it.
    static func finding(_ name: Fragment, definition: Fragment?) -> Finding {
        error(
            "`\(name.text)` is used before the flow that names it; move that flow up",
            at: name.range,
            notes: definition.map { [("named here", $0.range)] } ?? []
        )
    }
}
