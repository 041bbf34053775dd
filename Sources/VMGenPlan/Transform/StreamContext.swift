import VMGenModel
import VMGenSpec

/// What all chains of one view model share: the spec with its facts, the runtime's dialect, and how names are reached.
struct StreamContext {
    /// The spec.
    let spec: ViewModelSpec
    /// How its runtime writes streams.
    let dialect: any StreamDialect
    /// How names are reached.
    let reach: Reach
    /// The streams behind what is held and named.
    var streams: StreamNames
    /// Who reads streams.
    let readers: StreamReaders
    /// What the flows start from.
    let starts: FlowStarts
    /// The flows that hear of the events by one subscription.
    var runs = EventRuns()
    /// By the name of a stream of `transform`: its kind.
    var kinds: [String: String] = [:]

    /// The facts of the spec.
    var facts: SpecFacts { spec.facts }

    /// Whether closures capture a copy of the view model instead of a weak reference.
    var isValueType: Bool { spec.declaration.isValueType }

    /// `expression` as text, with a mark where the output is to say where it comes from.
    func text(_ expression: Expression, values: [String] = [], _ access: Reach.Access) -> String {
        let lead = reach.text(expression.pieces[..<expression.lead], values: values, access)
        let text = reach.text(expression.pieces[expression.lead...], values: values, access)
        return lead + (expression.range.map { spec.marked(text, at: $0) } ?? text)
    }

    /// A closure that does what `expressions` say: it captures what they name, or unwraps the view model.
    func doing(
        parameters: [String],
        _ expressions: [Expression],
        _ body: (Reach.Access) -> [Statement]
    ) -> Closure {
        let captures = reach.captures(expressions)
        guard expressions.contains(where: reach.needsOwner) else {
            return Closure(body(.captured), captures: captures, parameters: parameters)
        }
        if expressions.count == 1, reach.leads(expressions[0]) {
            return Closure(body(.optional), captures: [.weakOwner] + captures, parameters: parameters)
        }
        let guarded = [Statement.line("guard let self else { return }")] + body(.direct)
        return Closure(guarded, captures: [.weakOwner], parameters: parameters)
    }

    /// What reads `reference` where that is there at every time; nil for a stream.
    func heldValue(_ reference: StreamReference) -> Expression? {
        switch reference.kind {
        case .value(let name): SwiftText.isIdentifier(name) ? reading(name) : Expression(reference.text)
        case .source(.output(let index)): spec.outputs[index].isStateful ? reading(spec.outputs[index].name.text) : nil
        case .source(.state(let index)): reading(spec.states[index].name.text)
        case .source: nil
        }
    }

    /// What reads the value called `name`: a plain output is what it is computed from.
    private func reading(_ name: String) -> Expression {
        guard reach.meanings[name] == nil,
            let value = spec.facts.outputIndices[name].flatMap({ spec.outputs[$0].initialValue })
        else { return .member(name) }
        return Expression(value)
    }

    /// Whether what `expression` names cannot change; what a path leads to may.
    func isConstant(_ expression: Expression) -> Bool {
        !expression.isPath
            && expression.names.allSatisfy { name in
                switch reach.meanings[name] {
                case .constant, .fixed, .input, nil: true
                case .local, .state, .member, .output: false
                }
            }
    }

    /// The stream that a `with` of `flow` takes along, in a chain of `kind`.
    func companion(_ reference: StreamReference, of flow: Flow?, kind: String, isJoined: Bool) -> Chain {
        guard case .source(let source) = reference.kind else { return Chain(SwiftText.escaped(reference.text.text)) }
        if let name = FlowGroup.place(of: reference).flatMap({ streams.shared[$0] }) { return Chain(name) }
        var chain = stream(source)
        let sourceKind = self.kind(of: source, element: reference.element)
        if reference.element.canFail, let route = route(of: source, in: flow) {
            chain.links.append(.failures(route, hops: sourceKind.comesFromAnyThread))
        }
        chain.links += dialect.companion(sourceKind, in: kind, isJoined: isJoined)
        return chain
    }

    /// The statements of `flow`, whose values arrive as `$0`, `$1`, …; nil where a step is none that a statement can say.
    func deeds(of flow: Flow) -> [Deed]? {
        var planner = DeedPlanner(context: self)
        return planner.deeds(of: flow)
    }

    /// Who writes flows as chains.
    var chains: ChainPlanner { ChainPlanner(context: self) }
}
