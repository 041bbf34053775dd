import VMGenModel
import VMGenSpec

/// Builds the links of one chain, and knows at each place what the stream carries.
struct ChainBuilder {
    /// What one value of the flow is here.
    enum Slot {
        /// The stream carries it.
        case carried
        /// It is there at every time, and read where it is needed.
        case read(Expression)
        /// Nothing speaks of it any more.
        case dead
    }

    /// What all chains of the view model share.
    let context: StreamContext
    /// The flow; nil for what becomes of failures.
    let flow: Flow?
    /// The kind of the stream: `Driver`.
    let kind: String
    /// Whether nobody subscribes to it in `transform`, so that nothing but the chain tells its type.
    var isLazy = true
    /// Where it starts.
    var head = Chain.Head.expression("")
    /// The links so far.
    var links: [Link] = []
    /// What the stream's value, or each part of its tuple, is, by the index of the flow's value; nil for `Void`.
    var tuple: [Int?] = []
    /// What each value of the flow is here.
    var slots: [Slot] = []
    /// What the values are called.
    var names: [String] = []
    /// The flow's values as they are here.
    var element: FlowElement

    /// Begins a chain of `kind` that carries the values of `element`.
    init(_ context: StreamContext, flow: Flow?, kind: String, element: FlowElement) {
        self.context = context
        self.flow = flow
        self.kind = kind
        self.element = element
        carryAll(element)
    }

    /// The stream carries the values of `element`, and nothing else.
    mutating func carryAll(_ element: FlowElement) {
        self.element = element
        names = element.components.map(\.name)
        slots = element.components.map { _ in .carried }
        tuple = Array(element.components.indices)
    }

    /// Adds the links of `steps`, behind which `end` of the values are of use.
    mutating func add(_ steps: [FlowStep], end: Set<Int>, type: String?) {
        let live = Liveness(steps, end: end)
        for (index, step) in steps.enumerated() {
            add(
                step,
                rest: Array(steps[(index + 1)...]),
                live: live.before[index + 1],
                type: index == steps.count - 1 ? type : nil
            )
        }
    }

    private mutating func add(_ step: FlowStep, rest: [FlowStep], live: Set<Int>, type: String?) {
        switch step.argument {
        case .streams(let references): take(references, step: step, rest: rest, live: live)
        case .work(let invocation, let loading): work(step, invocation, loading: loading)
        case .invocation(let invocation): call(step, invocation, type: type)
        case .closure(let body): close(step, body, type: type)
        case .expression(let swift): express(step, swift, type: type)
        case .amount(let amount, let first):
            materialise()
            links.append(Self.timed(step.kind, amount.text, first: first))
        case .verbatim(let block):
            materialise()
            links.append(.verbatim(block.lines.map(context.spec.marked)))
            carryAll(step.after)
        case .none:
            materialise()
            switch step.kind {
            case .distinct: links.append(.distinct(isTuple: tuple.count > 1, key: nil))
            case .share: links.append(.share(replays: true))
            case .compactMap:
                links.append(.compactMap(nil))
                carryAll(step.after)
            default: carryAll(step.after)
            }
        }
    }

    private static func timed(_ kind: StepKind, _ amount: String, first: Bool) -> Link {
        switch kind {
        case .skip: .skip(amount)
        case .take: .take(amount)
        case .debounce: .debounce(interval(amount))
        case .throttle: .throttle(interval(amount), first: first)
        default: .delay(interval(amount))
        }
    }

    /// A number of seconds as Dispatch spells it: `.seconds(1)` for `1`, `.milliseconds(300)` for `0.3`.
    private static func interval(_ seconds: String) -> String {
        guard let value = Double(seconds) else { return seconds }
        if value == value.rounded() { return ".seconds(\(Int(value)))" }
        return ".milliseconds(\(Int((value * 1000).rounded())))"
    }

    /// `{ … }` of a step.
    private mutating func close(_ step: FlowStep, _ body: Fragment, type: String?) {
        if step.kind == .distinct {
            materialise()
            links.append(.distinct(isTuple: tuple.count > 1, key: key(body)))
            return
        }
        let closure: Closure
        if body.namesItsParameters {
            materialise()
            closure = Closure(
                context.spec.marked(typed(body, type, dropsNil: step.kind == .compactMap), at: body.range)
            )
        } else {
            let result = step.kind == .compactMap ? type.flatMap { isLabelled($0) ? $0 + "?" : nil } : type
            closure = value(Expression(body), names: names, type: step.kind == .filter ? nil : result, isWritten: true)
        }
        append(step, closure)
    }

    /// A step that calls a method which answers at once, or does something in passing.
    private mutating func call(_ step: FlowStep, _ invocation: Invocation, type: String?) {
        let expression = context.spec.expression(of: invocation, given: step.before)
        let names = context.spec.valueNames(for: invocation, given: step.before)
        switch step.kind {
        case .do:
            let discards = context.spec.method(of: invocation)?.returnType.map { $0.text != "Void" } ?? false
            links.append(.passing(doing([discards ? expression.discarded : expression], names: names)))
        case .filter: links.append(.filter(deciding(expression, names: names)))
        default: append(step, value(expression, names: names, type: nil, isWritten: false))
        }
    }

    /// `replace with x`, `start with x`.
    private mutating func express(_ step: FlowStep, _ swift: Fragment, type: String?) {
        if step.kind == .start {
            materialise()
            links.append(.startWith(context.text(Expression(swift), .direct)))
            return
        }
        append(step, value(Expression(swift), names: names, type: type, isWritten: true))
    }

    private mutating func append(_ step: FlowStep, _ closure: Closure) {
        switch step.kind {
        case .filter: links.append(.filter(closure))
        case .compactMap:
            links.append(.compactMap(closure))
            carryAll(step.after)
        default:
            links.append(.map(closure))
            carryAll(step.after)
        }
    }

    /// `body`, which names its parameters, with the type that it makes where Swift would not know it, or make a tuple without
    /// labels.
    private func typed(_ body: Fragment, _ type: String?, dropsNil: Bool) -> String {
        guard isLazy, let type, let (head, rest) = SwiftText.cut(body, at: " in "),
            isLabelled(type) || !dropsNil && Expression(rest).needsType(type, isLazy: true)
        else {
            return body.text
        }
        return "\(head.text) -> \(type)\(dropsNil ? "?" : "") in \(rest.text)"
    }

    /// Whether `type` is a tuple whose parts have labels.
    private func isLabelled(_ type: String) -> Bool { SwiftText.tupleLabels(of: type).contains { $0 != nil } }

    private func key(_ body: Fragment) -> DistinctKey {
        func text(of value: String) -> String {
            let last = SwiftText.closureArguments(in: body).map(\.index).max() ?? 0
            let isSpread = tuple.count > 1 || last > 0
            let names = isSpread ? (0...max(last, tuple.count - 1)).map { "\(value).\($0)" } : [value]
            if body.namesItsParameters { return "({ \(body.text) })(\(names.joined(separator: ", ")))" }
            let key = SwiftText.replacingClosureArguments(in: body.text, with: names)
            return Expression([.text(key)]).isSimple ? key : "(\(key))"
        }
        let takesNothing = !body.namesItsParameters && SwiftText.closureArguments(in: body).isEmpty
        let closure = "{ \(takesNothing ? "_ in " : "")\(context.spec.marked(body)) }"
        return DistinctKey(closure: closure, old: text(of: "old"), new: text(of: "new"))
    }
}

extension Expression {
    /// The expression with its answer thrown away.
    var discarded: Expression { Expression([.text("_ = ")] + pieces, at: range) }
}
