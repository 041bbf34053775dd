import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A method that answers at once, run as if it took time.
enum NotWork: Rule {
    package static let id = "not-work"

    /// What is wrong with `call`, of `method`, under a policy of `runtime`; nil where it takes time or can fail.
    static func check(
        _ method: SwiftMethod,
        takesTime: Bool,
        use: CallUse,
        runtime: Runtime,
        at call: Fragment
    ) -> Finding? {
        guard case .work(let kind, _) = use, !takesTime, !method.canThrow else { return nil }
        let name = method.name.text
        if let type = method.returnType, let stream = stream(for: type, runtime) {
            return unheard(type, of: method, as: stream, at: call)
        }
        if let callback = AnswerCallback(method.parameters) {
            return error(callback.message(for: name), at: call.range)
        }
        let instead =
            method.returnType == nil
            ? "`do \(call.text)` in passing, or `call \(call.text)` at the end"
            : "`map \(call.text)`"
        let message = "`\(name)` answers at once, so there is nothing to \(verb(kind)); write \(instead)"
        return error(message, at: call.range)
    }

    /// What is wrong with `property`, which a flow starts from as `path`, where it is an asynchronous sequence; nil for all else.
    static func check(_ property: Service.Property, runtime: Runtime, at path: Fragment) -> Finding? {
        check(property.type, of: property.name.text, runtime: runtime, at: path)
    }

    /// The same of `name`, which is of `type` and which a flow starts from as `path`, or listens to.
    static func check(_ type: Fragment, of name: String, runtime: Runtime, at path: Fragment) -> Finding? {
        stream(for: type, runtime).map { stream in
            error(
                "`\(type.text)` is no stream that a flow listens to; let `\(name)` be `\(stream)`, or read it in logic that is "
                    + "`async`",
                at: path.range
            )
        }
    }

    /// What is wrong with `path`, which calls `method` and which a flow starts from, where it answers with an asynchronous sequence; nil
    /// for all else.
    static func checkSource(_ method: SwiftMethod, runtime: Runtime, at path: Fragment) -> Finding? {
        guard let type = method.returnType, type.text.contains("Async"), let stream = stream(for: type, runtime) else {
            return nil
        }
        return unheard(type, of: method, as: stream, at: path)
    }

    private static func unheard(_ type: Fragment, of method: SwiftMethod, as stream: String, at call: Fragment)
        -> Finding
    {
        error(
            "`\(type.text)` is no stream that a flow listens to; let `\(method.name.text)` return `\(stream)`, "
                + "or read it in logic that is `async`",
            at: call.range
        )
    }

    /// What is wrong with an `await` in Swift that is evaluated on the way of a flow: nothing waits there. Nil where there is none, or
    /// where a task of its own does.
    static func inText(_ body: Fragment) -> Finding? {
        guard body.text.holds("await") else { return nil }
        let text = SwiftText.Text(body)
        let names = text.tokens.indices.filter { text.tokens[$0].kind == .name }
        // What waits in a closure within waits where that is called.
        let waiting = names.first { place in
            text.matches(text.tokens[place], "await") && !text.isMember(place) && !text.isInClosure(place)
        }
        guard !names.contains(where: { text.matches(text.tokens[$0], "Task") }), let place = waiting else { return nil }
        let token = text.tokens[place]
        let way =
            call(in: body).map { "run it as a step, `latest \($0)`" }
            ?? "write a method that is `async` under `logic`, or of a service, and run it as a step, `latest load`"
        return error("nothing waits here; \(way)", at: text.range(token.lower, token.upper))
    }

    /// `body` where it is nothing but one call that is awaited or may fail, as work is written; nil for all else.
    static func call(in body: Fragment) -> String? {
        var cursor = TextCursor(body)
        _ = cursor.take(word: "return")
        let call = cursor.rest
        _ = cursor.take(word: "try")
        _ = cursor.take(word: "await")
        return SwiftText.lastBrackets(of: cursor.rest) != nil && SinkReader.isPath(cursor.rest) ? call.text : nil
    }

    /// The stream of `runtime` that says the same as `type`, an asynchronous sequence or a publisher of a type of its own; nil for any
    /// other type.
    private static func stream(for type: Fragment, _ runtime: Runtime) -> String? {
        var cursor = TextCursor(type)
        _ = cursor.take(word: "any") || cursor.take(word: "some")
        guard let sequence = StreamType(cursor.rest), let element = sequence.arguments.first?.text else { return nil }
        switch sequence.name.text {
        case "Publisher", "Just":
            guard runtime.hasTypedFailures else { return nil }
            return "\(runtime.defaultStream)<\(element), \(sequence.failure?.text ?? "Never")>"
        case "AsyncStream": return runtime.streamType(of: element)
        case "AsyncSequence" where sequence.arguments.dropFirst().first?.text == "Never":
            return runtime.streamType(of: element)
        case "AsyncThrowingStream", "AsyncSequence":
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
