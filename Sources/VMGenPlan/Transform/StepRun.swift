import VMGenModel
import VMGenSpec

/// Steps in a row that a reader takes for one, and that become one link: what is done in passing, and what methods make of
/// one value after the other.
struct StepRun {
    /// The steps: one where nothing goes with it.
    let steps: ArraySlice<FlowStep>
    /// What each calls; empty for a step that is neither `do` nor `map` or calls nothing.
    let calls: [Expression]
    /// What the values are called that come in; nil where the steps call them differently.
    let names: [String]?

    /// Those at the beginning of `steps`, of which there is one at least.
    init(_ steps: ArraySlice<FlowStep>, in spec: ViewModelSpec) {
        let kind = steps.first?.kind
        var calls: [Expression] = []
        var names: [[String]] = []
        for step in steps where kind == .do || kind == .map {
            guard step.kind == kind, case .invocation(let invocation) = step.argument else { break }
            let call = spec.expression(of: invocation, given: step.before)
            guard kind == .do || calls.isEmpty || call.takesOnce(step.before) else { break }
            calls.append(kind == .do ? spec.deed(of: invocation, given: step.before) : call)
            names.append(spec.valueNames(for: invocation, given: step.before))
        }
        self.steps = steps.prefix(max(calls.count, 1))
        self.calls = calls
        self.names = kind == .map || names.allSatisfy { $0 == names.first } ? names.first : nil
    }

    /// Each call handed what the one before it gives.
    var nested: Expression {
        calls.dropFirst().reduce(calls[0]) { inner, outer in outer.replacingValues { _ in inner.pieces } }
    }
}

extension Expression {
    /// Whether it takes the one value of `element`, once.
    fileprivate func takesOnce(_ element: FlowElement) -> Bool {
        guard element.components.count == 1, values == [0] else { return false }
        return pieces.filter { $0 == .value(0) }.count == 1 && !names.contains(element.components[0].name)
    }
}

extension ViewModelSpec {
    /// `invocation`, which is made for what it does, as a statement.
    func deed(of invocation: Invocation, given element: FlowElement) -> Expression {
        let call = expression(of: invocation, given: element)
        let discards =
            method(of: invocation)?.returnType.map { $0.text != "Void" }
            ?? (invocation.givesSomething || ClosureType(calledBy: invocation.text, in: self)?.returnsNothing == false)
        return discards ? Expression([Expression.discard] + call.pieces, at: call.range) : call
    }
}

extension ClosureType {
    /// The closure of `spec` that `call` calls or names, also where it may be nil: a parameter, a variable, or a property of a
    /// service that one of them holds; nil for all else.
    fileprivate init?(calledBy call: Fragment, in spec: ViewModelSpec) {
        var cursor = TextCursor(call)
        let type = DeclaredPath(&cursor, in: spec).type
        _ = cursor.take("?")
        _ = cursor.bracketed(by: "(")
        guard cursor.isAtEnd, let type else { return nil }
        let wrapped = TypeText(type.text).optionalOf?.text
        self.init(wrapped.map { String($0.dropFirst().dropLast()) } ?? type.text)
    }
}
