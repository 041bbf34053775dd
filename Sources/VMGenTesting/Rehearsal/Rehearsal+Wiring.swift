import VMGenDoubles
import VMGenModel
import VMGenValues

extension Rehearsal {
    /// Wires the view model, and listens to all its outputs, as the harness does right behind `transform`: where what comes of
    /// that depends on how an output is made, it is said here alone.
    package mutating func start() {
        wiring = RehearsedWiring(flows: [])
        defer { wiring.flows = nil }
        memory = [:]
        latest = LatestValues()
        clock.forgetAll()
        running = RunningWork()
        calls.beginAnew()
        defer { calls.endTurn() }
        said.forget()
        for (input, values) in bench.facts.first { latest.note(values, of: .input(input)) }
        for (place, port) in bench.facts.fresh {
            known.held[place] = known.initialValue(of: port)
            if known.held[place] != nil { doubts.noteStart(of: place, isKnown: true) }
        }
        for index in bench.facts.order {
            subscribe(index)
            wiring.flows?.insert(index)
        }
        doubts.noteEarly(&said, &known)
    }

    /// Listens to the sources of the flow at `index`; what a later step starts with comes before what an earlier one does.
    private mutating func subscribe(_ index: Int) {
        let flow = spec.flows[index]
        if flow.overtakesStart(in: spec) { doubts.lose(index, from: 0, &known) }
        for (position, step) in flow.steps.enumerated().reversed() where step.kind == .start {
            if case .expression(let swift) = step.argument, let value = known.value(of: swift, with: [], type: nil) {
                run(index, from: position + 1, [value])
            } else {
                doubts.lose(index, from: position, &known)
            }
        }
        for asked in bench.asked(by: flow) where !isMissing(asked.double) {
            calls.listen(to: asked.double, of: asked.type, for: index, .waiting)
        }
        for source in flow.sources {
            switch source.kind {
            case .expression, .helper:
                if let stream = source.kind.dependency, listen(to: stream, for: index) { continue }
                doubts.noteForeignStream()
                doubts.lose(index, from: 0, &known)
            default:
                switch known.first(of: source, unsure: doubts.unsure) {
                case .goesOn(let values): arrive(values, from: source.place, at: index)
                case .stops: break
                case .isUnknown: doubts.lose(index, from: 0, &known)
                }
                // Of several things that a shared stream has said, one runtime says the last one again, and another one all.
                let isShared = source.place.written.flatMap(spec.facts.form)?.held == nil
                if isShared, wiring.next(of: source.place, behind: 1) != nil {
                    doubts.lose(index, from: 0, &known)
                    continue
                }
                // What the flow does may make its source speak again.
                var heard = 0
                while let values = wiring.next(of: source.place, behind: heard) {
                    heard += 1
                    arrive(values, from: source.place, at: index)
                }
            }
        }
    }

    /// Whether what `double` stands for is not there yet: a variable is set behind `init`, which wires a stored view model.
    func isMissing(_ double: TestDouble) -> Bool { wiring.flows != nil && bench.isSetBehindInit(double) }
}
