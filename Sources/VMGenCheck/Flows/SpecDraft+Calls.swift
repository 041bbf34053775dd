import VMGenModel

extension SpecDraft {
    /// The first of the outputs and states of which `holds` is true.
    func firstField(where holds: (Port) -> Bool) -> Port? {
        outputs.ports.first(where: holds) ?? states.ports.first(where: holds)
    }

    /// Whether the call `invocation` of a flow is over when it returns: a method that throws, without `async` and without a
    /// stream.
    func isDoneAtOnce(_ invocation: Invocation) -> Bool {
        invocation.isDoneAtOnce(logic: logic, services: services, runtime: runtime)
    }
}
