import VMGenModel

extension SpecDraft {
    /// Whether the call `invocation` of a flow is over when it returns: a method that throws, without `async` and without a
    /// stream.
    func isDoneAtOnce(_ invocation: Invocation) -> Bool {
        invocation.isDoneAtOnce(logic: logic, services: services, runtime: runtime)
    }
}
