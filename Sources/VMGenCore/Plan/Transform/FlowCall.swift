extension ViewModelSpec {
    /// `invocation` as an expression, whose values are those of `element`: the arguments that it is given, or those by the
    /// parameters of what it calls.
    func expression(of invocation: Invocation, given element: FlowElement) -> Expression {
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
        case .service, .foreign:
            return Expression(invocation.text)
        }
    }

    /// The method of the spec that `invocation` calls; nil for requests and calls of others.
    func method(of invocation: Invocation) -> SwiftMethod? {
        switch invocation.target {
        case .logic(let index): logic[index]
        case .service(_, let service, let index): services[service].methods[index]
        case .request, .foreign: nil
        }
    }

    /// What the values of `element` are called where `invocation` takes them: by the parameters or labels they are handed
    /// to, otherwise as the flow calls them.
    func valueNames(for invocation: Invocation, given element: FlowElement) -> [String] {
        var names = element.components.map(\.name)
        let parameters: [SwiftMethod.Parameter]? =
            switch invocation.target {
            case .request(let index): requests[index].parameters
            case .logic, .service, .foreign: method(of: invocation)?.parameters
            }
        if invocation.arguments == nil, let parameters {
            for index in names.indices where index < parameters.count { names[index] = parameters[index].name }
        } else if invocation.arguments != nil {
            for (index, label) in Expression(invocation.text).labels where names.indices.contains(index) {
                names[index] = label
            }
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
