import VMGenTemplating

extension FlowPlanner {
    /// The segments of one step of `flow`; without a flow those of a failure on its way.
    func segments(for step: FlowStep, in flow: Flow? = nil) -> [Segment] {
        let failure = flow.map(route) ?? .ignored
        let name = "flow/\(step.kind.rawValue)"
        switch step.argument {
        case .work(let invocation, let loading):
            return [workSegment(step, invocation, loading: loading, failure: failure)]
        case .invocation(let invocation):
            return [step.kind == .do ? passing(invocation, before: step.before) : callSegment(step, invocation)]
        case .closure(let body) where step.kind == .distinct:
            return [Segment(name, distinctContext(key: body, before: step.before))]
        case .closure(let body):
            return [Segment(name, valueContext(closure: pureClosure(body, before: step.before)))]
        case .streams(let references):
            return withSegments(step, references, in: flow)
        case .expression(let swift):
            let isVoid = step.before.components.isEmpty
            return [Segment(name, ["expression": .string(spec.marked(swift)), "isVoid": .bool(isVoid)])]
        case .amount(let amount, let first):
            let isThrottleFirst = step.kind == .throttle && first
            return [
                Segment(
                    isThrottleFirst ? "flow/throttleFirst" : name,
                    [
                        "amount": .string(amount.text),
                        "interval": .string(Self.interval(amount.text)),
                    ]
                )
            ]
        case .verbatim(let block):
            return [Segment(name, ["lines": .strings(block.lines.map(spec.marked))])]
        case .none where step.kind == .distinct:
            return [Segment(name, distinctContext(key: nil, before: step.before))]
        case .none:
            return [Segment(name, step.kind == .compactMap ? valueContext(closure: "") : [:])]
        }
    }

    /// What the partial of `distinct` sees: the closure that gives the key, and what it gives of a value `old` and of one
    /// `new`, for runtimes and tuples that need the two compared; all empty without a key.
    private func distinctContext(key: Fragment?, before: FlowElement) -> [String: TemplateValue] {
        let isTuple = before.components.count > 1
        func text(of value: String) -> String {
            guard let key else { return "" }
            if key.namesItsParameters { return "({ \(key.text) })(\(value))" }
            let last = SwiftText.closureArguments(in: key).map(\.index).max() ?? 0
            let isSpread = isTuple || last > 0
            let names = isSpread ? (0...max(last, before.components.count - 1)).map { "\(value).\($0)" } : [value]
            return SwiftText.replacingClosureArguments(in: key.text, with: names)
        }
        return [
            "isTuple": .bool(isTuple), "closure": .string(key.map { "{ \(spec.marked($0)) }" } ?? ""),
            "oldKey": .string(text(of: "old")), "newKey": .string(text(of: "new")),
        ]
    }

    /// A step that calls a method which answers at once: `map makeCode`.
    private func callSegment(_ step: FlowStep, _ invocation: Invocation) -> Segment {
        let receiver = isValueType ? "" : "owner."
        let names = valueNames(for: invocation, before: step.before)
        let call = text(of: invocation, names: names, through: receiver)
        let usesOwner = !isValueType && (call.usesViewModel || call.usesState)
        var context = valueContext(closure: "")
        context.merge(closureContext(names: names, used: call.usedValues, usesOwner: usesOwner)) { $1 }
        context["expression"] = .string(call.expression)
        context["isBare"] = .bool(false)
        if step.kind == .filter {
            let guardsSelf = usesOwner && call.needsWholeSelf
            let direct = text(of: invocation, names: names, through: isValueType || guardsSelf ? "" : "self?.")
            context.merge(closureContext(names: names, used: call.usedValues, usesOwner: false)) { $1 }
            context["usesOwner"] = .bool(usesOwner)
            context["guardsSelf"] = .bool(guardsSelf)
            context["expression"] = .string(direct.expression)
        }
        return Segment("flow/\(step.kind.rawValue)", context)
    }

    /// What the partials of `map`, `filter` and `compactMap` see: a closure as written, or nothing at all.
    func valueContext(closure: String) -> [String: TemplateValue] {
        [
            "closure": .string(closure), "isBare": .bool(closure.isEmpty), "usesOwner": .bool(false),
            "parameters": .string(""), "destructuring": .string(""), "expression": .string(""), "isVoid": .bool(false),
            "guardsSelf": .bool(false),
        ]
    }

    /// A pure closure as written where it uses each value or the only one, with named parameters where it would otherwise
    /// see all of them as one tuple.
    private func pureClosure(_ body: Fragment, before: FlowElement) -> String {
        let used = Set(SwiftText.closureArguments(in: body).map(\.index))
        let names = before.valueNames
        if names.isEmpty || body.namesItsParameters { return "{ \(spec.marked(body)) }" }
        if used.isEmpty { return "{ _ in \(spec.marked(body)) }" }
        if names.count < 2 || used.contains(names.count - 1) { return "{ \(spec.marked(body)) }" }
        let parameters = names.enumerated().map { used.contains($0.offset) ? SwiftText.escaped($0.element) : "_" }
        let named = SwiftText.replacingClosureArguments(in: body.text, with: names.map(SwiftText.escaped))
        return "{ \(parameters.joined(separator: ", ")) in \(spec.marked(named, at: body.range)) }"
    }

    /// A number of seconds as Dispatch spells it: `.seconds(1)` for `1`, `.milliseconds(300)` for `0.3`.
    private static func interval(_ seconds: String) -> String {
        guard let value = Double(seconds) else { return seconds }
        let milliseconds = (value * 1000).rounded()
        if value == value.rounded() { return ".seconds(\(Int(value)))" }
        return ".milliseconds(\(Int(milliseconds)))"
    }
}
