/// Generated tests of what is there before anything happens.
enum InitialValueTests {
    /// One test: every output with a value has the one that the spec gives it.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard var script = TestScript(bench) else { return [] }
        script.separate()
        let places = bench.spec.outputs.indices.map(Rehearsal.Place.output).filter { place in
            script.rehearsal.port(at: place)?.isStateful == true && script.rehearsal.held[place]?.isNew == false
        }
        guard !places.isEmpty else { return [] }
        for place in places { script.expect(place) }
        return [
            GeneratedTest(
                name: places.count == 1
                    ? "\(script.rehearsal.name(of: places[0]))HasItsInitialValue" : "outputsHaveTheirInitialValues",
                documentation: "What is shown before anything happens.",
                body: script.statements
            )
        ]
    }
}
