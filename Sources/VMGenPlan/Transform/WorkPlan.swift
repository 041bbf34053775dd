/// How a call that takes time is written: the work around it, how its text reaches the view model, what the closure
/// around it captures, and whether that is handed the view model.
struct WorkPlan {
    /// The work, but for its call.
    var work: Work
    /// How the call reaches members.
    var access: Reach.Access
    /// What the closure captures.
    var captures: [Capture]
    /// Whether the closure is handed the view model.
    var hasOwner: Bool
    /// What the closure does before it calls: constants for what the work takes along.
    var body: [Statement] = []
    /// The call, with the names of what the work takes along.
    var call: Expression
}
