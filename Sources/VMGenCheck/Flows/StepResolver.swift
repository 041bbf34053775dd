import VMGenModel
import VMGenSpec

/// Resolves the steps of flows.
struct StepResolver {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings
    /// What the flows use.
    let usage: Usage
    /// Checks the Swift that flows hold.
    let texts: FlowTextChecker
    /// What steps call.
    let calls: CallResolver
    /// Where the streams after `until` come from.
    let sources: SourceResolver
    /// What `with` takes along.
    let companions: CompanionResolver

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// Resolves the steps of `flow`, each with what arrives and what leaves. Steps with mistakes are left out.
    func resolve(
        _ flow: FlowSyntax,
        hints: NameHints,
        arriving: inout Arriving,
        work: inout [FailingWork]
    ) -> [FlowStep] {
        var steps: [FlowStep] = []
        for (index, syntax) in flow.chain.steps.enumerated() {
            if syntax.kind == .combine || syntax.kind == .zip, index > 0 || flow.sources.count < 2 {
                findings.add(StepArgument.nothingToJoin(syntax))
                arriving = .unknown
            }
            let before = arriving.element
            let next = index + 1 < flow.chain.steps.count ? flow.chain.steps[index + 1] : nil
            let argument = resolveArgument(
                syntax,
                hint: hints.name(after: index),
                wanted: GenericAnswer(chain: flow.chain, draft: draft).type(after: index),
                dropsNil: next?.dropsNil == true,
                arriving: &arriving
            )
            guard let argument else {
                // What stands behind the call is used all the same.
                if case .work(_, let clauses) = syntax.argument {
                    clauses.values.joined().forEach { usage.insert($0.text) }
                }
                continue
            }
            if let finding = UntypedValue(chain: flow.chain, draft: draft).check(index) {
                findings.add(finding)
                continue
            }
            if case .work(let invocation, _) = argument {
                arriving.element.doesWork = true
                if invocation.canFail { work.append(FailingWork(invocation: invocation, step: syntax)) }
            }
            var step = FlowStep(
                kind: syntax.kind,
                text: syntax.text,
                argument: argument,
                until: resolveEnd(of: syntax),
                retries: syntax.retries,
                before: before,
                after: arriving.element
            )
            step.retryPause = syntax.retryPause
            if let pause = syntax.retryPause, let finding = AmountResolver(lookup: lookup).check(pause: pause) {
                findings.add(finding)
            }
            steps.append(step)
        }
        return steps
    }

    /// Resolves what a step is given, and sets `arriving` to what leaves the step; nil where there are mistakes.
    ///
    /// - Parameters:
    ///   - wanted: the type of what is to leave the step, where what comes behind it tells.
    ///   - dropsNil: whether the next step drops nil.
    private func resolveArgument(
        _ step: StepSyntax,
        hint: String?,
        wanted: String?,
        dropsNil: Bool,
        arriving: inout Arriving
    ) -> FlowStep.Argument? {
        var step = step
        if let payload = step.payload {
            let found = CallArguments(name: step.text.text, parameters: payload, at: step.text)
                .check(nil, arriving: arriving)
            findings.add(found)
            guard found.isEmpty else { return nil }
            step.leaveOut(payload.dropFirst(arriving.element.components.count))
        }
        switch step.argument {
        case .none:
            if step.kind == .distinct, let finding = NotEquatable.check(arriving, at: step.text.range, draft: draft) {
                findings.add(finding)
                return nil
            }
            if step.kind == .compactMap { dropNil(&arriving) }
            return FlowStep.Argument.none
        case .closure(let body):
            let joins = step.kind == .combine || step.kind == .zip
            var given = arriving
            if joins {
                // Each `$0` is one source's, whose values are a tuple where it has several.
                for index in given.element.components.indices { given.element.components[index].type = nil }
            }
            let isFine = texts.checkClosure(body, of: step.kind, arriving: given)
            if isFine, step.kind == .filter, let type = given.type(of: body, isSpread: Arriving.speakOfParts([body])),
                TypeText(type).certainlyDiffers(from: TypeText("Bool"))
            {
                findings.add(StepArgument.notABool(body, type: type))
                return nil
            }
            if isFine, step.kind == .compactMap {
                let type = given.type(of: body, isSpread: Arriving.speakOfParts([body]))
                let finding = StepArgument.neverNil(body, type: type, mapped: "{ \(body.text) }")
                if let finding { return findings.refuse(finding) }
            }
            if isFine, let finding = comparedCase(in: body, arriving: given) { return findings.refuse(finding) }
            if isFine, step.kind == .filter, let sign = OperatorMisfit.arithmetic(in: body) {
                return findings.refuse(StepArgument.computes(body, by: sign))
            }
            if step.kind.changesValue || joins {
                let isLeftOver = step.kind == .compactMap && body.text == "$0" && given.element.components.count == 1
                let type = isLeftOver ? given.element.components[0].type.flatMap { TypeText($0).optionalOf } : nil
                let kept = step.kind == .map && body.text == "$0" ? given.element.components.first?.type : nil
                arriving.replace(with: type?.text == "Void" ? [] : body.made(hint: hint, type: kept))
                arriving.literal = body
            }
            return isFine ? .closure(body) : nil
        case .call(let text):
            if let made = arriving.literal,
                let finding = ClosureArgument.checkParts(
                    of: made,
                    for: text,
                    takesWhole: TupleParts(draft: draft).areWhole
                )
            {
                findings.add(finding)
                return nil
            }
            return calls.resolveCall(text, of: step, hint: hint, arriving: &arriving).map { .invocation($0) }
        case .work(let text, let clauses):
            let loading = clauses[.loading] ?? []
            findings.add(LoadingFlag.checkTwice(loading))
            let flags = loading.compactMap { resolveFlag($0) }
            let invocation = calls.resolveWork(
                text,
                of: step,
                hint: hint,
                wanted: wanted,
                keepsNil: dropsNil,
                arriving: &arriving
            )
            guard let invocation, flags.count == loading.count else { return nil }
            return .work(invocation, loading: flags)
        case .expression(let text):
            let isFine = texts.checkConstant(text, of: step.kind)
            if step.kind == .replace {
                arriving.replace(with: TypeText(text.text).text == "Void" ? [] : [literal(text, hint: hint)])
                arriving.literal = text
            } else if let type = arriving.element.components.first?.type, arriving.element.components.count == 1,
                let finding = TypeMismatch.checkStart(text, type: type)
            {
                findings.add(finding)
                return nil
            }
            return isFine ? .expression(text) : nil
        case .list(let references):
            arriving.isKnown = arriving.isKnown || arriving.isMade
            arriving.isMade = false
            arriving.literal = nil
            let resolved = references.compactMap { companions.resolve($0, arriving: &arriving) }
            arriving.element.components = arriving.element.components.unique
            return resolved.count == references.count ? .streams(resolved) : nil
        case .amount(let number, let first):
            texts.markNames(in: number)
            if let finding = AmountResolver(lookup: lookup).check(number, of: step.kind) {
                findings.add(finding)
                return nil
            }
            return .amount(number, first: first)
        case .verbatim(let verbatim):
            for line in verbatim.lines {
                texts.markNames(in: line)
                texts.markInputs(in: line)
            }
            arriving.replace(with: [FlowElement.Component(hint: hint, type: nil)])
            arriving.isKnown = false
            arriving.isMade = true
            return .verbatim(verbatim)
        }
    }

    /// What is wrong with the case in `body`, `$0 == .offline`, where what arrives is an enum of the spec; nil for all else.
    private func comparedCase(in body: Fragment, arriving: Arriving) -> Finding? {
        guard let (left, right) = SwiftText.cut(body, at: "==") ?? SwiftText.cut(body, at: "!="),
            let type = arriving.type(of: left, isSpread: Arriving.speakOfParts([body]))
        else { return nil }
        return OwnCase(TypeText(type), draft: draft)?.misfit(right, arriving: arriving, lookup: lookup)
    }

    /// Looks up the streams after `until`.
    private func resolveEnd(of step: StepSyntax) -> [FlowSource] {
        guard case .work(_, let clauses) = step.argument, let names = clauses[.until] else { return [] }
        return names.compactMap { name in
            guard SwiftText.isIdentifier(name.text), self.names[name.text] == nil, name.text != "start" else {
                return sources.resolve(name, hint: nil).source
            }
            texts.reportUnknown(name, as: .end)
            return nil
        }
    }

    /// Looks up one of the Bools after `while`.
    private func resolveFlag(_ written: Fragment) -> StreamReference? {
        let name = Fragment(SwiftText.unescaped(written.text), written.range)
        let field: (port: Port, kind: FlowSource.Kind)? =
            switch names[name.text] {
            case .output(let index): (draft.outputs.ports[index], .output(index))
            case .state(let index): (draft.states.ports[index], .state(index))
            default: nil
            }
        guard let field else {
            let isDeclared =
                names[name.text] != nil || name.text.contains(" ") || name.text.hasPrefix("self.")
                || lookup.checkHead(of: name) == nil
            isDeclared
                ? findings.add(LoadingFlag.notAFlag(name, names[name.text])) : texts.reportUnknown(name, as: .flag)
            return nil
        }
        usage.fed.insert(name.text)
        guard let finding = LoadingFlag.check(field.port, at: name.range) else {
            return StreamReference(text: name, kind: .source(field.kind))
        }
        findings.add(finding)
        return nil
    }

    /// What is left of an optional, which carries nothing where it is one of `Void`.
    private func dropNil(_ arriving: inout Arriving) {
        guard arriving.element.components.count == 1, let type = arriving.element.components[0].type else { return }
        let left = TypeText(type).optionalOf ?? TypeText(type)
        if left.text == "Void" {
            arriving.replace(with: [])
        } else {
            arriving.element.components[0].type = left.text
        }
    }

    /// A component for a value; the types of a few literals are certain.
    private func literal(_ text: Fragment, hint: String?) -> FlowElement.Component {
        let isBool = text.text == "true" || text.text == "false"
        return FlowElement.Component(hint: hint, type: isBool ? "Bool" : lookup.type(ofValue: text))
    }
}

extension StepSyntax {
    /// Leaves out the arguments for `parameters`, the last ones of its call, which have defaults.
    fileprivate mutating func leaveOut(_ parameters: ArraySlice<SwiftMethod.Parameter>) {
        guard !parameters.isEmpty, let payload, case .call(let call) = argument else { return }
        let given = payload.prefix(parameters.startIndex).enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "$\(index)"
        }
        argument = .call(Fragment("\(call.text.prefix { $0 != "(" })(\(given.joined(separator: ", ")))", call.range))
    }
}

extension Arriving {
    /// Sets what the values are made of; payload labels are out of scope from here on.
    mutating func replace(with components: [FlowElement.Component]) {
        element.components = components
        isKnown = true
        isMade = false
        labels = []
        literal = nil
        origin = nil
    }
}

extension Fragment {
    /// What it makes as the body of a closure: one value, of `type` where that is known, or nothing, as `_ in` does.
    fileprivate func made(hint: String?, type: String?) -> [FlowElement.Component] {
        ["_ in", "_ in ()", "()"].contains(text) ? [] : [FlowElement.Component(hint: hint, type: type)]
    }
}

extension StepSyntax {
    /// Whether it drops nil, and does nothing else.
    fileprivate var dropsNil: Bool {
        if kind == .compactMap, case .none = argument { true } else { false }
    }
}
