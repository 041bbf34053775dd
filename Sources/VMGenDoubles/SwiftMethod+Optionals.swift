import VMGenModel
import VMGenSpec

extension SwiftMethod {
    /// It with `?` for each `!`, which the arguments of generic types cannot say.
    var withOptionals: SwiftMethod {
        var method = self
        for index in parameters.indices {
            method.parameters[index].type = TypeText.plainOptional(parameters[index].type)
        }
        method.returnType = returnType.map { Fragment(TypeText.plainOptional($0.text), $0.range) }
        return method
    }
}

extension TypeText {
    /// `type` with `?` for a `!` at its end.
    static func plainOptional(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }
}
