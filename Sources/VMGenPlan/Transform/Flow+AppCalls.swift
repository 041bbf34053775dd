import VMGenModel
import VMGenSpec

extension Flow {
    /// Whether one of its steps calls a function of the app, which may count on the main thread. What arrives answers for its own
    /// members, and Swift for its own types and functions; an `init`, or a case of an enum that `types` declares, makes a value.
    ///
    ///     map { format($0) }, filter { Rules.isFine($0) }, map Rules.trimmed     true
    ///     map { $0.title }, map { Row(name: $0) }, filter { $0 > max(1, 2) }     false
    func callsApp(_ spec: ViewModelSpec) -> Bool {
        let cases = EnumCases(spec.types).paths
        return steps.contains { step in
            let labels = Set(step.before.components.map(\.name))
            return step.uses.contains { use in
                let name = use.name.text
                guard use.isCalled, !labels.contains(name), !TypeText.isPlain(name) else { return false }
                guard let member = use.member?.text else {
                    return name.first?.isUppercase == false && !swiftFunctions.contains(name)
                }
                return member != "init" && !cases.contains("\(name).\(member)")
            }
        }
    }
}

/// Functions of Swift's own that closures call.
private let swiftFunctions: Set<String> = ["abs", "max", "min", "stride", "type", "zip"]

extension FlowStep {
    /// The names from outside that its Swift uses.
    fileprivate var uses: [NameUse] {
        switch argument {
        case .closure(let body): NameUse.all(inClosure: body)
        case .expression(let text): NameUse.all(in: text)
        case .invocation(let invocation), .work(let invocation, _):
            // A reference is called with what arrives.
            NameUse.all(
                in: invocation.isReference
                    ? Fragment("\(invocation.text.text)()", invocation.text.range) : invocation.text
            )
        case .none, .streams, .amount, .verbatim: []
        }
    }
}
