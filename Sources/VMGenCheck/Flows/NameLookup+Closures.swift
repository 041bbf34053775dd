import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension NameLookup {
    /// The closure that `text` calls or names, a parameter or a variable: `onClose(true)`; nil for all else.
    func closure(calledBy text: Fragment) -> (name: Fragment, type: Fragment, parts: ClosureType)? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier() else { return nil }
        _ = cursor.bracketed(by: "(")
        let type: Fragment?
        switch names[head.text] {
        case .parameter(let index): type = draft.parameters[index].type
        case .variable(let index): type = draft.variables[index].type
        default: type = nil
        }
        guard cursor.isAtEnd, let type, let parts = ClosureType(type.text) else { return nil }
        return (head, type, parts)
    }

    /// The stream that the closure returns which `text` calls: `makeTicks()`; nil for all else.
    func stream(ofClosureCalledBy text: Fragment) -> (kind: StreamKind, element: Fragment, canFail: Bool)? {
        guard SwiftText.lastBrackets(of: text) != nil, let (_, type, parts) = closure(calledBy: text) else {
            return nil
        }
        return draft.runtime.stream(of: Fragment(parts.result, type.range))
    }

}

extension SwiftMethod {
    /// A closure of this name and type, as the method that it is. One that runs on the main actor may be awaited from anywhere.
    init(_ closure: (name: Fragment, type: Fragment, parts: ClosureType), isAwaited: Bool) {
        let parts = closure.parts
        self.init(
            documentation: [],
            name: closure.name,
            parameters: parts.parameters.enumerated().map {
                Parameter(name: "argument\($0.offset + 1)", type: $0.element)
            },
            isAsync: parts.isAsync || isAwaited && parts.isMainActor,
            canThrow: parts.canThrow,
            returnType: parts.returnsNothing ? nil : Fragment(parts.result, closure.type.range),
            signature: closure.type
        )
    }
}
