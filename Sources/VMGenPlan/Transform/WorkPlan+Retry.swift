import VMGenModel

extension WorkPlan {
    /// The same where it is tried again as `step` says. A call that is then made anew, or waits for its turn, takes along what
    /// it names as it is when the value arrives, and does not hold the view model; what waits counts on the scheduler, which
    /// the closure captures.
    func tried(as step: FlowStep, in context: StreamContext) -> WorkPlan {
        var plan = self
        plan.work.retries = step.retries
        if let pause = step.retryPause {
            let scheduler = hasOwner ? "owner.scheduler" : "scheduler"
            plan.work.pause = "after: \(Link.interval(pause.text)), scheduler: \(scheduler)"
            if !hasOwner, !context.isValueType { plan.captures.add([.name(scheduler)]) }
        }
        let isLate = work.form == .stream && context.dialect.asksAnew
        guard step.retries > 0 || step.kind == .queue, isLate else { return plan }
        context.takeAlong(&plan, members: true)
        guard hasOwner else { return plan }
        let needsOwner = context.reach.needsOwner(plan.call)
        if needsOwner { plan.work.form = .deferredOwner }
        plan.access = needsOwner ? .task : .captured
        plan.nameOwner(in: context)
        plan.captures.add(context.reach.captures([call]).filter { $0 != .state })
        return plan
    }

    /// Has the closure of the call name the view model, where one in it speaks of that.
    mutating func nameOwner(in context: StreamContext) {
        guard access == .task, context.reach.needsOwnerWithin(call) else { return }
        access = .owner
        work.namesOwner = true
    }
}
