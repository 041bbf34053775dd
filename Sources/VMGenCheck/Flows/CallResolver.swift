import VMGenModel
import VMGenSpec

/// Resolves what flows call: methods, requests, and what the spec does not declare.
struct CallResolver {
    /// What names and paths stand for.
    let lookup: NameLookup
    /// Where mistakes go.
    let findings: Findings
    /// Checks the Swift that flows hold.
    let texts: FlowTextChecker
    /// Finds calls of what nothing calls.
    let streamCalls: StreamCalls

    private var draft: SpecDraft { lookup.draft }
    private var names: Namespace { lookup.names }

    /// Resolves the method or call of a step that works at once.
    func resolveCall(
        _ text: Fragment,
        of step: StepSyntax,
        hint: String?,
        arriving: inout Arriving
    ) -> Invocation? {
        let use: CallUse = step.kind == .do ? .effect : .value(step.kind)
        guard let call = resolve(text, for: use, arriving: arriving) else {
            if step.kind == .map || step.kind == .compactMap {
                arriving.replace(with: [FlowElement.Component(hint: hint, type: nil)])
            }
            return nil
        }
        var answered = call.type
        if case .value(let type?) = answered { answered = .value(lookup.reached(type, through: text)) }
        switch (step.kind, answered) {
        case (.do, _), (.distinct, .value): break
        case (_, .nothing):
            if let method = call.method {
                findings.add(StepArgument.returnsNothing(method, step: step.kind, at: text.range))
            }
            return nil
        case (.filter, .value(let type)):
            let plain = type.map { TypeText($0).optionalOf?.text ?? $0 }
            let judged = lookup.optionalReceiver(of: text) == nil ? type : plain
            if let type = judged, TypeText(type).certainlyDiffers(from: TypeText("Bool")), let method = call.method {
                findings.add(StepArgument.notABool(method, type: type, at: text.range))
            }
        case (.compactMap, .value(let type)):
            if let found = StepArgument.neverNil(text, type: type, mapped: text.text) { return findings.refuse(found) }
            let plain = type.map { TypeText($0).optionalOf?.text ?? $0 }
            arriving.replace(with: plain == "Void" ? [] : [FlowElement.Component(hint: hint, type: plain)])
        case (_, .value(let type)):
            let components = type.map { TypeText($0).components(hint: hint) }
            arriving.replace(with: components ?? [FlowElement.Component(hint: hint, type: nil)])
        }
        var invocation = call.invocation
        invocation.isHeldAgainstTrue = step.kind == .filter && lookup.optionalReceiver(of: text) != nil
        return invocation
    }

    /// Resolves the work of a step, and sets `arriving` to its answer, which is `wanted` where its declaration leaves it open.
    func resolveWork(
        _ text: Fragment,
        of step: StepSyntax,
        hint: String?,
        wanted: String?,
        keepsNil: Bool,
        arriving: inout Arriving
    ) -> Invocation? {
        let (text, asked) = GenericAnswer.cut(text)
        if let marks = lookup.marksOfProperty(text) {
            texts.markNames(in: text)
            return findings.refuse(UnknownName.workingProperty(text, marks: marks))
        }
        var call = resolve(text, for: .work(step.kind, keepsNil: keepsNil), arriving: arriving)
        if let found = call { call = giving(asked, or: wanted, found) }
        switch call?.type {
        case .value(let type?): arriving.replace(with: TypeText(type).components(hint: hint))
        case .nothing: arriving.replace(with: [])
        case .value(nil): arriving.replace(with: [FlowElement.Component(hint: hint, type: nil)])
        case nil:
            arriving.replace(with: [FlowElement.Component(hint: hint, type: nil)])
            arriving.isKnown = false
        }
        return call?.invocation
    }

    /// `call`, whose answer is `asked` where that is written behind it, or `wanted` where its declaration leaves it open. Nil where
    /// nobody says what that is, which is reported.
    private func giving(_ asked: Fragment?, or wanted: String?, _ call: ResolvedCall) -> ResolvedCall? {
        var call = call
        let declared = call.method?.returnType
        let stream = declared.flatMap { call.invocation.isAsync ? nil : draft.runtime.stream(of: $0) }
        let open = stream?.element.text ?? declared?.text
        let isOpen = open.map { call.method?.leavesOpen($0) == true } ?? false
        guard isOpen || asked != nil else { return call }
        if let asked, let own = call.invocation.isAsync ? nil : draft.runtime.stream(of: asked) {
            call.type = .value(own.element.text)
            call.invocation.answerType = asked.text
            return call
        }
        guard let type = asked?.text ?? wanted else {
            return findings.refuse(StepArgument.openAnswer(call.invocation.text, of: call.method?.name.text ?? ""))
        }
        call.type = .value(type)
        // `Observable<T>` is one of what is wanted.
        let whole = stream.flatMap { stream in
            declared.flatMap { SwiftText.cut($0, at: "<") }.map { name, rest in
                "\(name.text)<\(type)\(rest.text.dropFirst(stream.element.text.count))"
            }
        }
        let isOptional = lookup.optionalReceiver(of: call.invocation.text) != nil
        call.invocation.answerType = isOptional ? TypeText.optional(whole ?? type) : whole ?? type
        return call
    }

    /// Resolves what `call` calls.
    func resolveEffect(_ text: Fragment, arriving: Arriving) -> Invocation? {
        resolve(text, for: .effect, arriving: arriving)?.invocation
    }

    private func resolve(_ text: Fragment, for use: CallUse, arriving: Arriving) -> ResolvedCall? {
        var cursor = TextCursor(text)
        let canThrow = cursor.take(word: "try")
        if canThrow, cursor.next == UInt8(ascii: "?") || cursor.next == UInt8(ascii: "!") {
            return findings.refuse(StepArgument.unusualTry(at: text.range))
        }
        let isAsync = cursor.take(word: "await")
        let body = lookup.withoutMark(cursor.rest, asWork: use.dropsNil)
        if let finding = misfit(of: body, for: use, arriving: arriving) {
            findings.add(finding)
            texts.markAll(in: body)
            return nil
        }
        texts.markNames(in: body)
        let brackets = SwiftText.lastBrackets(of: body)
        var invocation = Invocation(
            target: .foreign,
            text: body,
            arguments: brackets?.inner,
            canThrow: canThrow,
            isAsync: isAsync,
            canFail: canThrow
        )
        if let brackets, let labels = SwiftText.compoundLabels(of: brackets),
            labels == declaredMethod(body)?.parameters.map(\.label)
        {
            invocation.text = body.before(brackets)
            invocation.arguments = nil
        } else if let arguments = brackets?.inner {
            let found = ClosureArgument.check(arguments, arriving: arriving, own: lookup.names.ownTypes, lookup.draft)
            findings.add(found)
            let readsValues = texts.checkValues(in: arguments, arriving: arriving, isArgument: true)
            guard found.isEmpty, readsValues else { return nil }
        }
        switch lookup.callee(of: body) {
        case .logic(let index):
            invocation.target = .logic(index)
            return resolve(draft.logic[index], invocation: invocation, use: use, arriving: arriving)
        case .serviceMethod(let receiver, let service, let first):
            let methods = draft.services[service].methods
            let method = overload(of: first, among: methods, called: invocation, arriving: arriving)
            invocation.target = .service(receiver: receiver, service: service, method: method)
            if !methods[method].isAsync { texts.usage.ask(body) }
            findings.add(handed(by: invocation, to: methods[method], of: draft.services[service]))
            return resolve(methods[method], invocation: invocation, use: use, arriving: arriving)
        case .request(let index):
            invocation.target = .request(index)
            return resolve(draft.requests[index], invocation: invocation, use: use, arriving: arriving)
        case .unknownServiceMember(let service, let name):
            return findings.refuse(UnknownMethod.finding(name, of: draft.services[service]))
        case .serviceProperty(let service, let property):
            texts.usage.ask(body)
            if draft.services[service].properties[property].isCertainlyPlain(in: draft.runtime) {
                // Of an actor, what is plain is awaited.
                if isAsync, draft.services[service].isIsolated(draft.services[service].properties[property].name.text) {
                    let type = draft.services[service].properties[property].type
                    return ResolvedCall(invocation: invocation, method: nil, type: .value(type.text))
                }
                findings.add(UnknownName.propertyValue(body, type: draft.services[service].properties[property].type))
                return nil
            }
            let type = draft.services[service].properties[property].type
            if case .work = use, let stream = draft.runtime.stream(of: type) {
                return ResolvedCall(invocation, stream: stream)
            }
            if let finding = NotWork.check(
                draft.services[service].properties[property],
                runtime: draft.runtime,
                at: body
            ) {
                return findings.refuse(finding)
            }
            return resolveForeign(invocation, body: body, use: use, arriving: arriving)
        case .value, .foreign:
            if !isAsync { texts.usage.ask(body) }
            if case .work = use, !isAsync, let stream = lookup.stream(ofClosureCalledBy: body) {
                return ResolvedCall(invocation, stream: stream)
            }
            if let closure = lookup.work(ofClosureCalledBy: body, use)
                ?? lookup.closure(calledBy: body, orNil: use.mayFindNil)
            {
                if !isAsync, let finding = LogicIsolation.check(closure, of: draft) { findings.add(finding) }
                // What a parameter or variable says that is nil goes no further; of a service's, that is a value.
                let isOfService = closure.name.range.lower > body.range.lower
                let mayBeNil = isOfService && TypeText.isOptional(closure.type.text)
                let method = SwiftMethod(closure, isAwaited: isAsync, mayBeNil: mayBeNil)
                invocation.isReference = invocation.arguments == nil
                invocation.takesNothing = method.parameters.isEmpty
                return resolve(method, invocation: invocation, use: use, arriving: arriving)
            }
            let undeclared = UndeclaredServices(lookup: lookup)
                .method(calledBy: body, otherThan: invocation, for: use)
            if case .open(let method)? = undeclared { return findings.refuse(StepArgument.unmarked(body, method)) }
            if let method = HeldServices(lookup: lookup).method(calledBy: body) ?? undeclared?.method {
                invocation.isReference = invocation.arguments == nil
                invocation.takesNothing = method.parameters.isEmpty
                invocation.givesSomething = method.returnType != nil
                return resolve(method, invocation: invocation, use: use, arriving: arriving)
            }
            return resolveForeign(invocation, body: body, use: use, arriving: arriving)
        }
    }

    /// A method that the spec declares.
    private func resolve(
        _ method: SwiftMethod,
        invocation: Invocation,
        use: CallUse,
        arriving: Arriving
    ) -> ResolvedCall? {
        var invocation = invocation
        invocation.canThrow = method.canThrow
        invocation.isAsync = method.isAsync
        invocation.canFail = method.canThrow
        var answered = method.returnType.map { Answered.value($0.text) } ?? .nothing
        if case .stream(_, let element, let canFail) = method.answer(in: draft.runtime) {
            answered = .value(element)
            invocation.canFail = invocation.canFail || canFail
        }
        let takesTime = method.takesTime(in: draft.runtime)
        let place = invocation.text.range
        if let finding = MissingPolicy.check(method, takesTime: takesTime, use: use, at: place)
            ?? NotWork.check(method, takesTime: takesTime, use: use, runtime: draft.runtime, at: invocation.text)
        {
            findings.add(finding)
            return nil
        }
        let call = CallArguments(name: method.name.text, parameters: method.parameters, at: invocation.text)
        let found = call.check(invocation.arguments, arriving: arriving, lookup: lookup)
        findings.add(found)
        return found.isEmpty ? ResolvedCall(invocation: invocation, method: method, type: answered) : nil
    }

    /// A request.
    private func resolve(
        _ request: Request,
        invocation: Invocation,
        use: CallUse,
        arriving: Arriving
    ) -> ResolvedCall? {
        var invocation = invocation
        invocation.canFail = true
        if let finding = MissingPolicy.check(request, use: use, at: invocation.text.range) {
            findings.add(finding)
            return nil
        }
        let call = CallArguments(name: request.name.text, parameters: request.parameters, at: invocation.text)
        let found = call.check(invocation.arguments, arriving: arriving, lookup: lookup)
        findings.add(found)
        let isNothing = request.decode == nil && !request.isUnreadable
        let answered = isNothing ? Answered.nothing : .value(request.answerType?.text)
        return found.isEmpty ? ResolvedCall(invocation: invocation, method: nil, type: answered) : nil
    }
}
