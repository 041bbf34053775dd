import VMGenModel
import VMGenSpec

/// Builds the links of one chain, and knows at each place what the stream carries.
struct ChainBuilder {
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
    /// Whether a closure of the link before has put that tuple together.
    var isTupleMade = false
    /// What the tuple ends with that the work before kept of its source, for the `with` behind it; nil where it kept nothing.
    var kept: StreamReference?
    /// What each value of the flow is here.
    var slots: [FlowSlot] = []
    /// What the values are called.
    var names: [String] = []
    /// The flow's values as they are here.
    var element = FlowElement(components: [])
    /// The steps of the flow, or of what becomes of failures.
    var steps: [FlowStep] = []

    /// Begins a chain of `kind` that carries the values of `element`.
    init(_ context: StreamContext, flow: Flow?, kind: String, element: FlowElement) {
        self.context = context
        self.flow = flow
        self.kind = kind
        steps = flow?.steps ?? []
        carryAll(element)
    }

    /// The stream carries the values of `element`, and nothing else.
    mutating func carryAll(_ element: FlowElement) {
        self.element = element
        names = element.components.map(\.name)
        slots = element.components.map { _ in .carried }
        tuple = Array(element.components.indices)
        isTupleMade = false
    }

    /// The stream joins `count` others, which it carries as `parts`.
    mutating func carry(_ parts: JoinedParts, count: Int) {
        if let closure = parts.flattening { links.append(.map(closure)) }
        tuple = parts.tuple
        isTupleMade = parts.flattening != nil || count > context.spec.runtime.joinLimit
    }

    /// Adds the links of `steps`, behind which `end` of the values are of use.
    mutating func add(_ steps: [FlowStep], end: Set<Int>, type: String?) {
        let live = Liveness(steps, end: end)
        var index = 0
        while index < steps.count {
            let run = StepRun(steps[index...], in: context.spec)
            index += run.steps.count
            if run.calls.isEmpty {
                let (step, rest) = (run.steps[run.steps.startIndex], Array(steps[index...]))
                let type = step.isMade(as: type, before: rest) ? type : nil
                add(step, rest: rest, live: live.before[index], type: type)
            } else {
                add(run)
            }
            slots.drop(but: live.before[index])
        }
    }

    private mutating func add(_ step: FlowStep, rest: [FlowStep], live: Set<Int>, type: String?) {
        switch step.argument {
        case .streams(let references): take(references, step: step, rest: rest, live: live)
        case .work(let invocation, let loading): work(step, invocation, loading: loading, live: live)
        case .invocation(let invocation): call(step, invocation)
        case .closure(let body): close(step, body, type: type)
        case .expression(let swift): express(step, swift, type: type)
        case .amount(let amount, let first):
            materialise()
            let asks = flow.flatMap(context.index).map { context.facts.flows[$0].asksDependency } ?? false
            links.add(step.kind, amount.text, first: first, isRounded: context.dialect.roundsRest, asks: asks)
        case .verbatim(let block):
            materialise()
            links.append(.verbatim(block.lines.map(context.spec.marked)))
            carryAll(step.after)
        case .none where step.kind == .compactMap && slots.count == 1 && slots[0].isRead:
            append(step, value(Expression([.value(0)]), names: names, type: nil, isWritten: false))
        case .none:
            materialise()
            switch step.kind {
            case .distinct: links.append(.distinct(isTuple: step.before.parts(of: tuple) > 1, key: nil))
            case .share: links.append(.share(.replaying))
            default:
                if step.kind == .compactMap { links.append(.compactMap(nil)) }
                carryAll(step.after)
            }
        }
    }

    /// The one link that the calls of `run` become.
    private mutating func add(_ run: StepRun) {
        let names = run.names ?? names
        guard let last = run.steps.last, last.kind == .map else {
            return links.append(.passing(doing(run.calls, names: names)))
        }
        append(last, value(run.nested, names: names, type: nil, isWritten: false))
    }

    /// `{ … }` of a step.
    private mutating func close(_ step: FlowStep, _ body: Fragment, type: String?) {
        if step.kind == .distinct {
            materialise()
            let parts = tuple.count > 1 || body.speaksOfParts ? step.before.parts(of: tuple) : 1
            let isMade = isTupleMade && parts > 1 || links.contains(where: \.makesValues)
            links.append(.comparing(DistinctKey(body, parts: parts, isMade: isMade, in: context.spec)))
            return
        }
        // Behind `withUnretained` a filter would pass on the view model as well.
        if step.kind == .filter, !body.namesItsParameters, context.reach.needsOwner(resolved(Expression(body))) {
            return append(step, deciding(Expression(body), names: names))
        }
        let isFilter = step.kind == .filter
        let made = resolved(body.namedValues?.made ?? Expression(body))
        let kept = made.optionalOf(type, isLazy: isLazy, given: element.types)
        let result = step.kind == .compactMap ? kept : isFilter ? nil : type
        let isWhole = step.kind == .map && body.namesWhole(of: slots.count)
        if isWhole, made.passesOn(tuple, as: type, isLazy: isLazy, given: element.types) { return carryAll(step.after) }
        var closure: Closure
        if let (names, made) = body.namedValues, slots.contains(where: \.isRead) || isHeavy(made) {
            closure =
                isFilter ? deciding(made, names: names) : value(made, names: names, type: result, isWritten: false)
        } else if body.namesItsParameters {
            materialise()
            let said = body.neededType(isLazy ? type : nil, dropsNil: step.kind == .compactMap, given: element.types)
            closure = Closure(context.spec.marked(body.saying(said), at: body.range))
            closure.isWrittenOut = true
            if let (names, made) = body.namedValues, !context.reach.needsOwner(resolved(made)) {
                closure.typed = value(made, names: names, type: nil, isWritten: false).needing(said).typed
                closure.typed?.isStatement = body.closureSignature?.rest.isStatement == true
            }
        } else {
            closure = value(Expression(body), names: names, type: result, isWritten: true)
            closure.isWrittenOut = body.isStatement
            closure.typed?.isStatement = body.isStatement
        }
        append(step, closure, isWritten: body.namesItsParameters)
    }

    /// A step that calls a method which answers at once, and is neither `do` nor `map`.
    private mutating func call(_ step: FlowStep, _ invocation: Invocation) {
        let expression = context.spec.expression(of: invocation, given: step.before)
        let names = context.spec.valueNames(for: invocation, given: step.before)
        if step.kind == .filter { return links.append(.filter(deciding(expression, names: names))) }
        append(step, value(expression, names: names, type: nil, isWritten: false))
    }

    /// `replace with x`, `start with x`.
    private mutating func express(_ step: FlowStep, _ swift: Fragment, type: String?) {
        guard step.kind == .start else {
            if swift.text == "()", step.before.components.isEmpty { return carryAll(step.after) }
            return append(step, value(Expression(swift), names: names, type: type, isWritten: true))
        }
        materialise()
        links.append(.startWith(context.text(Expression(swift), .direct)))
    }

    /// Adds the link of `step`, with a closure that the user wrote with its parameters where it `isWritten`.
    mutating func append(_ step: FlowStep, _ closure: Closure, isWritten: Bool = false) {
        if step.kind == .filter { return links.append(.filter(closure)) }
        links.make(closure, of: step, isWritten: isWritten)
        carryAll(step.after)
    }
}
