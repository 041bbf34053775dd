extension [StubbedMethodPlan] {
    /// What of the test support they need beside what all stubs do.
    var needs: Set<String> {
        var needs: Set<String> = []
        if contains(where: { !$0.showsCancellation }) { needs.insert("futures") }
        if contains(where: \.throwsOneType) { needs.insert("typedFailures") }
        return needs
    }
}
