import VMGenModel

extension StreamContext.WorkPlan {
    /// Has the work be tried again as `step` says. What waits counts on the scheduler, which the closure captures.
    mutating func tryAgain(_ step: FlowStep, isValueType: Bool) {
        work.retries = step.retries
        guard let pause = step.retryPause else { return }
        let scheduler = hasOwner ? "owner.scheduler" : "scheduler"
        work.pause = "after: \(Link.interval(pause.text)), scheduler: \(scheduler)"
        if !hasOwner, !isValueType, !captures.contains(scheduler) { captures.append(scheduler) }
    }
}
