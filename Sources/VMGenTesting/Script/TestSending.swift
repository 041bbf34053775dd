import VMGenDoubles
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
        case .input, .event, .published: .send([trigger.sending(values, in: bench.spec)])
        case .start: nil
        case .stream(let swift):
            bench.stream(swift).map { .answer(.all($0.double), .sends(values.first?.swift ?? "()")) }
        case .property(let parameter, let name):
            .set(.property(parameter: parameter, name: name), value: values.map(\.swift).joined())
        }
    }

    /// What is known of `rehearsal` once it was sent, and all waiting is over.
    func perform(in rehearsal: inout Rehearsal) {
        rehearsal.send(values, through: trigger)
        rehearsal.pass(TestReach.patience)
        guard isAnswered else { return }
        for (index, answer) in Self.answers(in: rehearsal) { rehearsal.answer(index, with: answer.value) }
        rehearsal.pass(TestReach.patience)
    }

    /// The calls that wait in `rehearsal` and are certain, with an answer for each.
    static func answers(in rehearsal: Rehearsal) -> [(index: Int, answer: KnownAnswer)] {
        let calls = rehearsal.calls
        let waiting = calls.indices.filter { calls[$0].outcome == .waiting && calls[$0].step >= 0 }
        return waiting.compactMap { index in
            let call = calls[index]
            let isOnly = waiting.allSatisfy { $0 == index || calls[$0].double != call.double }
            guard isOnly, !rehearsal.doubts.isUnsure(ofCallsOf: call.double) else { return nil }
            return KnownAnswer.all(for: call.target, rehearsal.bench).first.map { (index, $0) }
        }
    }
}
