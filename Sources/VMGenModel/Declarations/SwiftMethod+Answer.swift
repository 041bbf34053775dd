import VMGenSpec

extension SwiftMethod {
    /// What it returns, seen from a flow under `runtime`. Whether it is `async` is told by `isAsync`.
    package func answer(in runtime: Runtime) -> Answer {
        guard let returnType else { return .none }
        if isAsync { return .value(returnType.text) }
        if let stream = runtime.stream(of: returnType) {
            return .stream(kind: stream.kind.name, element: stream.element.text, canFail: stream.canFail)
        }
        if returnType.text == "Completable", runtime.name == Runtime.rxSwift.name {
            return .stream(kind: "Completable", element: "Void", canFail: true)
        }
        return .value(returnType.text)
    }

    /// Whether it takes time under `runtime`: it is `async` or returns a stream.
    package func takesTime(in runtime: Runtime) -> Bool {
        if isAsync { return true }
        if case .stream = answer(in: runtime) { return true }
        return false
    }
}
