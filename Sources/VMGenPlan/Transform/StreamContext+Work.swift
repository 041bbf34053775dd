import VMGenModel
import VMGenSpec

extension StreamContext {
    /// Plans the call of `invocation`, which is `expression`, in a chain of `kind` of `flow`.
    func work(
        _ invocation: Invocation,
        _ expression: Expression,
        loading: [StreamReference],
        flow: Flow?,
        kind: String,
        startsChain: Bool = false
    ) -> WorkPlan {
        let needsOwner = reach.needsOwner(expression)
        let isHeld = needsOwner && holdsMembers(expression)
        var plan = WorkPlan(
            work: Work(call: "", form: .stream),
            access: .captured,
            captures: [],
            hasOwner: false,
            call: expression
        )
        plan.work.canThrow = invocation.canThrow
        plan.work.answersOnMain = invocation.answersOnMain
        plan.captures = reach.captures([expression])
        if invocation.isAsync {
            (plan.work.form, plan.access) = needsOwner && !isHeld ? (.awaitedOwner, .task) : (.awaited, .captured)
            plan.hasOwner = isHeld && !startsChain
            if isHeld {
                plan.work.captures = reach.held(expression, ofOwner: !startsChain)
                plan.body = reach.readings(expression)
                if startsChain { plan.work.captures += plan.captures.filter { $0 != .state } }
            }
            takeAlong(&plan)
            plan.nameOwner(in: self)
            if needsOwner, !isHeld {
                let readsState = plan.work.captures.contains(where: \.readsState)
                plan.captures = [.weakOwner] + plan.captures.filter { $0 != .state || readsState }
            }
        } else {
            plan.work.form = attempt(invocation)
            plan.hasOwner = needsOwner && !startsChain
            plan.access = needsOwner ? (startsChain ? .direct : .owner) : .captured
            if plan.hasOwner { plan.captures = [] }
        }
        let canFail = invocation.canThrow || !invocation.isAsync
        let route = canFail ? flow.map { self.route(of: $0) } ?? .ignored : nil
        let isSafe = !invocation.canFail && !isOptional(expression)
        plan.work.failures = route.flatMap { route in
            if isSafe { return dialect.hopsSafeWork(invocation.streamKind(in: spec), in: kind) ? .impossible : nil }
            return route == .ignored && dialect.dropsFailures(in: kind) ? nil : captured(route, plan: &plan)
        }
        for flag in loading {
            let tracker = streams.tracker(of: flag.text.text)
            let (reached, captures) = captured(tracker, hasOwner: plan.hasOwner)
            plan.work.flags.append((startsChain ? tracker : reached).text)
            plan.captures.add(captures)
        }
        plan.work.mayBeMissing = isOptional(expression)
        plan.work.answersNil = spec.answersNil(invocation, of: flow)
        plan.work.completes = plan.work.mayBeMissing && spec.onlyCompletes(invocation)
        plan.work.isForeignStream = !plan.work.completes && spec.mayOnlyComplete(invocation)
        let isAlike = isSafe && loading.isEmpty && invocation.streamKind(in: spec)?.name == kind
        plan.work.links = isAlike ? [] : dialect.workEnd(in: kind)
        // A chain that starts with a stream of another kind has its own operators from there on.
        if startsChain, plan.work.links.isEmpty, plan.work.failures == nil, plan.work.flags.isEmpty,
            !invocation.isAsync,
            let own = invocation.streamKind(in: spec)?.name, own != kind
        {
            plan.work.links = [.convert(from: own, to: kind)]
        }
        if startsChain { plan.captures = [] }
        return plan
    }

    /// What awaited work reads of what is held it takes as it is when the value arrives, not when the work begins; with
    /// `members` also what it reads of the view model, but for what it calls.
    func takeAlong(_ plan: inout WorkPlan, members: Bool = false) {
        var captures: [Capture] = []
        let callee = plan.call.pieces.first
        plan.call.pieces = plan.call.pieces.map { piece in
            guard case .name(let name, _, false) = piece, name != "state" || !facts.hasStateObject else { return piece }
            let meaning = reach.meanings[name]
            switch meaning {
            case .member(_, _, isMethod: false) where !members || piece == callee: return piece
            case .output where !members: return piece
            case .local, .state, .output, .member(_, _, isMethod: false):
                let own = SwiftText.escaped(name)
                guard let value = reach.text(name, plan.hasOwner ? .owner : .captured, isReceiver: false), value != own
                else { return piece }
                if let fallback = reach.fallback(of: name) {
                    let isReached = plan.hasOwner || !reach.needsOwner(fallback)
                    return isReached ? .text(reading(value, of: own, into: &plan)) : piece
                }
                let ofState = if case .state? = meaning { true } else { false }
                captures.add([.value(name: own, reading: value, ofState: ofState)])
                return .text(own)
            case .constant, .fixed, .member, .input, nil: return piece
            }
        }
        plan.work.captures += captures
    }

    /// What a constant is called that holds `value`, which the list of what a closure captures cannot try to read.
    private func reading(_ value: String, of name: String, into plan: inout WorkPlan) -> String {
        let constant = "latest\(name.capitalizedFirst)"
        let line = "let \(constant) = \(value)"
        if !plan.body.contains(where: { $0.lines() == [line] }) { plan.body.append(.line(line)) }
        return constant
    }

    private func captured(_ route: FailureRoute, plan: inout WorkPlan) -> FailureRoute {
        func reached(_ stream: StreamName) -> StreamName {
            let (reached, captures) = captured(stream, hasOwner: plan.hasOwner)
            plan.captures.add(captures)
            return reached
        }
        switch route {
        case .ignored, .impossible: return route
        case .relay(let stream, let conversion): return .relay(reached(stream), conversion: conversion)
        case .ending(let stream, let conversion): return .ending(reached(stream), conversion: conversion)
        }
    }

    /// Whether `expression` names nothing of the view model but values, which the work can hold in its place.
    private func holdsMembers(_ expression: Expression) -> Bool {
        if expression.namesOwner { return false }
        return expression.names.allSatisfy { name in
            switch reach.meanings[name] {
            case .member(_, _, let isMethod): !isMethod
            case .state: false
            case .constant, .local, .fixed, .output, .input, nil: true
            }
        }
    }

    /// Whether `expression` is a call through something that may be nil.
    private func isOptional(_ expression: Expression) -> Bool {
        guard case .name(let name, let isReceiver, _)? = expression.pieces.first, isReceiver else { return false }
        switch reach.meanings[name] {
        case .constant(let isOptional), .member(_, let isOptional, _): return isOptional
        case .local, .fixed, .state, .output, .input, nil: return false
        }
    }

    private func attempt(_ invocation: Invocation) -> Work.Form {
        guard invocation.canThrow else { return .stream }
        if case .stream? = spec.method(of: invocation)?.answer(in: spec.runtime) { return .attemptStream }
        return .attempt
    }
}
