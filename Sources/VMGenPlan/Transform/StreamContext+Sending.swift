import VMGenModel
import VMGenSpec

extension StreamContext {
    /// The event of the output that the values of `element` become: `.failed(message: $0)`.
    func event(_ index: Int, _ arguments: Fragment?, element: FlowElement) -> Expression {
        let event = spec.outputEvents[index]
        var pieces: [SwiftPiece] = [.text("." + SwiftText.escapedMember(event.name.text))]
        if let arguments {
            pieces += [.text("(")] + SwiftText.pieces(of: arguments) + [.text(")")]
        } else if !event.payload.isEmpty {
            let values = event.payload.prefix(element.components.count).enumerated().map { index, parameter in
                (parameter.label.map { [SwiftPiece.text("\($0): ")] } ?? []) + [.value(index)]
            }
            pieces += [.text("(")] + values.joined(separator: [.text(", ")]) + [.text(")")]
        }
        return Expression(pieces, at: arguments?.range)
    }

    /// The statement that makes `value` the value of what an assignment sets.
    func assignment(_ assignment: Assignment, value: Expression) -> Expression {
        switch assignment.target {
        case .output(let index): return sending(value, to: spec.outputs[index])
        case .state(let index): return sending(value, to: spec.states[index])
        case .variable:
            let variable = spec.variables.first { $0.name.text == assignment.name.text }
            return value.assigned(to: SwiftText.pieces(of: assignment.name), of: variable?.type?.text)
        }
    }

    /// The statement that sends `value` to what holds `port`; nil for `Void`.
    func sending(_ value: Expression?, to port: Port) -> Expression {
        let held = spec.held(port)
        let value = port.isVoid ? nil : value
        if port.isPublishedField {
            let field = SwiftPiece.text("." + SwiftText.escapedMember(port.name.text) + " = ")
            return (value ?? Expression([.text("()")])).between([.given("output"), field])
        }
        if port.isStateful, held?.home == .state || held?.home == .member {
            let target = SwiftPiece.name(port.name.text, isReceiver: false, isShorthand: false)
            return (value ?? Expression([])).assigned(to: [target], of: port.element.text)
        }
        let stream =
            held?.home == .local
            ? streams.stream(of: port.name.text).pieces
            : [.name(Reach.stream(of: port.name.text), isReceiver: false, isShorthand: false)]
        return dialect.sending(value, to: stream, port)
    }

    /// The statement that sends `event` to what holds the events of the output.
    func sendingEvent(_ event: Expression) -> Expression {
        let stream = streams.events
        guard stream.home == .state else { return dialect.sending(event, to: stream.pieces, nil) }
        let state = SwiftPiece.name("state", isReceiver: true, isShorthand: false)
        return dialect.sending(event, to: [state, .text("." + stream.name)], nil)
    }
}
