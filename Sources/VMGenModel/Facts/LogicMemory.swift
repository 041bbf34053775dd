import VMGenSpec

/// What hand-written logic may read and change behind the back of the spec: variables of the view model, what a superclass has, and
/// services. Nobody knows which of it a method does, so that flows of one source keep their order about it.
struct LogicMemory {
    /// The name that stands among what is told and asked for what logic keeps in the view model itself; no
    /// parameter is called that.
    static let own = "self.logic"

    /// What it may tell and ask: the names of services, and ``own``; empty where it can remember nothing.
    private let names: Set<String>
    private let spec: ViewModelSpec

    /// Finds that of `spec`.
    init(_ spec: ViewModelSpec) {
        self.spec = spec
        let services = Set(spec.services.map(\.name.text))
        let held = spec.holders.filter { services.contains($0.type) }.map(\.name)
        let isPlain = spec.parameters.allSatisfy { TypeText.isPlain($0.type.text) }
        let remembers = !spec.variables.isEmpty || !isPlain || spec.hasSuperclass
        names = remembers ? Set(held + [Self.own]) : []
    }

    /// What the logic asks that `flow` calls on its way; what is awaited begins later.
    func asked(by flow: Flow) -> Set<String> {
        flow.invocations.contains { $0.logicIndex != nil && !$0.isAsync } ? names : []
    }

    /// What the calls of `flow` tell that it makes for what they do, beside what is called itself; the superclass's are of the view
    /// model, as logic's are.
    func told(by calls: [Invocation]) -> Set<String> {
        let isOwn = calls.contains { $0.logicIndex != nil || $0.text.text.hasPrefix("self.") }
        return isOwn ? names : []
    }

    /// Whether `flow` sets what logic can read without being handed it.
    func isChanged(by flow: Flow) -> Bool {
        !names.isEmpty
            && FlowFacts.places(of: flow.sink).contains { place in
                switch place {
                case .variable: true
                case .state(let index): spec.states[index].visibility != nil
                case .output(let index):
                    spec.outputs[index].isStateful && (spec.transform.isStored || spec.outputs[index].visibility != nil)
                case .named, .events: false
                }
            }
    }
}
