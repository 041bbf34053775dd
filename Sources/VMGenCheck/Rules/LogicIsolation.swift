import VMGenDiagnostics
import VMGenModel

/// An `async` method that receives the state off the main thread.
enum LogicIsolation: Rule {
    package static let id = "logic-isolation"

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
