import VMGenDoubles
import VMGenModel

extension ScenarioWork {
    /// What the double of the method or closure is made of; nil where there is none.
    func plan(in bench: TestBench) -> StubbedMethodPlan? {
        let spec = bench.spec
        guard case .method(let parameter, let service, let index) = target else {
            return closure(in: bench).map { bench.methods[spec.services.count + $0][0].plan }
        }
        return bench.stub(ofParameter: spec.parameters[parameter].name.text)?
            .plan(of: spec.services[service].methods[index])
    }

    /// The place of the double of the closure that it asks; nil for all else, and where there is none.
    func closure(in bench: TestBench) -> Int? {
        guard case .closure(let parameter) = target else { return nil }
        return bench.closures.firstIndex { $0.parameter == bench.spec.parameters[parameter].name.text }
    }
}

extension Scenario {
    /// What puts doubles in the place of the closures that it speaks of.
    func closures(in bench: TestBench) -> [TestStep] {
        let places = steps.flatMap(\.statements).compactMap { statement -> Int? in
            switch statement.kind {
            case .answers(let work, _), .called(let work, _): work.closure(in: bench)
            default: nil
            }
        }
        return Set(places).sorted().flatMap { bench.closures[$0].steps }
    }
}
