import VMGenDiagnostics

/// An `async` method that receives the state off the main thread.
enum LogicIsolation: Rule {
    static let id = "logic-isolation"
    static let explanation = Explanation(
        title: "An `async` method that receives the state off the main thread",
        reason: """
            The state belongs to the main thread: views read it there, and flows set it there. An `async` method of a \
            class without `@MainActor` runs on any thread, so what it writes would race with them. On the main actor the \
            method is on the main thread between its `await`s. A view model of which only the name is written is on the \
            main actor by itself; a declaration that is written out is taken as it stands. A method that takes no state \
            may run anywhere.
            """,
        wrong: """
            view-model: final class HomeViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              rooms: [Room] = []
            logic:
              - load(state: State) async
            flows:
              - tap -> latest load -> ignore
            """,
        right: """
            view-model: @MainActor final class HomeViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              rooms: [Room] = []
            logic:
              - load(state: State) async
            flows:
              - tap -> latest load -> ignore
            """
    )

    /// The `async` methods of `draft` that receive the state while the view model is on no actor.
    static func check(_ draft: SpecDraft) -> [Finding] {
        guard let declaration = draft.declaration, !declaration.isBare,
            !declaration.attributes.contains(where: { $0.hasSuffix("Actor") })
        else { return [] }
        let isCertain = declaration.inherited.isEmpty || declaration.attributes.contains("nonisolated")
        return draft.logic.filter { $0.isAsync && $0.stateIndex != nil }.map { method in
            let name = method.name.text
            let place = declaration.inherited.map(\.text).listed()
            let message =
                isCertain
                ? "`\(name)` would change the state off the main thread"
                : "`\(name)` changes the state off the main thread, unless \(place) is on the main actor"
            return (isCertain ? error : warning)(
                "\(message); put `@MainActor` before `\(declaration.head)`",
                method.name.range,
                [("declared here", declaration.name.range)]
            )
        }
    }
}

extension TypeDeclaration {
    /// The words before the name: `public final class`.
    fileprivate var head: String {
        ([access] + [isFinal ? "final" : nil, keyword]).compactMap { $0 }.joined(separator: " ")
    }
}
