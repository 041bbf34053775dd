import VMGenModel
import VMGenPlan

/// Generated tests of what is there before anything happens.
enum InitialValueTests {
    /// One test: every output with a value has the one that the spec gives it.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard var script = TestScript(bench) else { return [] }
        let places = bench.spec.outputs.indices.map(Rehearsal.Place.output).filter { place in
            place.port(in: script.rehearsal.spec)?.isStateful == true
                && script.rehearsal.known.held[place]?.isCertain == true
        }
        guard !places.isEmpty else { return [] }
        script.separate()
        script.expectFromTheStart(places)
        let name =
            places.count == 1
            ? "\(places[0].name(in: script.rehearsal.spec))HasItsInitialValue" : "outputsHaveTheirInitialValues"
        return [script.test(name, "The initial values.")]
    }
}
