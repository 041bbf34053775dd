import VMGenModel
import VMGenSpec

/// What is wrong with what the Swift of flows, requests and first values asks of the names that the spec declares: `shop.nme`,
/// `set rows = load()`, `page.value + 1`.
struct NameUses {
    private let spec: ViewModelSpec
    /// The services that the spec declares, by their names.
    private let services: [String: Service]
    /// What `init` takes and what variables hold of them.
    private let held: [String: Service]
    /// The fields that are a plain value in Swift, of a type of Swift's own.
    private let plain: Set<String>
    /// What the payloads of events are called, which stands for them where one of the names of the spec could.
    private let labels: Set<String>

    /// All of it in `spec`.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        let uses = NameUses(spec)
        return spec.flows.flatMap { flow in
            flow.sources.flatMap { uses.check(source: $0) } + flow.steps.flatMap { uses.check($0.argument) }
                + uses.check(flow.sink)
        } + spec.requests.flatMap { uses.check($0) }
            + (spec.outputs + spec.states).flatMap { uses.check($0.initialValue) }
    }

    private init(_ spec: ViewModelSpec) {
        self.spec = spec
        let services = Dictionary(spec.services.map { ($0.name.text, $0) }) { first, _ in first }
        let holders =
            spec.parameters.filter { !$0.isForSuper }.map { ($0.name.text, $0.type.text) }
            + spec.variables.compactMap { variable in variable.type.map { (variable.name.text, $0.text) } }
        held = holders.reduce(into: [:]) { held, holder in
            held[holder.0] = services[TypeText.protocolName(in: holder.1)]
        }
        self.services = services
        labels = Set(spec.inputEvents.flatMap(\.payload).compactMap(\.label))
        plain = Set((spec.outputs.filter(\.isStateful) + spec.states).filter(\.isOfSwift).map(\.name.text))
    }

    private func check(source: FlowSource) -> [Finding] {
        guard case .expression(let swift) = source.kind else { return [] }
        return check(swift, isCall: true)
    }

    private func check(_ argument: FlowStep.Argument) -> [Finding] {
        switch argument {
        case .invocation(let invocation), .work(let invocation, _): check(invocation.text, isCall: true)
        case .expression(let text): check(text)
        // What stands there may as well be the runtime's own, which waits for what takes time.
        case .verbatim(let block):
            block.lines.flatMap { line in NameUse.all(in: line).compactMap { checkMember($0) } }
        case .none, .closure, .streams, .amount: []
        }
    }

    private func check(_ sink: FlowSink) -> [Finding] {
        switch sink.kind {
        case .set(let assignments): assignments.flatMap { check($0.value) + ($0.isPart ? check($0.name) : []) }
        case .call(let invocation): check(invocation.text, isCall: true)
        case .outputEvent(_, let arguments): arguments.map { check($0) } ?? []
        case .output, .state, .expression, .named, .ignore: []
        }
    }

    /// What is wrong in the Swift of `request`, in which its parameters stand for themselves.
    private func check(_ request: Request) -> [Finding] {
        let own = Set(request.parameters.map(\.name))
        let url = request.url.text.contains("\\(") ? [request.url.interpolations] : []
        let values = url + (request.query + request.headers).map(\.value) + [request.body].compactMap { $0 }
        let optionals = Set(request.parameters.filter { TypeText.isOptional($0.type) }.map(\.name))
            .union(spec.parameters.filter { $0.isOptional && !own.contains($0.name.text) }.map(\.name.text))
        return values.flatMap { text in
            NameUse.all(in: text).filter { !own.contains($0.name.text) }.compactMap {
                checkMember($0) ?? checkTime($0, in: text)
            } + RequestText.joined(in: text, of: optionals)
        }
    }

    /// What is wrong in the first `value` of a field, which names no other one.
    private func check(_ value: Fragment?) -> [Finding] {
        guard let value else { return [] }
        return NameUse.all(in: value).compactMap { checkMember($0) ?? checkTime($0, in: value) }
    }

    /// What is wrong in `text`, which begins with what it calls where it `isCall`.
    private func check(_ text: Fragment, isCall: Bool = false) -> [Finding] {
        NameUse.all(in: text).compactMap { use in
            if labels.contains(use.name.text) { return nil }
            if let finding = checkMember(use) { return finding }
            let isCallee = isCall && use.name.range.lower == text.range.lower
            return isCallee ? nil : checkValue(use) ?? checkTime(use, in: text)
        }
    }

    private func checkMember(_ use: NameUse) -> Finding? {
        if let service = held[use.name.text] { return UnknownMethod.check(use, of: service, runtime: spec.runtime) }
        guard let service = services[use.name.text], let member = use.member?.text,
            service.methods.contains(where: { $0.name.text == member })
        else { return nil }
        let holder = held.filter { $0.value.name.text == service.name.text }.keys.min()
        return UnknownMethod.typeOfService(use, holder: holder)
    }

    /// What is wrong with `use` of a value as if it were the relay that may hold it, `page.value`, or a variable, `rows.append(row)`.
    private func checkValue(_ use: NameUse) -> Finding? {
        guard plain.contains(use.name.text), let member = use.member else { return nil }
        if use.isCalled { return BadSink.checkChange(of: use.name, by: member) }
        return member.text == "value" ? UnknownName.valueOfValue(use.name, at: member) : nil
    }

    /// What is wrong with a call that takes time, or can fail, where `text` wants a value at once.
    private func checkTime(_ use: NameUse, in text: Fragment) -> Finding? {
        let words = text.allWords
        let isMarked = words.contains("await") || words.contains("try")
        guard use.isCalled, !isMarked else { return nil }
        if let member = use.member {
            let methods = held[use.name.text]?.methods.filter { $0.name.text == member.text } ?? []
            return waiting(methods).flatMap { MissingPolicy.checkValue($0, at: member.range) }
        }
        if let request = spec.requests.first(where: { $0.name.text == use.name.text }) {
            return MissingPolicy.check(request, use: .effect, at: use.name.range)
        }
        return waiting(spec.logic.filter { $0.name.text == use.name.text })
            .flatMap { MissingPolicy.checkValue($0, at: use.name.range) }
    }

    /// The first of `methods`, which have one name, where all of them take time or can fail.
    private func waiting(_ methods: [SwiftMethod]) -> SwiftMethod? {
        methods.allSatisfy { $0.isAsync || $0.canThrow } ? methods.first : nil
    }
}

extension Port {
    /// Whether its values are of a type of Swift's own, so that everybody knows what members they have.
    fileprivate var isOfSwift: Bool {
        let type = TypeText(element.text)
        let inner = type.optionalOf ?? type
        return inner.isKnown || inner.text.hasPrefix("[") || inner.text.hasPrefix("Set<")
    }
}
