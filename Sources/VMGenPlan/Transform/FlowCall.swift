import VMGenModel
import VMGenSpec

extension ViewModelSpec {
    /// `invocation` as an expression, whose values are those of `element`: the arguments that it is given, or those by the
    /// parameters of what it calls.
    package func expression(of invocation: Invocation, given element: FlowElement) -> Expression {
        let call = call(of: invocation, given: element).deciding(for: invocation)
        guard let type = invocation.answerType else { return call }
        // What is awaited stands by itself; of a stream, operators follow.
        return invocation.isAsync
            ? call.between([], [.text(" as \(type)")]) : call.between([.text("(")], [.text(" as \(type))")])
    }

    private func call(of invocation: Invocation, given element: FlowElement) -> Expression {
        let count = element.components.count
        switch invocation.target {
        case .logic(let index):
            let method = logic[index]
            var arguments = written(invocation) ?? SwiftMethod.arguments(method.parameters, count: count)
            if let position = method.stateIndex {
                let state: [SwiftPiece] = [.text("state: "), .name("state", isReceiver: false, isShorthand: false)]
                arguments.insert(state, at: min(position, arguments.count))
            }
            return call(method.name.text, arguments, at: invocation)
        case .request(let index):
            let arguments =
                written(invocation) ?? SwiftMethod.arguments(requests[index].parameters, count: count)
            return call(requests[index].name.text, arguments, at: invocation)
        case .service(_, let service, let index) where invocation.arguments == nil:
            let arguments = SwiftMethod.arguments(services[service].methods[index].parameters, count: count)
            var call = Expression(invocation.text)
            call.pieces += [.text("(")] + arguments.joined(separator: [.text(", ")]) + [.text(")")]
            return call
        case .foreign where invocation.isReference:
            let count = invocation.takesNothing ? 0 : invocation.partCount ?? count
            let arguments = (0..<count).map { [SwiftPiece.value($0)] }
            var call = Expression(invocation.text)
            if case .name(let name, _, let isShorthand)? = call.pieces.last {
                call.pieces[call.pieces.count - 1] = .name(name, isReceiver: true, isShorthand: isShorthand)
            }
            call.pieces += [.text("(")] + arguments.joined(separator: [.text(", ")]) + [.text(")")]
            return call
        case .service, .foreign:
            return Expression(invocation.text)
        }
    }

    /// The method of the spec that `invocation` calls; nil for requests and calls of others.
    package func method(of invocation: Invocation) -> SwiftMethod? {
        switch invocation.target {
        case .logic(let index): logic[index]
        case .service(_, let service, let index): services[service].methods[index]
        case .request, .foreign: nil
        }
    }

    /// What the values of `element` are called where `invocation` takes them: by the parameters that they are handed to, by
    /// the labels where those are not known, otherwise as the flow calls them.
    func valueNames(for invocation: Invocation, given element: FlowElement) -> [String] {
        var names = element.components.map(\.name)
        let parameters: [SwiftMethod.Parameter]? =
            switch invocation.target {
            case .request(let index): requests[index].parameters
            case .logic, .service, .foreign: method(of: invocation)?.parameters
            }
        guard let arguments = written(invocation) else {
            for index in names.indices.prefix(parameters?.count ?? 0) { names[index] = parameters?[index].name ?? "" }
            return names
        }
        // Of a value that is a tuple, no parameter's name is that of the whole.
        if names.count == 1, arguments.contains(where: { Expression($0).values.contains { $0 > 0 } }) { return names }
        for (position, argument) in arguments.enumerated() {
            guard let (index, label) = SwiftText.handedOver(argument), names.indices.contains(index) else { continue }
            let parameter = parameters?.dropFirst(position).first?.name
            names[index] = parameter ?? label.flatMap { SwiftText.isPreposition($0) ? nil : $0 } ?? names[index]
        }
        return names
    }

    private func call(_ name: String, _ arguments: [[SwiftPiece]], at invocation: Invocation) -> Expression {
        let head: [SwiftPiece] = [.name(name, isReceiver: true, isShorthand: false), .text("(")]
        return Expression(head + arguments.joined(separator: [.text(", ")]) + [.text(")")], at: invocation.text.range)
    }

    /// The arguments that the spec writes; nil where it leaves them to the flow's values.
    private func written(_ invocation: Invocation) -> [[SwiftPiece]]? {
        guard let arguments = invocation.arguments else { return nil }
        if arguments.text.isEmpty { return [] }
        return SwiftText.split(arguments, on: ",").map { SwiftText.pieces(of: $0) }
    }
}

extension SwiftMethod {
    /// The flow's first `count` values as arguments for `parameters`, in order.
    fileprivate static func arguments(_ parameters: [Parameter], count: Int) -> [[SwiftPiece]] {
        parameters.prefix(count).enumerated().map { index, parameter in
            (parameter.label.map { [.text("\($0): ")] } ?? []) + [.value(index)]
        }
    }
}

extension SwiftText {
    /// The value that an argument is, as it is, and its label: 0 and `id` of `id: $0`. Nil for anything else.
    fileprivate static func handedOver(_ argument: [SwiftPiece]) -> (value: Int, label: String?)? {
        guard case .value(let index)? = argument.last else { return nil }
        if argument.count == 1 { return (index, nil) }
        guard argument.count == 2, case .text(let text) = argument[0], text.hasSuffix(":") || text.hasSuffix(": ")
        else {
            return nil
        }
        let label = String(text.prefix { $0 != ":" })
        return isIdentifier(label) ? (index, label) : nil
    }

    /// Whether a label says how an argument is meant, and not what it is.
    fileprivate static func isPreposition(_ label: String) -> Bool {
        ["at", "by", "for", "from", "in", "matching", "of", "on", "to", "with"].contains(label)
    }
}
