import VMGenModel
import VMGenSpec

/// A name that is an input, and a value that is there at every time, where the input is waited for.
enum InputOrValue: Rule {
    package static let id = "input-or-value"

    /// The names under `with` and `combine` of `spec` that mean an input, which says nothing before the view does, and are
    /// those of outputs and states with a value too; what `until` waits for is what is new. A relay or subject with a value says that at once.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        let silent = spec.inputs.filter { $0.kind?.traits.contains(.holdsValue) != true }
        let inputs = Set((silent.map(\.name) + spec.inputEvents.map(\.name)).map(\.text))
        var values: [String: (section: String, port: Port)] = [:]
        for port in spec.states where inputs.contains(port.name.text) { values[port.name.text] = ("state", port) }
        for port in spec.outputs where port.isStateful && inputs.contains(port.name.text) {
            values[port.name.text] = ("output", port)
        }
        if values.isEmpty { return [] }
        return spec.flows.flatMap { flow -> [Finding] in
            let isJoined = flow.sources.count > 1 && flow.steps.first?.kind == .combine
            let joined = isJoined ? flow.sources.filter { $0.kind.isInput }.map(\.text) : []
            let taken = flow.steps.filter(\.until.isEmpty).flatMap(\.references).filter { reference in
                if case .source(let kind) = reference.kind { return kind.isInput }
                return false
            }
            return (joined + taken.map(\.text)).compactMap { name in
                guard let value = values[name.text] else { return nil }
                let own = "\(value.section).\(name.text)"
                return warning(
                    "`\(name.text)` is the input here, and nothing is told before the view sends one; `\(own)` has a value from the "
                        + "start: write that, or `input.\(name.text)`",
                    at: name.range,
                    notes: [("`\(own)` is declared here", value.port.name.range)]
                )
            }
        }
    }
}

extension InputOrValue {
    /// The warnings that a label in `text`, Swift that is evaluated beside `$0`, hides what the view model is given or keeps, or a
    /// state or an output with a value.
    static func labels(in text: Fragment, arriving: Arriving, names: Namespace) -> [Finding] {
        guard !SwiftText.closureArguments(in: text).isEmpty else { return [] }
        return SwiftText.freeNames(in: text).filter { arriving.labels.contains($0.text) }.compactMap { name in
            let member = names[name.text]
            let kept = member?.isParameterOrVariable == true ? "member of the view model" : nil
            guard let section = member?.section ?? kept, section != "input" else { return nil }
            return warning(
                "`\(name.text)` is what arrives here, and not the \(section); give the label another name, or write "
                    + "`$0` where it is meant",
                at: name.range
            )
        }
    }
}

extension FlowSource.Kind {
    /// Whether the view sends it.
    fileprivate var isInput: Bool {
        switch self {
        case .input, .inputEvent: true
        case .output, .state, .named, .expression, .helper, .start: false
        }
    }
}
