import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Checks one spec: syntax tree in, model or mistakes out.
///
/// Readers turn entries into declarations, the flow resolver looks up what flows name, rules judge the whole. Nothing
/// stops at the first mistake.
struct SpecChecker {
    /// The checked model of `syntax`, nil where there is any error, and everything to say, in source order.
    static func check(
        _ syntax: SpecSyntax,
        source: SourceText,
        defaults: SpecDefaults = SpecDefaults(),
        protocols: SwiftProtocols = SwiftProtocols()
    ) -> (ViewModelSpec?, [Diagnostic]) {
        let findings = Findings(source: source)
        let draft = SpecReader(findings: findings, defaults: defaults, protocols: protocols).read(syntax)
        let names = Namespace(draft, findings: findings)
        var resolver = FlowResolver(draft: draft, names: names, findings: findings)
        resolver.resolve()
        let samples = SampleResolver(draft: draft, names: names, findings: findings).resolve()
        let scenarios = ScenarioResolver(
            draft: draft,
            names: names,
            flows: resolver.flows,
            failures: resolver.failures,
            samples: samples,
            findings: findings
        ).resolve()
        checkWhole(draft, names: names, resolver: resolver, findings: findings)
        guard let declaration = draft.declaration else { return (nil, findings.diagnostics) }
        var model = spec(declaration, draft: draft, resolver: resolver, source: source)
        findings.add(GeneratedName.check(model, names: names))
        findings.add(DuplicateName.callbacks(of: model) + DuplicateName.types(of: model))
        findings.add(LateSubscriber.check(model))
        findings.add(FlowCycle.check(model))
        findings.add([StructBag.check(model), BadDeclaration.sendable(model)].compactMap { $0 })
        findings.add(EarlyStart.check(model))
        findings.add(KindPlace.checkMade(model))
        findings.add(StaleValue.check(model) + StaleValue.checkNamed(model) + StaleValue.checkStart(model))
        findings.add(BothFilters.check(model))
        findings.add(InputOrValue.check(model))
        findings.add(UnknownName.checkOwn(model))
        findings.add(BadSink.checkChanges(model))
        findings.add(CallArgumentsRule.checkState(model))
        findings.add(UnknownName.checkParameters(model))
        findings.add(SharedService.check(model) + SharedService.check(model, types: draft.appTypes))
        findings.add(StructService.check(model))
        findings.add(ForeignKind.checkHeld(model))
        findings.add(UnknownName.checkSet(model))
        findings.add(NameUses.check(model))
        findings.add(FlowPart.checkCrowded(model))
        if !findings.hasErrors { findings.add(FlowPart.checkTwice(draft.flows)) }
        if !findings.hasErrors, let finding = SilentErrors.check(model) { findings.add(finding) }
        let diagnostics = findings.diagnostics
        guard !findings.hasErrors else { return (nil, diagnostics) }
        model.samples = samples
        model.scenarios = scenarios
        model.sayings = protocols.sayings(of: source)
        return (model, diagnostics)
    }

    /// Applies the rules that judge the spec as a whole.
    private static func checkWhole(
        _ draft: SpecDraft,
        names: Namespace,
        resolver: FlowResolver,
        findings: Findings
    ) {
        findings.add(UnknownName.checkSuperParameters(draft, usage: resolver.usage))
        findings.add(UnknownName.checkComputed(draft, names: names))
        findings.add(TypeMismatch.checkComputed(draft, names: names))
        let usage = resolver.usage
        usage.add(draft)
        findings.add([FailureNowhere.finding(resolver.unheard, in: draft, usage: usage)].compactMap { $0 })
        findings.add(LogicIsolation.check(draft))
        findings.add(LogicIsolation.checkServices(draft, asked: usage.asked))
        findings.add(LogicIsolation.checkConformances(draft) + LogicIsolation.checkDelegates(draft))
        findings.add(ServiceMember.checkMisspelt(draft))
        findings.add(BadDeclaration.checkSuperclass(draft) + BadDeclaration.checkStatics(draft))
        findings.add(BadDeclaration.checkTypes(draft))
        findings.add(draft.declaration.map(BadDeclaration.checkLine) ?? [])
        findings.add(DuplicateName.parameters(draft))
        findings.add(UnknownName.checkRequests(draft, names: names))
        findings.add(RequestValue.checkPaths(draft) + RequestValue.checkCoding(draft) + RequestValue.checkText(draft))
        if let finding = ScenarioShape.checkTested(draft) { findings.add(finding) }
        findings.add(ServiceMember.checkComposed(draft))
        findings.add(HiddenType.check(draft))
        findings.add(StaleValue.checkCompanions(resolver.flows, failures: resolver.failures, of: draft))
        findings.add(PersistPlace.check(draft, names: names))
        findings.add(InitialValue.checkNames(draft, names: names) + InitialValue.checkTypes(draft, names: names))
        // What `init` takes beside what could not be read nobody knows.
        if !findings.hasError(within: draft.sections[.`init`]?.range) {
            findings.add(CallArgumentsRule.checkInits(draft))
        }
        findings.add(InitialValue.checkEarly(draft, names: names) + InitialValue.checkMembers(draft))
        findings.add(KindWithoutElement.check(draft) + NotAType.checkElements(draft))
        // A reason that is misspelt has been reported; its case may stand for what is missing.
        if !findings.hasError(of: ErrorReasons.id) {
            findings.add(ErrorReasons.checkCoverage(draft, work: resolver.failingWork))
        }
        let steps = resolver.flows.steps(and: resolver.failures)
        // Flows that could not be read at all say nothing about what they would use.
        if draft.flows.isEmpty == (draft.sections[.flows] == nil) {
            findings.add(UnfedOutput.check(draft, usage: usage))
            findings.add(UnusedInput.check(draft, usage: usage, names: names))
            findings.add(UnusedStream.check(draft, usage: usage))
            findings.add(UnusedState.check(draft, usage: usage))
            findings.add(UnusedValue.check(resolver.flows, failures: resolver.failures, draft: draft))
            findings.add(UnusedParameter.check(draft, usage: usage, steps: steps))
        }
        findings.add(LoadingFlag.checkChanges(resolver.flows, failures: resolver.failures, draft: draft))
        findings.add(StepArgument.checkEnds(resolver.flows, isDoneAtOnce: draft.isDoneAtOnce))
        findings.add(StepArgument.checkRetries(steps))
        findings.add(KindPlace.checkPublished(draft))
    }

    /// The model of a spec without errors.
    private static func spec(
        _ declaration: TypeDeclaration,
        draft: SpecDraft,
        resolver: FlowResolver,
        source: SourceText
    ) -> ViewModelSpec {
        var spec = ViewModelSpec(
            source: source,
            declaration: declaration,
            runtime: draft.runtime,
            transform: draft.transform
        )
        if let place = draft.sections[.runtime]?.value?.range { spec.runtimePlace = place }
        spec.declaration.asksMainActor = LogicIsolation.asksMainActor(draft, asked: resolver.usage.asked)
        let statics = StaticNames(draft.variables, of: declaration.name.text)
        spec.imports = draft.imports
        spec.types = draft.types
        spec.errors = draft.errors
        spec.initWord = draft.initWord
        spec.furtherInits = draft.furtherInits
        spec.superArguments = draft.superArguments
        spec.parameters = draft.parameters.map { parameter in
            var parameter = parameter
            parameter.defaultValue = parameter.defaultValue.map(statics.named)
            return parameter
        }
        spec.variables = draft.variables.map { variable in
            var variable = variable
            variable.declaration = statics.named(variable.declaration)
            return variable
        }
        spec.services = draft.services
        spec.requests = draft.requests.map(statics.qualified)
        spec.inputs = draft.inputs.ports
        spec.inputEvents = draft.inputs.events
        spec.inputDeclaration = draft.inputs.declaration
        spec.outputDeclaration = draft.outputs.declaration
        spec.inputDocumentation = draft.sections[.inputs]?.documentation.map(\.text) ?? []
        spec.outputs = draft.outputs.ports.map(statics.qualified)
        spec.outputEvents = draft.outputs.events
        spec.outputDocumentation = draft.sections[.outputs]?.documentation.map(\.text) ?? []
        spec.states = draft.states.ports.map(statics.qualified)
        spec.logic = draft.logic
        spec.flows = resolver.flows.markingUnheard(read: resolver.usage.read)
        spec.failures = resolver.failures
        spec.namedStreams = resolver.named.all
        spec.tests = draft.tests
        spec.facts = SpecFacts(spec)
        return spec
    }
}
