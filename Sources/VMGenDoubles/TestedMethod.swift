import VMGenModel

/// A method of a service, as tests see it.
package struct TestedMethod {
    /// The method.
    package let method: SwiftMethod
    /// What its stub makes of it.
    package let plan: StubbedMethodPlan
    /// Whether it takes time.
    package let takesTime: Bool
    /// Whether its double can be told to fail with any error.
    package let takesAnyFailure: Bool

    /// What tests see of `method`, which `spec` declares.
    package init(method: SwiftMethod, spec: ViewModelSpec) {
        self.method = method
        plan = StubbedMethodPlan(method: method, spec: spec, isOverloaded: false)
        takesTime = method.takesTime(in: spec.runtime)
        takesAnyFailure = plan.takesAnyFailure
    }
}
