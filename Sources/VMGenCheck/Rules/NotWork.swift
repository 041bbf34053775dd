import VMGenDiagnostics
import VMGenModel

/// A method that answers at once, run as if it took time.
enum NotWork: Rule {
    package static let id = "not-work"

    /// What is wrong with `method` under a policy; nil where it takes time or can fail.
    static func check(_ method: SwiftMethod, takesTime: Bool, use: CallUse, at place: SourceRange) -> Finding? {
        guard case .work(let kind) = use, !takesTime, !method.canThrow else { return nil }
        let name = method.name.text
        let instead =
            method.returnType == nil
            ? "`do \(name)` in passing, or `call \(name)` at the end"
            : "`map \(name)`"
        return error("`\(name)` answers at once, so there is nothing to \(verb(kind)); write \(instead)", at: place)
    }

    private static func verb(_ kind: StepKind) -> String {
        switch kind {
        case .latest: "cancel"
        case .first: "wait for"
        case .queue: "queue"
        default: "run at once"
        }
    }
}
