import VMGenModel

/// What the specs of a target need of what they share.
package struct TargetNeeds {
    /// What its runtime's support files are needed for: `urlSession`, and, of tests, `tests/harness`.
    package let support: Set<String>
    /// What its runtime is; nil where there is no spec.
    package let runtime: Runtime?
    /// What its tests are written for.
    let frameworks: Set<TestFramework>

    /// Takes what `support` names, for the tests of `frameworks` under `runtime`.
    package init(support: Set<String>, runtime: Runtime?, frameworks: Set<TestFramework>) {
        self.support = support
        self.runtime = runtime
        self.frameworks = frameworks
    }
}
