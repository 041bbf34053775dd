import VMGenDiagnostics

/// An output that the first failure ends for good.
enum OutputEnds: Rule {
    static let id = "output-ends"
    static let explanation = Explanation(
        title: "An output that the first failure ends",
        reason: """
            An output whose type has a failure receives the failure of the work that feeds it, and a stream that has \
            failed is over: the next success reaches nobody. A spec that pins such a type gets it. Without the pin, \
            and with a flow for failures, the output survives.
            """,
        wrong: """
            view-model: RoomViewModel
            runtime: combine
            outputs:
              room: PassthroughSubject<Room, RoomError>
            logic:
              - load() async throws -> Room
            flows:
              - start -> latest load -> room
            """,
        right: """
            view-model: RoomViewModel
            runtime: combine
            outputs:
              room: Room
              failed: Void
            logic:
              - load() async throws -> Room
            flows:
              - start -> latest load -> room
              - errors -> failed
            """
    )

    /// The failure of work goes into `output`.
    static func finding(_ output: Port, runtime: Runtime, at place: SourceRange) -> Finding {
        let name = output.name.text
        let kind = output.kind?.name ?? ""
        let value = output.initialValue.map { " = \($0.text)" } ?? ""
        return warning(
            "the first failure ends `\(name)` for good, as its type says: `\(kind)<\(output.element.text), "
                + "\(output.failure?.text ?? "Error")>`; declared as `\(name): \(output.element.text)\(value)`, "
                + "with a flow `errors -> …`, it survives",
            at: place,
            notes: [("declared here", output.name.range)]
        )
    }
}
