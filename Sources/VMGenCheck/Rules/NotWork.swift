import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A method that answers at once, run as if it took time.
enum NotWork: Rule {
    package static let id = "not-work"

    /// What is wrong with `method` under a policy of `runtime`; nil where it takes time or can fail.
    static func check(
        _ method: SwiftMethod,
        takesTime: Bool,
        use: CallUse,
        runtime: Runtime,
        at place: SourceRange
    ) -> Finding? {
        guard case .work(let kind) = use, !takesTime, !method.canThrow else { return nil }
        let name = method.name.text
        if let type = method.returnType, let stream = stream(for: type, runtime) {
            return error(
                "`\(type.text)` is no stream that a flow listens to; let `\(name)` return `\(stream)`, "
                    + "or read it in logic that is `async`",
                at: place
            )
        }
        let instead =
            method.returnType == nil
            ? "`do \(name)` in passing, or `call \(name)` at the end"
            : "`map \(name)`"
        return error("`\(name)` answers at once, so there is nothing to \(verb(kind)); write \(instead)", at: place)
    }

    /// The stream of `runtime` that says the same as `type`, an asynchronous sequence; nil for any other type.
    private static func stream(for type: Fragment, _ runtime: Runtime) -> String? {
        guard let sequence = StreamType(type), let element = sequence.arguments.first?.text else { return nil }
        switch sequence.name.text {
        case "AsyncStream": return runtime.streamType(of: element)
        case "AsyncThrowingStream":
            return runtime.hasTypedFailures
                ? "\(runtime.defaultStream)<\(element), Error>" : runtime.streamType(of: element)
        default: return nil
        }
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
