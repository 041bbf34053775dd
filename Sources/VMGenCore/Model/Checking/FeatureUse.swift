import VMGenDiagnostics

/// One use of a feature of the language in a spec.
struct FeatureUse {
    /// What is used.
    var feature: SpecFeature
    /// Where.
    var place: SourceRange

    /// The features that a spec uses, with their places.
    static func all(_ draft: SpecDraft, resolver: FlowResolver) -> [FeatureUse] {
        sections(draft) + declarations(draft) + draft.flows.flatMap(syntax) + resolved(resolver)
    }

    private init(_ feature: SpecFeature, _ place: SourceRange) {
        self.feature = feature
        self.place = place
    }

    private static func sections(_ draft: SpecDraft) -> [FeatureUse] {
        let features: [(SectionName, SpecFeature)] = [
            (.transform, .transform), (.imports, .imports), (.types, .types), (.variables, .variables),
            (.services, .services),
        ]
        return features.compactMap { name, feature in
            draft.sections[name]?.key.map { FeatureUse(feature, $0.range) }
        }
    }

    private static func declarations(_ draft: SpecDraft) -> [FeatureUse] {
        var uses: [FeatureUse] = []
        if let declaration = draft.declaration, declaration.isValueType {
            uses.append(FeatureUse(.structViewModel, declaration.name.range))
        }
        for port in draft.inputs.ports + draft.outputs.ports where port.kind == nil {
            uses.append(FeatureUse(.plainField, port.name.range))
        }
        for event in [draft.inputs.events.first, draft.outputs.events.first].compactMap({ $0 }) {
            uses.append(FeatureUse(.events, event.name.range))
        }
        for method in draft.logic where method.isAsync || method.canThrow {
            uses.append(FeatureUse(.asyncMethod, method.name.range))
        }
        return uses + draft.requests.flatMap(request)
    }

    private static func request(_ request: Request) -> [FeatureUse] {
        var uses: [FeatureUse] = []
        if !request.parameters.isEmpty { uses.append(FeatureUse(.requestParameters, request.name.range)) }
        if request.method.text != "GET" { uses.append(FeatureUse(.requestMethod, request.method.range)) }
        if let query = request.query.first { uses.append(FeatureUse(.requestQuery, query.name.range)) }
        if let header = request.headers.first { uses.append(FeatureUse(.requestHeaders, header.name.range)) }
        if let body = request.body { uses.append(FeatureUse(.requestBody, body.range)) }
        if let status = request.statuses.first { uses.append(FeatureUse(.requestStatus, status.range)) }
        return uses
    }

    private static func syntax(_ flow: FlowSyntax) -> [FeatureUse] {
        var uses: [FeatureUse] = []
        if flow.sources.count > 1 { uses.append(FeatureUse(.severalSources, flow.sources[1].range)) }
        if let failure = flow.failure {
            uses.append(FeatureUse(.catchFlow, failure.text.range))
            uses += steps(failure.chain)
        }
        if case .named? = flow.chain.sink?.kind, let sink = flow.chain.sink {
            uses.append(FeatureUse(.namedStream, sink.text.range))
        }
        return uses + steps(flow.chain)
    }

    private static func steps(_ chain: ChainSyntax) -> [FeatureUse] {
        chain.steps.flatMap { step -> [FeatureUse] in
            var uses = step.kind.feature.map { [FeatureUse($0, step.text.range)] } ?? []
            if case .work(_, let loading) = step.argument, let flag = loading.first {
                uses.append(FeatureUse(.loading, flag.range))
            }
            return uses
        }
    }

    private static func resolved(_ resolver: FlowResolver) -> [FeatureUse] {
        let failures = resolver.flows.compactMap(\.failure) + [resolver.failures].compactMap { $0 }
        let chains = resolver.flows.map { ($0.steps, $0.sink) } + failures.map { ($0.steps, $0.sink) }
        var uses = resolver.flows.flatMap(\.sources).compactMap { source -> FeatureUse? in
            switch source.kind {
            case .start: FeatureUse(.startSource, source.text.range)
            case .expression: FeatureUse(.expressionSource, source.text.range)
            default: nil
            }
        }
        for (steps, sink) in chains {
            uses += steps.compactMap(\.invocation).compactMap(call)
            switch sink.kind {
            case .expression: uses.append(FeatureUse(.expressionSink, sink.text.range))
            case .call(let invocation): uses += [call(invocation)].compactMap { $0 }
            default: break
            }
        }
        for flow in resolver.flows {
            if case .ignore = flow.sink.kind { uses.append(FeatureUse(.ignoredAnswer, flow.sink.text.range)) }
        }
        return uses
    }

    private static func call(_ invocation: Invocation) -> FeatureUse? {
        switch invocation.target {
        case .service: FeatureUse(.serviceCall, invocation.text.range)
        case .foreign: FeatureUse(.foreignCall, invocation.text.range)
        case .logic, .request: nil
        }
    }
}

extension FlowStep {
    /// What the step calls, if it calls anything.
    var invocation: Invocation? {
        switch argument {
        case .invocation(let invocation): invocation
        case .work(let invocation, _): invocation
        default: nil
        }
    }
}
