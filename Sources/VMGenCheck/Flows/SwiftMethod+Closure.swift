import VMGenModel
import VMGenSpec

extension SwiftMethod {
    /// A closure of this name and type, as the method that it is. One that runs on the main actor may be awaited from anywhere.
    /// What one returns that `mayBeNil` may be nil as well.
    init(_ closure: (name: Fragment, type: Fragment, parts: ClosureType), isAwaited: Bool, mayBeNil: Bool = false) {
        let parts = closure.parts
        let isOptional = mayBeNil && !TypeText.isOptional(parts.result)
        let result = isOptional ? TypeText.optional(parts.result) : parts.result
        self.init(
            documentation: [],
            name: closure.name,
            parameters: parts.parameters.map { Parameter(name: "_", type: $0) },
            isAsync: parts.isAsync || isAwaited && parts.isMainActor,
            canThrow: parts.canThrow,
            thrownType: parts.thrownType,
            returnType: parts.returnsNothing ? nil : Fragment(result, closure.type.range),
            signature: closure.type
        )
        isMainActor = parts.isMainActor
    }
}
