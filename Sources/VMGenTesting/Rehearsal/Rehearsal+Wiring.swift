import VMGenModel
import VMGenValues

extension Rehearsal {
    /// Wires the view model, and listens to all its outputs, as the harness does right behind `transform`: where what comes of
    /// that depends on how an output is made, it is said here alone.
    package mutating func start() {
        isWiring = true
        defer { isWiring = false }
        memory = [:]
        latest = LatestValues()
        clock.forgetAll()
        running = [:]
        for index in calls.indices where calls[index].flow != nil && calls[index].runs {
            calls[index].outcome = .cancelled
        }
        said.forget()
        for (input, values) in bench.facts.first { latest.note(values, of: .input(input)) }
        for (place, port) in bench.facts.fresh {
            known.held[place] = known.initialValue(of: port)
            if known.held[place] != nil { doubts.noteStart(of: place, isKnown: true) }
        }
        wired = []
        waiting = [:]
        for index in bench.facts.order {
            subscribe(index)
            wired.insert(index)
        }
        let early = said
        for (place, port) in bench.facts.ports {
            if port.isStateful {
                said.record(place, from: known.held[place])
            } else if spec.facts.form(of: place)?.isOverAtOnce == true {
                said.record(place, from: nil)
            } else if let values = early[place] {
                // What waits for its first listener is over for the view where a flow listens before.
                let isOver = port.isVoid || values.count > 1 || spec.facts.form(of: place)?.held?.kind == .early
                let isShared = bench.facts.read.contains(place) && isOver
                if isShared || spec.facts.form(of: place)?.isHeardFromTheStart != true {
                    doubts.noteStart(of: place, isKnown: false)
                }
            }
        }
        if early[.events] != nil, !spec.facts.events.isHeardFromTheStart {
            doubts.noteStart(of: .events, isKnown: false)
        }
    }

    /// Whether what `double` stands for is not there yet: a variable is set behind `init`, which wires a stored view model.
    func isMissing(_ double: TestDouble) -> Bool { isWiring && bench.isSetBehindInit(double) }
}
