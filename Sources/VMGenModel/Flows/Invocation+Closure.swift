import VMGenSpec

extension [Flow] {
    /// The names of closures that these flows call, those of their failures among them, which else take the way of `failures`.
    package func closureNames(and failures: FailureFlow?) -> Set<String> {
        let routes = compactMap(\.failure) + [failures].compactMap { $0 }
        let last = routes.compactMap { route -> Invocation? in
            if case .call(let invocation) = route.sink.kind { invocation } else { nil }
        }
        let calls = flatMap(\.invocations) + routes.flatMap(\.steps).compactMap(\.argument.invocation) + last
        return Set(calls.compactMap(\.closureName))
    }
}

extension Invocation {
    /// The name that it calls where that is no method that the spec knows, a closure's perhaps; nil for all else.
    package var closureName: String? {
        guard case .foreign = target else { return nil }
        var cursor = TextCursor(text)
        guard let name = cursor.identifier() else { return nil }
        _ = cursor.take("?")
        _ = cursor.bracketed(by: "(")
        return cursor.isAtEnd ? name.text : nil
    }
}
