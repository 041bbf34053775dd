import VMGenDoubles
import VMGenModel

/// A method of a service, as tests see it.
struct TestedMethod {
    /// The method.
    let method: SwiftMethod
    /// What its stub makes of it.
    let plan: StubbedMethodPlan
    /// Whether it takes time.
    let takesTime: Bool
    /// Whether its double can be told to fail with any error.
    let takesAnyFailure: Bool

    /// What tests see of `method`, which `spec` declares.
    init(method: SwiftMethod, spec: ViewModelSpec) {
        self.method = method
        plan = StubbedMethodPlan(method: method, spec: spec, isOverloaded: false)
        takesTime = method.takesTime(in: spec.runtime)
        takesAnyFailure = plan.takesAnyFailure
    }
}
