import VMGenSpec

extension StubbedMethodPlan {
    /// The arguments of a call, written as in the call without its brackets, as the stub records them: nothing, one value, or
    /// a tuple.
    ///
    ///     matching: "a"             "a"
    ///     new, to: nil              (project: new, to: nil)
    package func recorded(_ arguments: Fragment) -> String {
        let parts = arguments.isEmpty ? [] : SwiftText.split(arguments, on: ",")
        let values = zip(method.parameters, parts).map { parameter, part in
            parameter.label == nil ? part.text : SwiftText.cut(part, at: ":")?.1.text ?? part.text
        }
        let kept = kept
        let names = labels(kept)
        let recorded = zip(method.parameters, values).filter { parameter, _ in
            kept.contains { $0.name == parameter.name }
        }
        switch recorded.count {
        case 0: return "()"
        case 1: return recorded[0].1
        default: return "(" + zip(names, recorded).map { "\($0): \($1.1)" }.joined(separator: ", ") + ")"
        }
    }
}
