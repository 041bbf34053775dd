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
    /// The doubles in the place of the closures that it speaks of, and of all that give nothing where it says that nothing is
    /// asked: what gives something stays the sample that it is, of which other rounds may make use.
    func closures(in bench: TestBench) -> [ClosureStub] {
        let places = steps.flatMap(\.statements).flatMap { statement -> [Int] in
            switch statement.kind {
            case .answers(let work, _), .called(let work, _): work.closure(in: bench).map { [$0] } ?? []
            case .nothing: bench.closures.indices.filter { bench.closures[$0].method.returnType == nil }
            default: []
            }
        }
        return Set(places).sorted().map { bench.closures[$0] }
    }
}
