import VMGenModel
import VMGenValues

/// What a test sends: what, and with which values.
struct TestSending: Equatable {
    /// What.
    var trigger: TestTrigger
    /// With which values.
    var values: [KnownValue]
    /// Whether the work that waits then is answered before anything else happens.
    var isAnswered = false

    /// How a test does it; nil where it only waits for what happens by itself.
    func step(_ bench: TestBench) -> TestStep? {
        switch trigger {
        case .input, .event: .send([trigger.sending(values, in: bench.spec)])
        case .start: nil
        case .stream(let swift):
            bench.stream(swift).map { .answer(.all($0.double), .sends(values.first?.swift ?? "()")) }
        case .property(let parameter, let name):
            .set(.property(parameter: parameter, name: name), value: values.map(\.swift).joined())
        }
    }
}

extension Rehearsal {
    /// The calls that wait and are certain, with an answer for each.
    var answers: [(index: Int, answer: KnownAnswer)] {
        let waiting = calls.indices.filter { calls[$0].outcome == .waiting && calls[$0].step >= 0 }
        return waiting.compactMap { index in
            let call = calls[index]
            let isOnly = waiting.allSatisfy { $0 == index || calls[$0].double != call.double }
            guard isOnly, !doubts.isUnsure(ofCallsOf: call.double) else { return nil }
            return KnownAnswer.all(for: call.target, bench).first.map { (index, $0) }
        }
    }

    /// What is known once `send` was sent, and all waiting is over.
    mutating func perform(_ send: TestSending) {
        self.send(send.values, through: send.trigger)
        pass(TestReach.patience)
        guard send.isAnswered else { return }
        for (index, answer) in answers { self.answer(index, with: answer.value) }
        pass(TestReach.patience)
    }
}
