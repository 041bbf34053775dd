import VMGenModel
import VMGenPlan
import VMGenSpec

/// What a stub makes of one method of its protocol.
package struct StubbedMethodPlan: Sendable {
    /// The method.
    package let method: SwiftMethod
    /// Whether another one has its name.
    package let isOverloaded: Bool
    /// The runtime of the spec that declares it.
    package let runtime: Runtime
    /// The method as its protocol writes it.
    private let declared: SwiftMethod
    private let taken: Set<String>
    private let types: NestedTypes
    private let isSendable: Bool

    /// Plans `method` of a service that `spec` declares, and that has members by the names in `taken`; its stub has to be `Sendable` by
    /// itself where `isSendable`.
    package init(
        method: SwiftMethod,
        spec: ViewModelSpec,
        isOverloaded: Bool,
        taken: Set<String> = [],
        isSendable: Bool = false
    ) {
        self.taken = taken
        self.isSendable = isSendable
        declared = method
        self.method = method.withOptionals
        self.isOverloaded = isOverloaded
        runtime = spec.runtime
        types = NestedTypes(spec)
    }

    /// The property that says what it answers: `onBooks`, or `onFetchPage` where several methods are called `fetch`.
    package var double: String { StubPlanner.double(of: word, besides: taken) }

    /// What it is called among the methods of its protocol: `books`, or `fetchPage` where several are called `fetch`.
    package var word: String {
        let labels = isOverloaded ? method.parameters.map { ($0.label ?? $0.name).capitalizedFirst }.joined() : ""
        return method.name.text + labels
    }

    /// The property that keeps the answer which the stub was made with.
    private var first: String { "\(word)AtFirst" }

    /// The type of that property: nobody knows whether what a `Sendable` stub answers with is `Sendable`, too.
    private var firstType: String { isSendable ? "StubbedProperty<\(value)>" : value }

    /// The type of what it answers with.
    package var value: String {
        switch method.answer(in: runtime) {
        case .none: "Void"
        case .value(let type): types.qualified(type)
        case .stream(_, let element, _): types.qualified(element)
        }
    }

    /// The type of what it is called with: nothing, a value, or a tuple with the labels of the parameters.
    package var arguments: String {
        let kept = kept
        switch kept.count {
        case 0: return "Void"
        case 1: return stored(kept[0].type)
        default:
            return "(" + zip(labels(kept), kept).map { "\($0): \(stored($1.type))" }.joined(separator: ", ") + ")"
        }
    }

    /// Whether the test has to say what it answers when it makes the stub: it answers at once and cannot fail with any error.
    package var needsAnswer: Bool {
        guard case .value(let type) = method.answer(in: runtime), isInCall, !takesAnyFailure, type != "Void" else {
            return false
        }
        return NaturalValue.of(type) == nil
    }

    /// Whether the stub can be told to fail, with any error: its method throws any, or returns a stream whose failure is `Error`.
    package var takesAnyFailure: Bool {
        guard case .stream(_, _, let canFail) = method.answer(in: runtime) else {
            return method.canThrow && method.ownFailure == nil
        }
        let arguments = method.returnType.flatMap { StreamType($0)?.arguments } ?? []
        return canFail && (arguments.count < 2 || StubbedStream.isAnyError(arguments[1].text))
    }

    /// Whether the stub sees that a call was cancelled.
    package var showsCancellation: Bool {
        guard case .stream(let kind, _, _) = method.answer(in: runtime) else { return true }
        return !runtime.runsUnheard(kind)
    }

    /// Whether the stub keeps every argument of a call.
    package var recordsAll: Bool { kept.count == method.parameters.count }

    /// The statement that makes its answer; nil where a stub has none.
    package var body: String? {
        guard method.unstubbable == nil else { return nil }
        let call = "(\(passed))"
        switch method.answer(in: runtime) {
        case .stream(let kind, _, _): return stream(kind, call)
        case .none, .value:
            let substitute = NaturalValue.of(value) ?? (isSendable ? "\(first).value" : first)
            if method.canThrow, let failure = method.ownFailure {
                let typed = "\(passed), failingWith: \(types.qualified(failure)).self"
                return isInCall
                    ? "try \(double).valueAtOnce(\(typed), or: \(substitute))" : "try await \(double).value(\(typed))"
            }
            if !isInCall {
                return method.canThrow
                    ? "try await \(double).value\(call)" : "await \(double).valueWithoutFailure\(call)"
            }
            if method.canThrow { return "try \(double).valueAtOnce\(call)" }
            return "\(double).valueAtOnce(\(passed), or: \(substitute))"
        }
    }

    /// The method of the stub; nil where a stub has no such method.
    package var plan: StubMethodPlan? {
        guard let body else { return nil }
        return StubMethodPlan(
            double: double,
            declaration: declaration,
            arguments: arguments,
            value: value,
            answer: value == "Void" && isPlain ? ".value(())" : nil,
            given: needsAnswer ? SwiftText.escaped(word) : nil,
            first: first,
            firstType: firstType,
            isFirstBoxed: isSendable,
            body: body,
            isNonisolated: method.isNonisolated
        )
    }

    /// Whether it returns what it answers, and no stream of it.
    private var isPlain: Bool {
        if case .stream = method.answer(in: runtime) { return false }
        return true
    }

    private func stream(_ kind: String, _ call: String) -> String? {
        guard let returnType = method.returnType else { return nil }
        return StubbedStream(kind: kind, type: returnType, runtime: runtime, types: types).expression("\(double)", call)
    }

    /// The method's declaration without default values, which a protocol does not have.
    private var declaration: String {
        let parameters = declared.parameters.map { parameter in
            let label = parameter.label ?? "_"
            let name = SwiftText.escapedParameter(parameter.name)
            let names = label == parameter.name ? name : "\(SwiftText.escapedParameter(label)) \(name)"
            return "\(names): \(types.qualified(parameter.type))"
        }
        var text = "func \(SwiftText.escaped(method.name.text))(\(parameters.joined(separator: ", ")))"
        if !isInCall { text += " async" }
        if method.canThrow { text += method.ownFailure.map { " throws(\(types.qualified($0)))" } ?? " throws" }
        if let type = declared.returnType { text += " -> \(types.qualified(type.text))" }
        return text
    }

    /// The parameters that the stub records: all but closures that do not outlive the call.
    package var kept: [SwiftMethod.Parameter] {
        method.parameters.filter { !TypeText.isFunction($0.type) }
    }

    /// The arguments of one call, as Swift.
    private var passed: String {
        let kept = kept
        let names = kept.map { SwiftText.escaped($0.name) }
        switch kept.count {
        case 0: return "()"
        case 1: return names[0]
        default: return "(" + zip(labels(kept), names).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
        }
    }

    /// The labels of the tuple of arguments: the parameters' labels, or their names where there is none or it repeats.
    package func labels(_ parameters: [SwiftMethod.Parameter]) -> [String] {
        let labels = parameters.map { $0.label ?? $0.name }
        let names = Set(labels).count == labels.count ? labels : parameters.map(\.name)
        return names.map(SwiftText.escapedParameter)
    }

    /// The type of a recorded argument.
    private func stored(_ type: String) -> String {
        var text = TypeText.withoutEscaping(types.qualified(type))
        for prefix in ["inout ", "sending ", "borrowing ", "consuming ", "isolated "]
        where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
        if text.hasSuffix("...") { text = "[\(text.dropLast(3))]" }
        return text
    }
}

extension StubbedMethodPlan {
    /// Whether a test has to say what it answers before it is called: it answers in the call itself.
    package var answersAtOnce: Bool {
        if case .stream = method.answer(in: runtime) { return false }
        return isInCall && (method.isAtOnce || method.canThrow || value != "Void")
    }

    /// Whether it throws errors of one type alone.
    var throwsOneType: Bool {
        if case .stream = method.answer(in: runtime) { return false }
        return method.canThrow && method.ownFailure != nil
    }

    /// Whether the call itself answers: an actor's stub does at once what its actor does so, whoever awaits that.
    private var isInCall: Bool { !method.isAsync || method.isAtOnce }

    /// The type of what it fails with, as tests name it, where that is not any error.
    package var ownFailure: String? {
        guard case .stream = method.answer(in: runtime) else { return method.ownFailure.map(types.qualified) }
        let failure = method.returnType.flatMap { StreamType($0)?.failure?.text }
        return failure.flatMap { StubbedStream.isAnyError($0) || $0 == "Never" ? nil : types.qualified($0) }
    }
}
