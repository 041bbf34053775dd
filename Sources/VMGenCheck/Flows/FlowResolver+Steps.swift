import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension FlowResolver {
    /// Resolves the steps of `flow`, each with what arrives and what leaves. Steps with mistakes are left out.
    mutating func resolveSteps(
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
            let argument = resolveArgument(syntax, hint: hints.name(after: index), arriving: &arriving)
            guard let argument else { continue }
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
            steps.append(step)
        }
        return steps
    }

    /// Resolves what a step is given, and sets `arriving` to what leaves the step; nil where there are mistakes.
    private mutating func resolveArgument(
        _ step: StepSyntax,
        hint: String?,
        arriving: inout Arriving
    ) -> FlowStep.Argument? {
        if let payload = step.payload {
            let found = CallArguments(name: step.text.text, parameters: payload, at: step.text)
                .check(nil, arriving: arriving)
            findings.add(found)
            guard found.isEmpty else { return nil }
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
            let isFine = checkClosure(body, arriving: given)
            if step.kind.changesValue || joins {
                arriving.replace(with: body.made(hint: hint))
            }
            return isFine ? .closure(body) : nil
        case .call(let text):
            return resolveCall(text, of: step, hint: hint, arriving: &arriving).map { .invocation($0) }
        case .work(let text, let clauses):
            let loading = clauses[.loading] ?? []
            let flags = loading.compactMap { resolveFlag($0) }
            let invocation = resolveWork(text, of: step, hint: hint, arriving: &arriving)
            guard let invocation, flags.count == loading.count else { return nil }
            return .work(invocation, loading: flags)
        case .expression(let text):
            let isFine = checkConstant(text, of: step.kind)
            if step.kind == .replace {
                arriving.replace(with: TypeText(text.text).text == "Void" ? [] : [literal(text, hint: hint)])
                arriving.literal = text
            }
            return isFine ? .expression(text) : nil
        case .list(let references):
            let resolved = references.compactMap { resolveReference($0, arriving: &arriving) }
            arriving.element.components = arriving.element.components.unique
            return resolved.count == references.count ? .streams(resolved) : nil
        case .amount(let number, let first):
            markNames(in: number)
            if let finding = lookup.checkAmount(number, of: step.kind) {
                findings.add(finding)
                return nil
            }
            return .amount(number, first: first)
        case .verbatim(let verbatim):
            for line in verbatim.lines { markNames(in: line) }
            arriving.replace(with: [FlowElement.Component(hint: hint, type: nil)])
            arriving.isKnown = false
            return .verbatim(verbatim)
        }
    }

    /// Looks up one of the others that `with` takes along, and adds its components.
    private mutating func resolveReference(_ text: Fragment, arriving: inout Arriving) -> StreamReference? {
        var cursor = TextCursor(text)
        if let word = cursor.identifier(), cursor.isAtEnd {
            if let value = plainValue(word.text, names[word.text]) {
                usage.read.insert(word.text)
                arriving.element.components.append(value)
                return StreamReference(text: text, kind: .value(word.text))
            }
            guard let stream = resolveStream(word, as: .companion) else {
                arriving.isKnown = false
                return nil
            }
            arriving.element.components += stream.arriving.element.components
            arriving.isKnown = arriving.isKnown && stream.arriving.isKnown
            return StreamReference(text: text, kind: .source(stream.kind), element: stream.arriving.element)
        }
        if let (name, member) = lookup.qualified(text), let value = plainValue(name.text, member) {
            usage.read.insert(name.text)
            arriving.element.components.append(value)
            return StreamReference(text: text, kind: .value(name.text))
        }
        if let (name, member) = lookup.qualified(text), let stream = resolveStream(name, member, as: .companion) {
            arriving.element.components += stream.arriving.element.components
            arriving.isKnown = arriving.isKnown && stream.arriving.isKnown
            return StreamReference(text: text, kind: .source(stream.kind), element: stream.arriving.element)
        }
        if let finding = SwiftText.strayOperand(in: text).map({ FlowPart.missingComma(before: $0) })
            ?? lookup.checkHead(of: text) ?? lookup.checkStream(text, as: .companion)
        {
            findings.add(finding)
            markAll(in: text)
            arriving.isKnown = false
            return nil
        }
        markNames(in: text)
        if let part = part(text) {
            arriving.element.components.append(part)
            return StreamReference(text: text, kind: .value(text.text))
        }
        if case .serviceProperty(let service, let index) = callee(of: text),
            let value = draft.services[service].properties[index].value(in: draft.runtime)
        {
            arriving.element.components.append(value)
            return StreamReference(text: text, kind: .value(text.text))
        }
        let element = lookup.element(of: text, hint: nil)
        arriving.element.components += element.components
        return StreamReference(text: text, kind: .source(.expression(text)), element: element)
    }

    /// A part of what an output or a state holds, `order.id`, as a component; nil for all others.
    private func part(_ text: Fragment) -> FlowElement.Component? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), !cursor.isAtEnd, names.source(head.text) == names[head.text] else {
            return nil
        }
        switch names[head.text] {
        case .output(let index) where draft.outputs.ports[index].kind != nil && draft.outputs.ports[index].isStateful:
            break
        case .state: break
        default: return nil
        }
        return lookup.element(of: text, hint: nil).components.first.map { .init(name: $0.name, type: nil) }
    }

    /// A plain field, parameter or variable that is no stream, as a component; nil for all others.
    private func plainValue(_ name: String, _ member: Namespace.Member?) -> FlowElement.Component? {
        let type: Fragment?
        switch member {
        case .input(let index) where draft.inputs.ports[index].kind == nil: type = draft.inputs.ports[index].element
        case .output(let index) where draft.outputs.ports[index].kind == nil: type = draft.outputs.ports[index].element
        case .parameter(let index): type = draft.parameters[index].type
        case .variable(let index): type = draft.variables[index].type
        default: return nil
        }
        if let type, draft.runtime.hasStream(type) { return nil }
        return FlowElement.Component(name: name, type: type?.text)
    }

    /// Looks up the streams after `until`.
    private mutating func resolveEnd(of step: StepSyntax) -> [FlowSource] {
        guard case .work(_, let clauses) = step.argument, let names = clauses[.until] else { return [] }
        return names.compactMap { resolveSource($0, hint: nil).source }
    }

    /// Looks up one of the Bools after `while`.
    private mutating func resolveFlag(_ name: Fragment) -> StreamReference? {
        let field: (port: Port, kind: FlowSource.Kind)? =
            switch names[name.text] {
            case .output(let index): (draft.outputs.ports[index], .output(index))
            case .state(let index): (draft.states.ports[index], .state(index))
            default: nil
            }
        guard let field else {
            names[name.text] == nil ? reportUnknown(name, as: .flag) : findings.add(LoadingFlag.notAFlag(name))
            return nil
        }
        usage.fed.insert(name.text)
        guard let finding = LoadingFlag.check(field.port, at: name.range) else {
            return StreamReference(text: name, kind: .source(field.kind))
        }
        findings.add(finding)
        return nil
    }

    private func dropNil(_ arriving: inout Arriving) {
        guard arriving.element.components.count == 1, let type = arriving.element.components[0].type else { return }
        arriving.element.components[0].type = TypeText(type).optionalOf?.text ?? type
    }

    /// A component for a value; the types of a few literals are certain.
    private func literal(_ text: Fragment, hint: String?) -> FlowElement.Component {
        let isBool = text.text == "true" || text.text == "false"
        return FlowElement.Component(hint: hint, type: isBool ? "Bool" : nil)
    }
}

extension Arriving {
    /// Sets what the values are made of; payload labels are out of scope from here on.
    mutating func replace(with components: [FlowElement.Component]) {
        element.components = components
        isKnown = true
        labels = []
        literal = nil
    }
}

extension Fragment {
    /// What it makes as the body of a closure: one value, or nothing, as `_ in` does.
    fileprivate func made(hint: String?) -> [FlowElement.Component] {
        ["_ in", "_ in ()", "()"].contains(text) ? [] : [FlowElement.Component(hint: hint, type: nil)]
    }
}
