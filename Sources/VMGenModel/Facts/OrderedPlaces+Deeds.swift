extension OrderedPlaces {
    /// What a flow does beside writing.
    struct Deeds {
        /// Whether what it ends in comes later than what it starts from.
        let waits: Bool
        /// Whether it calls something when it is told of a value.
        let calls: Bool
        /// Whether it asks the server when it is told of a value.
        let asks: Bool
        /// The methods of services that its work calls when it is told of a value: who is called can tell which call came first.
        var works: Set<String> = []
        /// The flags that it sets when it is told of a value, of work that may be over at once.
        var flags: Set<FlowFacts.Place> = []
        /// Those of work that is over later: who sets one of them as well does not notice the other.
        var longFlags: Set<FlowFacts.Place> = []
        /// How long it holds back what arrives, where nothing else than time does: the same for two that act at the same moment.
        var delay: String?
        /// Whether it calls something when that is over.
        var callsLater = false
        /// The flow whose work it begins, where something ends that.
        var begins: Set<Int> = []
        /// The flow whose work it ends.
        var ends: Set<Int> = []
        /// The flags of that work.
        var falls: Set<FlowFacts.Place> = []
        /// What it writes where its work fails at once.
        var failures: Set<FlowFacts.Place> = []
        /// Whether it calls something then.
        var callsFailed = false

        /// What ends the work of `flow`, which stands at `index`: its flags fall, whatever holds back what begins it.
        init(endingWorkOf flow: Flow, at index: Int) {
            (waits, calls, asks) = (false, false, false)
            for step in flow.steps where !step.until.isEmpty { falls.formUnion(step.flags) }
            ends = [index]
        }

        /// What `flow` does, which stands at `index`; `failures` is what takes what its own `catch` does not.
        init(of flow: Flow, at index: Int, failures: FailureFlow?) {
            // Work that begins later than what arrives is not ended by that.
            if flow.steps.prefix(while: { $0.kind.isWork || !$0.holdsBack }).contains(where: { !$0.until.isEmpty }) {
                begins = [index]
            }
            waits = flow.steps.contains(where: \.holdsBack)
            var ends = false
            if case .call = flow.sink.kind { ends = true }
            calls =
                ends && !waits && !flow.steps.contains(where: \.kind.isWork) || flow.steps.contains { $0.kind == .do }
            delay = flow.delay
            callsLater = ends && delay != nil
            let prompt = flow.steps.prefix { $0.kind.isWork || !$0.holdsBack }
            asks = prompt.contains(where: \.isRequest)
            works = Set(prompt.compactMap(\.calledAtOnce))
            for step in prompt {
                if step.holdsBack { longFlags.formUnion(step.flags) } else { flags.formUnion(step.flags) }
            }
            guard let failed = flow.failure ?? failures, flow.failsAtOnce else { return }
            if !failed.steps.contains(where: \.holdsBack) {
                self.failures = Set(FlowFacts.places(of: failed.sink))
                if case .call = failed.sink.kind { callsFailed = true }
            }
            callsFailed = callsFailed || failed.steps.contains { $0.kind == .do }
        }
    }
}

extension FlowStep {
    /// The flags that its work sets, where it is work.
    fileprivate var flags: [FlowFacts.Place] {
        guard case .work(_, let loading) = argument else { return [] }
        return loading.compactMap(\.place?.written)
    }

    /// The method of a service that its work calls at once, as the spec names it: `api.rows`; nil for work that is awaited, and all else.
    fileprivate var calledAtOnce: String? {
        guard case .work(let invocation, _) = argument, case .service = invocation.target, !invocation.isAsync else {
            return nil
        }
        return String(invocation.text.text.prefix { $0 != "(" })
    }

    /// Whether it is work that asks the server.
    fileprivate var isRequest: Bool {
        guard case .work(let invocation, _) = argument, case .request = invocation.target else { return false }
        return true
    }
}

extension Flow {
    /// Whether it has work that may fail when it is told of a value: a stream, which nobody waits for.
    fileprivate var failsAtOnce: Bool {
        steps.prefix { !$0.holdsBack }.contains(where: \.kind.isWork)
    }

    /// How long it holds back what arrives, where only time does, as a word for the whole of it; nil where nothing or work does.
    fileprivate var delay: String? {
        let holding = steps.filter(\.holdsBack)
        guard !holding.isEmpty, !steps.contains(where: \.kind.isWork) else { return nil }
        var seconds = 0.0
        var names: [String] = []
        for case .amount(let amount, _) in holding.map(\.argument) {
            if let number = Double(amount.text) { seconds += number } else { names.append(amount.text) }
        }
        return ([String(seconds)] + names.sorted()).joined(separator: " ")
    }
}
