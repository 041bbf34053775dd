import VMGenModel
import VMGenSpec

extension FlowStep {
    /// The names that its Swift declares for itself.
    var locals: Set<String> {
        if case .closure(let body) = argument { return [body].locals }
        return argument.texts.locals
    }
}

extension FlowSink {
    /// The names that its Swift declares for itself.
    var locals: Set<String> { texts.locals }
}

extension Flow {
    /// The names that its Swift declares for itself: `room` of `rooms.filter { room in room.isOpen }`.
    var locals: Set<String> { steps.reduce(into: sink.locals) { $0.formUnion($1.locals) } }
}

extension [Fragment] {
    /// The names that they declare for themselves; none without a block.
    fileprivate var locals: Set<String> {
        reduce(into: []) { names, text in
            if text.text.utf8.contains(UInt8(ascii: "{")) { names.formUnion(Expression(text).locals) }
        }
    }
}
