import VMGenModel
import VMGenSpec

/// An `async` method that runs off the main thread and receives the state, or may read what is set meanwhile.
enum LogicIsolation: Rule {
    package static let id = "logic-isolation"

    /// The `async` methods of `draft` that receive the state while the view model is on no actor.
    static func check(_ draft: SpecDraft) -> [Finding] {
        guard let declaration = draft.declaration, !declaration.isBare,
            !declaration.attributes.contains(where: { $0.hasSuffix("Actor") })
        else { return [] }
        let isCertain = declaration.mayBringActor.isEmpty || declaration.attributes.contains("nonisolated")
        return draft.logic.filter(\.isAsync).compactMap { method -> Finding? in
            let place = declaration.mayBringActor.map(\.text).listed()
            guard method.stateIndex != nil else { return race(method, draft, unless: isCertain ? nil : place) }
            let name = method.name.text
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

    /// The warning that `method` may read a parameter or variable while it is set, unless what stands at `place`, nil for nothing,
    /// is on the main actor.
    private static func race(_ method: SwiftMethod, _ draft: SpecDraft, unless place: String?) -> Finding? {
        guard let declaration = draft.declaration, !declaration.isValueType else { return nil }
        let changing =
            draft.parameters.filter(\.isVariable).map(\.name) + draft.variables.filter(draft.mayChange).map(\.name)
        guard let name = changing.first?.text else { return nil }
        return warning(
            "`\(method.name.text)` runs off the main thread, and may read `\(name)` while it is set there"
                + (place.map { ", unless \($0) is on the main actor" } ?? "")
                + "; put `@MainActor` before `\(declaration.head)`",
            at: method.name.range
        )
    }
}

extension TypeDeclaration {
    /// The words before the name: `public final class`.
    var head: String {
        ([access] + [isFinal ? "final" : nil, keyword]).compactMap { $0 }.joined(separator: " ")
    }
}

extension SpecDraft {
    /// Whether `variable` may have another value later: it is a `var`, and none that is made of constants alone.
    fileprivate func mayChange(_ variable: StoredVariable) -> Bool {
        guard variable.isVariable, let body = variable.body else { return variable.isVariable }
        let constants =
            parameters.filter { !$0.isVariable }.map(\.name) + variables.filter { !$0.isVariable }.map(\.name)
        let names = Set(constants.map(\.text))
        return !SwiftText.freeNames(in: body.inner).allSatisfy { names.contains($0.text) }
    }
}
