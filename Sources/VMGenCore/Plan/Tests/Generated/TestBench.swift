/// What the tests of one view model are made with: its spec, its harness, and the values that tests use.
///
/// A class, since every rehearsal holds it, and rehearsals are copied at each step that a test tries.
final class TestBench {
    /// The spec.
    let spec: ViewModelSpec
    /// The plan of the harness.
    let harness: HarnessPlanner
    /// The stubs of the target's services.
    let services: [StubPlanner]
    private let stubs: [String: StubPlanner]
    /// The values of types.
    let values: SampleValues
    /// What rehearsals of the view model look up again and again.
    let facts: RehearsalFacts
    /// What rehearsals found that others need again.
    let explorations = Explorations()
    /// Why no test can run, as a sentence without its full stop; nil where tests can.
    private(set) lazy var obstacle: String? = findObstacle()

    /// The bench of `harness`. `services` are the stubs of the whole target.
    init(_ harness: HarnessPlanner, services: [StubPlanner]) {
        spec = harness.spec
        self.harness = harness
        self.services = services
        stubs = Self.stubs(harness, services)
        values = SampleValues(harness.spec.samples, errors: harness.spec.errors)
        facts = RehearsalFacts(harness)
    }

    /// The stubs that `harness` keeps, by the parameters of `init`.
    private static func stubs(_ harness: HarnessPlanner, _ services: [StubPlanner]) -> [String: StubPlanner] {
        let fine = services.filter { $0.obstacle == nil }
        return harness.doubles.filter(\.isKept).reduce(into: [:]) { stubs, double in
            stubs[double.name] = fine.first { $0.name == double.type }
        }
    }

    private func findObstacle() -> String? {
        if let obstacle = harness.obstacle {
            return obstacle.hasSuffix(".") ? String(obstacle.dropLast()) : obstacle
        }
        if let missing = TestSetup(self).missing { return missing }
        return nil
    }

    /// Swift values for the parameter of `init` called `name`: its sample, or those of its type; empty where there is none.
    func values(ofParameter name: String) -> [String] {
        guard let index = spec.parameters.firstIndex(where: { $0.name.text == name }) else { return [] }
        return sample(.parameter(index)) ?? values.values(of: spec.parameters[index].type.text)
    }

    /// The value of the spec's sample for the parameter of `init` called `name`; nil where there is none. It goes before what
    /// the harness passes by itself.
    func sample(ofParameter name: String) -> String? {
        guard let index = spec.parameters.firstIndex(where: { $0.name.text == name }) else { return nil }
        return sample(.parameter(index))?.first
    }

    /// Swift values for the input at `index`: its sample, or those of its type; empty where there is none.
    func values(ofInput index: Int) -> [String] {
        sample(.input(index)) ?? values.values(of: spec.inputs[index].element.text)
    }

    /// The bodies that answer the request at `index`, as JSON; empty where the spec gives none.
    func bodies(ofRequest index: Int) -> [String] { sample(.request(index)) ?? [] }

    /// The values of the sample of `target`; nil where there is none.
    func sample(_ target: Sample.Target) -> [String]? {
        spec.samples.first { $0.target == target }?.values.map(\.text)
    }

    /// The stub that the harness has for the parameter of `init` called `name`; nil for anything else.
    func stub(ofParameter name: String) -> StubPlanner? { stubs[name] }

    /// Whether the double of what `target` calls can be told to fail with any error.
    func takesAnyFailure(_ target: RehearsedCall.Target) -> Bool {
        guard case .method(let service, let method) = target else { return true }
        return StubbedMethodPlan(method: spec.services[service].methods[method], spec: spec, isOverloaded: false)
            .takesAnyFailure
    }

    /// Whether the output at `place` is one that arrives on the main thread.
    func isForTheView(_ place: Rehearsal.Place) -> Bool {
        let kind: StreamKind?
        switch place {
        case .output(let index): kind = spec.outputs[index].kind
        case .events: kind = spec.transform.outputStream
        case .state: kind = nil
        }
        guard let kind else { return false }
        if kind.traits.contains(.deliversOnMain) { return true }
        return kind.name == spec.runtime.defaultStream && spec.runtime.name == Runtime.combine.name
    }
}
