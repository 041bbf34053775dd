import VMGenModel
import VMGenSpec

extension StepArgument {
    /// `name`, which is to be the amount behind `word`, a number where it `isCount`, is of a `type` that certainly is none; nil where it may be one. What a step takes for a
    /// time is what the runtime's own operator takes.
    /// Swift has no static property of Combine's own type, which does not say that it is `Sendable`.
    static func wrongAmount(
        _ word: String,
        _ name: Fragment,
        isCount: Bool = false,
        type: String,
        runtime: Runtime,
        isStatic: Bool
    ) -> Finding? {
        let text = TypeText(type)
        let isOther = ["TimeInterval", "Duration"].contains(type) || TypeText.isFunction(type)
        let isForeign = runtime.hasTypedFailures && ["DispatchTimeInterval", "RxTimeInterval"].contains(type)
        let isPlain = text.isKnown || text.optionalOf != nil || text.text.hasPrefix("[")
        guard isOther || (isCount ? text.certainlyDiffers(from: TypeText("Int")) : isPlain || isForeign) else {
            return nil
        }
        let own =
            isCount ? "Int" : runtime.hasTypedFailures ? "MainScheduler.SchedulerTimeType.Stride" : "RxTimeInterval"
        let isMember = name.text.first?.isLowercase == true
        let declared = isMember ? name.text.split(separator: ".").last.map(String.init) ?? name.text : name.text
        let declaration =
            isStatic && runtime.hasTypedFailures && !isCount ? "" : "declare it so, `\(declared): \(own)`, or "
        let message =
            "`\(name.text)` is of type `\(type)`, and `\(word)` takes one of type `\(own)`; \(declaration)"
            + "write the amount here, `\(word) \(isCount ? "1" : "0.5")`"
        return error(message, at: name.range)
    }
}
